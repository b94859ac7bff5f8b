import { type Board, layBoard, readScenario } from '../rules/board.ts';
import type { CardAction, CardType, Kind, Unit, UnitType } from '../rules/edition.ts';
import { type CardId, type GroupId, id, type KindId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry, type Pieces } from '../rules/pieces.ts';
import { CARDS, type Card, type PrintedAction, slug, titleAndSquad } from './data/cards.ts';
import { columnOf, type Face, type Letter, PLACES, rowOf } from './data/city.ts';
import { COUNTERS } from './data/counters.ts';
import { type CounterFacts, type ScenarioFacts, SIDES, type Side, type Squad } from './data/types.ts';

/** The squad that squad C joins when squads are integrated. */
export const JOINED: Readonly<Record<Side, Squad>> = { soviet: 'A', german: 'B' };
const JOINING: Squad = 'C';

export const SEATS: readonly [Seat, Seat] = [id.seat('soviet'), id.seat('german')];
/** The data's name of a seat. */
export const sideNamed = (seat: Seat): Side => (seat === SEATS[0] ? 'soviet' : 'german');
export const seatNamed = (side: Side): Seat => (side === 'soviet' ? SEATS[0] : SEATS[1]);

/**
 * A card of an integrated squad C is the same card under the other squad's letter: `S-L-062a`. Zones of a scenario hold these;
 * pools and the campaign step know designations only.
 */
const integrated = (card: Card): Card => {
  const squad = JOINED[card.side];
  return {
    ...card,
    id: `${card.id}${squad.toLowerCase()}`,
    squad,
    unit: card.kind === 'combat' ? titleAndSquad(card.title, squad) : null,
  };
};
export const joinedId = (card: CardId): CardId => id.card(entry(JOINED_IDS, card));
/** The designation of a card, whatever squad it fights in. */
export const designation = (card: CardId): CardId => DESIGNATIONS.get(card) ?? card;

const ALL: readonly Card[] = SIDES.flatMap((side) =>
  CARDS[side].flatMap((card) => (card.squad === JOINING ? [card, integrated(card)] : [card])),
);
const JOINED_IDS: Readonly<Record<CardId, string>> = Object.fromEntries(
  ALL.flatMap((card) => (card.squad === JOINING ? [[card.id, integrated(card).id]] : [])),
);

const DESIGNATIONS: ReadonlyMap<CardId, CardId> = new Map(
  Object.entries(JOINED_IDS).map(([card, joined]) => [id.card(joined), id.card(card)]),
);

/** Every card and every integrated copy by its id. */
export const cardFacts: ReadonlyMap<CardId, Card> = new Map(ALL.map((card) => [id.card(card.id), card]));

export function factsOf(card: CardId): Card {
  const found = cardFacts.get(card);
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found;
}

const FOG = 'fog-of-war';

const actionOf = ({ do: use, value, squad }: PrintedAction): CardAction => ({
  do: use,
  value,
  ownSquad: squad !== null,
});

/** A kind is a single card: soldiers of one unit have different upgrades ahead. Fog of War is all alike. */
function kindOf(card: Card): KindId {
  return id.kind(card.kind === 'fog' ? FOG : card.id);
}

function typeOf(card: Card): CardType {
  return {
    id: kindOf(card),
    title: card.title,
    class: card.kind,
    squads: [card.squad],
    copies: 1,
    initiative: card.initiative,
    unitType: card.unit === null ? null : slug(card.title),
    actions: card.actions.filter(({ unavailable }) => !unavailable).map(actionOf),
  };
}

/** Counters by unit; a vehicle that only an integrated squad has takes the facts of its squad C. */
function counterFacts(): Map<UnitId, CounterFacts> {
  const facts = new Map<UnitId, CounterFacts>();
  for (const side of SIDES) {
    for (const counter of COUNTERS[side]) facts.set(id.unit(counter.id), counter);
    for (const counter of COUNTERS[side]) {
      if (!counter.id.endsWith(`-${JOINING}`)) continue;
      const joined = id.unit(`${counter.id.slice(0, -1)}${JOINED[side]}`);
      if (!facts.has(joined)) facts.set(joined, counter);
    }
  }
  return facts;
}
const COUNTER_FACTS: ReadonlyMap<UnitId, CounterFacts> = counterFacts();

