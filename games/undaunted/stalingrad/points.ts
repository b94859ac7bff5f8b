import { onceFor } from '../rules/actions.ts';
import { id, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { marksOn, sideOf } from '../rules/state.ts';
import { pieces } from './box.ts';
import type { Objective, PointSource } from './data/types.ts';
import { unitsOf } from './edition.ts';
import { rulesIn } from './effects.ts';
import { isRouted, type StalingradContext, type StalingradOpen } from './state.ts';

/** All mission point markers of the box (US-R-48). */
const MARKERS = 14;

const titleOf = (unit: UnitId): string => entry(pieces.units, unit).type.id;

/** Sources of a side's points, by their places among its objectives. */
const sourcesIn = onceFor((objectives: readonly Objective[]) =>
  objectives.flatMap((objective, i) =>
    objective.type === 'gain' ? objective.sources.map((source, j) => ({ place: `${i} ${j}`, source })) : [],
  ),
);
const sourcesOf = (open: StalingradOpen, seat: Seat) => sourcesIn(rulesIn(open).objectives(seat));

function gain(open: StalingradOpen, seat: Seat, points: number, context: StalingradContext): void {
  const total = (open.gained[seat] ?? 0) + points;
  open.gained[seat] = total;
  context.log({ event: 'gained', rule: 'US-END-06', seat, points, total });
}

/** Of several sources for one kind of event the first that fits scores (US-R-87). */
function score(
  open: StalingradOpen,
  seat: Seat,
  fits: (source: PointSource) => boolean,
  context: StalingradContext,
): void {
  const found = sourcesOf(open, seat).find(({ source }) => fits(source));
  if (found !== undefined) gain(open, seat, found.source.points, context);
}

/** A hit on an enemy unit that was not routed: a casualty, and a rout besides if it routed. */
export function scoreHit(
  open: StalingradOpen,
  seat: Seat,
  unit: UnitId,
  routed: boolean,
  context: StalingradContext,
): void {
  const is = (event: PointSource['event']) => (source: PointSource) =>
    source.event === event && (!('title' in source) || source.title === titleOf(unit));
  score(open, seat, is('casualty-inflicted'), context);
  if (routed) score(open, seat, is('unit-routed'), context);
}

export const scoreDamage = (open: StalingradOpen, seat: Seat, tile: TileId, context: StalingradContext): void =>
  score(open, seat, (source) => source.event === 'building-damaged' && source.tiles.includes(tile), context);

export const scoreTunnel = (open: StalingradOpen, seat: Seat, context: StalingradContext): void =>
  score(open, seat, ({ event }) => event === 'tunnel-destroyed', context);

export const scoreBomber = (open: StalingradOpen, seat: Seat, context: StalingradContext): void =>
  score(open, seat, ({ event }) => event === 'bomber-removed', context);

/** An unrouted unit of one of the titles stands on the tile. */
function hasUnitOn(open: StalingradOpen, seat: Seat, tile: string, titles: readonly string[]): boolean {
  const { counters } = sideOf(open, seat);
  return unitsOf(open, seat).some(
    (unit) => counters[unit]?.at === tile && titles.includes(titleOf(unit)) && !isRouted(open, seat, unit),
  );
}

/** Points and markers a side gains when a round ends (US-R-86). */
export function scoreRoundEnd(open: StalingradOpen, seat: Seat, context: StalingradContext): void {
  for (const { place, source } of sourcesOf(open, seat)) {
    if (source.event === 'tile-controlled-at-round-end') {
      if (marksOn(open, id.tile(source.tile))[seat] === 'controlled') gain(open, seat, source.points, context);
    } else if (source.event === 'unit-on-tile-at-round-end') {
      const key = `${seat} ${place}`;
      if (open.done.includes(key) || !hasUnitOn(open, seat, source.tile, source.titles)) continue;
      if (source.once) open.done.push(key);
      gain(open, seat, source.points, context);
    }
  }
  for (const objective of rulesIn(open).objectives(seat))
    if (objective.type === 'hold') layPoints(open, seat, objective, context);
}

function layPoints(
  open: StalingradOpen,
  seat: Seat,
  { placements }: Extract<Objective, { type: 'hold' }>,
  context: StalingradContext,
): void {
  for (const { rounds, tile: code, requires, most } of placements) {
    if (rounds !== 'every' && rounds !== (open.round % 2 === 1 ? 'odd' : 'even')) continue;
    if (requires !== undefined && !hasUnitOn(open, seat, code, [requires])) continue;
    const tile = id.tile(code);
    const there = open.laidPoints[tile] ?? 0;
    const used = Object.values(open.laidPoints).reduce((sum, points) => sum + points, 0);
    if (used >= MARKERS || there >= (most ?? MARKERS)) continue;
    open.laidPoints = { ...open.laidPoints, [tile]: there + 1 };
    context.log({ event: 'pointsLaid', rule: 'US-END-08', tile, points: 1, total: there + 1 });
  }
}
