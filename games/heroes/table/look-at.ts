import { type LookAt, unionOf } from '@kurgan/kit';
import { of } from '../rules/counters.ts';
import { square } from '../rules/field/squares.ts';
import { NONE, WHERE } from '../rules/state.ts';
import { boundsOf } from './bounds.ts';
import type { HeroesModel } from './model.ts';
import { unitBounds } from './unit-bounds.ts';

/** At the least of these a board fits the width of a phone, at the most a counter is larger than a finger needs. */
const LEAST = 0.55;
const MOST = 0.95;

/** Room for the chance that stands above a target, in board units. */
const PILL = 30;

/** The unit in hand with its targets, or everything that can be touched, or else the fight that is decided about. */
export function lookAt(model: HeroesModel): LookAt | null {
  const { units } = model.open.value;
  const field = model.field.value;
  const unit = model.acting.value;
  const bounds = (u: number) => unitBounds(field, { square: square(of(units.at, u)), rear: square(of(units.rear, u)) });
  const isThere = (u: number): boolean => of(units.where, u) === WHERE.field && of(units.at, u) >= 0;
  const targets = [...new Set(model.attacks.value.map(({ target }) => target))];
  const target = model.looked.value ?? model.target.value ?? (targets.length === 1 ? targets[0] : undefined);
  const shown = unit === NONE || !isThere(unit) ? [] : [unit, ...(target === undefined ? [] : [target])];
  const squares = model.touchables.value.flatMap(({ thing }) =>
    thing.is === 'square'
      ? [boundsOf(field, thing.square)]
      : thing.is === 'unit' && isThere(thing.unit)
        ? [bounds(thing.unit)]
        : [],
  );
  const fight = model.view.value.flow.findLast((frame) => 'unit' in frame && 'target' in frame);
  const fighters = [fight?.unit ?? NONE, fight?.target ?? NONE].filter((u) => u !== NONE && isThere(u));
  const parts = shown.length > 0 ? shown.map(bounds) : squares.length > 0 ? squares : fighters.map(bounds);
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const part = others.reduce(unionOf, first);
  return { part: { ...part, y: part.y - PILL, height: part.height + PILL }, least: LEAST, most: MOST };
}
