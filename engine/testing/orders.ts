import { TERMS } from '../journal.ts';
import type { GameTypes } from '../state.ts';
import { pick } from './random.ts';
import type { Trial } from './trial.ts';

/** Gives a random standing order for a random seat. True if it passed windows at once. */
export function giveOrder<G extends GameTypes>(trial: Trial<G>): boolean {
  const { match, game, chance } = trial;
  const [seat, kind, until] = [pick(chance, game.seats), pick(chance, game.windows), pick(chance, TERMS)];
  const before = JSON.stringify(match.state);
  const lines = match.log(null).length;
  trial.doing = `${seat}: order ${kind} ${until}`;
  if (!match.order(seat, kind, until)) trial.fail('orders', 'it was not taken');
  const hasAnswered = JSON.stringify(match.state) !== before;
  if (hasAnswered && match.log(null).length === lines + 1) {
    trial.fail('orders', 'a window was passed, and the log says nothing');
  }
  if (until === 'off' && match.orders[seat]?.[kind] !== undefined) trial.fail('orders', 'it still holds');
  trial.count('orders');
  return hasAnswered;
}

/** Checks that nobody who ordered a pass is asked. */
export function checkOrders<G extends GameTypes>(trial: Trial<G>): void {
  const { match, game } = trial;
  const window = game.window(match.state);
  if (window === null) return;
  const asked = match.waiting.find((seat) => match.orders[seat]?.[window.kind] !== undefined);
  if (asked !== undefined) trial.fail('orders', `${asked} passes "${window.kind}", but is asked`);
}
