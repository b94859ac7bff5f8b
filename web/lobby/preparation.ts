import type { Preparation } from '@kurgan/kit';
import { gameOf } from '../games.ts';
import { useLoaded } from '../parts/loading.tsx';

/** Fields that a game brings for a scenario: on their way, there, or none. */
export function usePreparation(game: string, scenario: string): Preparation | 'coming' | null {
  const key = `${game} ${scenario}`;
  const loaded = useLoaded(async () => (await gameOf(game).preparation?.(scenario)) ?? null, key);
  if (gameOf(game).preparation === undefined || loaded.state === 'failed') return null;
  return loaded.state === 'ready' ? loaded.value : 'coming';
}
