import { findCasualty, isHit, loseCard } from '../rules/combat.ts';
import type { SearchedZone } from '../rules/edition.ts';
import { endIfOver } from '../rules/end.ts';
import type { Defence } from '../rules/events.ts';
import { type CardId, counterId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { type Sequence, type Stage, sequence } from '../rules/sequence.ts';
import { counterOf } from '../rules/state.ts';
import { isVehicle } from './box.ts';
import { nextLetter } from './data/city.ts';
import { defenceOf, edition, faceAt, pushesFor, wallDefence } from './edition.ts';
import { isSpentOn, loseWatch, stopMoving } from './interrupts.ts';
import { scoreDamage, scoreHit, scoreTunnel } from './points.ts';
import type { RuleId } from './rule-ids.ts';
import {
  isRouted,
  type StalingradContext,
  type StalingradFrame,
  type StalingradOpen,
  type State,
  type Strike,
} from './state.ts';

/** The rule an attack is cited by. */
const RULES: Readonly<Record<string, RuleId>> = {
  attack: 'US-CMBT-02',
  'attack-2': 'US-CMBT-02',
  suppress: 'US-CMBT-02',
  flame: 'US-CMBT-02',
  antitank: 'US-CMBT-03',
  demo: 'US-CMBT-03',
  bomb: 'US-CMBT-04',
  grenade: 'US-CMBT-05',
  'area-suppress': 'US-CMBT-05',
  mine: 'US-MINE-04',
  'antitank mine': 'US-MINE-08',
  overwatch: 'US-OW-06',
};
const LOSS: Readonly<Record<SearchedZone, RuleId>> = {
  play: 'US-CAS-03',
  hand: 'US-CAS-02',
  discard: 'US-CAS-02',
  deck: 'US-CAS-04',
};
const SUPPRESSING: readonly string[] = ['suppress', 'area-suppress', 'overwatch'];
export const suppresses = (as: string): boolean => SUPPRESSING.includes(as);

/** The tile that an attack is aimed at. */
export function tileOf(open: StalingradOpen, { at }: Pick<Strike, 'at'>): TileId {
  if (at.what !== 'unit') return at.tile;
  const counter = counterOf(open, at.seat, at.unit);
  if (counter === null) throw new Error(`${at.seat} has no ${at.unit} on the board`);
  return counter.at;
}

/** The total defense against an attack. */
export function defenceAgainst(open: StalingradOpen, { at, from, as }: Pick<Strike, 'at' | 'from' | 'as'>): Defence {
  if (at.what !== 'unit') return wallDefence(open, at.what, at.tile, from);
  const by = as === 'antitank mine' ? 'mine' : as;
  return defenceOf(open, { seat: at.seat, unit: at.unit, tile: tileOf(open, { at }), from, as: by });
}

/** Defense and dice (US-CMBT-17 to US-CMBT-20). A miss ends the attack. */
const roll: Stage<Strike> = {
  name: 'roll',
  run({ open }: State, strike, context: StalingradContext) {
    const { seat, by, from, as, at } = strike;
    const tile = tileOf(open, strike);
    const defence = defenceAgainst(open, strike);
    const dice: number[] = [];
    let hit = false;
    for (let i = 0; i < strike.dice; i++) {
      const die = context.d(edition.dieSides);
      dice.push(die);
      if (isHit(edition, die, defence.total)) hit = true;
    }
    const rule = entry(RULES, as);
    if (at.what === 'unit' && by !== null && from !== null)
      context.log({
        event: 'shot',
        rule,
        seat,
        by,
        from,
        as,
        at: { seat: at.seat, unit: at.unit, tile },
        defence,
        dice,
        hit,
      });
    else context.log({ event: 'struck', rule, seat, by, from, as, at, tile, defence, dice, hit });
    return hit ? null : 'over';
  },
};

/** Turns a counter to its suppressed side; vehicles stay as they are (US-VEH-03). False when nothing changed. */
export function suppress(state: State, seat: Seat, unit: UnitId, rule: RuleId, context: StalingradContext): boolean {
  const counter = counterOf(state.open, seat, unit);
  if (counter === null || isVehicle(unit)) return false;
  const already = counter.suppressed;
  counter.suppressed = true;
  context.log({ event: 'suppressed', rule: already ? 'US-CMBT-24' : rule, seat, unit, already });
  loseWatch(state.open, seat, unit, 'US-OW-04', context);
  return !already;
}

const suppression: Stage<Strike> = {
  name: 'suppression',
  run(state: State, { as, at, stops }, context: StalingradContext) {
    if (!suppresses(as) || at.what !== 'unit') return null;
    suppress(state, at.seat, at.unit, 'US-CMBT-23', context);
    if (stops !== undefined) stopMoving(state);
    return 'over';
  },
};

/** A building that is hit gives way to its next letter at once (US-CITY-05); a tunnel is gone for good (US-TUN-06). */
const structure: Stage<Strike> = {
  name: 'structure',
  run(state: State, { seat, at }, context: StalingradContext) {
    if (at.what === 'unit') return null;
    const { open } = state;
    if (at.what === 'tunnel') {
      open.tunnels = open.tunnels.filter((tile) => tile !== at.tile);
      open.tunnelsLost.push(at.tile);
      context.log({ event: 'tunnelLost', rule: 'US-CMBT-30', tile: at.tile });
      scoreTunnel(open, seat, context);
    } else if (damage(open, at.tile, context)) scoreDamage(open, seat, at.tile, context);
    endIfOver(edition, state, context);
    return 'over';
  },
};

/** Moves a building one letter on. False where there is nothing more to damage. */
export function damage(open: StalingradOpen, tile: TileId, context: StalingradContext): boolean {
  if (faceAt(open, tile).face.wall === null) return false;
  const letter = nextLetter(tile, open.city[tile] ?? 'A');
  if (letter === null) return false;
  open.city = { ...open.city, [tile]: letter };
  context.log({ event: 'damaged', rule: 'US-CITY-05', tile, letter });
  return true;
}

/** One card of the unit goes to the casualty pile; with several in the zone the owner chooses (US-CAS-05). */
const loss: Stage<Strike> = {
  name: 'loss',
  run(state: State, strike, context: StalingradContext) {
    const { at } = strike;
    if (at.what !== 'unit') return 'over';
    if (isRouted(state.open, at.seat, at.unit)) {
      strike.wasRouted = true;
      return null;
    }
    const found = findCasualty(edition, state, at.seat, entry(edition.units, at.unit).group);
    if (found === null) {
      strike.isSpent = true;
      return null;
    }
    const [card] = found.cards;
    if (found.cards.length > 1 || card === undefined) {
      const asked: StalingradFrame = { step: 'lose', seat: at.seat, unit: at.unit, zone: found.zone };
      return asked;
    }
    lose(state, at.seat, at.unit, found.zone, card, context);
    return null;
  },
};

export function lose(
  state: State,
  seat: Seat,
  unit: UnitId,
  zone: SearchedZone,
  card: CardId,
  context: StalingradContext,
): void {
  loseCard(edition, state, { seat, unit, zone, card, rule: LOSS[zone] }, context);
}

/** No card to lose: the unit is routed (US-ROUT-01). Either way its overwatch is over, and somebody may score. */
const rout: Stage<Strike> = {
  name: 'rout',
  run({ open }: State, { seat, at, isSpent, wasRouted }, context: StalingradContext) {
    if (at.what !== 'unit' || wasRouted) return null;
    if (isSpent) {
      open.routed.push(counterId(at.seat, at.unit));
      context.log({ event: 'routed', rule: 'US-ROUT-01', seat: at.seat, unit: at.unit });
    }
    loseWatch(open, at.seat, at.unit, 'US-OW-03', context);
    if (at.seat !== seat) scoreHit(open, seat, at.unit, isSpent === true, context);
    return null;
  },
};

/** Victory comes before the push (US-R-18). */
const judgement: Stage<Strike> = {
  name: 'judgement',
  run(state: State, _strike, context: StalingradContext) {
    endIfOver(edition, state, context);
    return null;
  },
};

/** The attacker may push a routed unit, and one that is hit by flames: once (US-CMBT-28). */
const pushing: Stage<Strike> = {
  name: 'push',
  run({ open }: State, { seat, as, at }) {
    if (at.what !== 'unit') return 'over';
    const flame = as === 'flame';
    if (!flame && !isRouted(open, at.seat, at.unit)) return null;
    if (pushesFor(open, seat, at.seat, at.unit).length === 0) return null;
    const asked: StalingradFrame = { step: 'push', seat, at: { seat: at.seat, unit: at.unit }, flame };
    return asked;
  },
};

/** A unit that set off a mine and lost a card goes no further, and the mine is spent (US-MINE-06). */
const aftermath: Stage<Strike> = {
  name: 'aftermath',
  run(state: State, { stops }, context: StalingradContext) {
    if (stops?.edge === undefined) return null;
    isSpentOn(state, otherSeat(edition, stops.seat), stops.edge, context);
    stopMoving(state);
    return 'over';
  },
};

/** The steps of an attack, in order. */
export const attack: Sequence<Strike> = sequence<Strike>('attack', [
  roll,
  suppression,
  structure,
  loss,
  rout,
  judgement,
  pushing,
  aftermath,
]);
