import { Match } from '@kurgan/engine';
import type { MatchHost } from './host.ts';
import { ALL, type Eyes } from './seen.ts';
import type { Gamble } from './session.ts';

/** Plays a match through again beside the real one and notes every chance that was taken; while it runs, by these eyes alone. */
export function reviewOf(host: MatchHost, by: Eyes): Gamble[] {
  const { game, match, isOpen } = host;
  const gambles: Gamble[] = [];
  const eyes = isOpen ? ALL : by;
  const again = new Match(game, match.setup, match.seed);
  for (const { seat, action } of match.journal().actions) {
    const parsed = game.notation.parse(action);
    if (!parsed.ok || again.act(seat, parsed.value) !== null) break;
    const hasTaught = again.undoable(seat) === 0;
    if (!hasTaught || (eyes !== ALL && eyes !== seat)) continue;
    again.rewind(again.length - 1);
    const odds = game.odds(again.view(seat), seat, parsed.value);
    again.act(seat, parsed.value);
    const made = again.length;
    const lines = host.log(eyes, made).filter((line) => line.after === made);
    if (odds !== null) gambles.push({ made, action, odds, lines });
  }
  return gambles;
}
