import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame } from '@kurgan/engine';
import { WebSocket } from 'ws';
import { growUp, lifeOf } from './ages.ts';
import { type DiskFigures, measureDisk } from './disk.ts';
import { Load, quantile } from './load.ts';
import { freePort, ServerProcess } from './process.ts';
import type { Robot } from './robot.ts';
import { type Offer, playAnew, type RobotMatch, seatRobots } from './seat-robots.ts';

/** Robots sit down, play their matches to all ages, play under load, and take turns with the echo. */
export type BenchStage = 'seat' | 'grow' | 'load' | 'compare';

export interface ServerBenchOptions {
  /** Rules of a game for two, and a scenario. */
  readonly rules: AnyGame;
  readonly scenario: string;
  readonly matches: number;
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Told how far each stage is; while the load runs, also how long 99 of 100 opponents have waited at most. */
  onProgress(stage: BenchStage, done: number, of: number, p99?: number): void;
}

export interface ServerFigures {
  readonly matches: number;
  readonly sockets: number;
  /** Actions a second that were really made. */
  readonly rate: number;
  readonly actions: number;
  /** Actions that found nobody to make them in time. */
  readonly missed: number;
  /** Matches that ended under load, and were followed by others. */
  readonly renewed: number;
  /** Milliseconds from an action to its opponent. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time for an action, by the server and by a bare echo, and their ratio in each round. */
  readonly serverCpu: number;
  readonly echoCpu: number;
  readonly cpuRatio: number;
  /** Bytes of the heap for each round, after garbage was collected. */
  readonly heaps: readonly number[];
  /** Bytes that a frame and an answer have. */
  readonly frame: number;
  /** Defects that the server has told of. */
  readonly faults: readonly string[];
  readonly disk: DiskFigures;
  readonly load: number;
}

/** Milliseconds of a slice of the real server, and of the echo. */
const SLICE = 5000;
/** Rounds in which server and echo take turns. */
const ROUNDS = 8;
/** Matches that sit down at once. */
const SITTING = 20;
const WARM_UP = 6000;
const ANSWER_BYTES = 26;

const pick = (below: number): number => Math.floor(Math.random() * below);

/** Robots at all matches. */
async function sitDown(offer: Offer, matches: number, onSeated: (seated: number) => void) {
  const seated: RobotMatch[] = [];
  while (seated.length < matches) {
    const count = Math.min(SITTING, matches - seated.length);
    seated.push(...(await Promise.all(Array.from({ length: count }, () => seatRobots(offer)))));
    onSeated(seated.length);
  }
  return seated;
}

/** Sockets of an echo, in pairs. */
async function connectEcho(port: number, pairs: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 2 * pairs; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.on('message', (data) => void String(data));
    sockets.push(socket);
  }
  return sockets;
}

async function sendEvenly(
  sockets: readonly WebSocket[],
  text: string,
  rate: number,
  milliseconds: number,
): Promise<number> {
  const started = performance.now();
  let sent = 0;
  for (;;) {
    const passed = performance.now() - started;
    if (passed >= milliseconds) return sent;
    while (sent < (passed * rate) / 1000) sockets[sent++ % sockets.length]?.send(text);
    await wait(2);
  }
}

/** Average bytes of the frames that robots have heard. */
function frameOf(robots: readonly Robot[]): number {
  const frames = robots.reduce((sum, robot) => sum + robot.frames, 0);
  return robots.reduce((sum, robot) => sum + robot.bytes, 0) / Math.max(1, frames);
}

/** Processor time of an action, by the server and by a bare echo of equal frames, in microseconds. */
interface Cost {
  readonly server: number;
  readonly echo: number;
}

/** Both take turns at the same rate, so that a busy machine disturbs them alike. */
async function compareWithEcho(
  server: ServerProcess,
  load: Load,
  { rate, pairs, frame }: { readonly rate: number; readonly pairs: number; readonly frame: number },
  onRound: () => void,
): Promise<Cost[]> {
  const echo = await ServerProcess.startEcho({ frame: Math.round(frame), answer: ANSWER_BYTES });
  try {
    const sockets = await connectEcho(echo.port, pairs);
    const call = 'x'.repeat(200);
    load.renews = false;
    await sendEvenly(sockets, call, rate, WARM_UP);
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await server.usage();
      const made = load.actions;
      await load.run(rate, SLICE);
      const after = await server.usage();
      const idle = await echo.usage();
      const sent = await sendEvenly(sockets, call, rate, SLICE);
      const busy = await echo.usage();
      costs.push({
        server: ((after.cpu - before.cpu) * 1000) / (load.actions - made),
        echo: ((busy.cpu - idle.cpu) * 1000) / sent,
      });
      onRound();
    }
    for (const socket of sockets) socket.terminate();
    return costs;
  } finally {
    await echo.stop();
  }
}

/** Measures a server under load next to a bare echo and the bare disk, all in one run. */
export async function measureServer(options: ServerBenchOptions): Promise<ServerFigures> {
  const { rules, scenario, matches, rate, seconds, onProgress } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-bench-'));
  const server = await ServerProcess.start({ store: { folder }, port: await freePort(), beat: 0 });
  const robots: Robot[] = [];
  try {
    const offer = { rules, scenario, addresses: [`http://127.0.0.1:${server.port}`], pick, isEager: false };
    const seated = await sitDown(offer, matches, (done) => onProgress('seat', done, matches));
    robots.push(...seated.flatMap((match) => match.robots));
    const renew = (some: readonly Robot[]) => playAnew(some, offer);
    await growUp(seated, lifeOf(rules, scenario, pick), renew, (done) => onProgress('grow', done, matches));
    const load = new Load(seated, renew);
    await load.run(rate, WARM_UP);
    load.reset();
    for (const robot of robots) robot.resetBytes();
    const heaps: number[] = [];
    const started = performance.now();
    for (let passed = 0; passed < seconds * 1000; passed += SLICE) {
      await load.run(rate, SLICE);
      heaps.push((await server.usage('heap')).heap);
      onProgress('load', (passed + SLICE) / 1000, seconds, quantile(load.latencies, 0.99));
    }
    const { actions, missed, renewed, latencies } = load;
    const measured = {
      rate: (actions * 1000) / (performance.now() - started),
      ...{ actions, missed, renewed, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
      load: loadavg()[0] ?? 0,
    };
    const frame = frameOf(robots);
    let rounds = 0;
    const costs = await compareWithEcho(server, load, { rate, pairs: matches, frame }, () =>
      onProgress('compare', ++rounds, ROUNDS),
    );
    const median = (of: (cost: Cost) => number): number => quantile(costs.map(of), 0.5);
    return {
      ...measured,
      matches,
      sockets: robots.length,
      serverCpu: median((cost) => cost.server),
      echoCpu: median((cost) => cost.echo),
      cpuRatio: median((cost) => cost.server / cost.echo),
      heaps,
      frame,
      faults: server.faults,
      disk: await measureDisk(),
    };
  } finally {
    for (const robot of robots) robot.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
