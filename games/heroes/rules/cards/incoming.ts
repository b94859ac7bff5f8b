import { CARDS, type CardId } from '../../data/cards.ts';
import { aimsOf, aimWith } from '../aims.ts';
import { isInfantry, of, seatOf } from '../counters.ts';
import { isComplete } from '../field/field.ts';
import { squareRange } from '../field/range.ts';
import { square } from '../field/squares.ts';
import { firingBy } from '../fire-choices.ts';
import { lay } from '../ground.ts';
import { type Frame, type FrameOf, NONE, other, type Seat, type View } from '../state.ts';
import { targetsOf } from './filters.ts';

/** Answers to a template that is about to go off: a grenade thrown back, a strike called off. */

const pending = ({ flow }: View): FrameOf<'burst'> | null => {
  const frame = flow.findLast(({ step }) => step === 'burst');
  return frame?.step === 'burst' ? frame : null;
};

/** The windows that come before a template attacks (HS-OP-23, HS-OP-24). */
export function incoming(burst: FrameOf<'burst'>): Frame[] {
  const asked = { step: 'cards', seat: other(burst.seat), passed: 0, unit: burst.unit, place: NONE } as const;
  if (burst.kind !== 'explosion') return [burst];
  return [
    ...(burst.grenade === null ? [] : [{ ...asked, window: 'grenadeDeclared' } as const]),
    { ...asked, window: 'templateDeclared' },
    burst,
  ];
}

/** The grenade as one of the units under it would throw it back: with its own range, and nobody's bonuses (HS-R-91). */
export function throwBack(view: View, unit: number): FrameOf<'aim'> | null {
  const marker = pending(view)?.grenade ?? null;
  return marker === null ? null : aimWith(firingBy(unit, 'return'), 'gear', NONE, marker);
}

/** Infantry of the side that the grenade is about to catch. */
export function caughtBy(view: View, seat: Seat): number[] {
  const { open } = view;
  return (pending(view)?.targets ?? []).filter((u) => {
    if (seatOf(open, u) !== seat || !isInfantry(open, u)) return false;
    const aim = throwBack(view, u);
    return aim !== null && Object.values(aimsOf(view, aim)).some((aims) => aims.next().done !== true);
  });
}

/** Infantry that lies within some squares of an enemy unit and of the template, which is about to do something. */
export function spoilersOf(view: View, seat: Seat, card: CardId): number[] {
  const burst = pending(view);
  const { nearEnemy = 0 } = CARDS[card].who;
  if (burst === null || burst.targets.length + burst.parts.length + burst.wrecks.length === 0) return [];
  const { field } = lay(view.open);
  const covered = burst.covers.map(square).filter((place) => isComplete(field, place));
  return targetsOf(view, seat, card).filter((u) => {
    const at = square(of(view.open.units.at, u));
    return covered.some((place) => squareRange(field, at, place) <= nearEnemy);
  });
}
