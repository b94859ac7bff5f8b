import { isDeepStrictEqual } from 'node:util';
import type { Notation } from '../notation.ts';
import { type GameTypes, viewOf } from '../state.ts';
import { sample } from './random.ts';
import { add, type Trial } from './trial.ts';

/** Every action that can be written down, by verb. */
export type Writable<A> = ReadonlyMap<string, readonly A[]>;

/** Maximum number of actions kept per verb: beyond it, the sample is drawn from the first ones. */
const MOST_KEPT = 50_000;

export function writableActions<A extends { do: string }>(notation: Notation<A>): Writable<A> {
  const writable = new Map<string, A[]>();
  for (const verb of notation.verbs) {
    const actions: A[] = [];
    for (const action of notation.every(verb)) if (actions.push(action) === MOST_KEPT) break;
    writable.set(verb, actions);
  }
  return writable;
}

/** Checks that the legal list and the refusals agree on every action, and that each refusal cites an existing rule. */
export function checkLegality<G extends GameTypes>(
  trial: Trial<G>,
  seat: G['seat'],
  legal: readonly G['action'][],
  writable: Writable<G['action']>,
  triesPerVerb: number,
): void {
  const { game, match, chance } = trial;
  const { format, parse } = game.notation;
  const view = viewOf(match.state, seat);
  const texts = new Set(legal.map(format));
  if (texts.size !== legal.length) trial.fail('legal list', 'an action is listed twice');
  const now = game.now(view);
  if (now === null) trial.fail('legal list', 'somebody is to choose, but no step is under way');
  trial.knownRule('rule of the step', now.rule);
  for (const action of legal) {
    const text = format(action);
    const parsed = parse(text);
    if (!parsed.ok || !isDeepStrictEqual(parsed.value, action)) trial.fail('notation', `"${text}" does not read back`);
    if (!now.verbs.includes(action.do)) trial.fail('legal list', `"${text}" is no action of the step ${now.step}`);
    if (game.refuse(view, seat, action) !== null) trial.fail('legality', `"${text}" is listed, but refused`);
  }
  for (const actions of writable.values()) {
    for (const action of sample(chance, actions, triesPerVerb)) {
      const refusal = game.refuse(view, seat, action);
      trial.count('writable actions');
      if (refusal === null) {
        if (!texts.has(format(action))) trial.fail('legality', `"${format(action)}" is not refused, but not listed`);
      } else {
        if (texts.has(format(action))) trial.fail('legality', `"${format(action)}" is listed, but refused`);
        trial.knownRule(`refusal of "${format(action)}"`, refusal.rule);
        add(trial.tally.refusals, refusal.rule);
      }
    }
  }
}

/** Checks that seats not asked to choose have no legal actions, and that a rule tells them so. */
export function checkOtherSeats<G extends GameTypes>(trial: Trial<G>, actions: readonly G['action'][]): void {
  const { game, match } = trial;
  const waiting = game.waiting(match.state);
  for (const seat of game.seats) {
    if (waiting.includes(seat)) continue;
    if (game.legal(match.state, seat).length > 0) trial.fail('turn', `${seat} has legal actions out of turn`);
    for (const action of actions) {
      const refusal = game.refuse(match.state, seat, action);
      if (refusal === null) trial.fail('turn', `"${game.notation.format(action)}" by ${seat} is not refused`);
      trial.knownRule('refusal out of turn', refusal.rule);
    }
  }
}

/** Checks that a refused action changes nothing. */
export function checkRefusedAction<G extends GameTypes>(
  trial: Trial<G>,
  seat: G['seat'],
  writable: Writable<G['action']>,
): void {
  const { game, match, chance } = trial;
  const candidates = [...writable.values()].flatMap((actions) => sample(chance, actions, 3));
  const refused = candidates.find((action) => game.refuse(match.state, seat, action) !== null);
  if (refused === undefined) return;
  const everything = (): string => JSON.stringify([match.state, match.length, match.log(seat).length]);
  const before = everything();
  if (match.act(seat, refused) === null) trial.fail('refused action', `"${game.notation.format(refused)}" was done`);
  if (everything() !== before) {
    trial.fail('refused action', `"${game.notation.format(refused)}" changed something`);
  }
  trial.count('refused actions');
}
