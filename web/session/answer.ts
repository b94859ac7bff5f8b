import { calls } from './matches.ts';
import type { Request, Response } from './protocol.ts';
import { inTurn } from './queue.ts';
import { troubleOf } from './trouble.ts';

type Run = (...all: readonly unknown[]) => Promise<unknown>;
const first: Readonly<Record<string, unknown>> = calls;

async function run({ number, call, values }: Request): Promise<unknown> {
  if (call.startsWith('bot')) {
    // Beside the queue: what is done with a bot's answer is in turn again.
    const botCalls: Readonly<Record<string, unknown>> = (await import('./bot-moves.ts')).botCalls;
    const tell = (progress: number): void => postMessage({ number, progress } satisfies Response);
    return (botCalls[call] as Run)(tell, ...values);
  }
  return inTurn(async () => {
    const later: Readonly<Record<string, unknown>> =
      first[call] === undefined ? (await import('./later-calls.ts')).laterCalls : first;
    return (later[call] as Run)(...values);
  });
}

async function answer(request: Request): Promise<Response> {
  const { number } = request;
  try {
    return { number, value: await run(request) };
  } catch (error) {
    const { kind, detail } = troubleOf(error);
    return { number, trouble: kind, detail };
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Request>) => void answer(data).then((response) => postMessage(response)),
);