export const counterFactsOf = (unit: UnitId): CounterFacts => {
  const facts = COUNTER_FACTS.get(unit);
  if (facts === undefined) throw new Error(`there is no counter ${unit}`);
  return facts;
};
const VEHICLES: ReadonlySet<UnitId> = new Set(
  [...COUNTER_FACTS].filter(([, { armor }]) => armor !== undefined).map(([unit]) => unit),
);
export const isVehicle = (unit: UnitId): boolean => VEHICLES.has(unit);
/** Its printed defense, or its armor. */
export const printedDefence = (unit: UnitId): number => {
  const { armor, defence } = counterFactsOf(unit);
  return armor ?? defence ?? 0;
};
const SQUADS: readonly Squad[] = ['A', 'B', 'C'];
export const RIFLEMEN: readonly UnitId[] = SQUADS.map((squad) => id.unit(titleAndSquad('Rifleman', squad)));
export const isRifleman = (unit: UnitId): boolean => RIFLEMEN.includes(unit);

/** Actions that only an upgrade gave to a card. */
const UPGRADED: ReadonlyMap<KindId, readonly string[]> = new Map(
  ALL.flatMap((card) => {
    const upgraded = card.actions.filter((action) => action.upgraded).map((action) => action.do);
    return upgraded.length === 0 ? [] : [[kindOf(card), upgraded]];
  }),
);
export const hasUpgrade = (kind: KindId): boolean => UPGRADED.has(kind);
export const isUpgraded = (kind: KindId, use: string): boolean => UPGRADED.get(kind)?.includes(use) === true;

/** A use as printed on the card; a second action of the same name has a `-2` after it. */
const PRINTED: ReadonlyMap<KindId, ReadonlyMap<string, PrintedAction>> = new Map(
  ALL.map((card) => [kindOf(card), new Map(card.actions.map((action) => [action.do, action]))]),
);
export function printedOn(kind: KindId, use: string): PrintedAction {
  const printed = PRINTED.get(kind)?.get(use);
  if (printed === undefined) throw new Error(`${kind} has no ${use}`);
  return printed;
}

/** The title of a card as rules of a scenario name it. */
const TITLES: ReadonlyMap<KindId, string> = new Map(ALL.map((card) => [kindOf(card), slug(card.title)]));
export const titleOf = (kind: KindId): string => TITLES.get(kind) ?? '';

/** A place among the rows, each of which is shifted by half a tile. */
export const laidAt = <Code extends string>(code: Code): readonly [tile: Code, q: number, r: number, turned: 0] => [
  code,
  columnOf(code) - ((rowOf(code) - 1) >> 1),
  rowOf(code),
  0,
];

/** A scenario in the library's words: the map and what starts on it. Cards come from the platoons. */
function laidOut(scenario: ScenarioFacts): Board {
  const side = ({ scouted, controlled, counters }: ScenarioFacts['sides'][Side]) => ({
    scouted,
    controlled,
    counters: Object.entries(counters).flatMap(([tile, units]) => units.map((unit) => [unit, tile] as const)),
    deck: {},
    supply: {},
  });
  return layBoard(
    { cardTypes: [], unitTypes: [] },
    readScenario({
      id: scenario.id,
      title: scenario.title,
      date: scenario.date,
      place: 'Stalingrad',
      introduces: scenario.reference.join(', '),
      orientation: 'rows',
      tiles: scenario.tiles.map(laidAt),
      objectives: Object.entries(scenario.objectives),
      initiative: scenario.initiative,
      sides: { soviet: side(scenario.sides.soviet), german: side(scenario.sides.german) },
    }),
  );
}

export interface StalingradTile {
  readonly number: number;
  readonly cover: number;
  readonly label: string;
  readonly face: Face;
}

const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

/** Every tile of the box, by its letter. */
const TILE_FACTS: ReadonlyMap<TileId, Readonly<Partial<Record<Letter, StalingradTile>>>> = new Map(
  PLACES.map((place) => [
    id.tile(place.code),
    Object.fromEntries(
      place.faces.map((face, i) => [
        LETTERS[i],
        {
          number: Number(place.code),
          cover: face.cover,
          label: place.name ?? place.terrain,
          face,
        },
      ]),
    ),
  ]),
);

