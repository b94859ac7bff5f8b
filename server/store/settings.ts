import { newKey } from '../secrets.ts';
import { type Database, statement } from './database.ts';

/** A secret of this server, made once. */
export async function secretOf(database: Database, name: string): Promise<string> {
  await database.write([
    statement('INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, newKey()),
  ]);
  const [row] = await database.read('SELECT value FROM setting WHERE name = $1', name);
  return String(row?.value);
}
