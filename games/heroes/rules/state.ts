import {
  type AutomaticStep,
  type ChoiceStep,
  type Context,
  type GameTypes,
  type Shape,
  type StateOf,
  shape,
  type TypeOf,
  type ViewOf,
} from '@kurgan/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { OPTIONS, type OptionId } from '../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId } from '../data/recruitment.ts';
import { SCENARIOS, type ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { SIDES, type Side } from '../data/vocabulary.ts';
import type { HeroesAction } from './actions.ts';
import type { HeroesEvent } from './events.ts';
import type { RuleId } from './rule-ids.ts';

const { count, flag, list, nullable, object, oneOf, tagged, text, whole } = shape;

export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
const TILE_IDS = Object.keys(RECRUITMENT_TILES) as readonly RecruitmentTileId[];
const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];
const MARKER_IDS = Object.keys(MARKERS) as readonly MarkerId[];
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioNumber[];

export const SEATS = SIDES;
export type Seat = Side;

const seat = oneOf(SEATS);
const bySeat = <T>(item: Shape<T>) => object({ soviet: item, german: item });

/** A counter's place: on a square, or one of these. */
export const WHERE = { field: 0, destroyed: 1, left: 2, waiting: 3, aboard: 4, crew: 5, captive: 6 } as const;
/** Kind of a concealed counter, as everybody sees it. */
export const UNKNOWN = -1;
/** No square, no unit. */
export const NONE = -1;
/** Values of tokens above the numbers. */
export const SPECIAL = 11;
export const BLUFF = 12;
/** Kinds of Damage as bits; Hull stands for a roll of 3 or 4 (HS-DMG-07). */
export const DAMAGE = { crew: 1, tracks: 2, hull: 4, primary: 8 } as const;
export type DamageKind = keyof typeof DAMAGE;

/** Rules that displace a unit by a Forced Move. */
export const FORCED = ['HS-ASLT-22', 'HS-VEH-10', 'HS-WRK-09', 'HS-TRAN-11', 'HS-STATE-28'] as const;

const unit = whole(0, 255);
const maybeUnit = whole(NONE, 255);
const square = whole(NONE, 9999);
const small = whole(NONE, 999);
const row = list(whole(-999, 9999));

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
  options: list(object({ slot: text, option: oneOf(OPTION_IDS), lost: count, broken: flag })),
  lost: count,
  broken: flag,
});

/** Gear and trait markers left on a tile or on one of its options. */
const stock = object({ marker: text, tile: whole(0, 99), left: count });

