import type { AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { isPaused } from './board.ts';
import { toSelection } from './combat-phase.ts';
import type { Activation, Open, State, VolgaTable } from './state.ts';

/** The round under way; the steps below stand only inside one. */
export function roundOf(open: Open): Activation {
  if (open.activation === null) throw new Error('no Area is active');
  return open.activation;
}

export const groupIn = (round: Activation, area: AreaId) => round.groups.find((group) => group.area === area);

/** Units that started the round in the Active Area and have done nothing yet (AV-ACT-04). */
export function idle(open: Open, round: Activation): UnitId[] {
  const returned = groupIn(round, round.area)?.units ?? []; // AV-R-15: they count as entering
  return open.areas[round.area].fresh.filter(
    (unit) => !isPaused(open, unit) && !returned.some((each) => each.unit === unit),
  );
}

export const wasContested = (round: Activation, area: AreaId): boolean => round.contested.includes(area);

/** Back to the round after a move or a combat; it ends by itself when nobody is left to act. */
export function continueRound(state: State, table: VolgaTable): void {
  const round = roundOf(state.open);
  if (round.groups.length === 0 && idle(state.open, round).length === 0) endRound(state, table);
}

/** Units that did nothing stay Fresh (AV-ACT-02, AV-R-60). */
export function endRound(state: State, table: VolgaTable): void {
  table.log({ event: 'roundOver', rule: 'AV-ACT-02', area: roundOf(state.open).area });
  toSelection(state);
}
