import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { freePort, ServerProcess } from '../bench/process.ts';
import { type RobotMatch, seatRobots } from '../bench/seat-robots.ts';
import { PostgresDatabase } from '../index.ts';
import { type Database, statement } from '../store/database.ts';
import { faultsOf, untilAll } from './kills.ts';
import { IS_LONG, loadText, partOf, progressOf, seedOf } from './long.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { rulesOf } from './seated.ts';

const KILLS = partOf(IS_LONG ? 50 : 3);
const MATCHES = IS_LONG ? 200 : 8;
const BOT_MATCHES = 3;
/** Milliseconds between kills, and after which a dead process's tasks are taken over: the real ones in the long form. */
const EVERY = IS_LONG ? 10_000 : 700;
const LEASE = IS_LONG ? 30_000 : 3000;
const LONGEST = IS_LONG ? 60 * 60_000 : 10 * 60_000;
/** Milliseconds before a player acts. */
const THINKS = IS_LONG ? 1000 : 100;
/** Milliseconds; a busy machine is given more. */
const MOST_RETURN = 3000;
const MOST_TAKE_OVER = 10_000 + LEASE;

const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / 2);

/** Makes a player of a mail match late, and its flag due now. */
async function flagNow(database: Database, match: string): Promise<void> {
  const month = 30 * 86_400_000;
  await database.write([
    statement(
      'UPDATE seat SET since = since - $1, due = due - $1 WHERE match = $2 AND since IS NOT NULL',
      month,
      match,
    ),
    statement('UPDATE task SET due = $1 WHERE name = $2', database.now(), `flag ${match}`),
    statement('UPDATE match SET changed = changed + 1 WHERE id = $1', match),
  ]);
  database.announce(match);
}

const phaseOf = async (database: Database, match: string): Promise<unknown> =>
  (await database.read('SELECT phase FROM match WHERE id = $1', match))[0]?.phase;

test.skipIf(!hasPostgres)(
  `of two processes on one PostgreSQL, one is killed ${KILLS} times: nothing is lost, the other goes on`,
  async () => {
    const postgres = await startPostgres();
    const store = { url: postgres.url };
    const settings = await Promise.all(
      [0, 1].map(async () => ({ store, port: await freePort(), beat: 20, lease: LEASE })),
    );
    const addresses = settings.map(({ port }) => `http://127.0.0.1:${port}`);
    const servers = await Promise.all(settings.map((each) => ServerProcess.start(each)));
    const database = await PostgresDatabase.open(postgres.url);
    const chance = SeededChance.fromSeed(seedOf('two processes'));
    const pick = (below: number): number => chance.below(below);
    const rules = await rulesOf('normandy', '1');
    const seats = { rules, scenario: '1', addresses, pick, thinks: THINKS };
    const matches: RobotMatch[] = [];
    for (let i = 0; i < MATCHES; i++) matches.push(await seatRobots(seats));
    const bots: RobotMatch[] = [];
    for (let i = 0; i < BOT_MATCHES; i++) {
      bots.push(await seatRobots({ ...seats, more: { seat: 'us', bots: { german: 'recruit' } } }));
    }
    const day = 86_400_000;
    const mail = { kind: 'mail', bank: day, gain: 0, cap: day, weekends: false } as const;
    const flagged: RobotMatch[] = [];
    for (let i = 0; i < KILLS; i++) flagged.push(await seatRobots({ ...seats, more: { pace: mail } }));
    for (const robot of flagged.flatMap((match) => match.robots)) robot.isEager = false;

    const takenOver: number[] = [];
    const tell = progressOf('kills of one process', KILLS);
    const faults: string[] = [];
    for (let i = 0; i < KILLS; i++) {
      await wait(EVERY);
      const victim = i % 2;
      const flag = flagged[i]?.match ?? '';
      const lengths = await Promise.all(bots.map(({ match }) => lengthOf(database, match)));
      await flagNow(database, flag);
      await wait(chance.below(30));
      const killed = performance.now();
      faults.push(...(servers[victim]?.faults ?? []));
      await servers[victim]?.kill();
      const restarted = ServerProcess.start(settings[victim] ?? (settings[0] as never));
      const where = `kill ${i + 1} of ${KILLS}, server ${victim}`;
      await untilSo(
        async () => (await phaseOf(database, flag)) === 'over',
        async () =>
          `${where}: the flag of ${flag} (${await phaseOf(database, flag)}), task ${await taskOf(database, flag)}`,
      );
      for (const [b, { match, robots }] of bots.entries()) {
        const before = lengths[b] ?? 0;
        await untilSo(
          async () => robots.some((robot) => robot.isOver) || (await lengthOf(database, match)) > before,
          async () =>
            `${where}: the bot at entry ${before}: ${robots.map(({ state }) => state)}, task ${await taskOf(database, match)}`,
        );
      }
      takenOver.push(performance.now() - killed);
      servers[victim] = await restarted;
      tell(i + 1);
    }
    const robots = [...matches, ...bots].flatMap((match) => match.robots);
    await wait(EVERY);
    for (const robot of robots) robot.isEager = false;
    await untilAll(robots, (robot) => !robot.hasIntent);
    // Nobody at either process is left with an old board, although announcements were lost with the dead.
    for (const match of matches) {
      const length = await lengthOf(database, match.match);
      await untilAll(match.robots, (robot) => robot.whole?.n === length);
    }
    for (const match of matches) faults.push(...(await faultsOf(database, match, rules)));
    for (const server of servers) faults.push(...server.faults);
    const returns = robots.flatMap((robot) => robot.returns);
    const surprises = robots.flatMap((robot) => robot.surprises);
    for (const text of surprises) console.log(`a surprise: ${text}`);
    const acknowledged = robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0);
    console.log(
      `two processes: ${KILLS} kills, ${MATCHES} matches, ${acknowledged} actions acknowledged, ${faults.length} faults, ` +
        `pages back after ${Math.round(Math.max(...returns))} ms at most, tasks taken over after ` +
        `${Math.round(Math.max(...takenOver))} ms at most, ${loadText()}`,
    );
    for (const robot of [...robots, ...flagged.flatMap((match) => match.robots)]) robot.close();
    for (const server of servers) await server.stop();
    await database.close();
    await postgres.stop();
    expect(faults.join('\n')).toBe('');
    expect(surprises).toEqual([]);
    // Matters of speed: printed always, held to their figures in the long form alone.
    if (!IS_LONG) return;
    expect(Math.max(...returns)).toBeLessThan(MOST_RETURN * busyness());
    expect(Math.max(...takenOver)).toBeLessThan(MOST_TAKE_OVER * busyness());
  },
  LONGEST,
);

const lengthOf = async (database: Database, match: string): Promise<number> =>
  Number((await database.read('SELECT length FROM match WHERE id = $1', match))[0]?.length);

/** The tasks of a match, as the store has them. */
const taskOf = async (database: Database, match: string): Promise<string> =>
  JSON.stringify(
    await database.read('SELECT name, due - $2 AS due, tries FROM task WHERE payload = $1', match, database.now()),
  );

async function untilSo(isSo: () => Promise<boolean>, otherwise: () => Promise<string>): Promise<void> {
  const late = performance.now() + 120_000;
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error(`nobody took it over: ${await otherwise()}`);
    await wait(20);
  }
}
