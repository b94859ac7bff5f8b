import type { Event } from '../../../rules/events.ts';
import { pointsOf, type Undaunted } from '../../../rules/state.ts';
import { closingOf, playThrough, shownBy } from '../../../test/playthrough.ts';
import { edition } from '../../edition.ts';
import { normandy } from '../../tools.ts';
import { choose } from './player.ts';

/** A game as text, to its end or for a number of actions. */
export function playthrough(scenario: string, most: number): string {
  const setup = { scenario, options: {} };
  const played = playThrough(normandy, setup, { seed: 'golden 2', most, choose, linesOf });
  const { open } = played.match.state;
  const points = normandy.seats.map((seat) => `${edition.sideNames[seat]} ${pointsOf(open, seat)}`).join(', ');
  return `${[...played.lines, '', `${closingOf(played)} in round ${open.round}. Points: ${points}.`].join('\n')}\n`;
}

/** What a terminal shows to both sides in the middle of a game. */
export const boards = (scenario: string, terminal: Parameters<typeof shownBy<Undaunted>>[2]): string => {
  const setup = { scenario, options: {} };
  return shownBy(normandy, playThrough(normandy, setup, { seed: 'golden 2', most: 60, choose, linesOf }), terminal);
};

function linesOf(event: Event): string[] {
  const line = normandy.narrate(event);
  return event.event === 'round' ? ['', line, ''] : [`    ${event.rule.padEnd(11)} ${line}`];
}
