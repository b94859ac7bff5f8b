import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { HeroesEvent } from '../../rules/events.ts';
import type { Heroes } from '../../rules/state.ts';
import { heroes } from '../../tools.ts';
import { choose } from './player.ts';

/** The action itself says it already. */
const isEcho = ({ event, rule }: HeroesEvent): boolean =>
  event === 'passed' || (event === 'moved' && rule === 'HS-MOVE-01');

function logged(match: Match<Heroes>, from: number): string[] {
  return match.wholeLog(from).flatMap(({ event }) => {
    if (!('rule' in event) || isEcho(event)) return [];
    const line = heroes.narrate(event);
    return event.event === 'phase' ? ['', line, ''] : [`    ${event.rule.padEnd(10)} ${line}`];
  });
}

/** Actions of a side that nothing follows share a line. */
function told(lines: string[], seat: string, action: string): void {
  const before = lines.at(-1);
  if (before?.startsWith(`${seat}> `)) lines[lines.length - 1] = `${before}, ${action}`;
  else lines.push(`${seat}> ${action}`);
}

/** A whole game as text: each action, followed by its consequences and their rules. */
export function playthrough(scenario: string, seed: string): string {
  const match = new Match<Heroes>(heroes, expectOk(parseSetup(heroes.scenarios, scenario, {})), seed);
  const chance = SeededChance.fromSeed(`player of ${seed}`);
  const title = heroes.scenarios.find(({ id }) => id === scenario)?.title;
  const lines = [`${heroes.title}: scenario ${scenario}, ${title}, seed "${seed}"`, ...logged(match, 0)];
  while (match.outcome === null) {
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('nobody can do anything, but the match is not over');
    const action = choose(match.view(seat), seat, match.legal(seat), chance);
    told(lines, seat, heroes.notation.format(action));
    match.act(seat, action);
    lines.push(...logged(match, match.length));
  }
  const { title: result, rule } = match.outcome;
  return `${[...lines, '', `${result} (${rule}) in turn ${match.state.open.turn}, after ${match.length} actions.`].join('\n')}\n`;
}
