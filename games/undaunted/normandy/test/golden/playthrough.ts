import type { Event } from '../../../rules/events.ts';
import { pointsOf } from '../../../rules/state.ts';
import { closingOf, playThrough } from '../../../test/playthrough.ts';
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

function linesOf(event: Event): string[] {
  const line = normandy.narrate(event);
  return event.event === 'round' ? ['', line, ''] : [`    ${event.rule.padEnd(11)} ${line}`];
}
