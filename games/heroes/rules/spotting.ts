import { SPOT_RANGE_IN_TERRAIN } from '../data/figures.ts';
import {
  endOf,
  enemyOf,
  firstOf,
  inPlay,
  isConcealed,
  of,
  onField,
  openProfile,
  totalOf,
  turnUp,
  unitName,
} from './counters.ts';
import { isInElement } from './cover.ts';
import { HEAVY } from './profiles.ts';
import { rangeBetween, sightBetween } from './sight-lines.ts';
import type { HeroesContext, Open, State } from './state.ts';

/** Enemies spot by a clear line: at any distance in the open, within two squares in a terrain element (HS-STATE-14). */
function isSpotted(open: Open, u: number): boolean {
  const enemy = enemyOf(open, u);
  const hidden = isInElement(open, of(open.units.at, u));
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++) {
    if (!inPlay(open, e) || openProfile(open, e).category === HEAVY) continue; // HS-STATE-21, HS-R-69
    if (hidden && rangeBetween(open, e, u) > SPOT_RANGE_IN_TERRAIN) continue;
    if (sightBetween(open, e, u) === 0) return true;
  }
  return false;
}

function reveal(state: State, u: number, context: HeroesContext): void {
  turnUp(state, u);
  context.learn();
  const { open } = state;
  context.log({ event: 'spotted', rule: 'HS-STATE-16', unit: unitName(open, u), type: openProfile(open, u).type });
}

/** Check of a concealed unit on each repetition of its own move (HS-STATE-17). */
export function revealSelf(state: State, u: number, context: HeroesContext): void {
  if (!isConcealed(state.open, u) || !isSpotted(state.open, u)) return;
  reveal(state, u, context);
  const { flow } = state;
  const i = flow.findLastIndex((frame) => frame.step === 'moving' && frame.unit === u);
  const move = flow[i];
  if (move?.step === 'moving') flow[i] = { ...move, flipped: true }; // once in an action (HS-STATE-18)
}

/** After a Movement Action all other concealed units are checked, those of both sides at once (HS-R-133, HS-STATE-20). */
export function revealOthers(state: State, mover: number, context: HeroesContext): void {
  const { open } = state;
  const seen: number[] = [];
  for (let u = 0; u < totalOf(open); u++)
    if (u !== mover && isConcealed(open, u) && onField(open, u) && isSpotted(open, u)) seen.push(u);
  for (const u of seen) reveal(state, u, context);
}
