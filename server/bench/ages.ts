import type { AnyGame } from '@kurgan/engine';
import { expectOk, Match, parseSetup } from '@kurgan/engine';
import type { RobotMatch } from './seat-robots.ts';

const SAMPLES = 40;
/** Matches played on at once. */
const AT_ONCE = 200;

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
 * Lets each pair of robots play for one to two lives of a match, and another match whenever one ends. Then the matches are as
 * old as on a server that has run for long: as many end as begin, and memory has no reason to grow. It isn't enough to play
 * each to an age between none and a life: lives differ, a long one is met more often, and matches would still grow older.
 */
export async function growUp(
  matches: readonly RobotMatch[],
  life: number,
  renew: (robots: RobotMatch['robots']) => Promise<unknown>,
  onGrown: (done: number) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  const one = async (): Promise<void> => {
    for (let i = next++; i < matches.length; i = next++) {
      const { robots } = matches[i] ?? { robots: [] };
      let left = Math.floor(life * (1 + i / matches.length));
      for (;;) {
        const { isOver, entries } = await playTo(robots, left);
        if (!isOver) break;
        left -= entries;
        await renew(robots);
      }
      onGrown(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Lets robots play until a match has so many entries, or is over. */
function playTo(
  robots: RobotMatch['robots'],
  most: number,
): Promise<{ readonly isOver: boolean; readonly entries: number }> {
  return new Promise((resolve) => {
    const look = (): void => {
      const lengths = robots.map(({ whole }) => whole?.n ?? -1);
      const isOver = robots.every((robot) => robot.isOver);
      if (!isOver && lengths.some((n) => n < most)) return;
      for (const robot of robots) Object.assign(robot, { isEager: false, onEntry: () => {} });
      resolve({ isOver, entries: Math.max(...lengths) });
    };
    for (const robot of robots) {
      robot.onEntry = look;
      robot.isEager = true;
    }
    for (const robot of robots) robot.act();
    look();
  });
}
