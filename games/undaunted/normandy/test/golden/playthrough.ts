import { Match, viewOf } from '@kurgan/engine';
import type { Event } from '../../../rules/events.ts';
import { pointsOf } from '../../../rules/state.ts';
import { edition } from '../../edition.ts';
import { normandy } from '../../tools.ts';
import { choose } from './player.ts';

const SEED = 'golden 2';

/** A game as text, to its end or for a number of actions: each action, followed by its consequences and their rules. */
export function playthrough(scenario: string, most: number): string {
  const match = new Match(normandy, { scenario, options: {} }, SEED);
  const title = edition.scenarios.find(({ id }) => id === scenario)?.title;
  const lines = [`${normandy.title}: scenario ${scenario}, ${title}, seed "${SEED}"`];
  const tell = (from: number): void => {
    for (const { event } of match.wholeLog(from)) if ('rule' in event) lines.push(...lineOf(event));
  };
  tell(0);
  while (match.outcome === null && match.length < most) {
    const [seat] = match.waiting;
    if (seat === undefined) break;
    const action = choose(viewOf(match.state, seat), seat, match.legal(seat));
    lines.push(`${seat}> ${normandy.notation.format(action)}`);
    match.act(seat, action);
    tell(match.length);
  }
  const { open } = match.state;
  const points = normandy.seats.map((seat) => `${edition.sideNames[seat]} ${pointsOf(open, seat)}`).join(', ');
  const end = match.outcome === null ? 'Stopped' : `${match.outcome.title} (${match.outcome.rule})`;
  lines.push('', `${end} after ${match.length} actions in round ${open.round}. Points: ${points}.`);
  return `${lines.join('\n')}\n`;
}

function lineOf(event: Event): string[] {
  const line = normandy.narrate(event);
  return event.event === 'round' ? ['', line, ''] : [`    ${event.rule.padEnd(11)} ${line}`];
}
