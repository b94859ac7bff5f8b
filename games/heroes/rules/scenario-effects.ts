import type { Special, SpecialDo } from '../data/scenarios/facts.ts';
import { nextArrival } from './arrivals.ts';
import { of, totalOf } from './counters.ts';
import { drawFresh } from './exchange.ts';
import { kindNumber } from './profiles.ts';
import { scenarioOf } from './scenario.ts';
import {
  type Automatic,
  DAMAGE,
  type HeroesContext,
  type Open,
  other,
  proceed,
  type Seat,
  type State,
} from './state.ts';

/** The special rules of scenarios: those that happen at a moment. Those that hold throughout are asked for by `standing`. */

const sidesOf = (open: Open, side: Special['side']): Seat[] =>
  [open.initiative, other(open.initiative)].filter((seat) => side === 'both' || seat === side);

/** Carries out what a scenario has in store for a moment, the holder of the Initiative first (HS-TURN-06). */
export function carryOut(state: State, when: Special['when'], context: HeroesContext): void {
  const { open } = state;
  for (const special of scenarioOf(open).special) {
    if (special.when !== when || (special.turn !== undefined && special.turn !== open.turn)) continue;
    for (const seat of sidesOf(open, special.side)) execute(state, seat, special.do, context);
  }
}

function execute(state: State, seat: Seat, special: SpecialDo, context: HeroesContext): void {
  const { open } = state;
  switch (special.op) {
    case 'setDamage': {
      const kind = kindNumber(special.unit);
      for (let u = 0; u < totalOf(open); u++)
        if (of(open.units.kind, u) === kind) open.units.damage[u] = DAMAGE[special.damage];
      break;
    }
    case 'drawCards':
      drawFresh(state, seat, special.count, context); // above the hand size, which stays (HS-SCN-13)
      break;
    case 'reinforce': // they come on with everybody else who is due
    case 'deployIn':
    case 'decoyRules':
    case 'maxSight':
    case 'capture':
      break;
  }
}

/** Effects of the scenario at the start of the Order Phase, after those of cards (HS-ORD-02); whoever is due comes on. */
export const scenarioStart: Automatic<'scenarioStart'> = {
  run(state, _frame, context) {
    const { open } = state;
    proceed(state, ...[open.initiative, other(open.initiative)].flatMap((seat) => nextArrival(state, seat)));
    carryOut(state, 'orderStart', context);
  },
};
