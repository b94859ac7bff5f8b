import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../bench/process.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs; null where there is none. */
function programs(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const newest = readdirSync(DEBIAN)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  return newest === undefined ? null : path.join(DEBIAN, newest, 'bin');
}

export const hasPostgres = programs() !== null;

/** PostgreSQL refuses to run as root, so root runs it as Debian's own user for it. */
function owner(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** A database server of the test's own, on a free port and in a folder of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = programs();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const user = owner();
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-postgres-'));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const as = { cwd: folder, ...(user ?? {}) };
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'kurgan', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const server: ChildProcess = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((each) => ['-c', each])],
    { ...as, stdio: 'ignore' },
  );
  const url = `postgres://kurgan@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (tries > 200) throw new Error('PostgreSQL does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
