import { type AnyEquippedGame, viewOf } from '@kurgan/engine';
import type { MatchHost } from './host.ts';
import { ALL, type Eyes } from './seen.ts';
import type { Gamble } from './session.ts';

/** Reviews every gamble so far; while the match runs, through these eyes only. */
export function reviewOf({ odds: oddsOf }: Pick<AnyEquippedGame, 'odds'>, host: MatchHost, by: Eyes): Gamble[] {
  const { game, match, isOpen } = host;
  const eyes = isOpen ? ALL : by;
  const lines = Map.groupBy(host.log(eyes), ({ after }) => after);
  return match.line.flatMap(({ number, seat, text, isBarrier }): Gamble[] => {
    if (!isBarrier || (eyes !== ALL && eyes !== seat)) return [];
    const action = game.notation.parse(text);
    const before = viewOf(match.at(number - 1).state, seat);
    const odds = action.ok ? oddsOf(before, seat, action.value) : null;
    return odds === null ? [] : [{ made: number, action: text, odds, lines: lines.get(number) ?? [] }];
  });
}
