import { no, type Refusal } from '@kurgan/engine';
import { isInZone, squareName, zoneNumber } from './areas.ts';
import { isConcealed, of, onField, openProfile, seatOf, setAside, turnUp, unitName } from './counters.ts';
import { placesOf } from './ground.ts';
import { haltRule } from './movement-refusals.ts';
import { occupantsOf } from './passengers.ts';
import { remove } from './removal.ts';
import type { RuleId } from './rule-ids.ts';
import { scenarioOf } from './scenario.ts';
import { type FrameOf, type HeroesContext, type Open, type State, WHERE } from './state.ts';
import { immediateCheck, scoreExit } from './victory.ts';

/** Leaving the battlefield where the scenario has an exit (HS-SCN-08). */

type Moving = FrameOf<'moving'>;

/** Squares it costs to leave from where the unit is, or null without an exit there; either end of a vehicle may lead. */
function costOf(open: Open, u: number): number | null {
  for (const { side, zone, cost } of scenarioOf(open).exits ?? [])
    if (side === seatOf(open, u) && isIn(open, u, zoneNumber(open, zone))) return cost;
  return null;
}

const isIn = (open: Open, u: number, zone: number): boolean =>
  placesOf(open, u).some((place) => isInZone(open, zone, place));

export function refuseExit(open: Open, frame: Moving, must: boolean): Refusal<RuleId> | null {
  const { unit, left, halted, kind } = frame;
  const cost = onField(open, unit) ? costOf(open, unit) : null;
  if (cost === null || kind === 'scout') return no('HS-SCN-08');
  if (must) return no('HS-ASLT-06');
  if (halted) return no(haltRule(open, frame));
  return left < cost ? no('HS-MOVE-01', { left, cost }) : null;
}

/** Passengers and crew go along and count each; captives go where their captor goes. */
export function exit(state: State, { unit }: Moving, context: HeroesContext): void {
  const { open } = state;
  const leaving = [unit, ...occupantsOf(open, unit)];
  const from = squareName(open, of(open.units.at, unit));
  for (const u of leaving) {
    if (isConcealed(open, u)) {
      turnUp(state, u); // a counter that is taken off is shown (HS-R-70)
      context.learn();
    }
    setAside(state, u);
    remove(state, u, WHERE.left);
    scoreExit(state, u);
    context.log({ event: 'left', rule: 'HS-SCN-08', unit: unitName(open, u), type: openProfile(open, u).type, from });
  }
  immediateCheck(state, 'event', context);
}
