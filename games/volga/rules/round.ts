import type { AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { isPaused } from './board.ts';
import { toSelection } from './combat-phase.ts';
import type { Activation, Open, State, VolgaContext } from './state.ts';

/** The current round; the steps below occur only inside one. */
export function roundOf(open: Open): Activation {
  if (open.activation === null) throw new Error('no Area is active');
  return open.activation;
}

export const groupIn = (round: Activation, area: AreaId) => round.groups.find((group) => group.area === area);

/** True if a unit started the round in the Active Area and has done nothing yet (AV-ACT-04). */
export function isIdle(open: Open, round: Activation, unit: UnitId): boolean {
  if (!open.areas[round.area].fresh.includes(unit) || isPaused(open, unit)) return false;
  const returned = groupIn(round, round.area); // AV-R-15: they count as entering
  return returned === undefined || !returned.units.some((each) => each.unit === unit);
}

export const idle = (open: Open, round: Activation): UnitId[] =>
  open.areas[round.area].fresh.filter((unit) => isIdle(open, round, unit));

export const anybodyIdle = (open: Open, round: Activation): boolean =>
  open.areas[round.area].fresh.some((unit) => isIdle(open, round, unit));

export const wasContested = (round: Activation, area: AreaId): boolean => round.contested.includes(area);

/** Returns to the round after a move or a combat; the round ends by itself when nobody can act. */
export function continueRound(state: State, context: VolgaContext): void {
  const round = roundOf(state.open);
  if (round.groups.length === 0 && !anybodyIdle(state.open, round)) endRound(state, context);
}

/** Units that did nothing stay Fresh (AV-ACT-02, AV-R-60). */
export function endRound(state: State, context: VolgaContext): void {
  context.log({ event: 'roundOver', rule: 'AV-ACT-02', area: roundOf(state.open).area });
  toSelection(state);
}
