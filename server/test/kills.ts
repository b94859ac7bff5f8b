import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type GameTypes,
  type JournalFault,
  type Match,
  type Result,
  replayMatch,
  SeededChance,
} from '@kurgan/engine';
import { quantile } from '../bench/load.ts';
import { ServerProcess, type ServeSettings } from '../bench/process.ts';
import type { Robot } from '../bench/robot.ts';
import { type RobotMatch, seatRobots } from '../bench/seat-robots.ts';
import { journalOf } from '../matches/reopen.ts';
import { readStored } from '../matches/stored.ts';
import type { Database } from '../store/database.ts';

/** Milliseconds of play before a kill, at most. */
const LONGEST_LIFE = 250;

/** A game to play, with one of its scenarios. */
export interface Played {
  readonly rules: AnyGame;
  readonly scenario: string;
}

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  /** Waits for a server's first answer, in milliseconds from the connection: half of them, and the longest. */
  readonly halfAnswered: number;
  readonly firstAnswer: number;
  readonly robots: readonly Robot[];
}

/** Plays matches on a server that is killed again and again at moments nobody chose; then checks the store. */
export async function playUnderKills(
  settings: ServeSettings,
  games: readonly Played[],
  kills: number,
  seed: string,
  onKill: (kills: number) => void,
): Promise<Killed & { readonly matches: readonly RobotMatch[]; readonly faults: readonly string[] }> {
  const chance = SeededChance.fromSeed(seed);
  const pick = (below: number): number => chance.below(below);
  const addresses = [`http://127.0.0.1:${settings.port}`];
  let server = await ServerProcess.start(settings);
  const matches = await Promise.all(
    games.map(({ rules, scenario }) => seatRobots({ rules, scenario, addresses, pick })),
  );
  const robots = matches.flatMap((match) => match.robots);
  const faults: string[] = [];
  for (let i = 0; i < kills; i++) {
    await wait(chance.below(LONGEST_LIFE));
    faults.push(...server.faults);
    await server.kill();
    server = await ServerProcess.start(settings);
    await untilAll(robots, (robot) => robot.returns.length > i);
    onKill(i + 1);
  }
  for (const robot of robots) robot.isEager = false;
  await untilAll(robots, (robot) => !robot.hasIntent);
  faults.push(...server.faults);
  await server.stop();
  for (const robot of robots) robot.close();
  const answers = robots.flatMap((robot) => robot.firstAnswers);
  return {
    kills,
    acknowledged: robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0),
    halfAnswered: quantile(answers, 0.5),
    firstAnswer: Math.max(...answers),
    robots,
    matches,
    faults,
  };
}

const PATIENCE = 60_000;

export async function untilAll(robots: readonly Robot[], isSo: (robot: Robot) => boolean): Promise<void> {
  const late = performance.now() + PATIENCE;
  while (!robots.every(isSo)) {
    if (performance.now() > late) {
      const others = robots.filter((robot) => !isSo(robot)).map((robot) => robot.state);
      throw new Error(
        `${others.length} of ${robots.length} pages did not come so far: ${others.slice(0, 5).join('; ')}`,
      );
    }
    await wait(5);
  }
}

/** A stored match, played through by the rules. */
export async function replayStored(
  database: Database,
  match: string,
  rules: AnyGame,
): Promise<Result<Match<GameTypes>, JournalFault>> {
  const stored = await readStored(database, match);
  if (stored === null) throw new Error(`${match} is lost`);
  return replayMatch(rules, journalOf(stored, stored.match.seed ?? ''));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Everything wrong with a match in the store, as its players know it. */
export async function faultsOf(database: Database, { match, robots }: RobotMatch, rules: AnyGame): Promise<string[]> {
  const stored = await readStored(database, match);
  const entries = await database.read('SELECT * FROM entry WHERE match = $1 ORDER BY n', match);
  if (stored === null) return [`${match} is lost`];
  const { length } = stored.match;
  const faults: string[] = [];
  if (entries.some(({ n }, i) => n !== i + 1)) faults.push('the entries are not counted 1, 2, 3');
  if (length !== entries.length) faults.push(`length ${length}, but ${entries.length} entries`);
  for (const robot of robots) {
    for (const { request, n, text } of robot.acknowledged) {
      const found = entries.filter((entry) => entry.request === request);
      if (found.length === 0) faults.push(`lost: ${text} at ${n}`);
      if (found.length > 1) faults.push(`done ${found.length} times: ${text} at ${n}`);
      if (found.some((entry) => entry.n !== n || JSON.parse(String(entry.deed)).action !== text)) {
        faults.push(`another entry than was acknowledged: ${text} at ${n}`);
      }
    }
    for (const request of robot.refused) {
      if (entries.some((entry) => entry.request === request)) faults.push('done, but called refused');
    }
    const known = new Set(robots.flatMap((each) => each.acknowledged.map(({ request }) => request)));
    if (entries.some(({ request }) => !known.has(String(request)))) faults.push('an entry that nobody heard of');
  }
  const replayed = await replayStored(database, match, rules);
  if (!replayed.ok) return [...faults, `it does not reopen: ${replayed.error.error} ${replayed.error.detail}`];
  for (const { whole, view } of robots) {
    const seat = whole?.seat ?? null;
    if (!isDeepStrictEqual(view, plain(replayed.value.view(seat)))) faults.push(`${seat} sees something else`);
  }
  return faults;
}
