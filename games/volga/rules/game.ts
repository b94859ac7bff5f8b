import { define, type OptionInfo, type ScenarioInfo } from '@kurgan/engine';
import { START_MORALE } from '../data/charts.ts';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { actionRound, march, muster } from './action-round.ts';
import { volgaNotation } from './actions.ts';
import { barrage, combatDice, isolationDie, lead, reveal, support } from './battle.ts';
import { clone } from './clone.ts';
import { bloodyStreets, selection } from './combat-phase.ts';
import { arrivals, dawn, entry, isolation, withdrawal } from './dawn.ts';
import { endPhase, outcome, victoryCheck } from './end.ts';
import { narrate } from './narrate.ts';
import { randomEvent } from './random-event.ts';
import { fallBack, retreat } from './retreat.ts';
import { setup } from './setup.ts';
import type { Volga } from './state.ts';
import { billet, purchase, supplyRoll } from './supply.ts';

/** Optional rules 12.1 to 12.8, each a separate switch (AV-OPT-01). */
function options(scenario: ScenarioId): readonly OptionInfo[] {
  const { firstTurn: first, lastTurn: last } = SCENARIOS[scenario];
  return [
    { id: 'rubble', title: 'Rubble', rule: 'AV-OPT-02', kind: 'flag' },
    { id: 'northernShoulder', title: 'Northern Shoulder', rule: 'AV-OPT-03', kind: 'flag' },
    { id: 'isolation', title: 'Isolation', rule: 'AV-OPT-04', kind: 'flag' },
    { id: 'parentOrganization', title: 'Parent Organization', rule: 'AV-OPT-12', kind: 'flag' },
    { id: 'limitedAir', title: 'Limited Air Power', rule: 'AV-OPT-14', kind: 'flag' },
    { id: 'pavlovsHouse', title: "Pavlov's House", rule: 'AV-OPT-16', kind: 'flag' },
    {
      id: 'startMorale',
      title: 'Reduced Starting Morale',
      rule: 'AV-OPT-18',
      kind: 'number',
      min: START_MORALE.min,
      max: START_MORALE.max,
      on: START_MORALE.reduced,
    },
    { id: 'moreSupply', title: 'Increased German Supply', rule: 'AV-OPT-19', kind: 'turns', first, last },
  ];
}

const scenarios: readonly ScenarioInfo[] = [
  {
    id: 'september',
    title: SCENARIOS.september.title,
    summary: 'Nine Turns from the first assault to the end of September: take 40 of 50 Areas, one of them Heavy Urban.',
    options: options('september'),
  },
  {
    id: 'factory',
    title: SCENARIOS.factory.title,
    summary: 'Five Turns in October: take the last fifteen Areas, the great factories among them.',
    options: options('factory'),
  },
];

export const volga = define<Volga>({
  id: 'volga',
  title: 'Stalingrad: Advance to the Volga, 1942',
  version: '1',
  seats: ['german'],
  seatNames: { german: 'Germany' },
  sides: ['german', 'soviet'],
  scenarios,
  notation: volgaNotation,
  frameRules: { over: 'AV-END-05', turn: 'AV-COMP-01' },
  /** In play order. */
  steps: {
    dawn,
    arrivals,
    entry,
    withdrawal,
    isolation,
    randomEvent,
    supplyRoll,
    purchase,
    billet,
    bloodyStreets,
    selection,
    actionRound,
    march,
    muster,
    reveal,
    isolationDie,
    barrage,
    lead,
    support,
    combatDice,
    fallBack,
    retreat,
    victoryCheck,
    endPhase,
  },
  setup,
  outcome,
  clone,
  narrate,
});
