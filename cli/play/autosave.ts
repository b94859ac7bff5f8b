import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { GameTypes, Match } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { BadInput, Fault } from '../command.ts';
import type { Registry } from '../registry.ts';
import { replaceFileNow } from '../replace-file.ts';
import { hostOf, readJournal } from '../saved.ts';
import { systemProblem } from '../system-problem.ts';

function stateFolder(): string {
  const given = process.env.XDG_STATE_HOME;
  const base = given !== undefined && path.isAbsolute(given) ? given : path.join(homedir(), '.local', 'state');
  return path.join(base, 'kurgan');
}

/** Unique name for each match: `volga-2026-03-14-2105.json`. */
export function newAutosaveFile(game: string): string {
  const folder = stateFolder();
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const stem = path.join(folder, `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}`);
  for (let n = 1; ; n++) {
    const file = `${stem}${n === 1 ? '' : `-${n}`}.json`;
    if (!existsSync(file)) return file;
  }
}

export interface SavedMatch {
  readonly file: string;
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly when: Date;
}

interface Latest {
  readonly saved: SavedMatch | null;
  /** Problems with newer files that can't be opened. */
  readonly problems: readonly string[];
}

/** The latest autosaved match that isn't over, of one game or of any. */
export async function latestUnfinished(registry: Registry, game: string | null): Promise<Latest> {
  const folder = stateFolder();
  const problems: string[] = [];
  if (!existsSync(folder)) return { saved: null, problems };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, when: statSync(file).mtime }))
    .sort((a, b) => b.when.getTime() - a.when.getTime());
  for (const { file, when } of files) {
    try {
      const stored = await readJournal(file, registry);
      const { entry } = stored;
      if (game !== null && entry.game.id !== game) continue;
      const { match } = hostOf(file, stored);
      if (match.outcome === null) return { saved: { file, entry, match, when }, problems };
    } catch (error) {
      const problem = error instanceof BadInput ? error.message : systemProblem(error);
      if (problem === null) throw error;
      problems.push(problem);
    }
  }
  return { saved: null, problems };
}

/** Keeps one file up to date with a match, and notices if another program changes it. */
export class Autosave {
  readonly file: string;
  #stamp: string;

  constructor(file: string) {
    this.file = file;
    this.#stamp = this.#look();
  }

  save(text: string): void {
    if (this.#look() !== this.#stamp) {
      throw new Fault(`Another program changed ${this.file}, so this session leaves it alone and ends.`);
    }
    replaceFileNow(this.file, text);
    this.#stamp = this.#look();
  }

  #look(): string {
    const found = statSync(this.file, { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.ino} ${found.size} ${found.mtimeMs}`;
  }
}
