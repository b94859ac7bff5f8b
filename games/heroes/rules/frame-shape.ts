import { shape } from '@kurgan/engine';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { RULE_IDS } from './rule-ids.ts';
import { count, list, maybeUnit, seat, small, square, unit } from './shape-parts.ts';
import { ADVANCES, CARD_IDS, CARD_WINDOWS, FORCED, NONE } from './state.ts';

/** The shape of a step under way. */

const { flag, nullable, object, oneOf, tagged, whole } = shape;

const MARKER_IDS = Object.keys(MARKERS) as readonly MarkerId[];

export const roll = object({ seat, dice: list(whole(1, 6)) });

/** A Movement Action under way. */
const movement = {
  unit,
  /** Squares left, and how many of those at the start came from a card. */
  left: small,
  bonus: count,
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
  /** A card opens a window to its assault (HS-R-44). */
  climbs: flag,
  /** First square of the wreck it has announced to push, or NONE (HS-WRK-05). */
  push: square,
  pushed: flag,
  /** First squares of wrecks it has driven over, once for each Destruction Point (HS-WRK-02). */
  crushed: list(square),
  /** The vehicle it left in this action, or NONE (HS-R-64). */
  vehicle: maybeUnit,
};

/** The last stand of a unit about to be removed is a Firing Action of its own; a grenade thrown back is none. */
const FIRE_MODES = ['action', 'move', 'reaction', 'lastStand', 'return'] as const;

/** A Firing Action under way. */
const firing = {
  unit,
  mode: oneOf(FIRE_MODES),
  /** The only legal target of a reaction (HS-R-136). */
  at: maybeUnit,
  /** Weapons used so far, as bits. */
  used: count,
  /** Markers of gear and bonuses announced for the next attack. */
  ammo: count,
  bonus: count,
  /** Added to the result of the next roll, by a bonus for any roll (HS-R-138). */
  wild: count,
  /** Nothing that obscures the line counts (HS-OP-21). */
  keen: flag,
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
  /** Nothing has been rolled for it yet. */
  fresh: flag,
  /** Taken off every result: obstacles on the way to the point (HS-FAB-27). */
  minus: count,
  kind: oneOf(['explosion', 'flames', 'aimed', 'trap']),
  /** A grenade that can be thrown back. */
  grenade: nullable(oneOf(MARKER_IDS)),
  /** Nothing that obscures counts (HS-OP-21). */
  keen: flag,
  /** It goes off in a room, whose walls protect nobody in it (HS-TPL-12, HS-FAB-18). */
  indoors: flag,
  piercing: flag,
  frightening: flag,
  /** Destruction dice. */
  destruction: count,
};

/** A charge that has gone off: units still to be attacked, then Structures (HS-R-140, HS-R-21). */
const burst = {
  ...charge,
  targets: list(unit),
  parts: list(whole(0, 31)),
  wrecks: list(square),
  /** Squares under the template. */
  covers: list(square),
};
const demolition = {
  seat,
  unit: maybeUnit,
  /** A part of a tile, or the first square of a wreck. */
  part: whole(NONE, 31),
  wreck: square,
  dice: count,
};

/** Damage to a heavy vehicle, located by the side of whoever hit it. */
const location = { unit: maybeUnit, target: unit, roller: seat, plus: count };

/** An assault: the square it starts from, and the squares the attacker would lie on in the defender's place. */
const lunge = { unit, target: unit, launch: square, front: square, rear: square, crushed: list(square) };

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
  /** Nothing that obscures the line counts (HS-OP-21). */
  keen: flag,
};

/** A fight, with everything added to it before the dice. */
const fight = {
  ...lunge,
  /** Addition of each side to its result. */
  attack: count,
  defense: count,
  /** Sides that fight with the values of a charge (HS-OP-34). */
  charges: list(seat),
};

/** Units that a card may suppress, one die each (HS-OP-16). */
const unnerving = { seat, units: list(unit), needs: whole(1, 6), markers: count };

/** A window in which one side or both may play cards. */
const cardStep = {
  window: oneOf(CARD_WINDOWS),
  seat,
  passed: count,
  /** The unit it is about, and the square it has just entered. */
  unit: maybeUnit,
  place: square,
};

