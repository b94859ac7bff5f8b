import { isDeepStrictEqual } from 'node:util';
import { parseState } from '../files/position.ts';
import { hasLearnt, type Learnt } from '../learnt.ts';
import { problemText } from '../problem.ts';
import { type GameTypes, type StateOf, viewOf } from '../state.ts';
import { TrialContext } from './contexts.ts';
import { sameData } from './difference.ts';
import type { Trial } from './trial.ts';

/** Result of trying an action, and what a seat notices of it. */
interface Consequence<G extends GameTypes> {
  readonly learnt: Learnt<G['seat']>;
  noticed(seat: G['seat']): string;
}

/** Does the action on a throwaway state. */
function tryOut<G extends GameTypes>(
  trial: Trial<G>,
  state: StateOf<G>,
  seat: G['seat'],
  action: G['action'],
): Consequence<G> {
  const context = new TrialContext<G>();
  trial.game.apply(state, seat, action, context);
  return {
    learnt: context.learnt,
    noticed: (observer) => JSON.stringify([viewOf(state, observer), context.readBy(observer)]),
  };
}

/**
 * Checks that a seat's view, legal actions and log don't depend on anything hidden from it. Everything the seat is told
 * must be the same in any state it can't tell from the real one, until an action says that something was learned.
 */
export function checkHidden<G extends GameTypes>(
  trial: Trial<G>,
  actor: G['seat'],
  action: G['action'],
  imagined: number,
): void {
  const { game, match } = trial;
  const before = JSON.stringify(match.state);
  const real = tryOut(trial, game.clone(match.state), actor, action);
  for (const observer of game.seats) {
    checkRooms(trial, observer);
    const told = askAll(trial, observer, match.state);
    for (let i = 0; i < imagined; i++) {
      const other = imagine(trial, observer, told);
      if (observer === actor) checkOwnAction(trial, actor, action, real, other);
      else if (!hasLearnt(real.learnt, observer)) checkSeenAction(trial, observer, actor, action, real, other);
      if (JSON.stringify(match.state) !== before) trial.fail('imagine', 'the imagined state shares with the real one');
      trial.count('imagined states');
    }
  }
  if (real.learnt.length === 0) trial.count('actions that taught nothing');
}

function checkRooms<G extends GameTypes>(trial: Trial<G>, seat: G['seat']): void {
  const view = trial.match.view(seat);
  const rooms = [...Object.keys(view), ...Object.keys(view.private)].sort();
  if (!isDeepStrictEqual(rooms, ['flow', 'open', 'private', seat].sort())) {
    trial.fail('rooms', `${seat} sees the rooms ${rooms}`);
  }
}

/** Everything a seat can see or ask, by name. */
function askAll<G extends GameTypes>(trial: Trial<G>, seat: G['seat'], state: StateOf<G>): [string, string][] {
  const { game } = trial;
  return [
    ['the view', JSON.stringify(viewOf(state, seat))],
    ['who is to choose', JSON.stringify(game.waiting(state))],
    ['the legal list', JSON.stringify(game.legal(state, seat))],
    ['the outcome', JSON.stringify(game.outcome(state))],
    ['the window', JSON.stringify(game.window(state))],
  ];
}

/** A sound state where the seat is told the same as in the real one. */
function imagine<G extends GameTypes>(
  trial: Trial<G>,
  seat: G['seat'],
  told: readonly (readonly [what: string, answer: string])[],
): StateOf<G> {
  const { game, match, chance } = trial;
  const other = game.imagine(viewOf(match.state, seat), seat, chance);
  const sound = parseState(game, other, 'imagined');
  if (!sound.ok) trial.fail('imagine', sound.error.map(problemText).join('; '));
  for (const [i, [what, there]] of askAll(trial, seat, other).entries()) {
    const here = told[i]?.[1] ?? '';
    if (!sameData(here, there)) trial.fail('non-interference', `${seat}: ${what} is ${here}, but could be ${there}`);
  }
  return other;
}

function checkOwnAction<G extends GameTypes>(
  trial: Trial<G>,
  seat: G['seat'],
  action: G['action'],
  real: Consequence<G>,
  other: StateOf<G>,
): void {
  const { game, match } = trial;
  const text = `"${seat}: ${game.notation.format(action)}"`;
  const odds = game.odds(match.state, seat, action);
  if (JSON.stringify(odds) !== JSON.stringify(game.odds(other, seat, action))) {
    trial.fail('odds', `those of ${text} depend on what ${seat} can't see`);
  }
  const sum = odds?.outcomes.reduce((all, { chance }) => all + chance, 0) ?? 1;
  if (Math.abs(sum - 1) > 1e-9) trial.fail('odds', `those of ${text} add up to ${sum}`);
  const there = tryOut(trial, other, seat, action);
  if (String(real.learnt) !== String(there.learnt)) {
    trial.fail('undo barrier', `whether ${text} teaches something depends on what ${seat} can't see`);
  }
  if (!hasLearnt(real.learnt, seat) && !sameData(real.noticed(seat), there.noticed(seat))) {
    trial.fail('undo barrier', `${text} shows ${seat} something hidden, but does not say that ${seat} has learned it`);
  }
}

/** Maximum number of the other seat's actions tried in search of one that looks the same. */
const MOST_TRIED = 100;

/**
 * Another seat watches an action that claims to teach it nothing. Then, for every hidden arrangement the watcher can
 * imagine, some action of the actor must look just like it; otherwise the watcher has ruled that arrangement out.
 */
function checkSeenAction<G extends GameTypes>(
  trial: Trial<G>,
  observer: G['seat'],
  actor: G['seat'],
  action: G['action'],
  real: Consequence<G>,
  other: StateOf<G>,
): void {
  const { game } = trial;
  const noticed = real.noticed(observer);
  const same = game.refuse(other, actor, action) === null ? [action] : [];
  for (const candidate of [...same, ...game.legal(other, actor).slice(0, MOST_TRIED)]) {
    const there = tryOut(trial, game.clone(other), actor, candidate);
    if (!hasLearnt(there.learnt, observer) && sameData(there.noticed(observer), noticed)) return;
  }
  const text = `"${actor}: ${game.notation.format(action)}"`;
  trial.fail('leak', `${text} shows ${observer} something hidden, but does not say that ${observer} has learned it`);
}
