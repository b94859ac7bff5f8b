import type { GameTypes, Match } from '@kurgan/engine';

/** By convention, the event with this name begins a turn in games that have turns. */
const TURN = 'turn';

/** Number of the entry in which the current turn began; 0 if the game has reported none. */
export function turnStart(match: Match<GameTypes>, seat: string | null): number {
  return match.log(seat).findLast(({ event }) => event.event === TURN)?.after ?? 0;
}

/**
 * A match as a seat may read it, from a given entry on. Another seat's action might be a secret choice, so its words
 * appear only when `all` says that nothing is secret anymore; the log holds what everyone may know.
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
    // An entry that isn't an action, such as an undo or an order, is represented by its log lines.
    const [first, ...rest] = n === 0 ? [undefined, ...told] : [...own, ...told];
    if (first !== undefined) lines.push(`${String(n).padStart(4)} ${first}`);
    lines.push(...rest.map((line) => `       ${line}`));
  }
  return lines;
}
