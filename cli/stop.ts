import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that ends by itself when signaled: Ctrl-C and the like then stop it between two steps, never in the middle
 * of one. Returns null, or the exit code of the signal that stopped it.
 */
export async function whileStoppable(work: (signal: AbortSignal) => Promise<void>): Promise<number | null> {
  const controller = new AbortController();
  let code: number | null = null;
  const stop = (name: (typeof SIGNALS)[number]) => {
    code = 128 + constants.signals[name];
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    await work(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
  return code;
}
