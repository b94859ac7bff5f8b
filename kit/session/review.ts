import { Match } from '@kurgan/engine';
import { ALL, logBy } from './eyes.ts';
import type { MatchHost } from './host.ts';
import type { Gamble } from './session.ts';

/** Plays a match through again beside the real one and notes every chance that was taken; while it runs, by the seat at the screen. */
export function reviewOf({ game, match, isOpen, screen }: MatchHost): Gamble[] {
  const gambles: Gamble[] = [];
  const eyes = isOpen ? ALL : screen;
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
    const lines = logBy(match, eyes, made).filter((line) => line.after === made);
    if (odds !== null) gambles.push({ made, action, odds, lines });
  }
  return gambles;
}
