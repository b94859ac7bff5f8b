import type { Unit } from '../../rules/edition.ts';
import { type CounterId, counterParts, type Open } from '../../rules/state.ts';
import type { TableEdition } from '../edition.ts';
import type { BoardFacts, Spawn } from './facts.ts';

export const words = {
  board: 'Board',
  allIn: 'IN',
  hillCover: 'cover 3, from a hill or a mortar 1',
  cover: (cover: number): string => `cover ${cover}`,
  points: (points: number): string => `objective, ${points} ${points === 1 ? 'point' : 'points'}`,
  scouted: (side: string): string => `scouted by ${side}`,
  controlled: (side: string): string => `controlled by ${side}`,
  unscouted: 'not scouted',
  entry: (side: string, units: string): string => `${side} enters here: ${units}`,
  allUnits: 'all units',
  squads: (letters: readonly string[]): string =>
    letters.length === 1 ? `squad ${letters[0]}` : `squads ${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`,
  snipers: 'Snipers',
  mortar: 'Mortar',
  target: (side: string): string => `Mortar target of ${side}`,
  radio: 'radio',
  suppressed: 'suppressed',
  defence: (defence: number): string => `defense ${defence}`,
  nobody: 'no units here',
} as const;

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
};

const spawnUnits = ({ all, squads, others }: Spawn): string =>
  all
    ? words.allUnits
    : [...(squads.length > 0 ? [words.squads(squads)] : []), ...others.map((each) => words[each])].join(', ');

/** A unit with its side and how it stands: German Riflemen A, defense 4, suppressed. */
export function counterWords({ sides, pieces }: TableEdition, open: Open, id: CounterId): string {
  const [seat, unit] = counterParts(id);
  const { title = unit, type } = pieces.units[unit] ?? {};
  const isSuppressed = open.sides[seat]?.counters[unit]?.suppressed ?? false;
  return [
    `${sides[seat]?.adjective ?? seat} ${title}`,
    ...(type === undefined ? [] : [words.defence(type.defence)]),
    ...(isSuppressed ? [words.suppressed] : []),
  ].join(', ');
}

/** The letter and the figure on a counter. Names of things begin with what they show, for those who speak to their browser. */
export function counterShows({ type, squad }: Pick<Unit, 'type' | 'squad'>): string {
  return `${squad ?? ''} ${type.defence}`.trim();
}

/** A hill gives two covers; the second against an attack from another hill, and a Blast. */
export const coverShows = (cover: number | 'hill'): string => (cover === 'hill' ? '3 1' : String(cover));

export const entryShows = ({ sides }: TableEdition, { seat, all, squads }: Spawn): string =>
  `${sides[seat]?.letters ?? seat} ${all ? words.allIn : squads.join(' ')}`.trim();

/** The letters and figures on a tile, in the order in which they stand there. */
export function tileShows({ edition, spawns }: BoardFacts, open: Open, tile: string): string {
  const points = open.points[tile];
  return [
    coverShows(edition.pieces.tiles[tile]?.cover ?? 0),
    tile,
    ...(points === undefined ? [] : [String(points)]),
    ...spawns.flatMap((spawn) => (spawn.tile === tile ? [entryShows(edition, spawn)] : [])),
  ].join(' ');
}

/** What lies on a tile, without who stands there. */
export function markWords({ edition, spawns, radio }: BoardFacts, open: Open, tile: string): string[] {
  const nameOf = (seat: string): string => edition.sides[seat]?.inSentence ?? seat;
  const points = open.points[tile];
  const marks = Object.entries(open.tiles[tile] ?? {}).flatMap(([seat, mark]) =>
    mark === null ? [] : [words[mark](nameOf(seat))],
  );
  const targets = Object.entries(open.sides).flatMap(([seat, { target }]) =>
    target === tile ? [words.target(nameOf(seat))] : [],
  );
  const entries = spawns
    .filter((spawn) => spawn.tile === tile)
    .map((spawn) => words.entry(nameOf(spawn.seat), spawnUnits(spawn)));
  return [
    ...(points === undefined ? [] : [words.points(points)]),
    ...(tile === radio?.tile ? [words.radio] : []),
    ...(marks.length === 0 ? [words.unscouted] : marks),
    ...targets,
    ...entries,
  ];
}

export function coverWords({ edition }: BoardFacts, tile: string): string {
  const cover = edition.pieces.tiles[tile]?.cover ?? 0;
  return cover === 'hill' ? words.hillCover : words.cover(cover);
}

export const countersOn = (open: Open, tile: string): CounterId[] =>
  Object.entries(open.sides).flatMap(([seat, { counters }]) =>
    Object.entries(counters).flatMap(([unit, counter]): CounterId[] =>
      counter?.at === tile ? [`${seat}/${unit}`] : [],
    ),
  );

/** One tile in a few sentences. */
export function tileWords(facts: BoardFacts, open: Open, tile: string): string {
  const label = facts.edition.pieces.tiles[tile]?.label ?? '';
  const here = countersOn(open, tile).map((id) => counterWords(facts.edition, open, id));
  return [
    sentence([`${tile} ${label}`, coverWords(facts, tile)]),
    sentence(markWords(facts, open, tile)),
    here.length === 0 ? sentence([words.nobody]) : here.map((each) => sentence([each])).join(' '),
  ].join(' ');
}
