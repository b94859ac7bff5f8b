import { calls } from './matches.ts';
import { inTurn } from './queue.ts';
import { serve } from './rpc.ts';

type Run = (...all: readonly unknown[]) => Promise<unknown>;
const first: Readonly<Record<string, unknown>> = calls;

serve(async (call, values, tell) => {
  if (call.startsWith('bot')) {
    // Beside the queue: what is done with a bot's answer is in turn again.
    const botCalls: Readonly<Record<string, unknown>> = (await import('./bot-moves.ts')).botCalls;
    return (botCalls[call] as Run)(tell, ...values);
  }
  return inTurn(async () => {
    const later: Readonly<Record<string, unknown>> =
      first[call] === undefined ? (await import('./later-calls.ts')).laterCalls : first;
    return (later[call] as Run)(...values);
  });
});
