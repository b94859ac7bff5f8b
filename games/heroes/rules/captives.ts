import { isInfantry, of, openProfile, seatOf, setAside, unitName } from './counters.ts';
import { placesOf } from './ground.ts';
import { remove } from './removal.ts';
import { standing } from './scenario.ts';
import { type Frame, type HeroesContext, type Open, type State, WHERE } from './state.ts';

/** A unit that is taken prisoner instead of being hit (HS-SCN-15). */

/** Whoever lost an assault falls into the hands of the infantry that won it. */
export function isCaptured(open: Open, loser: number, winner: number): boolean {
  const rule = standing(open, 'capture');
  if (rule === undefined || openProfile(open, loser).type !== rule.unit) return false;
  return isInfantry(open, winner) && seatOf(open, winner) !== seatOf(open, loser);
}

/** Off its square and out of every action; the winner carries it along. */
export function capture(state: State, loser: number, winner: number, context: HeroesContext): void {
  const { open } = state;
  setAside(state, loser);
  remove(state, loser, WHERE.captive);
  open.units.carrier[loser] = winner;
  context.log({ event: 'captured', rule: 'HS-SCN-15', unit: unitName(open, loser), by: unitName(open, winner) });
}

/** Captives of a unit that is about to be destroyed are put beside it by their owner, suppressed. */
export function released(open: Open, captor: number): Frame[] {
  const { where, carrier } = open.units;
  const frames: Frame[] = [];
  for (let u = 0; u < where.length; u++)
    if (where[u] === WHERE.captive && of(carrier, u) === captor)
      frames.push({
        step: 'forced',
        unit: u,
        from: lastPlaces(open, captor),
        under: [],
        rule: 'HS-SCN-15',
        markers: 1,
      });
  return frames;
}

/** Its squares; those of the wreck if it is lost with its vehicle. */
function lastPlaces(open: Open, u: number): number[] {
  const places = placesOf(open, u);
  if (places.length > 0) return [...places];
  const vehicle = of(open.units.kind, of(open.units.carrier, u));
  return [...(open.wrecks.findLast(({ kind }) => kind === vehicle)?.squares ?? [])];
}
