import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk, journalFaultText, readStoredGame, replayMatch, storedGameErrorText } from '@kurgan/engine';
import { onTestFinished, vi } from 'vitest';
import { attempt } from '../main.ts';
import { hill } from './hill/hill.ts';

export const HILL = new URL('./hill/games.ts', import.meta.url);
export const HILL_KURGAN = fileURLToPath(new URL('./hill/kurgan.ts', import.meta.url));

/** A separate folder for one test. */
export function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kurgan-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Starts the command line with the game of the hill, and its state in `home`. */
export function start(
  words: readonly string[],
  home: string,
  games = './games.ts',
): ChildProcess & { output(): string; errors(): string } {
  const child = spawn(process.execPath, [HILL_KURGAN, ...words], {
    env: { ...process.env, XDG_STATE_HOME: home, HILL_GAMES: games, NO_COLOR: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdin.on('error', () => {}); // a child that has ended no longer reads
  return Object.assign(child, { output: () => output, errors: () => errors });
}

/** Actions that still stand in a match file, sealed or not. */
export function actionsIn(file: string): string[] {
  const stored = readStoredGame(readFileSync(file, 'utf8'), [hill]);
  if (!stored.ok) throw new Error(storedGameErrorText(stored.error));
  if (stored.value.kind !== 'match') throw new Error(`${file} is a position`);
  return expectOk(replayMatch(hill, stored.value.journal), journalFaultText).line.map(({ text }) => text);
}

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export const ended = (child: ReturnType<typeof start>): Promise<Run> =>
  new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out: child.output(), err: child.errors() }));
  });

/** Runs a command in a separate process, with a script as its input. */
export function kurgan(
  words: readonly string[],
  home = tmpdir(),
  script: readonly string[] = [],
  games = './games.ts',
): Promise<Run> {
  const child = start(words, home, games);
  child.stdin?.end(script.map((line) => `${line}\n`).join(''));
  return ended(child);
}

/** Runs a command in this process: fast enough for hundreds. */
export async function inside(words: readonly string[], registry = HILL): Promise<Omit<Run, 'signal'>> {
  let out = '';
  let err = '';
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  try {
    const { code, problem } = await attempt(words, registry);
    return { code, out, err: problem === null ? err : `${err}${problem}\n` };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
