import { useState } from 'preact/hooks';
import { go } from '../router.ts';
import { randomHex } from '../session/random.ts';
import { type Trouble, troubleOf } from '../session/trouble.ts';
import { ask } from '../session/worker-client.ts';
import type { MatchRequest } from './match-request.ts';

/** Begins a match and goes to its table. */
async function startMatch(game: string, { scenario, options, seed, players }: MatchRequest): Promise<void> {
  const { info } = await ask('start', game, scenario, options, seed.trim() || randomHex(16), players);
  go({ page: 'match', id: info.id });
}

interface Starting {
  readonly isStarting: boolean;
  start(request: MatchRequest): void;
  /** The error in words. */
  readonly trouble: Trouble | null;
}

/** Begins a match once, however often it is asked to. */
export function useStart(game: string): Starting {
  const [isStarting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const start = (request: MatchRequest): void => {
    if (isStarting) return;
    setStarting(true);
    startMatch(game, request).catch((error: unknown) => {
      setTrouble(troubleOf(error));
      setStarting(false);
    });
  };
  return { isStarting, start, trouble };
}
