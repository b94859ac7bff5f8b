import { type Shape, shape } from '@kurgan/engine';
import { CROSSING_IDS, SITE_IDS } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { AIR_KINDS, KINDS, LAND_KINDS, PROFILES } from '../data/units.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { ZONE_IDS } from '../data/zones.ts';
import { MOST } from './actions.ts';
import { BATTLE_KINDS, FACTORIES, INFANTRY, SIDES } from './state.ts';

/** The shape of a state. Play needs only the types that come of it; tools check positions with it. */

const { flag, list, nullable, object, oneOf, record, tagged, whole } = shape;

/** More than any number of things in a game: rules count them one by one. */
const count = whole(0, 999);

const side = oneOf(SIDES);
const zoneId = oneOf(ZONE_IDS);
const crossingId = oneOf(CROSSING_IDS);
const placeId = oneOf([...ZONE_IDS, ...CROSSING_IDS]);
const cardId = oneOf(CARD_IDS);
const bySide = object({ axis: count, allies: count });

/** A list of fixed length. */
function row<T>(length: number, item: Shape<T>): Shape<T[]> {
  const inner = list(item, length);
  return {
    check(value, path, problems): value is T[] {
      if (!inner.check(value, path, problems)) return false;
      if (value.length === length) return true;
      problems.push({ path, expected: `a list of ${length}`, got: `a list of ${value.length}` });
      return false;
    },
  };
}

const eachZone = <T>(item: Shape<T>): Shape<T[]> => row(ZONE_IDS.length, item);
/** Counts of all kinds in the first zone, then in the second, and so on. */
const eachStack = row(ZONE_IDS.length * KINDS.length, whole(0, MOST));

/** In rows, so that a copy is a few slices and a look over the boards one loop. `stacks.ts` reads and changes them. */
const zones = object({
  control: eachZone(side),
  marker: eachZone(nullable(oneOf(['assault', 'battle']))),
  /** The Assault crosses an unfrozen river (AA-R-62). */
  river: eachZone(flag),
  /** Units on the ground. */
  axis: eachStack,
  allies: eachStack,
  tokens: object({ axis: eachZone(count), allies: eachZone(count) }),
});

export const crossing = object({
  /** A ferry, or once the Volga is frozen an ice bridge. */
  ferry: flag,
  cargo: nullable(oneOf([...LAND_KINDS, 'token'])),
  /** Aboard since the start of the phase: it must land in it (AA-VOLGA-03). */
  due: flag,
  /** Axis aircraft have put a Combat Marker here (AA-VCX-01). */
  attacked: flag,
  /** What came ashore in this phase and can still move: it did not begin the phase with the others there (AA-BLITZ-04). */
  ashore: nullable(oneOf(LAND_KINDS)),
});

/** An aircraft in the air. */
export const sortie = object(
  {
    side,
    kind: oneOf(AIR_KINDS),
    at: placeId,
    /** `hover`: deployed in the air, and due to move (AA-AIR-06). */
    mission: oneOf(['hover', 'attack', 'relocate', 'drop', 'landing', 'airlift', 'intercept']),
    tokens: whole(0, 2),
    passenger: nullable(oneOf(INFANTRY)),
    /** Where an interceptor returns to. */
    home: nullable(zoneId),
  },
  /** Its owner has named it as the one that is lost. */
  { named: flag },
);

export const battleForce = record(BATTLE_KINDS, count);

/** Hits not yet assigned, by what they may demand. */
export const hits = object({ plain: count, tanks: count, air: count, named: count, forced: count });

export const combat = object({
  zone: zoneId,
  attacker: side,
  supplied: object({ axis: flag, allies: flag }),
  hits,
  /** The defender's casualties: they still fire (AA-CMB-15). */
  fallen: battleForce,
});

const factory = object({ zone: zoneId, /** Round from which it works. */ from: whole(1, LIMITS.lastRound + 1) });

export const open = object({
  scenario: oneOf(['race', 'uranus']),
  options: object({
    bidding: flag,
    factories: flag,
    deployment: flag,
    sorties: flag,
    luftwaffe: flag,
    heroes: flag,
    interdiction: flag,
    interceptors: flag,
    looseStacks: flag,
  }),
  round: whole(1, LIMITS.lastRound),
  card: whole(0, 14),
  badWeather: flag,
  /** Rounds with a Frozen Marker: the first freezes the Don, the second the Volga. */
  frozen: list(whole(1, LIMITS.lastRound)),
  winterStorm: nullable(whole(1, 20)),
  rpc: bySide,
  /** Supply tokens off the boards. */
  pool: bySide,
  zones,
  crossings: record(CROSSING_IDS, crossing),
  ambushers: record(SITE_IDS, nullable(object({ side, kind: oneOf(INFANTRY) }))),
  sorties: list(sortie),
  factories: nullable(object({ tank: factory, artillery: factory })),
  uranus: object({
    northwest: count,
    southeast: count,
    launched: flag,
    /** Cards shown at the launch, with the zones they go to. */
    shown: list(object({ card: cardId, area: oneOf(['northwest', 'southeast']), zone: nullable(zoneId) })),
    /** Tokens that came with aircraft at the launch and may fly with them (AA-URA-10). */
    tokens: list(object({ zone: zoneId, count })),
  }),
  /** Units that have moved in this phase, or may not move in it. */
  moved: eachStack,
  /** Infantry among them that came from nowhere: nobody moves it (AA-FM-03). */
  raised: list(object({ zone: zoneId, count })),
  /** Zones that changed hands since this Movement or Attack phase began. */
  taken: list(zoneId),
  /** Forces fed by a supply token in this Attack phase (AA-R-83). */
  fed: list(object({ side, zone: zoneId })),
  /** Bombers that landed with cargo and don't attack in this phase (AA-AIR-12). */
  hauled: list(object({ zone: zoneId, count })),
  /** Land units deployed on this card, by zone (AA-ALR-06). */
  deployed: list(zoneId),
  /** The bid that was accepted: the players change seats if it says so. */
  bid: object({ amount: count, for: nullable(side), swapped: flag }),
  combat: nullable(combat),
  outcome: nullable(oneOf(['axis-total', 'axis-major', 'axis-minor', 'allies-total', 'allies-major', 'allies-minor'])),
});

