import type { AllCalls, CallName } from './protocol.ts';
import { Remote, type Tell } from './rpc.ts';

/** The worker that holds the matches. One that dies takes none with it: every action is stored before it is answered. */
const worker = new Remote<AllCalls>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

export const ask = <Name extends CallName>(
  call: Name,
  ...values: Parameters<AllCalls[Name]>
): Promise<ReturnType<AllCalls[Name]>> => worker.ask(call, ...values);

/** The same, and hears on the way how far it is. */
export const askHearing = <Name extends CallName>(
  tell: Tell,
  call: Name,
  ...values: Parameters<AllCalls[Name]>
): Promise<ReturnType<AllCalls[Name]>> => worker.hear(tell, call, ...values);
