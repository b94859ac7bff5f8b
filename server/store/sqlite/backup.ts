import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { FILE } from './sqlite.ts';

export class NothingToBackUp extends Error {
  constructor(folder: string) {
    super(`there are no matches in ${folder}`);
    this.name = 'NothingToBackUp';
  }
}

/** Copies everything in a folder into one file as it stands now, while a server may play on. Returns the number of matches. */
export async function backUp(folder: string, file: string): Promise<number> {
  const source = path.join(folder, FILE);
  if (!existsSync(source)) throw new NothingToBackUp(folder);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await copy(source, unfinished);
    const matches = checked(unfinished);
    renameSync(unfinished, file);
    return matches;
  } catch (error) {
    rmSync(unfinished, { force: true }); // on a full disk it only takes up space
    throw error;
  }
}

async function copy(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, target);
  } finally {
    database.close();
  }
}

/** A copy is worth something only if it can be read. */
function checked(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE'); // one file, without companions
    const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`the copy is damaged: ${String(verdict)}`);
    return Number(copy.prepare('SELECT COUNT(*) AS matches FROM match').get()?.matches);
  } finally {
    copy.close();
  }
}
