import type { ScenarioFacts } from '../../rules/edition.ts';
import type { TableEdition, TableMission } from '../edition.ts';
import { type Laid, layTiles } from './geometry.ts';

/** Fixed facts of a board. */
export interface BoardFacts {
  readonly edition: TableEdition;
  readonly scenario: ScenarioFacts;
  readonly laid: Laid;
  readonly mission: TableMission;
}

export const boardFacts = (edition: TableEdition, scenario: ScenarioFacts): BoardFacts => ({
  edition,
  scenario,
  laid: layTiles(scenario),
  mission: edition.mission(scenario.id),
});
