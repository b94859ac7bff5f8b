import type { GameTypes, Match } from '@kurgan/engine';

/** By convention the event with this name begins a turn, in games that have turns. */
const TURN = 'turn';

/** The number of the entry during which the present turn began; 0 when the game has not told of any. */
export function turnStart(match: Match<GameTypes>, seat: string | null): number {
  return match.log(seat).findLast(({ event }) => event.event === TURN)?.after ?? 0;
}

/**
 * What a seat may read of a match, from an entry's number on. Another seat's action may be a secret choice, so its
 * words are told only when `all` says that nothing is secret any more; the log tells what everybody knows of it.
 */
export function narration(match: Match<GameTypes>, seat: string | null, from = 0, all = false): string[] {
  const actions = new Map(match.line.map((action) => [action.number, action]));
  const events = Map.groupBy(match.log(seat, from), (entry) => entry.after);
  const lines: string[] = [];
  for (let n = from; n <= match.length; n++) {
    const action = actions.get(n);
    const words = all || action?.seat === seat ? action?.text : 'has chosen';
    const own = action === undefined ? [] : [`${action.seat}: ${words}`];
    const told = (events.get(n) ?? []).map(({ event }) => match.narrate(event));
    // An entry that is no action, an undo or an order, goes by what is told of it.
    const [first, ...rest] = n === 0 ? [undefined, ...told] : [...own, ...told];
    if (first !== undefined) lines.push(`${String(n).padStart(4)} ${first}`);
    lines.push(...rest.map((line) => `       ${line}`));
  }
  return lines;
}
