import type { UnitType } from '../../rules/edition.ts';

/** Base defense of the counters (UN-COMP-18). Source: published counters. */
export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'riflemen', title: 'Riflemen', cardType: 'rifleman', squads: ['A', 'B', 'C'], defence: 4 },
  { id: 'scouts', title: 'Scouts', cardType: 'scout', squads: ['A', 'B', 'C'], defence: 5 },
  { id: 'gunners', title: 'Gunners', cardType: 'machine-gunner', squads: ['A', 'B', 'C'], defence: 4 },
  { id: 'snipers', title: 'Snipers', cardType: 'sniper', squads: [null], defence: 6 },
  { id: 'mortar', title: 'Mortar', cardType: 'mortar', squads: [null], defence: 4 },
];

/** Units that each spawn marker admits (UN-TOK-06). Source: published markers. */
export const SPAWN_MARKERS: Readonly<Record<string, readonly string[]>> = {
  ALL: [
    'riflemen-A',
    'riflemen-B',
    'riflemen-C',
    'scouts-A',
    'scouts-B',
    'scouts-C',
    'gunners-A',
    'gunners-B',
    'gunners-C',
    'snipers',
    'mortar',
  ],
  A: ['riflemen-A', 'scouts-A', 'gunners-A'],
  B: ['riflemen-B', 'scouts-B', 'gunners-B'],
  C: ['riflemen-C', 'scouts-C', 'gunners-C'],
  'A+B': ['riflemen-A', 'riflemen-B', 'scouts-A', 'scouts-B', 'gunners-A', 'gunners-B'],
  'A+B+C': [
    'riflemen-A',
    'riflemen-B',
    'riflemen-C',
    'scouts-A',
    'scouts-B',
    'scouts-C',
    'gunners-A',
    'gunners-B',
    'gunners-C',
  ],
  SNIPER: ['snipers'],
  MORTAR: ['mortar'],
  'SNIPER+MORTAR': ['snipers', 'mortar'],
};
