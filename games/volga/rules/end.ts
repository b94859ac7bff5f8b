import type { Outcome } from '@kurgan/engine';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { changeMorale, controlled } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { type Automatic, goTo, type Open, type State, type View, type VolgaContext } from './state.ts';

type End = NonNullable<Open['outcome']>;

interface Ending extends Outcome {
  readonly winner: 'german' | 'soviet';
  readonly rule: RuleId;
}

const ENDINGS: Readonly<Record<End, Ending>> = {
  city: { winner: 'german', rule: 'AV-VIC-01', title: 'Automatic victory: the whole city is taken' },
  operational: { winner: 'german', rule: 'AV-VIC-04', title: 'Operational victory' },
  morale: { winner: 'soviet', rule: 'AV-VIC-02', title: 'Soviet victory: German Morale is broken' },
  late: { winner: 'soviet', rule: 'AV-VIC-05', title: 'Soviet victory: the city holds' },
};

/** The Factory District has its own rules for winning and losing. */
const FACTORY_ENDINGS: Readonly<Record<End, Ending>> = {
  ...ENDINGS,
  city: { ...ENDINGS.city, rule: 'AV-FAC-26' },
  morale: { ...ENDINGS.morale, rule: 'AV-FAC-27' },
  late: { ...ENDINGS.late, rule: 'AV-FAC-26' },
};

const endingOf = ({ scenario }: Open, how: End): Ending => (scenario === 'factory' ? FACTORY_ENDINGS : ENDINGS)[how];

export const outcome = ({ open }: View): Outcome | null =>
  open.outcome === null ? null : endingOf(open, open.outcome);

function gameOver(state: State, how: End, context: VolgaContext): void {
  const { open } = state;
  open.outcome = how;
  state.flow.length = 0;
  const { winner, rule } = endingOf(open, how);
  context.log({ event: 'gameOver', rule, winner });
}

/** Automatic Victory for either side at the end of a Combat Phase; the city is checked first (AV-ACT-07, AV-R-47). */
export const victoryCheck: Automatic<'victoryCheck'> = {
  run(state, _frame, context) {
    const { open } = state;
    context.log({ event: 'combatOver', rule: 'AV-ACT-06' });
    if (controlled(open) === AREA_IDS.length) return gameOver(state, 'city', context);
    if (open.morale === 0) return gameOver(state, 'morale', context);
    goTo(state, { step: 'endPhase' });
  },
};

/** AV-END-01 to AV-END-05. */
export const endPhase: Automatic<'endPhase'> = {
  run(state, _frame, context) {
    const { open } = state;
    const { lastTurn } = SCENARIOS[open.scenario];
    if (open.turn === lastTurn) return gameOver(state, operationalVictory(open) ? 'operational' : 'late', context); // AV-R-48
    for (const id of AREA_IDS) {
      const area = open.areas[id];
      area.fresh.push(...area.spent);
      area.spent.length = 0;
    }
    context.log({ event: 'turnOver', rule: 'AV-END-03', turn: open.turn });
    changeMorale(state, -1, 'AV-END-02', context);
    open.turn++;
    goTo(state, { step: 'dawn' });
  },
};

/** AV-VIC-04: enough Areas, and one of them Heavy Urban. */
function operationalVictory(open: Open): boolean {
  const goal = SCENARIOS[open.scenario].operationalVictory;
  if (goal === null) return false;
  const german = AREA_IDS.filter((id) => open.areas[id].control === 'german');
  const heavyUrban = german.filter((id) => AREAS[id].terrain === 'heavyUrban');
  return german.length >= goal.areas && heavyUrban.length >= goal.heavyUrban;
}
