import { type Board, copyOf, layBoard, named, readScenario } from './board.ts';
import type { EditionFacts, EditionRules, Kind, OpeningRules, Unit } from './edition.ts';
import {
  type CardId,
  type GroupId,
  id,
  type KindId,
  keysOf,
  type Seat,
  type TileId,
  type UnitId,
  type Written,
} from './ids.ts';

/** Contents of an edition's box, without its rules. */
export type Box = Pick<
  EditionFacts,
  'seats' | 'sideNames' | 'cardTypes' | 'names' | 'unitTypes' | 'tiles' | 'scenarios'
>;

/** The pieces of a box indexed for quick lookup: everything a table needs to draw them. */
export interface Pieces extends Box {
  readonly kinds: Readonly<Record<KindId, Kind>>;
  readonly kindIds: readonly KindId[];
  /** Every card of a side, in data order; both sides have the same. */
  readonly cardIds: readonly CardId[];
  readonly kindOf: Readonly<Record<CardId, KindId>>;
  readonly groupOf: Readonly<Record<CardId, GroupId>>;
  /** Maps, because these are used most and a Map takes half the time of a record. */
  readonly cardOrder: ReadonlyMap<CardId, number>;
  readonly cardKinds: ReadonlyMap<CardId, Kind>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly unitIds: readonly UnitId[];
  readonly fog: KindId & GroupId;
  readonly tileIds: readonly TileId[];
  readonly boards: Readonly<Record<string, Board>>;
}

/** As much of an edition as the opening of a game needs. */
export interface OpeningEdition extends EditionFacts, OpeningRules, Pieces {}
export interface Edition extends OpeningEdition, EditionRules {}

const titled = (title: string, squad: string | null): string => (squad === null ? title : `${title} ${squad}`);

/** The entry of a record under an id; a missing one is a defect in its data. */
export function entry<K extends string, T>(record: Readonly<Record<K, T>>, key: NoInfer<K>): T {
  const found = record[key];
  if (found === undefined) throw new Error(`there is no ${key}`);
  return found;
}

/** Index of a card in the order of all cards. */
export function orderOf({ cardOrder }: Pick<Pieces, 'cardOrder'>, card: CardId): number {
  const order = cardOrder.get(card);
  if (order === undefined) throw new Error(`there is no ${card}`);
  return order;
}

/** Reads a box and turns the text in its data into ids. */
export function layOut(box: Written<Box>): Pieces {
  const kinds: Record<KindId, Kind> = {};
  const kindOf: Record<CardId, KindId> = {};
  const groupOf: Record<CardId, GroupId> = {};
  for (const type of box.cardTypes) {
    for (const squad of type.squads) {
      const kind = id.kind(named(type.id, squad));
      const group = id.group(kind);
      kinds[kind] = {
        id: kind,
        type,
        title: titled(type.title, squad),
        squad,
        unit: type.unitType === null ? null : id.unit(named(type.unitType, squad)),
        initiative: type.initiative,
        order: Object.keys(kinds).length,
        group,
      };
      for (let copy = 1; copy <= type.copies; copy++) {
        kindOf[copyOf(kind, copy)] = kind;
        groupOf[copyOf(kind, copy)] = group;
      }
    }
  }
  const units: Record<UnitId, Unit> = {};
  for (const type of box.unitTypes) {
    for (const squad of type.squads) {
      const unit = id.unit(named(type.id, squad));
      const { id: kind, group } = entry(kinds, id.kind(named(type.cardType, squad)));
      units[unit] = { id: unit, type, title: titled(type.title, squad), squad, kind, group };
    }
  }
  const cardIds = keysOf(kindOf);
  const fog = box.cardTypes.find((type) => type.class === 'fog');
  if (fog === undefined) throw new Error('there is no Fog of War');
  const [first, second] = box.seats;
  const scenarios = box.scenarios.map(readScenario);
  return {
    ...box,
    seats: [id.seat(first), id.seat(second)],
    scenarios,
    kinds,
    kindIds: keysOf(kinds),
    cardIds,
    kindOf,
    groupOf,
    cardOrder: new Map(cardIds.map((card, order) => [card, order])),
    cardKinds: new Map(cardIds.map((card) => [card, entry(kinds, entry(kindOf, card))])),
    units,
    unitIds: keysOf(units),
    fog: id.fog(fog.id),
    tileIds: keysOf<TileId>(box.tiles),
    boards: Object.fromEntries(scenarios.map((scenario) => [scenario.id, layBoard(box, scenario)])),
  };
}

/** An edition: its facts, laid out, with its rules on top. */
export function prepare(facts: Written<EditionFacts>, rulesOf: (pieces: Pieces) => EditionRules): Edition {
  const pieces = { ...facts, ...layOut(facts) };
  return { ...pieces, ...rulesOf(pieces) };
}

export const otherSeat = ({ seats }: Pick<EditionFacts, 'seats'>, seat: Seat): Seat =>
  seat === seats[0] ? seats[1] : seats[0];
