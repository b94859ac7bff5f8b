import { define, type OptionInfo, type ScenarioInfo } from '@kurgan/engine';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { axisNotation } from './actions.ts';
import { airDefense, downing, flak, shotDown } from './air-defense.ts';
import { naming } from './aloft.ts';
import { ambushes, ambushing, losing, loss, reaction } from './ambush.ts';
import { crossingRaids, raid, readyAttack, touchdown, touchdowns } from './attack.ts';
import { bombardment, rocketAim, rockets } from './bombardment.ts';
import { card } from './cards.ts';
import { casualties, casualty, demand, demands } from './casualties.ts';
import { clone } from './clone.ts';
import { battleChoice, battles, conclusion, feeding, supplies, volley } from './combat.ts';
import {
  crossingCombat,
  crossingDemand,
  crossingHits,
  crossingLoss,
  crossingReply,
  raiderLoss,
  raidersLoss,
} from './crossing-combat.ts';
import { endOfRound, outcome } from './end.ts';
import { scramble } from './interceptors.ts';
import { landing, landings, returning } from './landing.ts';
import { movement, readyMovement } from './movement.ts';
import { narrate } from './narrate.ts';
import { answer, answers, grounding, heroes, luftwaffe, sacrifice, sacrificed } from './option-cards.ts';
import { keeping, pairing } from './pairs.ts';
import { freeInfantry, gifts, income, purchases, winterStorm } from './reinforcement.ts';
import { bidding, bidUnits, factoryHands, factoryPick, factoryPlace, rearrangement } from './set-up-options.ts';
import { setup } from './setup.ts';
import { pushing, scrapping, stacking } from './stacking.ts';
import type { Axis } from './state.ts';
import { assignment, deployment, firstArea, firstFive, launch, launching, placing, preparation } from './uranus.ts';
import { weather } from './weather.ts';
import { workers } from './workers.ts';

/** The optional rules, each a switch of its own (AA-OPT-15); two of them change the set-up of the Race only. */
function options(scenario: ScenarioId): readonly OptionInfo[] {
  const race: readonly OptionInfo[] = [
    { id: 'factories', title: 'Alternative Factory Placement', rule: 'AA-OPT-03', kind: 'flag' },
    { id: 'deployment', title: 'Alternative Deployment', rule: 'AA-OPT-04', kind: 'flag' },
  ];
  return [
    { id: 'bidding', title: 'Reinforcement Point Bidding', rule: 'AA-OPT-01', kind: 'flag' },
    ...(scenario === 'race' ? race : []),
    { id: 'sorties', title: 'Bad Weather Sorties', rule: 'AA-OPT-05', kind: 'flag' },
    { id: 'luftwaffe', title: 'Luftwaffe Priorities', rule: 'AA-OPT-06', kind: 'flag' },
    { id: 'heroes', title: 'Heroes of the Soviet Union', rule: 'AA-OPT-07', kind: 'flag' },
    { id: 'interdiction', title: 'Interdiction', rule: 'AA-OPT-09', kind: 'flag' },
    { id: 'interceptors', title: 'Interceptors', rule: 'AA-OPT-10', kind: 'flag' },
    { id: 'looseStacks', title: 'Unlimited Pieces', rule: 'AA-R-27', kind: 'flag' },
  ];
}

const scenarios: readonly ScenarioInfo[] = [
  {
    id: 'race',
    title: SCENARIOS.race.title,
    summary:
      'Thirteen rounds from the crossing of the Don: take the city before the counter-offensive, and hold it. Between equal bots the Axis won 31 of 60 games.',
    options: options('race'),
  },
  {
    id: 'uranus',
    title: SCENARIOS.uranus.title,
    summary:
      'Seven rounds from the Soviet counter-offensive on: break the ring, or close it. Between equal bots the Axis won 25 of 60 games.',
    options: options('uranus'),
  },
];

export const axis = define<Axis>({
  id: 'axis',
  title: 'Axis & Allies: Stalingrad',
  version: '1',
  seats: ['axis', 'allies'],
  seatNames: { axis: 'The Axis', allies: 'The Allies' },
  windowNames: {
    interceptors: 'chances to intercept',
    airDefense: 'chances to fire at aircraft',
    ambush: 'chances to ambush',
    tokens: 'chances to supply a force that is cut off',
    spareTokens: 'chances to spend a token on a supplied force',
  },
  sides: ['axis', 'allies'],
  scenarios,
  notation: axisNotation,
  frameRules: { over: 'AA-DEF-02', turn: 'AA-ORD-05' },
  /** In play order. */
  steps: {
    bidding,
    bidUnits,
    factoryHands,
    factoryPick,
    factoryPlace,
    rearrangement,
    firstFive,
    firstArea,
    card,
    weather,
    luftwaffe,
    grounding,
    income,
    gifts,
    freeInfantry,
    winterStorm,
    purchases,
    readyMovement,
    movement,
    pairing,
    keeping,
    stacking,
    pushing,
    scrapping,
    heroes,
    sacrifice,
    sacrificed,
    answers,
    answer,
    reaction,
    scramble,
    airDefense,
    flak,
    shotDown,
    downing,
    naming,
    ambushes,
    ambushing,
    loss,
    losing,
    readyAttack,
    touchdowns,
    touchdown,
    crossingRaids,
    raid,
    crossingCombat,
    crossingHits,
    crossingDemand,
    crossingLoss,
    crossingReply,
    raidersLoss,
    raiderLoss,
    bombardment,
    rocketAim,
    rockets,
    battles,
    battleChoice,
    supplies,
    feeding,
    volley,
    demands,
    demand,
    casualties,
    casualty,
    conclusion,
    returning,
    landings,
    landing,
    preparation,
    placing,
    launching,
    launch,
    assignment,
    deployment,
    workers,
    endOfRound,
  },
  setup,
  outcome,
  clone,
  narrate,
  seatsSwapped: ({ open }) => open.bid.swapped,
  resigned: (seat) => ({
    winner: seat === 'axis' ? 'allies' : 'axis',
    rule: 'AA-DEF-02',
    title: seat === 'axis' ? 'The Axis resigns' : 'The Allies resign',
  }),
});
