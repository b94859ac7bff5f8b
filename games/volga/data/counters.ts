import type { Terrain } from './areas.ts';
import { idsOf } from './ids.ts';

export type Strategy = 'heroes' | 'ambush' | 'barrage' | 'fanatic' | 'guards';

export interface CounterFacts {
  readonly terrain: Terrain;
  readonly defense: number;
  readonly strategy: Strategy;
}

/** Source: the rulebook's checklist (AV-R-02); Pavlov's House from 12.6, its Defense Factor designed. */
const counters = {
  'C4-heroes': { terrain: 'clear', defense: 4, strategy: 'heroes' },
  'C4-ambush': { terrain: 'clear', defense: 4, strategy: 'ambush' },
  'C5-barrage': { terrain: 'clear', defense: 5, strategy: 'barrage' },
  'C5-fanatic': { terrain: 'clear', defense: 5, strategy: 'fanatic' },
  'C6-heroes': { terrain: 'clear', defense: 6, strategy: 'heroes' },
  'C7-ambush': { terrain: 'clear', defense: 7, strategy: 'ambush' },
  'E5-heroes': { terrain: 'elevated', defense: 5, strategy: 'heroes' },
  'E6-ambush': { terrain: 'elevated', defense: 6, strategy: 'ambush' },
  'E6-barrage': { terrain: 'elevated', defense: 6, strategy: 'barrage' },
  'E7-fanatic': { terrain: 'elevated', defense: 7, strategy: 'fanatic' },
  'E7-heroes': { terrain: 'elevated', defense: 7, strategy: 'heroes' },
  'E8-ambush': { terrain: 'elevated', defense: 8, strategy: 'ambush' },
  'E8-barrage': { terrain: 'elevated', defense: 8, strategy: 'barrage' },
  'E9-fanatic': { terrain: 'elevated', defense: 9, strategy: 'fanatic' },
  'L4-heroes': { terrain: 'lightUrban', defense: 4, strategy: 'heroes' },
  'L4-ambush': { terrain: 'lightUrban', defense: 4, strategy: 'ambush' },
  'L4-barrage': { terrain: 'lightUrban', defense: 4, strategy: 'barrage' },
  'L4-fanatic': { terrain: 'lightUrban', defense: 4, strategy: 'fanatic' },
  'L4-guards': { terrain: 'lightUrban', defense: 4, strategy: 'guards' },
  'L5-heroes': { terrain: 'lightUrban', defense: 5, strategy: 'heroes' },
  'L5-ambush': { terrain: 'lightUrban', defense: 5, strategy: 'ambush' },
  'L5-barrage': { terrain: 'lightUrban', defense: 5, strategy: 'barrage' },
  'L5-fanatic': { terrain: 'lightUrban', defense: 5, strategy: 'fanatic' },
  'L5-guards': { terrain: 'lightUrban', defense: 5, strategy: 'guards' },
  'L6-heroes': { terrain: 'lightUrban', defense: 6, strategy: 'heroes' },
  'L6-ambush': { terrain: 'lightUrban', defense: 6, strategy: 'ambush' },
  'L6-barrage': { terrain: 'lightUrban', defense: 6, strategy: 'barrage' },
  'L6-fanatic': { terrain: 'lightUrban', defense: 6, strategy: 'fanatic' },
  'L6-guards': { terrain: 'lightUrban', defense: 6, strategy: 'guards' },
  'L7-heroes-1': { terrain: 'lightUrban', defense: 7, strategy: 'heroes' },
  'L7-ambush': { terrain: 'lightUrban', defense: 7, strategy: 'ambush' },
  'L7-barrage': { terrain: 'lightUrban', defense: 7, strategy: 'barrage' },
  'L7-fanatic': { terrain: 'lightUrban', defense: 7, strategy: 'fanatic' },
  'L7-guards': { terrain: 'lightUrban', defense: 7, strategy: 'guards' },
  'L7-heroes-2': { terrain: 'lightUrban', defense: 7, strategy: 'heroes' },
  'L8-ambush-1': { terrain: 'lightUrban', defense: 8, strategy: 'ambush' },
  'L8-barrage': { terrain: 'lightUrban', defense: 8, strategy: 'barrage' },
  'L8-fanatic': { terrain: 'lightUrban', defense: 8, strategy: 'fanatic' },
  'L8-guards': { terrain: 'lightUrban', defense: 8, strategy: 'guards' },
  'L8-heroes': { terrain: 'lightUrban', defense: 8, strategy: 'heroes' },
  'L8-ambush-2': { terrain: 'lightUrban', defense: 8, strategy: 'ambush' },
  'L9-barrage': { terrain: 'lightUrban', defense: 9, strategy: 'barrage' },
  'L9-fanatic': { terrain: 'lightUrban', defense: 9, strategy: 'fanatic' },
  'L9-guards': { terrain: 'lightUrban', defense: 9, strategy: 'guards' },
  'L9-heroes': { terrain: 'lightUrban', defense: 9, strategy: 'heroes' },
  'L9-ambush': { terrain: 'lightUrban', defense: 9, strategy: 'ambush' },
  'H7-ambush': { terrain: 'heavyUrban', defense: 7, strategy: 'ambush' },
  'H7-barrage': { terrain: 'heavyUrban', defense: 7, strategy: 'barrage' },
  'H8-fanatic': { terrain: 'heavyUrban', defense: 8, strategy: 'fanatic' },
  'H8-guards': { terrain: 'heavyUrban', defense: 8, strategy: 'guards' },
  'H9-ambush': { terrain: 'heavyUrban', defense: 9, strategy: 'ambush' },
  'H9-barrage': { terrain: 'heavyUrban', defense: 9, strategy: 'barrage' },
  'H10-fanatic': { terrain: 'heavyUrban', defense: 10, strategy: 'fanatic' },
  'H10-guards': { terrain: 'heavyUrban', defense: 10, strategy: 'guards' },
  'H10-ambush': { terrain: 'heavyUrban', defense: 10, strategy: 'ambush' },
  pavlov: { terrain: 'heavyUrban', defense: 8, strategy: 'guards' },
} as const satisfies Record<string, CounterFacts>;

export type CounterId = keyof typeof counters;

export const COUNTERS: Readonly<Record<CounterId, CounterFacts>> = counters;

export const COUNTER_IDS: readonly CounterId[] = idsOf(counters);

/** The 55 counters of the September game; Pavlov's House joins only with option 12.6 (AV-SOV-08, AV-MARK-07). */
export const MAIN_MIX: readonly CounterId[] = COUNTER_IDS.filter((id) => id !== 'pavlov');

/** The 26 counters the Factory District draws from. Source: rulebook 14.5.1 (AV-FAC-13, AV-R-03). */
export const FACTORY_POOL: readonly CounterId[] = [
  'E6-ambush',
  'E6-barrage',
  'E7-fanatic',
  'E7-heroes',
  'E8-ambush',
  'E8-barrage',
  'L7-barrage',
  'L7-fanatic',
  'L7-guards',
  'L8-ambush-1',
  'L8-barrage',
  'L8-guards',
  'L8-heroes',
  'L8-ambush-2',
  'L9-barrage',
  'L9-guards',
  'L9-heroes',
  'L9-ambush',
  'H7-ambush',
  'H7-barrage',
  'H8-guards',
  'H9-ambush',
  'H9-barrage',
  'H10-fanatic',
  'H10-guards',
  'H10-ambush',
];
