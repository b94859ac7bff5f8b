import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { AxisAction } from '../../rules/actions.ts';
import type { Axis } from '../../rules/state.ts';
import { axis } from '../../tools.ts';

type Options = Readonly<Record<string, boolean>>;

/** Plays at random, but soon ends a phase that has no natural end, and bids like a miser. */
function choose(legal: readonly AxisAction[], chance: SeededChance): AxisAction | undefined {
  const done = legal.find((action) => action.do === 'done');
  if (done !== undefined && chance.below(9) === 0) return done;
  const accept = legal.find((action) => action.do === 'accept');
  if (accept !== undefined && chance.below(2) === 0) return accept;
  const bid = legal.find((action) => action.do === 'bid');
  return bid ?? legal[chance.below(legal.length)];
}

function logged(match: Match<Axis>, from: number): string[] {
  return match.wholeLog(from).flatMap(({ event }) => {
    if (!('rule' in event)) return [];
    const line = axis.narrate(event);
    if (event.event === 'round') return ['', line];
    return event.event === 'card' ? ['', line, ''] : [`    ${event.rule.padEnd(11)} ${line}`];
  });
}

/** A whole game as text: each action, followed by its consequences and their rules. */
export function playthrough(scenario: string, options: Options, seed: string): string {
  const match = new Match<Axis>(axis, expectOk(parseSetup(axis.scenarios, scenario, options)), seed);
  const chance = SeededChance.fromSeed(`player of ${seed}`);
  const title = axis.scenarios.find(({ id }) => id === scenario)?.title;
  const used = Object.keys(options).length === 0 ? '' : `, with ${Object.keys(options).join(', ')}`;
  const lines = [`${axis.title}: ${title}${used}, seed "${seed}"`, ...logged(match, 0)];
  while (match.outcome === null) {
    const [seat] = match.waiting;
    const action = seat === undefined ? undefined : choose(match.legal(seat), chance);
    if (seat === undefined || action === undefined) throw new Error('nothing can be done, but the match is not over');
    lines.push(`${seat}> ${axis.notation.format(action)}`);
    match.act(seat, action);
    lines.push(...logged(match, match.length));
  }
  const { title: result, rule } = match.outcome;
  return `${[...lines, '', `${result} (${rule}) in round ${match.state.open.round}, after ${match.length} actions.`].join('\n')}\n`;
}
