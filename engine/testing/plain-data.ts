import { isDeepStrictEqual } from 'node:util';
import { parsePosition, writePosition } from '../files/position.ts';
import { problemText } from '../problem.ts';
import type { GameTypes } from '../state.ts';
import { TrialContext } from './contexts.ts';
import { pick } from './random.ts';
import type { Trial } from './trial.ts';

/** Checks that a state written to a position file reads back the same. */
export function checkRoundTrip<G extends GameTypes>(trial: Trial<G>): void {
  const { game, match } = trial;
  const written = writePosition(game, { setup: match.setup, state: match.state });
  const position = parsePosition(game, JSON.parse(written));
  if (!position.ok) trial.fail('round trip', position.error.map(problemText).join('; '));
  if (!isDeepStrictEqual(position.value.state, match.state)) {
    trial.fail('round trip', 'the state read back from JSON is another one');
  }
  trial.count('round trips');
}

/** Number of actions played on a clone to see whether the original moves with it. */
const ACTIONS_ON_CLONE = 3;

/** Checks that a clone equals the original, and that changing it leaves the original alone. */
export function checkClone<G extends GameTypes>(trial: Trial<G>): void {
  const { game, match, chance } = trial;
  const before = JSON.stringify(match.state);
  const copy = game.clone(match.state);
  if (!isDeepStrictEqual(copy, match.state)) trial.fail('clone', 'the clone is not equal to the state');
  const context = new TrialContext<G>();
  const done: string[] = [];
  for (let i = 0; i < ACTIONS_ON_CLONE; i++) {
    const waiting = game.waiting(copy);
    if (waiting.length === 0) break;
    const seat = pick(chance, waiting);
    const legal = game.legal(copy, seat);
    if (legal.length === 0) trial.fail('legal action', `${seat} would have none after ${done.join(', ') || 'cloning'}`);
    const action = pick(chance, legal);
    game.apply(copy, seat, action, context);
    done.push(`"${seat}: ${game.notation.format(action)}"`);
  }
  if (JSON.stringify(match.state) !== before)
    trial.fail('clone', `${done.join(', ')} on the clone changed the original`);
  trial.count('clones');
}
