import { CARD_TYPES, NAMES } from '../../normandy/data/cards.ts';
import type { ScenarioData } from '../../normandy/data/scenario-data.ts';
import { SCENARIOS } from '../../normandy/data/scenarios.ts';
import { TILES } from '../../normandy/data/tiles.ts';
import { SPAWN_MARKERS, UNIT_TYPES } from '../../normandy/data/units.ts';
import { mission } from '../../normandy/mission.ts';
import { riflemenOf } from '../../normandy/victory.ts';
import type { Seat } from '../../rules/edition.ts';
import { id } from '../../rules/ids.ts';
import { entry, layOut, otherSeat } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import { PICTURES, pictureName, THUMBS } from '../art/faces.ts';
import thumbs from '../art/thumbs.webp';
import { address } from '../art/tiles?folder';
import type { Spot } from '../board/geometry.ts';
import type { Entrance, Goal, TableEdition, TableMission, TableSide } from '../edition.ts';
import { GERMANY, US } from '../sides.ts';
import { plural } from '../words/names.ts';

/** The markers of a side on one tile are told as one. */
function entrancesOf({ sides }: ScenarioData): Entrance[] {
  return Object.entries(sides).flatMap(([seat, { spawns }]) =>
    [...new Set(spawns.map(([, tile]) => tile))].map((tile) => {
      const markers = spawns.filter(([, at]) => at === tile).map(([marker]) => marker);
      const admitted = new Set(markers.flatMap((marker) => SPAWN_MARKERS[marker] ?? []));
      return {
        seat: id.seat(seat),
        tile: id.tile(tile),
        all: markers.includes('ALL'),
        squads: ['A', 'B', 'C'].filter((squad) => admitted.has(`riflemen-${squad}`)),
        others: ['snipers', 'mortar'].filter((unit) => admitted.has(unit)).map(id.unit),
      };
    }),
  );
}

const pieces = layOut({
  seats: ['us', 'german'],
  sideNames: { us: 'US', german: 'German' },
  cardTypes: CARD_TYPES,
  names: NAMES,
  unitTypes: UNIT_TYPES,
  tiles: TILES,
  scenarios: SCENARIOS,
});

function goalWith(seat: Seat, points: number | 'pin'): Goal {
  if (points !== 'pin') return { points, words: plural(points, 'point') };
  const riflemenLeft = (open: Open): number => riflemenOf(pieces, open, otherSeat(pieces, seat));
  return { points: null, words: 'pin the enemy', riflemenLeft };
}

function missionOf(scenario: ScenarioData): TableMission {
  const { radio, entries } = mission({ scenario: scenario.id });
  return {
    goals: Object.fromEntries(
      Object.entries(scenario.sides).map(([seat, { goal }]) => [seat, goalWith(id.seat(seat), goal)]),
    ),
    entrances: entrancesOf(scenario),
    radio,
    entryOf: (seat, unit) => entries[seat]?.[unit]?.[0],
  };
}

const MISSIONS = Object.fromEntries(SCENARIOS.map((scenario) => [scenario.id, missionOf(scenario)]));

const SIDES: Readonly<Record<string, TableSide>> = {
  us: {
    name: 'United States',
    inSentence: 'the United States',
    short: 'US',
    adjective: 'US',
    turn: 'US turn',
    letters: 'US',
    look: US,
  },
  german: {
    name: 'Germany',
    inSentence: 'Germany',
    short: 'Germany',
    adjective: 'German',
    turn: 'Germany’s turn',
    letters: 'DE',
    look: GERMANY,
  },
};

const isOf = ({ tile, lie }: Spot, picture: (typeof PICTURES)[number]): boolean =>
  picture.face === tile && picture.lie === lie;

/** Normandy as its table shows it: its pieces and their names, without its rules. */
export const NORMANDY: TableEdition = {
  title: 'Undaunted: Normandy',
  pieces,
  sides: SIDES,
  mission: (scenario) => entry(MISSIONS, scenario),
  broughtBy: ({ scenario }, seat) => entry(entry(pieces.boards, scenario).brought, seat).cards,
  ground(_open, tile) {
    const { cover, label } = entry(pieces.tiles, tile);
    return { code: tile, label, cover, signs: [] };
  },
  picture(_open, spot) {
    const picture = PICTURES.find((each) => isOf(spot, each));
    return picture === undefined ? '' : `${address}/${pictureName(picture)}.webp`;
  },
  thumb(spot) {
    const { columns } = THUMBS;
    const rows = Math.ceil(PICTURES.length / columns);
    const index = PICTURES.findIndex((each) => isOf(spot, each));
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      backgroundImage: `url(${thumbs})`,
      backgroundSize: `${columns * 100}% ${rows * 100}%`,
      backgroundPosition: `${(column / (columns - 1)) * 100}% ${(row / (rows - 1)) * 100}%`,
    };
  },
};
