import { plural } from '@kurgan/engine';
import { type LogLine, percentWords, rarityOf, signed } from '@kurgan/kit';
import { seatOf, unitCalled } from '../rules/counters.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { SEATS, type Seat, type View } from '../rules/state.ts';
import { eventOf } from './event-of.ts';
import { unitTitle } from './words/names.ts';
import { words } from './words/table.ts';

/** One shot, or one unit under a template, with its chance before the dice. */
export interface FiredShot {
  readonly made: number;
  readonly turn: number;
  readonly side: Seat;
  readonly unit: string;
  readonly target: string;
  /** Chance of a hit, or of a marker where the die gives one. */
  readonly chance: number;
  readonly result: string;
  readonly isHit: boolean;
}

interface Assaults {
  readonly begun: number;
  readonly won: number;
}

export interface GameReview {
  readonly shots: readonly FiredShot[];
  /** Units lost so far, at the end of each turn. */
  readonly turns: readonly string[];
  readonly lost: Readonly<Record<Seat, readonly number[]>>;
  readonly assaults: Readonly<Record<Seat, Assaults>>;
}

const RESULTS = { miss: 'missed', hit: 'hit', double: 'double hit', suppressed: 'suppressed', destroyed: 'destroyed' };

/** The game looked back on: every figure follows from what was rolled. */
export function reviewGame(view: View, log: readonly LogLine[]): GameReview {
  const { open } = view;
  const sideOf = (name: string): Seat => seatOf(open, unitCalled(open, name));
  const titleOf = (name: string): string => unitTitle(view, unitCalled(open, name));
  const shots: FiredShot[] = [];
  const lost = { soviet: 0, german: 0 };
  const byTurn: Record<Seat, number[]> = { soviet: [], german: [] };
  const assaults = { soviet: { begun: 0, won: 0 }, german: { begun: 0, won: 0 } };
  const turns: string[] = [];
  let turn = 1;
  const close = (): void => {
    turns.push(String(turn));
    for (const seat of SEATS) byTurn[seat].push(lost[seat]);
  };
  for (const { after, ...line } of log) {
    const event = eventOf(line);
    if (event.event === 'phase' && event.turn > turn) {
      close();
      turn = event.turn;
    } else if (event.event === 'destroyed') lost[sideOf(event.unit)]++;
    else if (event.event === 'assault') {
      const attempt = assaults[sideOf(event.unit)];
      attempt.begun++;
      if (event.winner === 'attacker') attempt.won++;
    } else if (isRolled(event, sideOf)) {
      shots.push({
        made: after * 100 + shots.length,
        turn,
        side: event.event === 'attack' ? sideOf(event.unit) : event.seat,
        unit: firerOf(event, titleOf),
        target: titleOf(event.target),
        chance: chanceOf(event),
        result: RESULTS[event.outcome],
        isHit: event.outcome !== 'miss',
      });
    }
  }
  close();
  return { shots, turns, lost: byTurn, assaults };
}

type Attack = Extract<HeroesEvent, { event: 'attack' }>;
type Burst = Extract<HeroesEvent, { event: 'burst' }> & { readonly defense: number };

/** Templates and traps that no unit fires. */
const NOBODY = { explosion: 'Artillery', trap: 'A trap', flames: 'Flames', aimed: 'A throw' } as const;

const firerOf = (event: Attack | Burst, titleOf: (name: string) => string): string =>
  event.event === 'burst' && event.unit === null ? NOBODY[event.kind] : titleOf(event.unit ?? '');

/**
 * Rolls of a side against the other: shots, and templates, flames and thrown gear unit by unit. A sniper's table knows no
 * Defense Value, and that of a concealed unit is its secret unless it is hit, so neither counts.
 */
function isRolled(event: HeroesEvent, sideOf: (name: string) => Seat): event is Attack | Burst {
  if (event.event === 'attack') return event.how !== 'snipe';
  if (event.event !== 'burst' || event.concealed || event.defense === null) return false;
  return sideOf(event.target) !== event.seat;
}

/** The faces that would have been enough; of two dice the better counts. */
function chanceOf({ dice, result, defense }: Attack | Burst): number {
  const more = result - Math.max(...dice);
  const misses = Math.max(0, Math.min(6, defense - more - 1)) / 6;
  return 1 - misses ** dice.length;
}

const ofSide = ({ shots }: GameReview, side: Seat): readonly FiredShot[] => shots.filter((shot) => shot.side === side);
const hitsOf = (shots: readonly FiredShot[]): number => shots.filter(({ isHit }) => isHit).length;

/** More or fewer hits than that, and nobody calls it fair any more. */
const UNFAIR = 0.2;

export function luckTitle(review: GameReview): string {
  if (review.shots.length === 0) return 'Nobody fired a shot';
  const rated = SEATS.map((side) => {
    const shots = ofSide(review, side);
    const { atLeast, atMost } = rarityOf(shots, hitsOf(shots));
    return { side, luck: atLeast < UNFAIR ? 1 : atMost < UNFAIR ? -1 : 0 };
  }).toSorted((a, b) => b.luck - a.luck);
  const [best, worst] = rated;
  if (best === undefined || worst === undefined || best.luck === worst.luck) return 'The dice were fair';
  return `The dice favored the ${words.side[best.side]} side`;
}

/** `Soviet: 12 of 20 shots had an effect, 10.4 could be expected (+1.6). As many or more in 31 % of games.` */
export function luckWords(review: GameReview, side: Seat): string {
  const shots = ofSide(review, side);
  if (shots.length === 0) return `${words.side[side]}: no shots.`;
  const hits = hitsOf(shots);
  const expected = shots.reduce((sum, { chance }) => sum + chance, 0);
  const { atLeast, atMost } = rarityOf(shots, hits);
  const rarity =
    hits >= expected
      ? `As many or more come in ${percentWords(atLeast)} of games.`
      : `As few or fewer come in ${percentWords(atMost)} of games.`;
  const had = `${hits} of ${plural(shots.length, 'shot')} had an effect`;
  return `${words.side[side]}: ${had}, ${expected.toFixed(1)} could be expected (${signed(hits - expected)}). ${rarity}`;
}

export function assaultWords({ assaults }: GameReview, side: Seat): string {
  const { begun, won } = assaults[side];
  return `${words.side[side]}: ${begun === 0 ? 'no assaults' : `${plural(begun, 'assault')}, ${won} won`}.`;
}
