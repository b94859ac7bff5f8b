import { percentWords } from '@kurgan/kit';
import { AREA_IDS, AREAS } from '../../data/areas.ts';
import { COUNTERS } from '../../data/counters.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { controlled } from '../../rules/board.ts';
import type { Result } from '../../rules/events.ts';
import type { Open } from '../../rules/state.ts';
import { heavyUrbanHeld } from '../panels/goal.ts';
import { plural } from '../words/names.ts';
import type { Attack } from './attacks.ts';

/** Final figures. */
export function endingWords(open: Open): string {
  const { lastTurn, operationalVictory: goal } = SCENARIOS[open.scenario];
  const ground = controlled(open);
  const heavy = heavyUrbanHeld(open);
  switch (open.outcome) {
    case null:
      return '';
    case 'city':
      return `All ${AREA_IDS.length} Areas are yours on Turn ${open.turn}.`;
    case 'operational':
      return `You hold ${ground} Areas at the end of Turn ${lastTurn}, ${heavy} of them Heavy Urban. ${goal?.areas ?? 0} would have been enough.`;
    case 'morale':
      return `Morale was 0 when the Combat Phase of Turn ${open.turn} ended. You held ${ground} Areas.`;
    case 'late':
      return lateWords(ground, heavy, lastTurn, goal?.areas ?? AREA_IDS.length);
  }
}

function lateWords(ground: number, heavy: number, lastTurn: number, goal: number): string {
  const held = `You hold ${ground} Areas at the end of Turn ${lastTurn}`;
  if (ground >= goal && heavy === 0) return `${held}, but none of them is Heavy Urban.`;
  return `${held}: ${plural(goal - ground, 'Area')} short of ${goal}.`;
}

export const RESULT_WORDS: Readonly<Record<Result, string>> = {
  repulse: 'repulsed',
  stalemate: 'held to a Stalemate',
  success: 'taken',
  overrun: 'overrun',
};

export function defenderWords({ defender }: Attack): string {
  if (defender === null) return '';
  if (defender === 'pavlov') return 'Pavlov’s House';
  const { strategy, defense } = COUNTERS[defender];
  return `${strategy.charAt(0).toUpperCase()}${strategy.slice(1)} ${defense}`;
}

/** An attack in one sentence: what the chance was, and what came of it. */
export function highlightWords(attack: Attack): string {
  const { area, chance, isTaken, result } = attack;
  const { name } = AREAS[area];
  if (isTaken) return `${name} ${RESULT_WORDS[result]} at ${percentWords(chance)}.`;
  return `${name} ${result === 'repulse' ? 'threw you back' : 'held you to a Stalemate'} at ${percentWords(chance)}.`;
}
