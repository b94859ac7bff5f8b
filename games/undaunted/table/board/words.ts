import type { Seat, TileId, Unit } from '../../rules/edition.ts';
import { counterId, entriesOf } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { type CounterId, counterParts, type Open } from '../../rules/state.ts';
import type { Entrance, TableEdition } from '../edition.ts';
import type { BoardFacts } from './facts.ts';

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
  target: (side: string): string => `Mortar target of ${side}`,
  radio: 'radio',
  suppressed: 'suppressed',
  routed: 'routed',
  defence: (defence: number): string => `defense ${defence}`,
  danger: (chance: string): string => `${chance} to be stopped on the way.`,
  nobody: 'no units here',
} as const;

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
};

const entranceUnits = ({ pieces }: TableEdition, { all, squads, others }: Entrance): string =>
  all
    ? words.allUnits
    : [
        ...(squads.length > 0 ? [words.squads(squads)] : []),
        ...others.map((each) => entry(pieces.units, each).title),
      ].join(', ');

/** A unit with its side and how it stands: German Riflemen A, defense 4, suppressed. */
export function counterWords({ sides, pieces, extras }: TableEdition, open: Open, id: CounterId): string {
  const [seat, unit] = counterParts(id);
  const { title = unit, type } = pieces.units[unit] ?? {};
  const isSuppressed = open.sides[seat]?.counters[unit]?.suppressed ?? false;
  return [
    `${sides[seat]?.adjective ?? seat} ${title}`,
    ...(type === undefined ? [] : [words.defence(type.defence)]),
    ...(isSuppressed ? [words.suppressed] : []),
    ...(extras?.isRouted(open, id) === true ? [words.routed] : []),
  ].join(', ');
}

/** The letter and the figure on a counter. Names of things begin with what they show, for those who speak to their browser. */
export function counterShows({ type, squad }: Pick<Unit, 'type' | 'squad'>): string {
  return `${squad ?? ''} ${type.defence}`.trim();
}

/** A hill gives two covers; the second against an attack from another hill, and a Blast. */
export const coverShows = (cover: number | 'hill'): string => (cover === 'hill' ? '3 1' : String(cover));

export const entryShows = ({ sides }: TableEdition, { seat, all, squads }: Entrance): string =>
  `${sides[seat]?.letters ?? seat} ${all ? words.allIn : squads.join(' ')}`.trim();

/** The letters and figures on a tile, in the order in which they stand there. */
export function tileShows({ edition, mission }: BoardFacts, open: Open, tile: TileId): string {
  const points = open.points[tile];
  const ground = edition.ground(open, tile);
  return [
    coverShows(ground.cover),
    ...ground.signs.flatMap(({ value }) => (value === null ? [] : [String(value)])),
    ground.code,
    ...(points === undefined ? [] : [String(points)]),
    ...mission.entrances.flatMap((each) => (each.tile === tile ? [entryShows(edition, each)] : [])),
  ].join(' ');
}

/** Contents of a tile, without its units. */
export function markWords({ edition, mission }: BoardFacts, open: Open, tile: TileId): string[] {
  const nameOf = (seat: Seat): string => edition.sides[seat]?.inSentence ?? seat;
  const points = open.points[tile];
  const marks = entriesOf(open.tiles[tile] ?? {}).flatMap(([seat, mark]) =>
    mark === null ? [] : [words[mark](nameOf(seat))],
  );
  const targets = entriesOf(open.sides).flatMap(([seat, { target }]) =>
    target === tile ? [words.target(nameOf(seat))] : [],
  );
  const entrances = mission.entrances
    .filter((each) => each.tile === tile)
    .map((each) => words.entry(nameOf(each.seat), entranceUnits(edition, each)));
  return [
    ...(points === undefined ? [] : [words.points(points)]),
    ...(tile === mission.radio?.tile ? [words.radio] : []),
    ...(marks.length === 0 ? [words.unscouted] : marks),
    ...targets,
    ...(edition.extras?.thingsOn(open, tile) ?? []),
    ...entrances,
  ];
}

export function coverWords({ edition }: BoardFacts, open: Open, tile: TileId): string {
  const { cover, signs } = edition.ground(open, tile);
  return [cover === 'hill' ? words.hillCover : words.cover(cover), ...signs.map((sign) => sign.words)].join(', ');
}

export const countersOn = (open: Open, tile: TileId): CounterId[] =>
  entriesOf(open.sides).flatMap(([seat, { counters }]) =>
    entriesOf(counters).flatMap(([unit, counter]) => (counter?.at === tile ? [counterId(seat, unit)] : [])),
  );

/** One tile in a few sentences. */
export function tileWords(facts: BoardFacts, open: Open, tile: TileId): string {
  const { code, label } = facts.edition.ground(open, tile);
  const here = countersOn(open, tile).map((id) => counterWords(facts.edition, open, id));
  return [
    sentence([`${code} ${label}`, coverWords(facts, open, tile)]),
    sentence(markWords(facts, open, tile)),
    here.length === 0 ? sentence([words.nobody]) : here.map((each) => sentence([each])).join(' '),
  ].join(' ');
}
