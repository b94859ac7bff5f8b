import { type AnyEquippedGame, type AnyGame, Match } from '@kurgan/engine';
import { MatchHost, type Players, reviewOf, Screen } from '../index.ts';
import { duel, duelOdds } from './duel.ts';

export const game = duel as unknown as AnyGame;
export const tools = duelOdds as unknown as Pick<AnyEquippedGame, 'odds'>;
export const SHARED: Players = { red: 'person', blue: 'person' };
export const AGAINST_BOT: Players = { red: 'person', blue: 'recruit' };

export const start = (players: Players): Screen =>
  new Screen(new MatchHost(new Match(game, { scenario: 'dawn', options: {} }, 'seed'), players));
export const handOf = ({ host }: Screen, seat: string) => (host.match.state.private[seat] as { hand: number[] }).hand;
export const cardOf = (screen: Screen, seat: string): number => Math.max(...handOf(screen, seat));
/** Acts for the player at the screen, or for a bot. */
export function act(screen: Screen, text: string, seat?: string): void {
  const whyNot = seat === undefined ? screen.act(text) : screen.actAs(seat, text);
  if (whyNot !== null) throw new Error(`${text}: ${JSON.stringify(whyNot)}`);
}
/** Makes both bids; the winner of the bid has the turn. */
export function bidBoth(screen: Screen): string {
  for (const seat of ['red', 'blue']) act(screen, `bid ${cardOf(screen, seat)}`, seat);
  return screen.host.match.waiting[0] ?? '';
}
/** Everything an answer holds, as one text. */
export const told = (screen: Screen): string =>
  JSON.stringify([screen.moment(), screen.log(), reviewOf(tools, screen.host, screen.eyes)]);
