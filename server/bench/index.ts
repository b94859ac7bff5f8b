import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame } from '@kurgan/engine';
import { WebSocket } from 'ws';
import { type DiskFigures, measureDisk } from './disk.ts';
import { Load, quantile } from './load.ts';
import { freePort, ServerProcess } from './process.ts';
import type { Robot } from './robot.ts';
import { type RobotMatch, seatRobots } from './seat-robots.ts';

export type { DiskFigures } from './disk.ts';

export interface ServerBenchOptions {
  /** Rules of a game for two, and a scenario. */
  readonly rules: AnyGame;
  readonly scenario: string;
  readonly matches: number;
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Told how many matches have begun, and then how many seconds have passed besides. */
  onProgress(done: number): void;
}

export interface ServerFigures {
  readonly matches: number;
  readonly sockets: number;
  /** Actions a second that were really made. */
  readonly rate: number;
  readonly actions: number;
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
  readonly disk: DiskFigures;
  readonly load: number;
}

/** Milliseconds of a slice of the real server, and of the echo. */
const SLICE = 5000;
/** Matches that sit down at once. */
const SITTING = 20;
const WARM_UP = 4000;
const ANSWER_BYTES = 26;

/** Robots at all matches. */
async function sitDown({ rules, scenario, matches, onProgress }: ServerBenchOptions, address: string) {
  const seated: RobotMatch[] = [];
  const pick = (below: number): number => Math.floor(Math.random() * below);
  while (seated.length < matches) {
    const count = Math.min(SITTING, matches - seated.length);
    const some = Array.from({ length: count }, () =>
      seatRobots({ rules, scenario, addresses: [address], pick, isEager: false }),
    );
    seated.push(...(await Promise.all(some)));
    onProgress(seated.length);
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

/** Measures a server under load next to a bare echo and the bare disk, all in one run. */
export async function measureServer(options: ServerBenchOptions): Promise<ServerFigures> {
  const { matches, rate, seconds, onProgress } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-bench-'));
  const server = await ServerProcess.start({ store: { folder }, port: await freePort(), beat: 0 });
  const robots: Robot[] = [];
  try {
    const seated = await sitDown(options, `http://127.0.0.1:${server.port}`);
    robots.push(...seated.flatMap((match) => match.robots));
    const load = new Load(seated);
    await load.run(rate, WARM_UP);
    load.reset();
    for (const robot of robots) robot.resetBytes();
    const heaps: number[] = [];
    const costs: { readonly server: number; readonly echo: number }[] = [];
    let echo: ServerProcess | null = null;
    let sockets: WebSocket[] = [];
    let actions = 0;
    let frame = 0;
    for (let passed = 0; passed < seconds * 1000; passed += SLICE) {
      const before = await server.usage();
      const made = load.actions;
      await load.run(rate, SLICE);
      const after = await server.usage();
      heaps.push(after.heap);
      actions = load.actions - made;
      frame =
        robots.reduce((sum, robot) => sum + robot.bytes, 0) /
        Math.max(
          1,
          robots.reduce((sum, robot) => sum + robot.frames, 0),
        );
      if (echo === null) {
        echo = await ServerProcess.startEcho({ frame: Math.round(frame), answer: ANSWER_BYTES });
        sockets = await connectEcho(echo.port, matches);
        await sendEvenly(sockets, 'x'.repeat(200), rate, WARM_UP);
      }
      const idle = await echo.usage();
      const sent = await sendEvenly(sockets, 'x'.repeat(200), rate, SLICE);
      const busy = await echo.usage();
      costs.push({ server: ((after.cpu - before.cpu) * 1000) / actions, echo: ((busy.cpu - idle.cpu) * 1000) / sent });
      onProgress(matches + (passed + SLICE) / 1000);
    }
    await echo?.stop();
    return {
      matches,
      sockets: robots.length,
      rate: load.actions / ((heaps.length * SLICE) / 1000),
      actions: load.actions,
      p50: quantile(load.latencies, 0.5),
      p99: quantile(load.latencies, 0.99),
      serverCpu: quantile(
        costs.map((cost) => cost.server),
        0.5,
      ),
      echoCpu: quantile(
        costs.map((cost) => cost.echo),
        0.5,
      ),
      cpuRatio: quantile(
        costs.map((cost) => cost.server / cost.echo),
        0.5,
      ),
      heaps,
      frame,
      disk: await measureDisk(),
      load: loadavg()[0] ?? 0,
    };
  } finally {
    for (const robot of robots) robot.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
