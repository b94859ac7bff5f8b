import { Worker } from 'node:worker_threads';
import type { Registry } from '../registry.ts';
import type { GameFigures } from './game.ts';
import type { RaceOptions } from './race.ts';

export interface Order {
  /** Address of the registry. */
  readonly registry: string;
  readonly id: string;
  readonly options: Omit<RaceOptions, 'onRound'>;
}
export type Report = 'round' | { readonly figures: GameFigures };

/** Measures a game in a thread of its own, whose compiler has seen no other game: so it is in play. */
export function measureInThread(
  { url }: Registry,
  id: string,
  { onRound, ...options }: RaceOptions & { onRound(): void },
): Promise<GameFigures> {
  const workerData: Order = { registry: url.href, id, options };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    thread.on('message', (report: Report) => (report === 'round' ? onRound() : resolve(report.figures)));
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error(`the thread that measured ${id} ended early`)));
  });
}
