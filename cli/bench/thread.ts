import { parentPort, workerData } from 'node:worker_threads';
import { Registry } from '../registry.ts';
import { measureGame } from './game.ts';
import type { Order, Report } from './in-thread.ts';

const { registry, id, options }: Order = workerData;
const tell = (report: Report): void => parentPort?.postMessage(report);

const game = await new Registry(new URL(registry)).benched(id);
tell({ figures: await measureGame(game, { ...options, onRound: () => tell('round') }) });