const orders = object({
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

const wreck = object({ kind: whole(0, 99), squares: list(square, 2), facing: whole(0, 7), points: count });
const smoke = object({ x: count, y: count, value: count });

/** A lasting effect of a card, or a note of what a unit has done this turn. */
const effect = object({
  what: oneOf(['defense', 'movement', 'ability', 'ignoreSuppressed', 'repaired', 'inspired', 'scouted']),
  unit,
  amount: whole(-9, 9),
  ability: nullable(text),
  until: oneOf(['turn', 'activation']),
});

const open = object({
  scenario: oneOf(SCENARIO_IDS),
  options: object({ simultaneous: flag }),
  turn: count,
  initiative: seat,
  phase: oneOf(['setup', 'order', 'activation', 'supply', 'over']),
  /** Counters of each side; the Soviet ones come first. */
  counts: bySeat(count),
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
  ruined: count,
  wrecks: list(wreck),
  smoke: list(smoke),
  effects: list(effect),
  /** Side in control of each zone of the scenario (HS-R-98). */
  control: list(nullable(seat)),
  /** Victory Points scored so far, without those of the end. */
  scored: bySeat(count),
  outcome: nullable(object({ winner: nullable(seat), rule: text, title: text })),
});

const roll = object({ seat, dice: list(whole(1, 6)) });

/** A Movement Action under way. */
const movement = {
  unit,
  /** Squares left, and how many there were at the start. */
  left: small,
  allowed: small,
  /** Declared assault target, or none. */
  target: maybeUnit,
  /** It attacks from where it stands, after the windows of this repetition (HS-R-120). */
  charging: flag,
  /** It has turned over in this action. */
  flipped: flag,
  /** It has fired on the move. */
  fired: flag,
  /** Repetitions of the sequence so far (HS-R-115). */
  repeated: count,
  /** Last square of its path that nobody else held (HS-R-117). */
  free: square,
  /** Difficult Passage, Damage or a push has ended it. */
  halted: flag,
  kind: oneOf(['action', 'supply', 'scout']),
  /** It has used an alternate bonus (HS-R-139). */
  bonus: flag,
  /** First square of the wreck it has announced to push, or NONE (HS-WRK-05). */
  push: square,
  pushed: flag,
  /** First squares of wrecks it has driven over, once for each Destruction Point (HS-WRK-02). */
  crushed: list(square),
  /** The vehicle it left in this action, or NONE (HS-R-64). */
  vehicle: maybeUnit,
};

/** A Firing Action under way. */
const firing = {
  unit,
  mode: oneOf(['action', 'move', 'reaction']),
  /** The only legal target of a reaction (HS-R-136). */
  at: maybeUnit,
  /** Weapons used so far, as bits. */
  used: count,
  /** Markers of gear and bonuses announced for the next attack. */
  ammo: count,
  bonus: count,
  /** Added to the result of the next roll, by a bonus for any roll (HS-R-138). */
  wild: count,
  /** An alternate bonus has been used in this action. */
  spent: flag,
  /** Destruction dice will not be rolled (HS-R-126). */
  gentle: flag,
};

/** Effect of a template, a flame or a thrown weapon on whoever it meets. */
const charge = {
  seat,
  /** The unit that fires; none for Artillery (HS-R-86). */
  unit: maybeUnit,
  /** Combat Values by category, with everything that goes into them. */
  combat: list(whole(-99, 99)),
  /** Added to the result of the first roll (HS-R-138). */
  plus: count,
  /** Taken off every result: obstacles on the way to the point (HS-FAB-27). */
  minus: count,
  kind: oneOf(['explosion', 'flames', 'aimed']),
  /** It goes off in a room, whose walls protect nobody in it (HS-TPL-12, HS-FAB-18). */
  indoors: flag,
  piercing: flag,
  frightening: flag,
  /** Destruction dice. */
  destruction: count,
};

/** A charge that has gone off: units still to be attacked, then Structures (HS-R-140, HS-R-21). */
const burst = { ...charge, targets: list(unit), parts: list(whole(0, 31)), wrecks: list(square) };
const demolition = {
  seat,
  unit: maybeUnit,
  /** A part of a tile, or the first square of a wreck. */
  part: whole(NONE, 31),
  wreck: square,
  dice: count,
};

/** An attack on one unit, before or after its roll. */
const attack = {
  unit,
  weapon: whole(0, 3),
  how: oneOf(['hit', 'suppress', 'distract', 'snipe']),
  target: unit,
  /** Combat Value with everything that goes into it. */
  value: small,
  /** Added to the result, not to the value. */
  plus: count,
  /** Machine Gunner has split it (HS-FAB-24). */
  split: flag,
};

/** A window in which both sides may play cards. */
const cardStep = { window: oneOf(['orderStart', 'orderEnd', 'supplyStart']), seat, passed: count };

const frame = tagged('step', {
  /** Set-up. */
  deploy: { seat, unit: maybeUnit, up: whole(0, 1) },
  deployFacing: { seat, unit },
  deployed: {},
  scouting: { seat },
  begin: {},
  /** The turn, at the bottom of the flow. */
  turn: { stage: whole(0, 99) },
  /** Order Phase. */
  cards: cardStep,
  cardWindow: cardStep,
  cardTarget: { seat, card: oneOf(CARD_IDS) },
  tokens: {},
  placing: { seats: list(seat) },
  /** Activation Phase. */
  activations: { seat },
  free: { slot: whole(0, 6), used: flag, last: flag },
  freeWindow: { slot: whole(0, 6), used: flag, last: flag },
  lastSpecial: { seat },
  reveal: { seat },
  activation: { unit, by: oneOf(['token', 'special', 'autonomous']) },
  /** Movement Actions. */
  moving: movement,
  repetition: { unit },
  fireChance: { unit },
  /** The last repetition of a move is under way; nothing follows it but the end. */
  ending: { unit, fired: flag, kind: oneOf(['action', 'supply', 'scout']) },
  turning: { unit },
  /** Firing Actions. */
  firing,
  nextWeapon: firing,
  spread: { ...firing, weapon: whole(0, 3), how: oneOf(['hit', 'suppress']), targets: list(unit) },
  share: { ...firing, weapon: whole(0, 3), how: oneOf(['hit', 'suppress']), targets: list(unit), shares: list(small) },
  /** Templates, flames and gear: the means is named first, then where it goes. */
  aim: {
    ...firing,
    weapon: whole(NONE, 3),
    means: oneOf(['howitzer', 'indirect', 'flames', 'gear']),
    marker: nullable(oneOf(MARKER_IDS)),
  },
  strike: { seat, tile: whole(0, 99) },
  scatter: { ...charge, point: small, distance: count },
  scatterResult: { ...charge, point: small, distance: count, rolls: list(roll) },
  landing: { ...charge, corners: list(small) },
  burst,
  burstOrder: burst,
  burstAttack: { ...charge, target: unit },
  burstResult: { ...charge, target: unit, rolls: list(roll) },
  demolition,
  demolitionResult: { ...demolition, rolls: list(roll) },
  resettle: { seat, units: list(unit), part: whole(0, 31) },
  settle: { seat, units: list(unit), part: whole(0, 31) },
  attack,
  attackResult: { ...attack, rolls: list(roll) },
  reroll: { seat, passed: count },
  rerollWindow: { seat, passed: count },
  frightening: { unit, target: unit },
  damageRoll: { unit, roller: seat, plus: count },
  damageChoice: { unit, plus: count, dice: list(whole(1, 6)) },
  fired: { unit, mode: oneOf(['action', 'move', 'reaction']) },
  opportunity: { seat, trigger: unit },
  opportunityWindow: { seat, trigger: unit },
  /** Assault. */
  assault: { unit, target: unit, launch: square, /** The attacker has used its bonus on the way. */ spent: flag },
  assaultBonus: { seat, spent: flag },
  assaultBonusWindow: { seat },
  /** Addition of each side to its result. */
  assaultRoll: { unit, target: unit, launch: square, attack: count, defense: count },
  assaultResult: { unit, target: unit, launch: square, attack: count, defense: count, rolls: list(roll) },
  /** Forced Moves; `from` are the squares next to which the unit is put. */
  forced: { unit, from: list(square, 2), rule: oneOf(FORCED), markers: count },
  retreat: { unit, from: square, to: list(square), rule: oneOf(FORCED), markers: count },
  advance: { unit, to: square },
  /** Supply Phase. */
  bluffs: {},
  supplying: { seat },
  rally: { seat },
  refill: { seat },
  turnEnd: {},
});

const own = object({
  hand: list(oneOf(CARD_IDS)),
  /** Value of the token on each counter: 1 to 10, SPECIAL, BLUFF, or 0. */
  tokens: row,
  /** Values of the tokens on tiles, as in `orders.tiles`. */
  tiles: list(whole(1, 12)),
  /** Values of the tokens set aside. */
  aside: list(whole(1, 12)),
  /** Kind of each own concealed counter; UNKNOWN elsewhere. */
  faces: row,
  /** Counters that get the tokens being placed, in the order 1, 2, 3, ..., Special, Bluff; 256 and up are tiles. */
  placed: list(small),
});

const sealed = object({ decks: bySeat(list(oneOf(CARD_IDS))) });

export const stateShape = object({ open, private: object({ soviet: own, german: own }), sealed, flow: list(frame) });

export type Open = TypeOf<typeof open>;
export type Own = TypeOf<typeof own>;
export type Units = Open['units'];
export type Orders = TypeOf<typeof orders>;
export type Wreck = TypeOf<typeof wreck>;
export type Roll = TypeOf<typeof roll>;
export type Frame = TypeOf<typeof frame>;
export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;

export interface Heroes extends GameTypes {
  seat: Seat;
  open: Open;
  private: { soviet: Own; german: Own };
  sealed: TypeOf<typeof sealed>;
  frame: Frame;
  action: HeroesAction;
  event: HeroesEvent;
  rule: RuleId;
}

export type State = StateOf<Heroes>;
export type View = ViewOf<Heroes>;
export type HeroesContext = Context<Heroes>;
export type Choosing<Step extends Frame['step'], Verb extends HeroesAction['do']> = ChoiceStep<Heroes, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<Heroes, Step>;
export type Action<Verb extends HeroesAction['do']> = Extract<HeroesAction, { do: Verb }>;

const SOVIET = ['soviet'] as const;
const GERMAN = ['german'] as const;
export const only = (seat: Seat): readonly Seat[] => (seat === 'soviet' ? SOVIET : GERMAN);
export const other = (seat: Seat): Seat => (seat === 'soviet' ? 'german' : 'soviet');

/** Ends the current step. */
export function finish(state: State): void {
  state.flow.pop();
}

/** Ends the current step and goes on with these, in this order. */
export function proceed(state: State, ...frames: Frame[]): void {
  state.flow.pop();
  first(state, ...frames);
}

/** Interrupts the current step with these, in this order. Nothing follows the end of the game. */
export function first(state: State, ...frames: Frame[]): void {
  if (state.open.outcome !== null) return;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined) state.flow.push(frame);
  }
}
