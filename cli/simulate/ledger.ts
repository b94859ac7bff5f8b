import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { canonical, parseShape, shape } from '@kurgan/engine';
import { BadInput } from '../command.ts';
import { readText } from '../read-text.ts';
import { type Finished, nameOf } from './task.ts';

const count = shape.whole(0, Number.MAX_SAFE_INTEGER);
const finishedShape = shape.object(
  {
    seed: shape.text,
    outcome: shape.nullable(shape.object({ winner: shape.nullable(shape.text), rule: shape.text, title: shape.text })),
    decisions: count,
  },
  { part: shape.text, round: count },
);

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Finished games as lines of JSON, the first of which says what was played. A run that was cut short leaves at most
 * a damaged last line: the next run drops it and goes on from there.
 */
export class Ledger {
  /** By name. */
  readonly finished: ReadonlyMap<string, Finished>;
  readonly #file: number;

  private constructor(file: number, finished: ReadonlyMap<string, Finished>) {
    this.#file = file;
    this.finished = finished;
  }

  static open(path: string, kind: 'simulation' | 'ladder', about: object): Ledger {
    const header = JSON.stringify({ kurgan: kind, ...about });
    const text = existsSync(path) ? readText(path) : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...rest] = whole.split('\n').slice(0, -1);
    if (first === undefined && text !== '' && !header.startsWith(text)) {
      throw new BadInput(`${path} is not the output of a ${kind}.`);
    }
    if (first !== undefined && canonical(readLine(first)) !== canonical(readLine(header))) {
      throw new BadInput(`${path} holds something else than a ${kind} with these arguments: name another file.`);
    }
    const finished = new Map<string, Finished>();
    for (const [i, line] of rest.entries()) {
      const game = parseShape(finishedShape, readLine(line));
      if (!game.ok) throw new BadInput(`Line ${i + 2} of ${path} is damaged: remove it or name another file.`);
      finished.set(nameOf(game.value), game.value);
    }
    const file = openSync(path, 'a');
    ftruncateSync(file, Buffer.byteLength(whole));
    const ledger = new Ledger(file, finished);
    if (first === undefined) ledger.#write(header);
    return ledger;
  }

  add(finished: Finished): void {
    this.#write(JSON.stringify(finished));
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #write(line: string): void {
    writeSync(this.#file, `${line}\n`);
  }
}
