import { RECRUITMENT_TILES, type StripeId } from '../data/recruitment.ts';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import { fieldFor, isInZone } from '../rules/areas.ts';
import { holds } from '../rules/conditions.ts';
import { isConcealed, of, profile, seatOf, totalOf, unitName } from '../rules/counters.ts';
import type { Field } from '../rules/field/field.ts';
import { at, type Direction, type Square, square } from '../rules/field/squares.ts';
import { originOf } from '../rules/origins.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { BLUFF, DAMAGE, type Open, type Seat, SPECIAL, type View, WHERE } from '../rules/state.ts';
import type { SmokeFacts, WreckFacts } from './board/board.tsx';
import type { CounterFacts, Token } from './board/counter.tsx';
import type { ZoneFacts } from './board/zone.tsx';
import { typeOf } from './words/names.ts';

/** A token's face. */
export const tokenFace = (value: number): Token => (value === SPECIAL ? '★' : value === BLUFF ? 'B' : value);

/** Token on a counter: its owner knows the value of one that lies face down. */
function tokenOn({ open, private: rooms }: View, u: number): Token | null {
  if (of(open.units.token, u) === 0) return null;
  const value = rooms[seatOf(open, u)]?.tokens[u] ?? 0;
  return value > 0 ? tokenFace(value) : 'down';
}

const DAMAGE_LETTERS = [
  ['C', DAMAGE.crew],
  ['T', DAMAGE.tracks],
  ['H', DAMAGE.hull],
  ['P', DAMAGE.primary],
] as const;
const damageLetters = (damage: number): string =>
  DAMAGE_LETTERS.flatMap(([letter, bit]) => ((damage & bit) === 0 ? [] : [letter])).join('');

/** An arc or a hull makes its facing matter. */
function facingOf(view: View, u: number): Direction | null {
  const { size, category, weapons } = profile(view, u);
  const isTurned = size === 1 && (category > 0 || weapons.some(({ arc }) => arc < 360));
  return isTurned && !isConcealed(view.open, u) ? (of(view.open.units.facing, u) as Direction) : null;
}

/** A counter as this view sees it, without lights. */
export function counterOf(view: View, u: number): CounterFacts {
  const { units } = view.open;
  const shown = of(units.shown, u);
  return {
    id: unitName(view.open, u),
    side: seatOf(view.open, u),
    type: typeOf(view, u),
    square: square(of(units.at, u)),
    rear: square(of(units.rear, u)),
    facing: facingOf(view, u),
    up: of(units.up, u) === 1 ? 1 : 0,
    stripe: (originOf(view, u)?.stripe ?? null) as StripeId | null,
    suppressed: of(units.suppressed, u),
    acted: of(units.acted, u) === 1,
    token: tokenOn(view, u) ?? (isActing(view, u) && shown > 0 ? tokenFace(shown) : null),
    isNow: isActing(view, u),
    damage: damageLetters(of(units.damage, u)),
  };
}

/** Its activation is under way. */
const isActing = ({ flow }: View, u: number): boolean =>
  flow.some(
    (frame) => ['activation', 'moving', 'firing', 'ending'].includes(frame.step) && 'unit' in frame && frame.unit === u,
  );

/** Counters on the battlefield. Vehicles come first, so that infantry under one lies on top. */
export function countersOf(view: View): readonly CounterFacts[] {
  const all: CounterFacts[] = [];
  for (let u = 0; u < totalOf(view.open); u++) {
    if (of(view.open.units.where, u) === WHERE.field && of(view.open.units.at, u) >= 0) all.push(counterOf(view, u));
  }
  return all.toSorted((a, b) => Math.sign(b.rear) - Math.sign(a.rear));
}

/** Where units of both sides are, in half-squares. */
export function marksOf(open: Open): readonly { readonly side: Seat; readonly x: number; readonly y: number }[] {
  const field = fieldFor(open);
  return Array.from({ length: totalOf(open) }, (_, u) => u)
    .filter((u) => of(open.units.where, u) === WHERE.field && of(open.units.at, u) >= 0)
    .map((u) => {
      const place = of(open.units.at, u);
      return { side: seatOf(open, u), x: at(field.x, place), y: at(field.y, place) };
    });
}

const squaresOf = new WeakMap<Field, readonly (readonly Square[])[]>();

/** Zones of the scenario with who holds them. */
export function zonesOf(open: Open, field: Field): readonly ZoneFacts[] {
  const { zones } = scenarioOf(open);
  const known =
    squaresOf.get(field) ??
    zones.map((_, zone) =>
      Array.from({ length: field.count }, (_each, place) => square(place)).filter((place) =>
        isInZone(open, zone, place),
      ),
    );
  squaresOf.set(field, known);
  // A building has its name on the board already.
  const names = field.tiles.map(({ facts }) => facts.name);
  // Before a Free Battle is laid out, zones have no squares.
  return zones.flatMap(({ label }, zone) => {
    const squares = known[zone] ?? [];
    if (squares.length === 0) return [];
    return [{ label: names.includes(label) ? '' : label, squares, held: open.control[zone] ?? null }];
  });
}

const typeOfKind = (kind: number): UnitType => UNIT_TYPES[kind] ?? 'sov-t34';

export const wrecksOf = ({ wrecks }: Open): readonly WreckFacts[] =>
  wrecks.map(({ kind, squares, facing }) => ({
    type: typeOfKind(kind),
    square: square(squares[0] ?? -1),
    rear: square(squares[1] ?? -1),
    facing: facing as Direction,
  }));

export const smokeOf = ({ smoke }: Open): readonly SmokeFacts[] => smoke;

/** Victory Points as they stand: those scored, and awards whose conditions hold now. */
export function pointsNow(open: Open, seat: Seat): number {
  const { awards } = scenarioOf(open).victory;
  return awards.reduce(
    (sum, { side, points, when, condition }) =>
      sum +
      (side === seat && when === 'end' && condition.is !== 'perUnrevealed' && holds(open, condition) ? points : 0),
    open.scored[seat],
  );
}

/** Losses of a side's tiles against their Breaking Points. */
export function breakingOf(open: Open, seat: Seat): { readonly lost: number; readonly of: number } {
  return open.army[seat].reduce(
    (sum, { tile, lost }) => ({ lost: sum.lost + lost, of: sum.of + RECRUITMENT_TILES[tile].breakingPoint }),
    { lost: 0, of: 0 },
  );
}
