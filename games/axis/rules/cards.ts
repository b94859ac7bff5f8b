import { LIMITS, roundFacts } from '../data/track.ts';
import type { Side } from '../data/zones.ts';
import type { Automatic, Frame, Open, State } from './state.ts';

/** The order cards: which steps each of them brings, and which card is next (AA-ORD-01). */

const movement = (side: Side): Frame[] => [
  { step: 'readyMovement', side },
  { step: 'movement', side, from: null },
  { step: 'stacking', side },
];
const attack = (side: Side): Frame[] => [
  { step: 'readyAttack', side },
  { step: 'touchdowns', side },
  side === 'axis' ? { step: 'crossingRaids' } : { step: 'bombardment', aim: [] },
  { step: 'battles', side, fought: [] },
];
const landing = (side: Side): Frame[] => [
  { step: 'returning', side },
  { step: 'landings', side },
];

/** The steps of a card, in order; none where it doesn't apply (AA-ORD-03, AA-ORD-04). */
function stepsOf(open: Open, card: number): Frame[] {
  switch (card) {
    case 1:
      return open.round < LIMITS.firstWeather ? [] : [{ step: 'weather' }];
    case 2:
      return [...(open.options.luftwaffe ? [{ step: 'luftwaffe' } as const] : []), { step: 'income', side: 'axis' }];
    case 3:
      return movement('axis');
    case 4:
      return [{ step: 'reaction', side: 'allies' }];
    case 5:
      return attack('axis');
    case 6:
      return landing('axis');
    case 7:
      return open.uranus.launched || open.round < LIMITS.firstDraw ? [] : [{ step: 'preparation' }];
    case 8:
      return open.factories === null ? [] : [{ step: 'workers' }];
    case 9:
      return [{ step: 'income', side: 'allies' }];
    case 10:
      return [...movement('allies'), ...(open.options.heroes ? [{ step: 'heroes' } as const] : [])];
    case 11:
      return [{ step: 'reaction', side: 'axis' }];
    case 12:
      return attack('allies');
    case 13:
      return landing('allies');
    default:
      return [{ step: 'endOfRound' }];
  }
}

/** Lies at the bottom of the flow: turns one card after the other. */
export const card: Automatic<'card'> = {
  run(state, { card: number }, context) {
    const { open } = state;
    if (number === 1) open.badWeather = false;
    const begins = number === 1 || open.card === 0; // Operation Uranus begins in the middle of a round
    if (begins)
      context.log({ event: 'round', rule: 'AA-ORD-06', round: open.round, date: roundFacts(open.round).date });
    open.card = number;
    const steps = stepsOf(open, number);
    if (steps.length > 0) context.log({ event: 'card', rule: 'AA-ORD-01', card: number });
    turnTo(state, number === 14 ? 1 : number + 1);
    state.flow.push(...steps.reverse());
  },
};

function turnTo(state: State, next: number): void {
  state.flow[state.flow.length - 1] = { step: 'card', card: next };
}
