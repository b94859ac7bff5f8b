import {
  expectOk,
  type Game,
  type GameTypes,
  Match,
  notationErrorText,
  parseSetup,
  refusalText,
  type Setup,
  setupProblemText,
} from '../index.ts';
import { type Toy, toy } from './toy/toy.ts';

export const choiceOf = (options: Readonly<Record<string, unknown>> = {}, scenario = 'day'): Setup =>
  expectOk(parseSetup(toy.scenarios, scenario, options), setupProblemText);

export const startToy = (
  seed = 'seed',
  options: Readonly<Record<string, unknown>> = {},
  game: Game<Toy> = toy,
): Match<Toy> => new Match(game, choiceOf(options), seed);

/** Plays lines such as `red: bid 3`; a refusal is an error. */
export function play<G extends GameTypes>(match: Match<G>, ...lines: string[]): void {
  for (const line of lines) {
    const [seat = '', text = ''] = line.split(': ');
    const action = expectOk(match.game.notation.parse(text), notationErrorText);
    const refusal = match.act(seat, action);
    if (refusal !== null) throw new Error(`${line}: ${refusalText(refusal)}`);
  }
}

/** Always plays the first seat's first legal action, to the end or for a number of actions. */
export function playOn<G extends GameTypes>(match: Match<G>, actions = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < actions; i++) {
    const seat = match.waiting[0];
    const action = seat === undefined ? undefined : match.legal(seat)[0];
    if (seat === undefined || action === undefined) return;
    match.act(seat, action);
  }
}

/** A match where both seats bid their first card and one has won the bid and raids. */
export function startRaid(seed = 'seed', game: Game<Toy> = toy): { match: Match<Toy>; raider: Toy['seat'] } {
  const match = startToy(seed, {}, game);
  playOn(match, 2);
  const raider = match.waiting[0];
  if (raider === undefined) throw new Error('nobody raids');
  return { match, raider };
}
