import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, ServerProcess, type ServeSettings } from '../bench/process.ts';
import { seatRobots } from '../bench/seat-robots.ts';
import { PostgresDatabase, SqliteDatabase } from '../index.ts';
import type { Database } from '../store/database.ts';
import { faultsOf, type Played, playUnderKills, untilAll } from './kills.ts';
import { IS_LONG, loadText, partOf, progressOf, seedOf } from './long.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { rulesOf } from './seated.ts';

const KILLS = partOf(IS_LONG ? 200 : 20);
const LONGEST = IS_LONG ? 60 * 60_000 : 10 * 60_000;
/** On a busy machine a process waits for its turn as well. */
const MOST_FIRST_ANSWER = 1000;

async function gamesToPlay(): Promise<Played[]> {
  const some = [
    ['normandy', '1'],
    ['stalingrad', '022'],
    ['axis', 'race'],
    ['normandy', '3'],
  ] as const;
  return Promise.all(some.map(async ([game, scenario]) => ({ rules: await rulesOf(game, scenario), scenario })));
}

async function proveOn(store: ServeSettings['store'], open: () => Promise<Database>, name: string): Promise<void> {
  const games = await gamesToPlay();
  const settings = { store, port: await freePort(), beat: 0 };
  const played = await playUnderKills(
    settings,
    games,
    KILLS,
    seedOf(`kills on ${name}`),
    progressOf(`kills on ${name}`, KILLS),
  );
  const database = await open();
  const faults: string[] = [];
  for (const [i, match] of played.matches.entries()) {
    const game = games[i];
    if (game !== undefined) faults.push(...(await faultsOf(database, match, game.rules)));
  }
  await database.close();
  console.log(
    `${name}: ${played.kills} kills, ${played.acknowledged} actions acknowledged, ${faults.length} faults, ` +
      `first answer after ${Math.round(played.halfAnswered)} ms for half, ${Math.round(played.firstAnswer)} ms at most, ${loadText()}`,
  );
  expect(faults).toEqual([]);
  expect(played.faults).toEqual([]);
  expect(played.robots.flatMap((robot) => robot.surprises)).toEqual([]);
  expect(played.acknowledged).toBeGreaterThan(KILLS);
  // A matter of speed: printed always, held to its figure in the long form alone.
  if (IS_LONG) expect(played.firstAnswer).toBeLessThan(MOST_FIRST_ANSWER * Math.max(1, (loadavg()[0] ?? 0) / 2));
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-kills-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test(
  `${KILLS} kills lose nothing in SQLite and do nothing twice`,
  () => inFolder((folder) => proveOn({ folder }, () => SqliteDatabase.open(folder), 'SQLite')),
  LONGEST,
);

test.skipIf(!hasPostgres)(
  `${KILLS} kills lose nothing in PostgreSQL and do nothing twice`,
  async () => {
    const postgres = await startPostgres();
    try {
      await proveOn({ url: postgres.url }, () => PostgresDatabase.open(postgres.url), 'PostgreSQL');
    } finally {
      await postgres.stop();
    }
  },
  LONGEST,
);

/** A kill is no power cut: what the disk has not been told to keep would be lost there. */
const canCount = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

test.skipIf(!canCount)('the disk is told to keep every action before anybody hears of it (with strace)', () =>
  inFolder(async (folder) => {
    const calls = path.join(folder, 'calls');
    const settings = { store: { folder }, port: await freePort(), beat: 0 };
    const server = await ServerProcess.start(settings, ['strace', '-f', '-e', 'trace=fdatasync,fsync', '-o', calls]);
    const synced = (): number => readFileSync(calls, 'utf8').match(/f(?:data)?sync\(/g)?.length ?? 0;
    const rules = await rulesOf('normandy', '1');
    const addresses = [`http://127.0.0.1:${settings.port}`];
    const { robots } = await seatRobots({ rules, scenario: '1', addresses, pick: () => 0 });
    const acknowledged = (): number => robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0);
    const before = { syncs: synced(), actions: acknowledged() };
    await untilAll(robots, () => acknowledged() >= before.actions + 40);
    for (const robot of robots) robot.isEager = false;
    await untilAll(robots, (robot) => !robot.hasIntent);
    const actions = acknowledged() - before.actions;
    const syncs = synced() - before.syncs;
    console.log(`SQLite: ${syncs} syncs for ${actions} actions, one after the other`);
    for (const robot of robots) robot.close();
    await server.stop();
    expect(syncs).toBeGreaterThanOrEqual(actions - 1);
  }),
);

test.skipIf(!canCount)('once the disk fails, no action is acknowledged any more (with strace)', () =>
  inFolder(async (folder) => {
    const settings = { store: { folder }, port: await freePort(), beat: 0 };
    const FAILS = 60;
    const words = ['strace', '-f', '-e', `inject=fdatasync:error=EIO:when=${FAILS}+`, '-e', 'trace=fdatasync'];
    const server = await ServerProcess.start(settings, [...words, '-o', '/dev/null']);
    const rules = await rulesOf('normandy', '1');
    const addresses = [`http://127.0.0.1:${settings.port}`];
    const { robots } = await seatRobots({ rules, scenario: '1', addresses, pick: () => 0 });
    await expect.poll(() => robots.some(({ surprises }) => surprises.length > 0)).toBe(true);
    const acknowledged = robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0);
    expect(acknowledged).toBeGreaterThan(0);
    expect(acknowledged).toBeLessThan(FAILS);
    expect((await fetch(`${addresses[0]}/api/health`)).status).toBe(503);
    for (const robot of robots) robot.close();
    await server.kill();
  }),
);
