import type { Open } from '../../rules/state.ts';
import { seatNamed } from '../../stalingrad/box.ts';
import type { Objective, ScenarioFacts, Side } from '../../stalingrad/data/types.ts';
import { progress } from '../../stalingrad/victory.ts';
import type { Goal } from '../edition.ts';
import { cityOf } from './view.ts';
import { objectiveWords } from './words/objectives.ts';

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
    isTask: true,
    ...(objective.type !== 'control' && {
      progress: (open: Open) => progress(cityOf(open), seat, objective).have,
    }),
  };
}
