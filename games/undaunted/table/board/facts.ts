import type { EditionFacts, ScenarioFacts } from '../../rules/edition.ts';
import type { TableEdition } from '../edition.ts';
import { type Laid, layTiles } from './geometry.ts';

/** Who of a side enters on a tile. */
export interface Spawn {
  readonly seat: string;
  readonly tile: string;
  readonly all: boolean;
  readonly squads: readonly string[];
  readonly others: readonly ('snipers' | 'mortar')[];
}

/** What a board shows that never changes in a game. */
export interface BoardFacts {
  readonly edition: TableEdition;
  readonly laid: Laid;
  readonly spawns: readonly Spawn[];
  readonly radio: ScenarioFacts['radio'];
}

/** The markers of a side on one tile are told as one. */
function spawnsOf({ spawnMarkers }: Pick<EditionFacts, 'spawnMarkers'>, { sides }: ScenarioFacts): Spawn[] {
  return Object.entries(sides).flatMap(([seat, { spawns }]) =>
    [...new Set(spawns.map(([, tile]) => tile))].map((tile) => {
      const markers = spawns.filter(([, at]) => at === tile).map(([marker]) => marker);
      const admitted = new Set(markers.flatMap((marker) => spawnMarkers[marker] ?? []));
      return {
        seat,
        tile,
        all: markers.includes('ALL'),
        squads: ['A', 'B', 'C'].filter((squad) => admitted.has(`riflemen-${squad}`)),
        others: (['snipers', 'mortar'] as const).filter((unit) => admitted.has(unit)),
      };
    }),
  );
}

export const boardFacts = (edition: TableEdition, scenario: ScenarioFacts): BoardFacts => ({
  edition,
  laid: layTiles(scenario),
  spawns: spawnsOf(edition.pieces, scenario),
  radio: scenario.radio,
});
