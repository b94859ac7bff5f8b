import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../game.ts';
import { type GameTypes, viewOf } from '../state.ts';
import { checkOrders } from './orders.ts';
import type { Trial } from './trial.ts';

/** Cheap checks before every action. Returns the legal actions of each waiting seat. */
export function checkMoment<G extends GameTypes>(trial: Trial<G>): Map<G['seat'], readonly G['action'][]> {
  const { game, match } = trial;
  const { state } = match;
  const waiting = game.waiting(state);
  const outcome = game.outcome(state);
  if (waiting.length === 0 && outcome === null) trial.fail('outcome', 'nobody is to choose, but there is no outcome');
  if (waiting.length > 0 && outcome !== null) trial.fail('outcome', `it is over, but ${waiting} is to choose`);

  const broken = game.audit(state);
  if (broken.length > 0) trial.fail('audit', broken.join('; '));

  const window = game.window(state);
  if (window !== null && !game.windows.includes(window.kind)) {
    trial.fail('window', `there is no kind of window "${window.kind}"`);
  }
  checkOrders(trial);
  const legal = new Map<G['seat'], readonly G['action'][]>();
  for (const seat of waiting) {
    const actions = game.legal(state, seat);
    if (actions.length === 0) trial.fail('legal action', `${seat} is to choose, but has none`);
    if (window !== null && game.refuse(state, seat, window.pass) !== null) {
      trial.fail('window', `${seat} may not pass "${window.kind}"`);
    }
    const seen = game.legal(viewOf(state, seat), seat);
    if (!sameActions(actions, seen)) {
      trial.fail(
        'legal from view',
        `${tell(trial, actions)} from the state, ${tell(trial, seen)} from what ${seat} sees`,
      );
    }
    legal.set(seat, actions);
  }
  trial.count('moments');
  return legal;
}

/** Checks the end: a rule gives a winner or a draw, nothing is legal anymore, and the whole log can be narrated. */
export function checkEnd<G extends GameTypes>(trial: Trial<G>, outcome: Outcome | null): void {
  const { game, match } = trial;
  if (outcome === null) trial.fail('outcome', 'it is over, but there is no outcome');
  trial.knownRule('outcome', outcome.rule);
  if (outcome.winner !== null && !game.sides.includes(outcome.winner)) {
    trial.fail('outcome', `${outcome.winner} has won, but is no side of the game`);
  }
  for (const seat of game.seats) {
    if (game.legal(match.state, seat).length > 0) trial.fail('outcome', `it is over, but ${seat} has legal actions`);
    for (const { event } of match.log(seat)) {
      if (match.narrate(event).trim() === '') trial.fail('log', `${JSON.stringify(event)} has no words`);
    }
  }
}

const tell = <G extends GameTypes>(trial: Trial<G>, actions: readonly G['action'][]): string =>
  `[${actions.map((action) => trial.game.notation.format(action)).join(', ')}]`;

function sameActions(a: readonly { do: string }[], b: readonly { do: string }[]): boolean {
  return a.length === b.length && a.every((action, i) => sameAction(action, b[i]));
}

function sameAction(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>> | undefined): boolean {
  if (b === undefined) return false;
  for (const key in a) if (a[key] !== b[key] && !isDeepStrictEqual(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
