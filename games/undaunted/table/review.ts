import { extremesOf, type Gamble, type LogLine, percentWords, rarityOf, signed } from '@kurgan/kit';
import type { Seat } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { type Open, pointsOf } from '../rules/state.ts';
import type { TableEdition } from './edition.ts';
import { lossesOf } from './outcome.ts';
import { type Chronicle, chronicleOf } from './review/chronicle.ts';
import { type FiredShot, firedShots } from './review/shots.ts';
import { casualtyWords, endingWords, type Reader, sideWords } from './review/words.ts';
import { eventOf } from './shots.ts';
import { Names, plural } from './words/names.ts';

/** A shot below this chance was a long one. */
const LONG_SHOT = 0.25;

/** Luck of a side; every figure is exact, none is sampled. */
interface SideReview {
  readonly seat: Seat;
  readonly shots: readonly FiredShot[];
  readonly expected: number;
  readonly hits: number;
  /** The chance that the very same shots hit at least, and at most, as often. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Rounds in which the side had the initiative, and bids that it won. */
  readonly initiative: number;
  readonly fogGained: number;
  readonly fogRemoved: number;
  readonly hunkered: number;
  readonly cardsLost: number;
  readonly countersLost: number;
}

export interface GameReview {
  readonly ending: string;
  readonly rounds: number;
  readonly chronicle: Chronicle;
  readonly shots: readonly FiredShot[];
  readonly sides: readonly SideReview[];
  readonly luckiest: readonly FiredShot[];
  readonly unluckiest: readonly FiredShot[];
  /** The fallen of each side: soldiers by name, and counters driven off. */
  readonly fallen: Readonly<Record<Seat, readonly string[]>>;
}

function sideReview(seat: Seat, all: readonly FiredShot[], log: readonly LogLine[], open: Open): SideReview {
  const shots = all.filter((shot) => shot.seat === seat);
  const hits = shots.filter(({ isHit }) => isHit).length;
  const events = log.map(eventOf);
  const count = (wanted: (event: ReturnType<typeof eventOf>) => boolean): number => events.filter(wanted).length;
  const { lost, fogRemoved } = entry(open.sides, seat);
  return {
    seat,
    shots,
    expected: shots.reduce((sum, { chance }) => sum + chance, 0),
    hits,
    ...rarityOf(shots, hits),
    initiative: count((event) => event.event === 'bids' && event.marker === seat),
    fogGained: count((event) => event.event === 'fogGained' && event.seat === seat),
    fogRemoved,
    hunkered: count((event) => event.event === 'played' && event.seat === seat && event.for === 'hunker'),
    cardsLost: Object.values(lost).reduce((sum, cards) => sum + cards, 0),
    countersLost: count((event) => event.event === 'counterLost' && event.seat === seat),
  };
}

/** Good for the reader: an own hit, or an enemy's miss. */
export const luckFor = (reader: Reader, shot: FiredShot): number =>
  reader === null || shot.seat === reader ? shot.luck : -shot.luck;

export function reviewGame(
  edition: TableEdition,
  gambles: readonly Gamble[],
  log: readonly LogLine[],
  open: Open,
  reader: Reader,
): GameReview {
  const { seats, boards } = edition.pieces;
  const { scenario } = entry(boards, open.scenario);
  const shots = firedShots(gambles, log);
  const names = new Names(edition);
  const losses = shots.flatMap(({ story }) =>
    story.shot.at.what === 'unit' ? lossesOf(names, story, story.shot.at.seat) : [],
  );
  const points = Object.fromEntries(seats.map((seat) => [seat, pointsOf(open, seat)]));
  return {
    ending: open.outcome === null ? '' : endingWords(names, open.outcome, open.round, points),
    rounds: open.round,
    chronicle: chronicleOf(log, scenario),
    shots,
    sides: seats.map((seat) => sideReview(seat, shots, log, open)),
    fallen: Object.fromEntries(
      seats.map((seat) => [seat, losses.filter((loss) => loss.seat === seat).map(({ who }) => who)]),
    ),
    ...extremesOf(shots, (shot) => luckFor(reader, shot)),
  };
}

/** Luck in one line, for the reader or else for the first side. */
export function luckTitle(names: Names, { sides }: GameReview, reader: Reader): string {
  const seat = reader ?? sides[0]?.seat;
  if (seat === undefined) return '';
  const surplus = sides.reduce((sum, side) => sum + (side.seat === seat ? 1 : -1) * (side.hits - side.expected), 0);
  const who = reader === null ? names.side(seat).inSentence : 'you';
  if (sides.every(({ shots }) => shots.length === 0)) return 'Nobody fired a shot';
  if (surplus > 3) return `The dice loved ${who}`;
  if (surplus > 1) return `The dice favored ${who}`;
  if (surplus < -3) return `The dice were against ${who}`;
  if (surplus < -1) return `The dice were unkind to ${who}`;
  return 'The dice were fair';
}

export function luckWords(
  names: Names,
  { seat, shots, expected, hits, atLeast, atMost }: SideReview,
  reader: Reader,
): string {
  const who = sideWords(names, seat, reader);
  if (shots.length === 0) return `${who} never fired.`;
  const [chance, how] = atLeast <= atMost ? [atLeast, 'more'] : [atMost, 'fewer'];
  const came = hits === 0 ? 'no hit' : `${plural(hits, 'hit')} or ${how}`;
  return `${who} fired ${plural(shots.length, 'shot')}, expected ${expected.toFixed(1)} hits, and scored ${hits}: ${signed(hits - expected)}. The same shots score ${came} ${percentWords(chance)} of the time.`;
}

export function decisionTitle({ sides }: GameReview, reader: Reader): string {
  const side = sides.find(({ seat }) => seat === reader);
  if (side === undefined) return 'How they played';
  if (side.shots.length === 0) return 'You held your fire';
  const mean = side.expected / side.shots.length;
  if (mean >= 0.45) return 'You closed in before firing';
  if (mean >= 0.3) return 'You took fair shots';
  return 'You fired from long range';
}

/** A side's decisions, in figures. */
export function decisionWords(side: SideReview, rounds: number): string[] {
  const { shots, expected, initiative, fogGained, fogRemoved, hunkered, cardsLost, countersLost } = side;
  const words: string[] = [];
  const long = shots.filter(({ chance }) => chance < LONG_SHOT);
  if (shots.length > 0) {
    const hits = long.filter(({ isHit }) => isHit).length;
    const told = long.length === 0 ? 'none under 25\u00a0%' : `${long.length} under 25\u00a0%, ${hits} of them hits`;
    words.push(`Average shot: ${percentWords(expected / shots.length)}; ${told}.`);
  }
  words.push(`Held the initiative in ${initiative} of ${plural(rounds, 'round')}.`);
  words.push(
    `Fog of War: ${fogGained} gained, ${fogRemoved} removed.${hunkered > 0 ? ` ${plural(hunkered, 'card')} hunkered down.` : ''}`,
  );
  words.push(casualtyWords(cardsLost, countersLost));
  return words;
}
