import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { HeroesEvent } from '../../rules/events.ts';
import type { Heroes, Seat } from '../../rules/state.ts';
import { heroes } from '../../tools.ts';
import { CuriousPlayer } from './curious.ts';
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

const ending = ({ outcome, state, length }: Match<Heroes>): string =>
  `${outcome?.title} (${outcome?.rule}) in turn ${state.open.turn}, after ${length} actions.`;

function begin(scenario: string, seed: string): { readonly match: Match<Heroes>; readonly lines: string[] } {
  const match = new Match<Heroes>(heroes, expectOk(parseSetup(heroes.scenarios, scenario, {})), seed);
  const title = heroes.scenarios.find(({ id }) => id === scenario)?.title;
  return {
    match,
    lines: [`${heroes.title}: scenario ${scenario}, ${title}, seed "${seed}"`, ...logged(match, 0)],
  };
}

function next({ waiting: [seat] }: Match<Heroes>): Seat {
  if (seat === undefined) throw new Error('nobody can do anything, but the match is not over');
  return seat;
}

/** A whole game as text: each action, followed by its consequences and their rules. */
export function playthrough(scenario: string, seed: string): string {
  const { match, lines } = begin(scenario, seed);
  const chance = SeededChance.fromSeed(`player of ${seed}`);
  while (match.outcome === null) {
    const seat = next(match);
    const action = choose(match.view(seat), seat, match.legal(seat), chance);
    told(lines, seat, heroes.notation.format(action));
    match.act(seat, action);
    lines.push(...logged(match, match.length));
  }
  return `${[...lines, '', ending(match)].join('\n')}\n`;
}

/** Reasons that say nothing about the position: the token, the card or the unit is no longer there. */
const PLAIN: readonly string[] = ['HS-CARD-05', 'HS-ORD-10', 'HS-ORD-12', 'HS-SUPY-10', 'HS-SET-05', 'HS-CARD-08'];

/** A game of curious players: with each action the number of choices, and before it what they wish in vain, with the rule. */
export function curiousPlaythrough(scenario: string, seed: string): string {
  const { match, lines } = begin(scenario, seed);
  const { format } = heroes.notation;
  const player = new CuriousPlayer(SeededChance.fromSeed(`player of ${seed}`));
  while (match.outcome === null) {
    const seat = next(match);
    const view = match.view(seat);
    const legal = match.legal(seat);
    for (const wish of player.wishes(seat, heroes.now(view)?.verbs ?? [], legal)) {
      const rule = heroes.refuse(view, seat, wish)?.rule;
      if (rule !== undefined && !PLAIN.includes(rule)) lines.push(`    ${rule.padEnd(10)} Not ${format(wish)}.`);
    }
    const action = player.choose(view, seat, legal);
    told(lines, seat, legal.length === 1 ? format(action) : `${format(action)} (of ${legal.length})`);
    match.act(seat, action);
    lines.push(...logged(match, match.length));
  }
  return `${[...lines, '', ending(match)].join('\n')}\n`;
}
