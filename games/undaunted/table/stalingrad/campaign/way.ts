import type { Seat } from '../../../rules/ids.ts';
import { sideNamed } from '../../../stalingrad/box.ts';
import { STATES } from '../../../stalingrad/data/campaign.ts';
import { SIDES, type Side } from '../../../stalingrad/data/types.ts';
import { campaignState, rulesFor } from '../../../stalingrad/effects.ts';
import type { StalingradOpen } from '../../../stalingrad/state.ts';

/** Games of the longest campaign. */
export const MOST_GAMES = 15;

const gameOf = (state: string): number => Number.parseInt(state, 10);
const isState = (code: string): boolean => /^\d/.test(code);
const isForArea = (state: string): boolean => rulesFor(state).scenario.area !== null;

/** Areas that the Soviets are ahead by in each state: every way to a state comes to the same balance. */
function balances(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const visit = (code: string, balance: number): void => {
    if (found.has(code) || !isState(code)) return;
    found.set(code, balance);
    const { next } = campaignState(code);
    const swing = isForArea(code) ? 1 : 0;
    visit(next.soviet, balance + swing);
    visit(next.german, balance - swing);
  };
  visit(STATES[0]?.code ?? '', 0);
  return found;
}
/** Found with the first campaign that is shown: a single scenario does not load the others. */
let found: ReadonlyMap<string, number> | null = null;
function balanceOf(state: string): number {
  found ??= balances();
  return found.get(state) ?? 0;
}

/** A place in the picture: the number of the game, and who is ahead there. */
export interface Dot {
  readonly game: number;
  readonly balance: number;
}
const dotOf = (state: string): Dot => ({ game: gameOf(state), balance: balanceOf(state) });

export interface Link {
  readonly from: Dot;
  readonly to: Dot;
}

export interface WayGame extends Dot {
  readonly state: string;
  readonly title: string;
  readonly date: string;
  /** Its winner takes an area. */
  readonly isForArea: boolean;
  /** Null for the next game. */
  readonly winner: Seat | null;
}

export interface Way {
  readonly games: readonly WayGame[];
  readonly taken: readonly (Link & { readonly winner: Seat })[];
  /** Turns that the campaign would have taken, had the other side won. */
  readonly notTaken: readonly Link[];
}

const isSame = (a: Dot, b: Dot): boolean => a.game === b.game && a.balance === b.balance;

/** Every place that a campaign may come to, and every link between two of them, once. */
export function lattice(): { readonly dots: readonly Dot[]; readonly links: readonly Link[] } {
  const dots: Dot[] = [];
  const links: Link[] = [];
  for (const { code, next } of STATES) {
    const from = dotOf(code);
    if (!dots.some((dot) => isSame(dot, from))) dots.push(from);
    for (const side of SIDES) {
      if (!isState(next[side])) continue;
      const to = dotOf(next[side]);
      if (!links.some((link) => isSame(link.from, from) && isSame(link.to, to))) links.push({ from, to });
    }
  }
  return { dots, links };
}
const otherSide = (side: Side): Side => (side === 'soviet' ? 'german' : 'soviet');

/** The games so far and the next one. */
export function wayOf({ record, state, ended }: Pick<StalingradOpen, 'record' | 'state' | 'ended'>): Way {
  const played = record.map((game) => wayGame(game.state, game.winner));
  const isOpen = ended === null && record.at(-1)?.state !== state;
  const taken: Way['taken'][number][] = [];
  const notTaken: Link[] = [];
  for (const { state: code, winner } of record) {
    const side = sideNamed(winner);
    const { next } = campaignState(code);
    const from = dotOf(code);
    if (isState(next[side])) taken.push({ from, to: dotOf(next[side]), winner });
    const other = next[otherSide(side)];
    if (isState(other) && balanceOf(other) !== balanceOf(next[side])) notTaken.push({ from, to: dotOf(other) });
  }
  return { games: isOpen ? [...played, wayGame(state, null)] : played, taken, notTaken };
}

function wayGame(state: string, winner: Seat | null): WayGame {
  const { title, date } = rulesFor(state).scenario;
  return { ...dotOf(state), state, title, date, isForArea: isForArea(state), winner };
}
