import type { Given, Position } from './position.ts';

/** A chain of Axis zones to Oblivskaya. */
export const WEST = ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach'] as const;

/** The Axis attacks Vertyachii, both sides supplied. */
export const ASSAULT: Given = {
  card: 5,
  axisHolds: WEST,
  axis: { vertyachii: { infantry: 2 } },
  allies: { vertyachii: { infantry: 1 } },
  assault: ['vertyachii'],
};

/** Groups of a side's dice as kind, value and number. */
export const dice = (at: Position, side: string): [string, number, number][] =>
  at
    .all('volley')
    .filter((each) => each.side === side)
    .flatMap(({ groups }) =>
      groups.map(({ kind, value, dice }): [string, number, number] => [kind, value, dice.length]),
    );

export const misses = (count: number): number[] => Array(count).fill(6);

export const FIELD: Given = {
  card: 5,
  axisHolds: WEST,
  axis: { pitomnik: { infantry: 1 } },
  allies: { pitomnik: { infantry: 1, fighter: 1, bomber: 1 } },
  assault: ['pitomnik'],
};
