import { go } from '../router.ts';
import { ask } from '../session/worker-client.ts';
import type { Wishes } from './wishes.ts';

/** Begins a match and goes to its table. */
export async function startMatch(game: string, { scenario, options, seed }: Wishes): Promise<void> {
  const { info } = await ask('start', game, scenario, options, seed.trim() || crypto.randomUUID(), {});
  go({ page: 'match', id: info.id });
}
