import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { canonical, parseJson, shape } from '@kurgan/engine';
import { BadInput } from '../command.ts';
import { readText } from '../read-text.ts';
import { onFile } from '../system-problem.ts';
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

/**
 * Finished games as lines of JSON; the first line says what was played. A run cut short leaves at most one damaged last
 * line, which the next run drops before it continues.
 */
export class ResultsFile {
  /** By name. */
  readonly finished: ReadonlyMap<string, Finished>;
  readonly #path: string;
  readonly #file: number;

  private constructor(path: string, file: number, finished: ReadonlyMap<string, Finished>) {
    this.#path = path;
    this.#file = file;
    this.finished = finished;
  }

  static open(path: string, kind: 'simulation' | 'ladder', about: object): ResultsFile {
    const header = JSON.stringify({ kurgan: kind, ...about });
    const text = existsSync(path) ? readText(path) : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...rest] = whole.split('\n').slice(0, -1);
    if (first === undefined && text !== '' && !header.startsWith(text)) {
      throw new BadInput(`${path} is not the output of a ${kind}.`);
    }
    const begun = parseJson(shape.anything, first ?? header);
    if (!begun.ok || canonical(begun.value) !== canonical(JSON.parse(header))) {
      throw new BadInput(`${path} is not from a ${kind} with these arguments: name another file.`);
    }
    const finished = new Map<string, Finished>();
    for (const [i, line] of rest.entries()) {
      const game = parseJson(finishedShape, line);
      if (!game.ok) throw new BadInput(`Line ${i + 2} of ${path} is damaged: remove it or name another file.`);
      finished.set(nameOf(game.value), game.value);
    }
    const file = openSync(path, 'a');
    onFile(path, () => ftruncateSync(file, Buffer.byteLength(whole)));
    const results = new ResultsFile(path, file, finished);
    if (first === undefined) results.#write(header);
    return results;
  }

  add(finished: Finished): void {
    this.#write(JSON.stringify(finished));
  }

  close(): void {
    try {
      onFile(this.#path, () => fsyncSync(this.#file));
    } finally {
      closeSync(this.#file);
    }
  }

  #write(line: string): void {
    onFile(this.#path, () => writeFileSync(this.#file, `${line}\n`)); // writes the whole line, even in pieces
  }
}
