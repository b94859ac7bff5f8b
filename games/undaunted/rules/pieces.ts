import { type Board, layBoard } from './board.ts';
import type {
  CardId,
  EditionFacts,
  EditionRules,
  GroupId,
  Kind,
  KindId,
  ScenarioFacts,
  Seat,
  Unit,
  UnitId,
} from './edition.ts';

/** What an edition's box holds, without its rules. */
export type Box = Pick<
  EditionFacts,
  'seats' | 'sideNames' | 'cardTypes' | 'names' | 'unitTypes' | 'spawnMarkers' | 'tiles' | 'scenarios'
>;

/** The pieces of a box laid out for quick lookup: all that a table needs to draw them. */
export interface Pieces extends Box {
  readonly kinds: Readonly<Record<KindId, Kind>>;
  readonly kindIds: readonly KindId[];
  /** Every card of a side, in the order of the data: both sides have the same. */
  readonly cardIds: readonly CardId[];
  readonly kindOf: Readonly<Record<CardId, KindId>>;
  readonly groupOf: Readonly<Record<CardId, GroupId>>;
  /** Maps, as they are asked most: their answers come in half the time of a record's. */
  readonly cardOrder: ReadonlyMap<CardId, number>;
  readonly cardKinds: ReadonlyMap<CardId, Kind>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly unitIds: readonly UnitId[];
  readonly fog: KindId & GroupId;
  readonly tileIds: readonly string[];
  readonly boards: Readonly<Record<string, Board>>;
}

export interface Edition extends EditionFacts, EditionRules, Pieces {}

const named = (id: string, squad: string | null): string => (squad === null ? id : `${id}-${squad}`);
const titled = (title: string, squad: string | null): string => (squad === null ? title : `${title} ${squad}`);

/** What a record of pieces holds under an id of its own data: a missing one is a defect of that data. */
export function entry<T>(record: Readonly<Record<string, T>>, id: string): T {
  const found = record[id];
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** The place of a card in the order of all. */
export function orderOf({ cardOrder }: Pick<Pieces, 'cardOrder'>, card: CardId): number {
  const order = cardOrder.get(card);
  if (order === undefined) throw new Error(`there is no ${card}`);
  return order;
}

export function layOut(facts: Box): Pieces {
  const kinds: Record<KindId, Kind> = {};
  const kindOf: Record<CardId, KindId> = {};
  const groupOf: Record<CardId, GroupId> = {};
  for (const type of facts.cardTypes) {
    for (const squad of type.squads) {
      const id = named(type.id, squad);
      kinds[id] = {
        id,
        type,
        title: titled(type.title, squad),
        squad,
        unit: type.unitType === null ? null : named(type.unitType, squad),
        initiative: type.initiative,
        order: Object.keys(kinds).length,
        group: id,
      };
      for (let copy = 1; copy <= type.copies; copy++) {
        kindOf[`${id}-${copy}`] = id;
        groupOf[`${id}-${copy}`] = id;
      }
    }
  }
  const units: Record<UnitId, Unit> = {};
  for (const type of facts.unitTypes) {
    for (const squad of type.squads) {
      const id = named(type.id, squad);
      units[id] = {
        id,
        type,
        title: titled(type.title, squad),
        squad,
        kind: named(type.cardType, squad),
        group: named(type.cardType, squad),
      };
    }
  }
  const cardIds = Object.keys(kindOf);
  const fog = facts.cardTypes.find((type) => type.class === 'fog');
  if (fog === undefined) throw new Error('there is no Fog of War');
  return {
    ...facts,
    kinds,
    kindIds: Object.keys(kinds),
    cardIds,
    kindOf,
    groupOf,
    cardOrder: new Map(cardIds.map((id, order) => [id, order])),
    cardKinds: new Map(cardIds.map((id) => [id, entry(kinds, entry(kindOf, id))])),
    units,
    unitIds: Object.keys(units),
    fog: fog.id,
    tileIds: Object.keys(facts.tiles),
    boards: Object.fromEntries(facts.scenarios.map((scenario) => [scenario.id, layBoard(facts, scenario)])),
  };
}

/** An edition: its facts, laid out, and its rules over them. */
export function prepare(facts: EditionFacts, rulesOf: (pieces: Pieces) => EditionRules): Edition {
  const pieces = { ...facts, ...layOut(facts) };
  return { ...pieces, ...rulesOf(pieces) };
}

export const scenarioOf = ({ boards }: Edition, id: string): ScenarioFacts => entry(boards, id).scenario;

export const otherSeat = ({ seats }: Pick<EditionFacts, 'seats'>, seat: Seat): Seat =>
  seat === seats[0] ? seats[1] : seats[0];
