import { type Database, FolderInUse, PostgresDatabase, SqliteDatabase } from '@kurgan/server';
import type { Arguments } from './arguments.ts';
import { BadInput } from './command.ts';
import { systemProblem } from './system-problem.ts';

/** The PostgreSQL database that an option or the environment names. */
export function databaseUrl(args: Arguments): string | undefined {
  const url = args.text('database') ?? process.env.DATABASE_URL;
  return url === '' ? undefined : url;
}

export async function openPostgres(url: string): Promise<Database> {
  try {
    return await PostgresDatabase.open(url);
  } catch (error) {
    throw new BadInput(`The database can't be opened: ${error instanceof Error ? error.message : error}.`);
  }
}

export async function openFolder(folder: string): Promise<Database> {
  try {
    return await SqliteDatabase.open(folder);
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new BadInput(`Another Kurgan server is using ${folder}: stop it, or name another folder with --data.`);
    if (systemProblem(error) !== null || !(error instanceof Error)) throw error;
    throw new BadInput(`The matches in ${folder} can’t be opened: ${error.message}. Name another folder with --data.`);
  }
}
