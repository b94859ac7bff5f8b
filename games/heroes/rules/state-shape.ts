import { shape } from '@kurgan/engine';
import { BOARD_FACES } from '../data/boards.ts';
import { BATTLE_SIZES } from '../data/free-battle.ts';
import { frame } from './frame-shape.ts';
import { OPTION_IDS, SLOT_IDS, TILE_IDS } from './recruitment/ids.ts';
import { bySeat, count, list, row, seat, small, square, unit } from './shape-parts.ts';
import { CARD_IDS, NONE, SCENARIO_IDS } from './state.ts';

/** The shape of a state. Play needs only the types that come of it; tools check positions with it. */

const { flag, nullable, object, oneOf, text, whole } = shape;

/** Everything about counters that never changes; all copies of a state share it. */
const roster = list(
  object({
    seat,
    /** It can be concealed, so its origin is not told here: see `originOf`. */
    hides: flag,
    /** Index of its recruitment tile in the army, or none (HS-R-153). */
    tile: whole(NONE, 99),
    /** Slot of the support option that brought it, if it came that way. */
    slot: nullable(text),
    /** Stripe that says which gear it may use (HS-R-84). */
    stripe: nullable(text),
    /** Turn in which it arrives; 0: it deploys before the game. */
    due: count,
  }),
);

/** One entry per counter, the Soviet ones first. */
const units = object({
  /** Index in UNIT_IDS, or UNKNOWN while concealed. */
  kind: row,
  where: row,
  /** Its square: the front square of a two-square vehicle. */
  at: row,
  /** The rear square of a two-square vehicle, or NONE. */
  rear: row,
  facing: row,
  /** Side up: 0 or 1 of its two sides. */
  up: row,
  suppressed: row,
  /** 1: activated this turn, by its token or an Activated marker. */
  acted: row,
  /** 1: a face-down order token lies on it. */
  token: row,
  /** Number of the token shown this turn, 11 for a Special one. */
  shown: row,
  damage: row,
  /** Weapons fired this turn, as bits (HS-R-59). */
  fired: row,
  /** The vehicle it is aboard, or its captor. */
  carrier: row,
});

const tileInArmy = object({
  tile: oneOf(TILE_IDS),
  options: list(object({ slot: oneOf(SLOT_IDS), option: oneOf(OPTION_IDS), lost: count, broken: flag })),
  lost: count,
  broken: flag,
});

/** Gear and trait markers left on a tile or on one of its options. */
const stock = object({ marker: text, tile: whole(0, 99), left: count });

export const orders = object({
  /** Numbered tokens taken this turn. */
  numbers: whole(0, 10),
  /** The number to be called next. */
  next: whole(1, 11),
  specials: whole(0, 2),
  specialsShown: whole(0, 2),
  bluffs: whole(0, 2),
  /** Tokens set aside face down (HS-R-76). */
  aside: count,
  /** Tiles of the army with a face-down token on their Artillery option. */
  tiles: list(whole(0, 99)),
});

export const wreck = object({ kind: whole(0, 99), squares: list(square, 2), facing: whole(0, 7), points: count });
const smoke = object({ x: count, y: count, value: count });

/** A lasting effect of a card, or a note of what a unit has done this turn. */
const effect = object({
  what: oneOf(['defense', 'movement', 'ability', 'ignoreSuppressed', 'twice', 'repaired', 'inspired', 'scouted']),
  unit,
  amount: whole(-9, 9),
  ability: nullable(text),
  until: oneOf(['turn', 'activation']),
});

/** A Free Battle: its size, the boards laid so far, and who holds the north edge (HS-SCN-17). */
export const battle = object({
  size: oneOf(BATTLE_SIZES),
  boards: list(oneOf(BOARD_FACES)),
  north: nullable(seat),
});

export const open = object({
  scenario: oneOf(SCENARIO_IDS),
  battle: nullable(battle),
  options: object({ simultaneous: flag, replace: flag }),
  turn: count,
  initiative: seat,
  phase: oneOf(['setup', 'order', 'activation', 'supply', 'over']),
  /** Counters of each side; the Soviet ones come first. */
  counts: bySeat(whole(0, 128)),
  roster,
  /** Kinds with Ambush in each army, which everybody knows. */
  hiders: bySeat(row),
  units,
  army: bySeat(list(tileInArmy)),
  stock: bySeat(list(stock)),
  orders: bySeat(orders),
  hands: bySeat(count),
  decks: bySeat(count),
  discards: bySeat(list(oneOf(CARD_IDS))),
  /** Destruction Points of each part of a tile, by number. */
  points: row,
  /** Parts on their rubble side, as bits. */
  ruined: whole(0, 2 ** 31 - 1),
  wrecks: list(wreck),
  smoke: list(smoke),
  effects: list(effect),
  /** Side in control of each zone of the scenario (HS-R-98). */
  control: list(nullable(seat)),
  /** Victory Points scored so far, without those of the end. */
  scored: bySeat(count),
  outcome: nullable(object({ winner: nullable(seat), rule: text, title: text })),
});

export const own = object({
  hand: list(oneOf(CARD_IDS)),
  /** Value of the token on each counter: 1 to 10, SPECIAL, BLUFF, or 0. */
  tokens: row,
  /** Values of the tokens on tiles, as in `orders.tiles`. */
  tiles: list(whole(1, 12)),
  /** Values of the tokens set aside. */
  aside: list(whole(1, 12)),
  /** Kind of each own concealed counter; UNKNOWN elsewhere. */
  faces: row,
  /** Values of enemy tokens it has looked at, by counter; 0 elsewhere (HS-OP-13). */
  known: row,
  /** Counters that get the tokens being placed, in the order 1, 2, 3, ..., Special, Bluff; 256 and up are tiles. */
  placed: list(small),
  /** The army it is building (HS-SCN-16). */
  army: list(
    object({
      tile: oneOf(TILE_IDS),
      options: list(object({ slot: oneOf(SLOT_IDS), option: oneOf(OPTION_IDS) })),
    }),
  ),
});

export const sealed = object({ decks: bySeat(list(oneOf(CARD_IDS))) });

export const stateShape = object({ open, private: bySeat(own), sealed, flow: list(frame) });
