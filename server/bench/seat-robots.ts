import type { AnyGame } from '@kurgan/engine';
import { type CallOf, commitmentTo } from '@kurgan/wire';
import { newShare } from '../secrets.ts';
import { Robot } from './robot.ts';

export interface RobotMatch {
  readonly match: string;
  readonly robots: readonly Robot[];
}

export interface Offer {
  readonly rules: AnyGame;
  readonly scenario: string;
  /** Addresses of each robot's servers; the first it uses is its own number. */
  readonly addresses: readonly string[];
  readonly pick: (below: number) => number;
  /** Milliseconds before a robot plays. */
  readonly thinks?: number;
  /** Robots play by themselves. */
  readonly isEager?: boolean;
  readonly more?: Partial<CallOf<'open'>>;
}

const newRequest = (): string => newShare().slice(0, 32);

/** Robots at every free seat of a new match, watching it as it begins. */
export async function seatRobots(offer: Offer): Promise<RobotMatch> {
  const { rules, addresses, pick, thinks = 0, isEager = true, more = {} } = offer;
  const persons = rules.seats.filter((seat) => !Object.hasOwn(more.bots ?? {}, seat));
  const robots = await Promise.all(
    persons.map(async (_, i) => (await new Robot(addresses, rules, pick).startAt(i).arrive()).connect()),
  );
  for (const robot of robots) Object.assign(robot, { thinks, isEager });
  return { match: await playAnew(robots, offer), robots };
}

/** Lets robots begin another match. */
export async function playAnew(robots: readonly Robot[], { rules, scenario, more = {} }: Offer): Promise<string> {
  const shares = robots.map(newShare);
  const [first, ...others] = robots;
  if (first === undefined) throw new Error('nobody is at the table');
  const opened = await first.call('open', {
    request: newRequest(),
    game: rules.id,
    scenario,
    options: {},
    seat: null,
    bots: {},
    pace: { kind: 'free' },
    isListed: true,
    isPublished: false,
    isRated: false,
    canTalk: false,
    commitment: commitmentTo(shares[0] ?? ''),
    ...more,
  });
  const { match } = (opened.value ?? {}) as { readonly match?: string };
  if (match === undefined) throw new Error(`no match was opened: ${JSON.stringify(opened)}`);
  for (const [i, robot] of others.entries()) {
    const commitment = commitmentTo(shares[i + 1] ?? '');
    await robot.call('join', { request: newRequest(), match, token: null, commitment });
  }
  await Promise.all(robots.map((robot, i) => robot.call('reveal', { match, share: shares[i] ?? '' })));
  for (const robot of robots) robot.watch(match);
  return match;
}
