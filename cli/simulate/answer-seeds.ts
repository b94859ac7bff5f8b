import { parentPort, workerData } from 'node:worker_threads';
import { IllegalAnswer, playOut } from '@kurgan/bots';
import { botsOf, Registry } from '../registry.ts';
import type { Answer, Task } from './task.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const task: Task = workerData;
const entry = await new Registry(new URL(task.registry)).find(task.game);
const seating = new Map(
  task.seats.flatMap(([seat, id]) => {
    const bot = botsOf(entry).find((each) => each.id === id);
    return bot === undefined ? [] : [[seat, bot] as const];
  }),
);

function answer(seed: string): Answer {
  try {
    const { outcome, decisions } = playOut(entry.game, task.choice, seed, seating);
    return { played: { seed, outcome, decisions } };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { seed, problem, illegal: error instanceof IllegalAnswer };
  }
}

port.on('message', (seed: string) => port.postMessage(answer(seed)));
