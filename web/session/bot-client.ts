import type { Hint } from '@kurgan/host';
import type { ThinkerCalls } from './bot-worker.ts';
import { Remote, type Tell } from './rpc.ts';
import type { Question } from './think.ts';

/** A bot at work in the worker of the bots. */
export interface Thought {
  /** Null when it was broken off. */
  readonly answer: Promise<Hint | null>;
  /** The best so far will do. */
  enough(): void;
  breakOff(): void;
}

class BrokenOff extends Error {}

function nullIfBrokenOff(error: unknown): null {
  if (error instanceof BrokenOff) return null;
  throw error;
}

const worker = new Remote<ThinkerCalls>(
  () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
);
let lastThought = 0;

/** Asks a bot. Only one thinks at a time: a bot that is no longer wanted is broken off with its worker. */
export function askBot(question: Question, tell: Tell): Thought {
  const thought = ++lastThought;
  let isOver = false;
  const answer = worker
    .hear(tell, 'think', thought, question)
    .catch(nullIfBrokenOff)
    .finally(() => {
      isOver = true;
    });
  return {
    answer,
    enough: () => {
      if (!isOver) worker.ask('enough', thought).catch(() => {}); // whoever waits for the answer is told what went wrong
    },
    breakOff: () => {
      if (!isOver) worker.end(new BrokenOff());
    },
  };
}
