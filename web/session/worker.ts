import { calls } from './matches.ts';
import type { Request, Response } from './protocol.ts';
import { troubleOf } from './trouble.ts';

/** One call after another: an action never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve();

async function answer({ number, call, values }: Request): Promise<Response> {
  try {
    const run = calls[call] as (...all: readonly unknown[]) => Promise<unknown>;
    return { number, value: await run(...values) };
  } catch (error) {
    const { kind, detail } = troubleOf(error);
    return { number, trouble: kind, detail };
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  queue = queue.then(async () => postMessage(await answer(data)));
});
