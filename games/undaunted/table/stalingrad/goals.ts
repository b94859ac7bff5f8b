import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import { pieces, seatNamed } from '../../stalingrad/box.ts';
import type { Objective, ScenarioFacts, Side } from '../../stalingrad/data/types.ts';
import { progress } from '../../stalingrad/victory.ts';
import type { Goal } from '../edition.ts';
import { listed, plural } from '../words/names.ts';
import { cityOf } from './view.ts';

const unitNames = (units: readonly string[]): string =>
  listed(units.map((unit) => entry(pieces.units, id.unit(unit)).title));

/** What a side needs, in a few words. */
export function objectiveWords(objective: Objective): string {
  switch (objective.type) {
    case 'control':
      return plural(objective.points, 'point');
    case 'rout':
      return 'units' in objective
        ? `to rout ${unitNames(objective.units)}`
        : `to rout ${plural(objective.count, 'enemy unit')}`;
    case 'gain':
      return plural(objective.points, 'mission point');
    case 'hold':
      return `${plural(objective.points, 'mission point')} on tiles it controls`;
    case 'occupy':
      return listed(objective.all.map(({ tile, units }) => `${unitNames(units)} on ${tile}`));
  }
}

const neededFor = (objective: Objective): number => {
  switch (objective.type) {
    case 'control':
    case 'gain':
    case 'hold':
      return objective.points;
    case 'rout':
      return 'units' in objective ? objective.units.length : objective.count;
    case 'occupy':
      return objective.all.reduce((sum, { units }) => sum + units.length, 0);
  }
};

/** The goal that everybody knows. */
export function goalOf({ sides }: ScenarioFacts, side: Side): Goal {
  const { objective } = sides[side];
  const seat = seatNamed(side);
  return {
    points: neededFor(objective),
    words: objectiveWords(objective),
    ...(objective.type !== 'control' && {
      progress: (open: Open) => progress(cityOf(open), seat, objective).have,
    }),
  };
}
