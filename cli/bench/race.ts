/** One way to do a piece of work: `run` does a short batch and says how many units it did. */
export interface Contender {
  readonly name: string;
  run(): number;
}

/** Units a CPU second: the median of the rounds, and their spread. */
export interface Result {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly least: number;
  readonly most: number;
}

export interface RaceOptions {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly warmUpMs: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** CPU seconds of this process so far, its collector's threads included. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function slice(contender: Contender, ms: number): number {
  const end = performance.now() + ms;
  const start = cpuSeconds();
  let units = 0;
  do units += contender.run();
  while (performance.now() < end);
  return units / (cpuSeconds() - start);
}

/**
 * Runs the contenders in short slices, in turn, so that a busy machine slows all of them alike; CPU time, because wall
 * time also counts what others do.
 */
export function race(contenders: readonly Contender[], { rounds, sliceMs, warmUpMs }: RaceOptions): Result[] {
  for (const contender of contenders) slice(contender, warmUpMs);
  const speeds = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) speeds[i]?.push(slice(contender, sliceMs));
  }
  return contenders.map(({ name }, i) => {
    const each = speeds[i] ?? [];
    return { name, perCpuSecond: median(each), least: Math.min(...each), most: Math.max(...each) };
  });
}
