import { type Match, viewOf } from '@kurgan/engine';
import { SCENARIOS, type ScenarioId } from '../../data/scenarios.ts';
import { controlled } from '../../rules/board.ts';
import type { Volga } from '../../rules/state.ts';
import { volga } from '../../tools.ts';
import { newMatch } from '../random-game.ts';
import { GoldenPlayer } from './player.ts';

const SEED = 'golden';

/** A whole game as text: each action, followed by its consequences and their rules. */
export function playthrough(scenario: ScenarioId): string {
  const match = newMatch(SEED, scenario);
  const player = new GoldenPlayer();
  const lines = [`${volga.title}: ${SCENARIOS[scenario].title}, seed "${SEED}"`, ...logged(match, 0)];
  while (match.outcome === null) {
    const legal = match.legal('german');
    const action = player.choose(viewOf(match.state, 'german'), legal);
    lines.push(`> ${volga.notation.format(action)}`);
    match.act('german', action);
    lines.push(...logged(match, match.length));
  }
  const { title, rule } = match.outcome;
  lines.push(
    '',
    `${title} (${rule}) after ${match.length} actions, with ${controlled(match.state.open)} Areas German.`,
  );
  return `${lines.join('\n')}\n`;
}

function logged(match: Match<Volga>, from: number): string[] {
  return match.log('german', from).flatMap(({ event }) => {
    if (!('rule' in event)) return [];
    const line = volga.narrate(event);
    return event.event === 'turn' ? ['', line, ''] : [`    ${event.rule.padEnd(11)} ${line}`];
  });
}
