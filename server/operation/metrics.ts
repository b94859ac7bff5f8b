import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CallName, WireError } from '@kurgan/wire';

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Durations, counted by how long they are. */
class Durations {
  readonly #counts = BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;

  add(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    const bound = BOUNDS.findIndex((each) => seconds <= each);
    if (bound >= 0) this.#counts[bound] = (this.#counts[bound] ?? 0) + 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = BOUNDS.map((bound, i) => {
      below += this.#counts[i] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

/** Figures that are looked up when somebody asks for them. */
export interface Gauges {
  readonly sockets: number;
  readonly matches: number;
  /** Tasks that are due, by kind. */
  readonly tasks: Readonly<Record<string, number>>;
}

type Result = 'done' | WireError['error'];

/** What this process has done, as Prometheus reads it. It names no player, match or address. */
export class Metrics {
  /** By name, then by result: no text has to be made for a call. */
  readonly #calls = new Map<string, Map<Result, number>>();
  readonly #commits = new Durations();
  readonly #thoughts = new Durations();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #thinking = 0;

  constructor() {
    this.#delay.enable();
  }

  called(name: CallName | 'unreadable', result: Result): void {
    const results = this.#calls.get(name) ?? new Map<Result, number>();
    if (results.size === 0) this.#calls.set(name, results);
    results.set(result, (results.get(result) ?? 0) + 1);
  }

  committed(seconds: number): void {
    this.#commits.add(seconds);
  }

  /** A bot thinks. */
  async thought<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    this.#thinking++;
    try {
      return await work();
    } finally {
      this.#thinking--;
      this.#thoughts.add((performance.now() - started) / 1000);
    }
  }

  text({ sockets, matches, tasks }: Gauges): string {
    const { user, system } = process.cpuUsage();
    const lag = this.#delay.percentile(99) / 1e9;
    this.#delay.reset();
    return [
      ...family('kurgan_sockets', 'gauge', 'Pages connected by a socket.', [`kurgan_sockets ${sockets}`]),
      ...family('kurgan_matches_in_memory', 'gauge', 'Matches in memory.', [`kurgan_matches_in_memory ${matches}`]),
      ...family(
        'kurgan_calls_total',
        'counter',
        'Calls of pages; "done" or the reason nothing was done.',
        [...this.#calls].flatMap(([name, results]) =>
          Array.from(results, ([result, count]) => `kurgan_calls_total{call="${name}",result="${result}"} ${count}`),
        ),
      ),
      ...family(
        'kurgan_commit_seconds',
        'histogram',
        'Time from a write to its durability.',
        this.#commits.lines('kurgan_commit_seconds'),
      ),
      ...family(
        'kurgan_tasks_waiting',
        'gauge',
        'Tasks that are due and that nobody has taken yet.',
        Object.entries(tasks).map(([kind, count]) => `kurgan_tasks_waiting{kind="${kind}"} ${count}`),
      ),
      ...family('kurgan_bots_thinking', 'gauge', 'Bots that think now.', [`kurgan_bots_thinking ${this.#thinking}`]),
      ...family(
        'kurgan_bot_seconds',
        'histogram',
        'Time a bot thought about one action.',
        this.#thoughts.lines('kurgan_bot_seconds'),
      ),
      ...family('process_cpu_seconds_total', 'counter', 'CPU time of this process.', [
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
      ]),
      ...family('process_resident_memory_bytes', 'gauge', 'Memory of this process.', [
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ]),
      ...family('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Lag of the event loop since the last look.', [
        `nodejs_eventloop_lag_p99_seconds ${Number.isFinite(lag) ? lag : 0}`,
      ]),
      '',
    ].join('\n');
  }

  close(): void {
    this.#delay.disable();
  }
}

const family = (name: string, type: string, help: string, samples: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples,
];