export function tileFacts(tile: TileId, letter: Letter): StalingradTile {
  const facts = TILE_FACTS.get(tile)?.[letter];
  if (facts === undefined) throw new Error(`there is no tile ${tile}-${letter}`);
  return facts;
}

/** Scenarios that are in the box so far, and their boards. Facts never change once they are known. */
const scenarios = new Map<string, ScenarioFacts>();
const boards: Record<string, Board> = {};
const laid: Board['scenario'][] = [];

export function scenarioFacts(scenario: string): ScenarioFacts {
  const facts = scenarios.get(scenario);
  if (facts === undefined) throw new Error(`scenario ${scenario} is not loaded`);
  return facts;
}

/** Puts scenarios into the box, before a match of them is opened; gives those that were not there. */
export function addScenarios(more: readonly ScenarioFacts[]): readonly ScenarioFacts[] {
  const fresh = more.filter(({ id }) => !scenarios.has(id));
  for (const facts of fresh) {
    scenarios.set(facts.id, facts);
    const board = laidOut(facts);
    boards[facts.id] = board;
    laid.push(board.scenario);
  }
  return fresh;
}

/** A squad's soldiers are many; a gun or a tank is one. */
const MANY: Readonly<Record<string, string>> = {
  Rifleman: 'Riflemen',
  Scout: 'Scouts',
  'Machine Gunner': 'Gunners',
  Engineer: 'Engineers',
};

function layOut(): Pieces {
  const kinds: Record<KindId, Kind> = {};
  const kindOfCard: Record<CardId, KindId> = {};
  const groupOf: Record<CardId, GroupId> = {};
  const types: CardType[] = [];
  for (const card of ALL) {
    const kind = kindOf(card);
    const group = id.group(card.kind === 'fog' ? FOG : titleAndSquad(card.title, card.squad));
    kindOfCard[id.card(card.id)] = kind;
    groupOf[id.card(card.id)] = group;
    if (kinds[kind] !== undefined) continue;
    const type = typeOf(card);
    types.push(type);
    kinds[kind] = {
      id: kind,
      type,
      title: card.squad === null ? card.title : `${card.title} ${card.squad}`,
      squad: card.squad,
      unit: card.unit === null ? null : id.unit(card.unit),
      initiative: card.initiative,
      order: types.length - 1,
      group,
    };
  }
  const units: Record<UnitId, Unit> = {};
  const unitTypes: UnitType[] = [];
  for (const kind of Object.values(kinds)) {
    if (kind.unit === null || units[kind.unit] !== undefined) continue;
    const type: UnitType = {
      id: slug(kind.type.title),
      title: MANY[kind.type.title] ?? kind.type.title,
      cardType: kind.type.id,
      squads: [kind.squad],
      defence: printedDefence(kind.unit),
    };
    unitTypes.push(type);
    const title = kind.squad === null ? type.title : `${type.title} ${kind.squad}`;
    units[kind.unit] = { id: kind.unit, type, title, squad: kind.squad, kind: kind.id, group: kind.group };
  }
  const cardIds = ALL.map((card) => id.card(card.id));
  return {
    seats: SEATS,
    sideNames: { [SEATS[0]]: 'Soviet', [SEATS[1]]: 'German' },
    cardTypes: types,
    names: Object.fromEntries(
      SIDES.map((side) => [
        side,
        Object.fromEntries(ALL.filter((card) => card.side === side).map((card) => [card.id, card.name ?? card.title])),
      ]),
    ),
    unitTypes,
    tiles: Object.fromEntries(PLACES.map(({ code }) => [code, tileFacts(id.tile(code), 'A')])),
    scenarios: laid,
    kinds,
    kindIds: Object.values(kinds).map((kind) => kind.id),
    cardIds,
    kindOf: kindOfCard,
    groupOf,
    cardOrder: new Map(cardIds.map((card, order) => [card, order])),
    cardKinds: new Map(cardIds.map((card) => [card, entry(kinds, entry(kindOfCard, card))])),
    units,
    unitIds: Object.values(units).map((unit) => unit.id),
    fog: id.fog(FOG),
    tileIds: PLACES.map(({ code }) => id.tile(code)),
    boards,
  };
}

export const pieces: Pieces = layOut();
