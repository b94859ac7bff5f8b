import { setImmediate } from 'node:timers/promises';

/** Does a short batch of work and returns its number of units. */
export type Work = () => number;

/** Slices in milliseconds of CPU time; those of the warm-up go on until they get no faster. */
export interface RaceOptions {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly warmUpMs: number;
  onRound?(done: number): void;
}

/** CPU seconds used by this process so far, including its garbage collector and compiler threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function speedOf(work: Work, ms: number): number {
  const start = cpuSeconds();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = cpuSeconds() - start;
  } while (1000 * spent < ms);
  return units / spent;
}

/** So many slices in a row that are hardly faster than the best so far, and the compiler is done. */
const CALM = 3;
const FASTER = 1.02;
/** A workload that never settles is measured all the same. */
const MOST_SLICES = 24;

function warmUp(work: Work, ms: number): void {
  let best = 0;
  for (let slices = 0, calm = 0; slices < MOST_SLICES && calm < CALM; slices++) {
    const speed = speedOf(work, ms);
    calm = speed > FASTER * best ? 0 : calm + 1;
    best = Math.max(best, speed);
  }
}

/**
 * Units per CPU second of each workload, one figure per round. All run in short slices, one after another in every
 * round, so that a busy machine slows them alike. CPU time, because wall time also counts other processes: a slice of
 * wall time would be too short there, and the warm-up over before the code is compiled.
 */
export async function race<Works extends Readonly<Record<string, Work>>>(
  works: Works,
  { rounds, sliceMs, warmUpMs, onRound }: RaceOptions,
): Promise<{ [Name in keyof Works]: number[] }> {
  const racers = Object.entries(works).map(([name, work]) => ({ name, work, speeds: [] as number[] }));
  for (const { work } of racers) warmUp(work, warmUpMs);
  for (let round = 1; round <= rounds; round++) {
    for (const { work, speeds } of racers) speeds.push(speedOf(work, sliceMs));
    onRound?.(round);
    await setImmediate(); // a moment for Ctrl-C
  }
  return Object.fromEntries(racers.map(({ name, speeds }) => [name, speeds])) as { [Name in keyof Works]: number[] };
}

/** A figure over all rounds: the median and the quartiles. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Cost of a unit relative to the limit, round by round: both were timed within the same second. */
export const ratios = (limit: readonly number[], speeds: readonly number[]): number[] =>
  speeds.map((speed, round) => (limit[round] ?? Number.NaN) / speed);

/** Speed of one workload relative to another, round by round. */
export const shares = (whole: readonly number[], speeds: readonly number[]): number[] =>
  speeds.map((speed, round) => speed / (whole[round] ?? Number.NaN));
