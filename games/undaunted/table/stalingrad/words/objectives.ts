import type { Objective, PointPlacement, PointSource } from '../../../stalingrad/data/types.ts';
import { listed, plural } from '../../words/names.ts';
import { anyOf, placeName, unitName } from './titles.ts';

/** An objective in a few words: `control 5 points`. */
export function objectiveWords(objective: Objective): string {
  switch (objective.type) {
    case 'control':
      return `control ${plural(objective.points, 'point')}`;
    case 'rout':
      return 'units' in objective
        ? `rout the enemy ${listed(objective.units.map(unitName))}`
        : `rout ${plural(objective.count, 'enemy unit')}`;
    case 'gain':
      return `gain ${plural(objective.points, 'mission point')}`;
    case 'hold':
      return `hold ${plural(objective.points, 'mission point')}`;
    case 'occupy':
      return `bring ${listed(objective.all.map(({ tile, units }) => `${listed(units.map(unitName))} to ${placeName(tile)}`))}`;
  }
}

/** How mission points are earned; empty where there are none. */
export function earnedBy(objective: Objective): readonly string[] {
  if (objective.type === 'gain') return objective.sources.map(sourceWords);
  if (objective.type === 'hold') return objective.placements.map(placementWords);
  return [];
}

function sourceWords(source: PointSource): string {
  const points = plural(source.points, 'point');
  switch (source.event) {
    case 'casualty-inflicted':
      return `${points} for each ${source.title === undefined ? '' : `${unitName(source.title)} `}casualty you inflict`;
    case 'unit-routed':
      return `${points} for each ${source.title === undefined ? 'unit' : unitName(source.title)} you rout`;
    case 'building-damaged':
      return `${points} each time you damage ${anyOf(source.tiles.map(placeName))}`;
    case 'tunnel-destroyed':
      return `${points} for each tunnel you destroy`;
    case 'bomber-removed':
      return `${points} for each Bomber you shoot down`;
    case 'tile-controlled-at-round-end':
      return `${points} for controlling ${placeName(source.tile)} at the end of a round`;
    case 'unit-on-tile-at-round-end':
      return `${points} for a ${anyOf(source.titles.map(unitName))} on ${placeName(source.tile)} at the end of a round${source.once ? ', once' : ''}`;
  }
}

function placementWords({ rounds, tile, requires, most }: PointPlacement): string {
  const when = rounds === 'every' ? 'each round' : `each ${rounds} round`;
  const who = requires === undefined ? '' : ` if your ${unitName(requires)} stands there`;
  return `1 point is placed on ${placeName(tile)} at the end of ${when}${who}${most === undefined ? '' : `, at most ${most}`}`;
}
