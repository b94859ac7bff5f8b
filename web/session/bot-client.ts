import type { Hint } from '@kurgan/kit/session';
import type { BotRequest, BotResponse } from './bot-protocol.ts';
import type { Question } from './think.ts';
import { Trouble } from './trouble.ts';

/** A bot at work in the worker of the bots. */
export interface Thought {
  /** Null when it was broken off. */
  readonly answer: Promise<Hint | null>;
  /** The best so far will do. */
  enough(): void;
  breakOff(): void;
}

interface Asked {
  tell(progress: number): void;
  resolve(answer: Hint | null): void;
  reject(trouble: Trouble): void;
}

const asked = new Map<number, Asked>();
let lastNumber = 0;
let worker: Worker | null = null;

/** Ends the worker; the next question starts another. */
function end(each: (asked: Asked) => void): void {
  worker?.terminate();
  worker = null;
  for (const one of asked.values()) each(one);
  asked.clear();
}

function started(): Worker {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<BotResponse>) => {
    const question = asked.get(data.number);
    if ('progress' in data) return question?.tell(data.progress);
    asked.delete(data.number);
    if ('answer' in data) question?.resolve(data.answer);
    else question?.reject(new Trouble(data.trouble, data.detail));
  });
  made.addEventListener('error', ({ message }) => end(({ reject }) => reject(new Trouble('crashed', message))));
  return made;
}

/** Asks a bot. Only one thinks at a time: a bot that is no longer wanted is broken off with its worker. */
export function askBot(question: Question, tell: (progress: number) => void): Thought {
  worker ??= started();
  const to = worker;
  const number = ++lastNumber;
  const say = (request: BotRequest): void => to.postMessage(request);
  const answer = new Promise<Hint | null>((resolve, reject) => asked.set(number, { tell, resolve, reject }));
  say({ number, question });
  return {
    answer,
    enough: () => say({ enough: number }),
    breakOff: () => {
      if (asked.has(number)) end(({ resolve }) => resolve(null));
    },
  };
}
