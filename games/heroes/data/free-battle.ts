import type { BoardFace } from './boards.ts';
import type { ScenarioFacts } from './scenarios/facts.ts';

export const BATTLE_SIZES = ['skirmish', 'battle', 'grand'] as const;
export type BattleSize = (typeof BATTLE_SIZES)[number];

export interface BattleSizeFacts {
  readonly points: number;
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly handSize: number;
}

/** Free Battle: armies built by points on a battlefield the players lay (HS-SCN-16 to HS-SCN-19). Source: README.md. */
export const FREE_BATTLE: {
  readonly sizes: Readonly<Record<BattleSize, BattleSizeFacts>>;
  readonly difficulty: ScenarioFacts['difficulty'];
  readonly army: {
    readonly minGroups: number;
    /** One command tile per that many points or part of it; the same for characters and heavy vehicles. */
    readonly maxCommandPer: number;
    readonly maxCharacterPer: number;
    readonly maxHeavyPer: number;
    readonly sameTileMax: number;
  };
  /** Faces that end in the river. */
  readonly bottomRowOnly: readonly BoardFace[];
  /** Rows of a deployment area. */
  readonly depth: number;
  readonly points: { readonly home: number; readonly center: number };
} = {
  sizes: {
    skirmish: { points: 150, columns: 1, rows: 2, turns: 6, handSize: 4 },
    battle: { points: 250, columns: 2, rows: 2, turns: 7, handSize: 4 },
    grand: { points: 400, columns: 3, rows: 2, turns: 8, handSize: 5 },
  },
  difficulty: 3,
  army: { minGroups: 1, maxCommandPer: 200, maxCharacterPer: 150, maxHeavyPer: 120, sameTileMax: 2 },
  bottomRowOnly: ['D1', 'G1'],
  depth: 3,
  points: { home: 3, center: 2 },
};
