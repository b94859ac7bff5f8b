import { setTimeout as wait } from 'node:timers/promises';
import type { Robot } from './robot.ts';
import type { RobotMatch } from './seat-robots.ts';

/** Matches that begin anew at once. */
const RENEWED_AT_ONCE = 4;
/** Milliseconds to wait for the last actions. */
const MOST_LATE = 5000;

/** Begins another match with the same robots. */
export type Renew = (robots: readonly Robot[]) => Promise<unknown>;

/**
 * Plays many matches at a given rate and measures how long an opponent waits for each action. The robots of a match
 * that is over begin another.
 */
export class Load {
  readonly #matches: readonly RobotMatch[];
  readonly #renew: Renew;
  readonly #renewing = new Set<readonly Robot[]>();
  /** False where the cost of an action alone is measured, and not that of a beginning. */
  renews = true;
  /** Matches that have begun since the start. */
  renewed = 0;
  /** Latencies in milliseconds, from sending to the opponent's frame. */
  latencies: number[] = [];
  actions = 0;
  /** Actions that found nobody to make them: the rate was not reached. */
  missed = 0;
  #next = 0;
  /** Actions whose opponents have not heard of them yet. */
  #underWay = 0;

  constructor(matches: readonly RobotMatch[], renew: Renew = async () => {}) {
    this.#matches = matches;
    this.#renew = renew;
  }

  /** Sends so many actions a second, evenly, for so long, and waits for the last: whatever is measured next must not delay them. */
  async run(rate: number, milliseconds: number): Promise<void> {
    const started = performance.now();
    const passed = (): number => performance.now() - started;
    for (let sent = 0; passed() < milliseconds; await wait(2)) {
      while (sent < (passed() * rate) / 1000) {
        sent++;
        if (!this.#one()) this.missed++;
      }
    }
    while (this.#underWay > 0 && passed() < milliseconds + MOST_LATE) await wait(2);
  }

  #one(): boolean {
    for (let tries = 0; tries < this.#matches.length; tries++) {
      this.#next = (this.#next + 1) % this.#matches.length;
      const robots = this.#matches[this.#next]?.robots ?? [];
      if (robots.some((robot) => robot.hasIntent) || this.#renewing.has(robots)) continue;
      if (robots.every((robot) => robot.isOver)) this.#begin(robots);
      const actor = robots.find((robot) => robot.isAsked);
      if (actor === undefined) continue;
      this.#act(actor, robots);
      return true;
    }
    return false;
  }

  #begin(robots: readonly Robot[]): void {
    if (!this.renews || this.#renewing.size >= RENEWED_AT_ONCE) return;
    this.#renewing.add(robots);
    void this.#renew(robots).then(() => {
      this.renewed++;
      this.#renewing.delete(robots);
    });
  }

  #act(actor: Robot, robots: readonly Robot[]): void {
    const opponent = robots.find((robot) => robot !== actor) ?? actor;
    const n = (actor.whole?.n ?? 0) + 1;
    const sent = performance.now();
    opponent.onEntry = (heard) => {
      if (heard < n) return;
      this.#underWay--;
      this.latencies.push(performance.now() - sent);
      opponent.onEntry = () => {};
    };
    if (!actor.act()) return;
    this.actions++;
    this.#underWay++;
  }

  /** Begins to count anew. */
  reset(): void {
    this.latencies = [];
    this.actions = 0;
    this.missed = 0;
  }
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
