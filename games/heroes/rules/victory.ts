import type { Condition, Win } from '../data/scenarios/facts.ts';
import type { UnitType } from '../data/units.ts';
import { zoneCount } from './areas.ts';
import { countIn, holds } from './conditions.ts';
import { endOf, firstOf, isConcealed, of, seatOf } from './counters.ts';
import { kindNumber } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { scenarioOf } from './scenario.ts';
import { type HeroesContext, type Open, type Seat, type State, WHERE } from './state.ts';

export function endGame(state: State, winner: Seat | null, rule: RuleId, title: string, context: HeroesContext): void {
  state.open.outcome = { winner, rule, title };
  state.open.phase = 'over';
  state.flow.length = 0;
  context.log({ event: 'over', rule, winner, title });
}

/** An empty zone keeps its holder; with both sides in it nobody holds it (HS-R-98). */
export function settleControl(state: State): void {
  const { open } = state;
  for (let zone = 0; zone < zoneCount(open); zone++) {
    const soviet = countIn(open, 'soviet', zone);
    const german = countIn(open, 'german', zone);
    if (soviet > 0 && german > 0) open.control[zone] = null;
    else if (soviet > 0) open.control[zone] = 'soviet';
    else if (german > 0) open.control[zone] = 'german';
  }
}

const aboutZones = ({ is }: Condition): boolean => is === 'controls' || is === 'unitsIn' || is === 'noUnitsIn';

/** Immediate victories: about units at once, about zones at the end of a turn, none on turn 1 (HS-R-96, HS-R-97). */
export function immediateCheck(state: State, when: 'event' | 'endOfTurn', context: HeroesContext): void {
  const { open } = state;
  if (open.outcome !== null || open.turn < 2) return;
  const { immediate } = scenarioOf(open).victory;
  const won = immediate.filter(
    ({ all }) => (when === 'endOfTurn' || !all.some(aboutZones)) && all.every((each) => holds(open, each)),
  );
  const [one] = won;
  if (one === undefined) return;
  const isOne = won.every(({ side }) => side === one.side);
  endGame(state, isOne ? one.side : tied(open), isOne ? 'HS-SCN-06' : 'HS-R-99', 'The objective is reached', context);
}

/** A side as the scenario says, or whoever has broken more tiles, then whoever has lost fewer units (HS-SCN-19). */
function tied(open: Open): Seat | null {
  const { tie } = scenarioOf(open).victory;
  if (tie !== 'losses') return tie === 'draw' ? null : tie;
  const broken = (seat: Seat): number => open.army[seat].filter((tile) => tile.broken).length;
  const lost = (seat: Seat): number => {
    let sum = 0;
    for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
      if (of(open.units.where, u) === WHERE.destroyed) sum++;
    return sum;
  };
  const lead = broken('german') - broken('soviet') || lost('german') - lost('soviet');
  return lead === 0 ? null : lead > 0 ? 'soviet' : 'german';
}

/** Points of the end, added to those scored on the way (HS-SCN-06, HS-VIC-03). */
export function pointsOf(state: State): Record<Seat, number> {
  const { open } = state;
  const points = { soviet: open.scored.soviet, german: open.scored.german };
  for (const { side, points: each, when, condition } of scenarioOf(open).victory.awards) {
    if (when === 'perExit') continue; // scored as they happen
    if (condition.is === 'perUnrevealed') points[side] += each * unrevealed(state, condition.side, condition.unit);
    else if (holds(open, condition)) points[side] += each;
  }
  return points;
}

/** Concealed counters of a type, which are now shown (HS-SCN-07). */
function unrevealed(state: State, seat: Seat, type: UnitType): number {
  const { open } = state;
  const { faces } = state.private[seat];
  let found = 0;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    const here = of(open.units.where, u) === WHERE.field;
    if (here && isConcealed(open, u) && of(faces, u) === kindNumber(type)) found++;
  }
  return found;
}

const firstWin = (open: Open, wins: readonly Win[]): Win | undefined =>
  wins.find(({ all }) => all.every((each) => holds(open, each)));

/** At the end of each turn: control, immediate victories, and after the last turn the score (HS-TURN-02, HS-VIC-04). */
export function victoryCheck(state: State, context: HeroesContext): void {
  const { open } = state;
  settleControl(state);
  immediateCheck(state, 'endOfTurn', context);
  const { turns, victory } = scenarioOf(open);
  if (open.outcome !== null || open.turn < turns) return;
  if (victory.end !== 'mostPoints') {
    const won = firstWin(open, victory.end)?.side ?? tied(open);
    endGame(state, won, 'HS-SCN-06', 'The last turn is over', context);
    return;
  }
  const points = pointsOf(state);
  context.log({ event: 'scored', rule: 'HS-VIC-03', soviet: points.soviet, german: points.german });
  const { soviet, german } = points;
  const ahead = soviet > german ? 'soviet' : 'german';
  const winner = soviet !== german ? ahead : tied(open);
  const title = `${Math.max(soviet, german)} to ${Math.min(soviet, german)} points`;
  endGame(state, winner, 'HS-VIC-04', title, context);
}

/** A unit has left by an exit: points that are scored as it happens (HS-SCN-06). */
export function scoreExit(state: State, u: number): void {
  const { open } = state;
  const seat = seatOf(open, u);
  for (const { side, points, when, condition } of scenarioOf(open).victory.awards) {
    if (when === 'perExit' && condition.is === 'exited' && condition.side === seat) open.scored[side] += points;
  }
}
