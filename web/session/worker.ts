import { calls } from './matches.ts';
import { inTurn } from './queue.ts';
import { serve } from './rpc.ts';

type Run = (...all: readonly unknown[]) => Promise<unknown>;
const first: Readonly<Record<string, unknown>> = calls;

let botMoves: Promise<typeof import('./bot-moves.ts')> | null = null;
/** Asked for once: whoever waits for the same promise goes on in turn, two imports may not. */
const loadBotMoves = () => {
  botMoves ??= import('./bot-moves.ts');
  return botMoves;
};

serve(async (call, values, tell) => {
  if (call.startsWith('bot')) {
    // Beside the queue: what is done with a bot's answer is in turn again.
    const botCalls: Readonly<Record<string, unknown>> = (await loadBotMoves()).botCalls;
    return (botCalls[call] as Run)(tell, ...values);
  }
  return inTurn(async () => {
    const later: Readonly<Record<string, unknown>> =
      first[call] === undefined ? (await import('./later-calls.ts')).laterCalls : first;
    return (later[call] as Run)(...values);
  });
});
