import type { AnyGame } from '@kurgan/engine';
import { expectOk, Match, parseSetup } from '@kurgan/engine';
import type { RobotMatch } from './seat-robots.ts';

const SAMPLES = 8;
/** Matches played on at once. */
const AT_ONCE = 24;

/** Actions that a match between robots lasts, on average. */
export function lifeOf(rules: AnyGame, scenario: string, pick: (below: number) => number): number {
  const setup = expectOk(parseSetup(rules.scenarios, scenario, {}));
  let actions = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const match = new Match(rules, setup, `life ${i}`);
    while (match.outcome === null) {
      const [seat = ''] = match.waiting;
      const legal = match.legal(seat);
      const action = legal[pick(legal.length)];
      if (action === undefined || match.act(seat, action) !== null) throw new Error('nothing is legal');
      actions++;
    }
  }
  return actions / SAMPLES;
}

/**
 * Plays matches to all ages between none and a life, one after the other: a server that has run for long holds young
 * and old ones, and as many end as begin.
 */
export async function growUp(
  matches: readonly RobotMatch[],
  life: number,
  onGrown: (done: number) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  const one = async (): Promise<void> => {
    for (let i = next++; i < matches.length; i = next++) {
      const match = matches[i];
      if (match !== undefined) await playTo(match, Math.floor((life * i) / matches.length));
      onGrown(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function playTo({ robots }: RobotMatch, n: number): Promise<void> {
  return new Promise((resolve) => {
    const isGrown = (): boolean => robots.every((robot) => robot.isOver || (robot.whole?.n ?? 0) >= n);
    const look = (): void => {
      if (!isGrown()) return;
      for (const robot of robots) Object.assign(robot, { isEager: false, onEntry: () => {} });
      resolve();
    };
    for (const robot of robots) {
      robot.onEntry = look;
      robot.isEager = true;
    }
    for (const robot of robots) robot.act();
    look();
  });
}
