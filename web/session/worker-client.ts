import type { AllCalls, CallName, Response } from './protocol.ts';
import { Trouble } from './trouble.ts';

interface Asked {
  tell?: ((progress: number) => void) | undefined;
  resolve(value: unknown): void;
  reject(trouble: Trouble): void;
}

const asked = new Map<number, Asked>();
let lastNumber = 0;
let worker: Worker | null = null;

/** A worker that dies takes no match with it: every action is stored before it is answered, and the next call starts another. */
function crashed(event: ErrorEvent): void {
  worker?.terminate();
  worker = null;
  const trouble = new Trouble('crashed', event.message);
  for (const { reject } of asked.values()) reject(trouble);
  asked.clear();
}

function started(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    const call = asked.get(data.number);
    if ('progress' in data) return call?.tell?.(data.progress);
    asked.delete(data.number);
    if ('trouble' in data) call?.reject(new Trouble(data.trouble, data.detail));
    else call?.resolve(data.value);
  });
  made.addEventListener('error', crashed);
  return made;
}

/** Asks the worker. What goes wrong comes back as trouble of a kind. */
export const ask = <Name extends CallName>(
  call: Name,
  ...values: Parameters<AllCalls[Name]>
): Promise<ReturnType<AllCalls[Name]>> => askHearing(undefined, call, ...values);

/** The same, and hears on the way how far it is. */
export function askHearing<Name extends CallName>(
  tell: ((progress: number) => void) | undefined,
  call: Name,
  ...values: Parameters<AllCalls[Name]>
): Promise<ReturnType<AllCalls[Name]>> {
  worker ??= started();
  const number = ++lastNumber;
  const to = worker;
  return new Promise((resolve, reject) => {
    asked.set(number, { tell, resolve: resolve as (value: unknown) => void, reject });
    to.postMessage({ number, call, values });
  });
}
