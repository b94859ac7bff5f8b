import { readdirSync, readFileSync } from 'node:fs';
import { type Database, statement } from './database.ts';

const FOLDER = new URL('./schema/', import.meta.url);
const NAME = 'schema';

/** The statements of a script. None of ours has a semicolon in a text. */
const statementsOf = (script: string): string[] =>
  script
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((sql) => sql.trim())
    .filter((sql) => sql !== '');

/** The newest schema this code knows. */
const scripts = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The number of the last script that the store has seen. */
async function numberOf(database: Database): Promise<number> {
  try {
    const [row] = await database.read('SELECT value FROM setting WHERE name = $1', NAME);
    return Number(row?.value ?? 0);
  } catch {
    return 0; // there is no table yet
  }
}

/** Brings the store to the schema of this code, one script at a time, each whole or not at all. */
export async function migrate(database: Database, translate: (sql: string) => string): Promise<void> {
  const known = scripts();
  const present = await numberOf(database);
  if (present > known.length) {
    throw new Error(`the store has schema ${present}, but this Kurgan knows only ${known.length}: update Kurgan`);
  }
  for (const [i, name] of known.entries()) {
    if (i < present) continue;
    const script = translate(readFileSync(new URL(name, FOLDER), 'utf8'));
    await database.write([
      ...statementsOf(script).map((sql) => statement(sql)),
      statement('DELETE FROM setting WHERE name = $1', NAME),
      statement('INSERT INTO setting (name, value) VALUES ($1, $2)', NAME, String(i + 1)),
    ]);
  }
}