export const frame = tagged('step', {
  /** Before a Free Battle. */
  muster: { seats: list(seat, 2) },
  shown: {},
  drawing: {},
  laying: { seat },
  edges: { seat },
  /** Set-up. */
  deploy: { seat, unit: maybeUnit, up: whole(0, 1) },
  deployFacing: { seat, unit },
  deployed: {},
  scouting: { seat },
  begin: {},
  /** The turn, at the bottom of the flow. */
  turn: { stage: whole(0, 99) },
  /** Order Phase. */
  scenarioStart: {},
  exchange: { seat, fresh: count },
  cards: cardStep,
  cardWindow: cardStep,
  cardTarget: { seat, card: oneOf(CARD_IDS), chosen: list(unit) },
  /** Choices that cards ask for. */
  mending: { seat },
  dash: { unit, left: count, moved: flag },
  relocate: { unit, card: oneOf(CARD_IDS) },
  smoke: { seat, card: oneOf(CARD_IDS) },
  transfer: { seat, from: maybeUnit },
  peek: { seat, left: count, seen: list(unit) },
  swapping: { seat },
  /** Rolls of cards. */
  loneResult: { seat, target: unit, minus: count, wild: count, rolls: list(roll) },
  unnerve: unnerving,
  unnerveResult: { ...unnerving, wild: count, rolls: list(roll) },
  tokens: {},
  placing: { seats: list(seat, 2) },
  /** Activation Phase. */
  activations: { seat },
  free: { slot: whole(0, 6), used: flag, last: flag },
  freeWindow: { slot: whole(0, 6), used: flag, last: flag },
  lastSpecial: { seat },
  reveal: { seat },
  activation: { unit, by: oneOf(['token', 'special', 'autonomous']) },
  /** Under an action: sides that have used an alternate bonus in it (HS-R-139), and markers (HS-OPT-07). */
  wholeAction: { bonuses: list(seat), markers: list(object({ seat, marker: oneOf(MARKER_IDS) })) },
  /** The second of two actions (HS-OP-09). */
  twice: { unit, did: oneOf(['move', 'fire', 'repair']), /** Both are taken. */ over: flag },
  secondAction: { unit, did: oneOf(['move', 'fire', 'repair']) },
  afterAction: { unit },
  inspiring: { unit },
  activationEnd: { seat },
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
    card: nullable(oneOf(CARD_IDS)),
  },
  /** By the Artillery of a tile, or by a card with some templates. */
  strike: { seat, tile: whole(NONE, 99), card: nullable(oneOf(CARD_IDS)), left: count, bonus: count },
  scatter: { ...charge, point: small, distance: count },
  scatterResult: { ...charge, point: small, distance: count, wild: count, rolls: list(roll) },
  landing: { ...charge, corners: list(small) },
  burst,
  burstOrder: burst,
  burstAttack: { ...charge, target: unit },
  burstResult: { ...charge, target: unit, wild: count, rolls: list(roll) },
  demolition,
  demolitionResult: { ...demolition, wild: count, rolls: list(roll) },
  resettle: { seat, units: list(unit), part: whole(0, 31) },
  settle: { seat, units: list(unit), part: whole(0, 31) },
  attack,
  attackResult: { ...attack, rolls: list(roll) },
  reroll: { seat, passed: count },
  rerollWindow: { seat, passed: count },
  frightening: { unit, target: unit },
  /** A chance to add to the roll below, which has no dice yet. */
  wildWindow: { seat },
  damageRoll: location,
  damageResult: { ...location, wild: count, rolls: list(roll) },
  damageChoice: { unit, plus: count, dice: list(whole(1, 6)) },
  fired: { unit, mode: oneOf(FIRE_MODES) },
  opportunity: { seat, trigger: unit },
  opportunityWindow: { seat, trigger: unit },
  /** Assault. */
  assault: lunge,
  breaching: { unit },
  overrun: lunge,
  assaultBonus: { seat },
  assaultBonusWindow: { seat },
  assaultRoll: fight,
  assaultResult: { ...fight, rolls: list(roll) },
  assaultHit: { unit, by: unit },
  fallBack: { unit, launch: square, /** A card opens a window to it (HS-CARD-20). */ climbs: flag },
  advance: { unit, launch: square, front: square, rear: square, crushed: list(square), rule: oneOf(ADVANCES) },
  /** Lies under a fight until it is over; then the Structure the defender was in may suffer. */
  aftermath: { unit, part: whole(NONE, 31), wreck: square, breach: flag },
  /** Forced Moves; `from` are the squares next to which the unit is put, `under` those that a pushed wreck has come to. */
  forced: { unit, from: list(square, 2), under: list(square, 2), rule: oneOf(FORCED), markers: count },
  retreat: { unit, from: square, to: list(square), rule: oneOf(FORCED), markers: count },
  /** Markers about to be put on a unit, and a unit about to be removed. */
  nerves: { unit, markers: count },
  fall: { unit, rule: oneOf(RULE_IDS) },
  /** Supply Phase. */
  bluffs: {},
  supplying: { seat },
  rally: { seat },
  refill: { seat },
  turnEnd: {},
});
