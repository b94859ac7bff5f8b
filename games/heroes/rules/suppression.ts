import { isFalling, of, unitName } from './counters.ts';
import { mayUseGear } from './gear.ts';
import { first, type HeroesContext, type State } from './state.ts';
/** Suppressed markers for a unit, unless its Iron Nerves cancel some (HS-OP-17). */
export function suppress(state: State, u: number, markers: number, context: HeroesContext): void {
  if (markers <= 0 || isFalling(state, u)) return;
  if (mayUseGear(state, u, 'mk-nerves')) first(state, { step: 'nerves', unit: u, markers });
  else addSuppressed(state, u, markers, context);
}

/** There is no maximum (HS-SUP-04). */
export function addSuppressed(state: State, u: number, markers: number, context: HeroesContext): void {
  const { open } = state;
  open.units.suppressed[u] = of(open.units.suppressed, u) + markers;
  context.log({ event: 'suppressed', rule: 'HS-MARK-01', unit: unitName(open, u), markers });
}
