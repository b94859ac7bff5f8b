import type { ScenarioFacts } from '../types.ts';

<<<<<<< HEAD
/** Designed for this edition. Balanced between two of its bots: Germany needs 5 points instead of 6 and has scouted 506. */
export const scenario032: ScenarioFacts = {
=======
/** Designed for this edition. */
export const scenario: ScenarioFacts = {
>>>>>>> main
  id: '032',
  title: "Pavlov's House",
  date: '1942-10-03',
  game: 3,
  area: "Pavlov's House",
  initiative: 'soviet',
  tiles: [
    '306',
    '307',
    '404',
    '405',
    '406',
    '407',
    '408',
    '504',
    '505',
    '506',
    '507',
    '508',
    '604',
    '605',
    '606',
    '607',
  ],
  objectives: { '405': 1, '406': 1, '407': 1, '506': 2, '605': 1, '606': 2, '607': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [],
  reference: ['Sniper', 'Stalk', 'Fortification'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 6 },
      unlock: ['S-L-042', 'S-L-043', 'S-L-044'],
      fortify: ['508'],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '407': ['machine-gunner-A', 'sniper'],
        '507': ['rifleman-A', 'scout-A'],
        '508': ['machine-gunner-B'],
        '607': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['407', '408', '507', '508', '607'],
      secret: [{ effect: 'secret-mine', side: 'soviet', squad: 'A', kind: 'antipersonnel', edge: ['505', '506'] }],
    },
    german: {
      objective: { type: 'control', points: 5 },
      unlock: ['G-L-045', 'G-L-046', 'G-L-047'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '404': ['machine-gunner-A', 'sniper'],
        '505': ['rifleman-A', 'scout-A'],
        '604': ['machine-gunner-B'],
        '605': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['404', '504', '505', '506', '604', '605'],
      secret: [],
    },
  },
};