export const aim = list(object({ from: zoneId, at: placeId, count }));

/** Hits on an intercepted crossing, and what they have doomed so far. */
const crossingHits = {
  crossing: crossingId,
  plain: count,
  fighters: count,
  bombers: count,
  doomed: count,
  sunk: flag,
};

export const frame = tagged('step', {
  card: { card: whole(1, 14) },
  /** Set-up. */
  bidding: { seat: side },
  bidUnits: { side },
  factoryHands: {},
  factoryPick: {},
  factoryPlace: {
    factory: oneOf(FACTORIES),
    side,
    /** The factory already built. */ taken: nullable(oneOf(FACTORIES)),
  },
  rearrangement: { side, from: nullable(zoneId) },
  firstFive: {},
  firstArea: {},
  /** Cards 1 and 2. */
  weather: {},
  luftwaffe: {},
  grounding: {},
  income: { side },
  gifts: {},
  freeInfantry: {},
  winterStorm: {},
  purchases: { side },
  /** Movement. */
  readyMovement: { side },
  movement: { side, from: nullable(zoneId) },
  pairing: { kind: oneOf(['infantry', 'mechanized']), from: zoneId, to: zoneId },
  keeping: { from: list(zoneId), to: zoneId, /** One of them crossed the unfrozen Don. */ river: flag },
  stacking: { side },
  pushing: { side },
  scrapping: { side, zone: zoneId },
  heroes: {},
  sacrifice: {},
  sacrificed: { kind: oneOf(BATTLE_KINDS), zone: zoneId },
  /** `bare`: a side has lost its last land unit there. */
  answers: { zone: zoneId, bare: flag },
  answer: { zone: zoneId, bare: flag },
  /** Reaction. */
  reaction: { side },
  scramble: { side },
  airDefense: { side, aim },
  flak: { side, aim },
  shotDown: { side, at: placeId, hits: count, interdicted: flag },
  downing: { side, at: placeId, hits: count, interdicted: flag },
  /** Which of several aircraft is lost. */
  naming: { side, kind: oneOf(AIR_KINDS), at: placeId },
  ambushes: { side, fired: list(oneOf(SITE_IDS)) },
  ambushing: { side, fired: list(oneOf(SITE_IDS)) },
  /** Losses to fire that is not combat: one unit each. */
  loss: { chooser: side, side, zone: zoneId, hits: count, air: flag },
  losing: { chooser: side, side, zone: zoneId, hits: count, air: flag },
  /** Attack. */
  readyAttack: { side },
  touchdowns: { side },
  touchdown: { side, zone: zoneId },
  crossingRaids: {},
  raid: {},
  crossingCombat: { crossing: crossingId },
  crossingHits,
  crossingDemand: crossingHits,
  crossingLoss: crossingHits,
  crossingReply: { crossing: crossingId, doomed: count, sunk: flag },
  raidersLoss: { crossing: crossingId, hits: count },
  raiderLoss: { crossing: crossingId, hits: count },
  bombardment: { aim },
  rocketAim: { aim },
  rockets: { aim },
  battles: { side, fought: list(zoneId) },
  battleChoice: { side, fought: list(zoneId) },
  supplies: { side },
  feeding: { side, kind: oneOf(['tokens', 'spareTokens']) },
  volley: { side },
  demands: { firing: side },
  demand: { firing: side },
  casualties: { side, hits: count, among: nullable(oneOf(['air', ...PROFILES])) },
  casualty: { side, hits: count, among: nullable(oneOf(['air', ...PROFILES])) },
  conclusion: {},
  /** Landing. */
  returning: { side },
  landings: { side },
  landing: { side },
  /** Uranus, factories, end. */
  preparation: {},
  placing: {},
  launching: {},
  launch: {},
  assignment: {},
  deployment: {},
  workers: {},
  endOfRound: {},
});

export const privateRooms = object({
  axis: object({}),
  allies: object({
    /** Uranus cards drawn and not yet placed, and the placed ones. */
    drawn: list(cardId),
    northwest: list(cardId),
    southeast: list(cardId),
    /** The factory token in the left hand (AA-OPT-03). */
    left: nullable(oneOf(FACTORIES)),
  }),
});

export const sealed = object({ deck: list(cardId) });

export const stateShape = object({ open, private: privateRooms, sealed, flow: list(frame) });
