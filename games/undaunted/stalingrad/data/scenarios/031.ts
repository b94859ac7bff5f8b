import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '031',
  title: 'The Milk House',
  date: '1942-10-03',
  game: 3,
  area: 'Milk House',
  initiative: 'german',
  tiles: ['401', '402', '403', '404', '501', '502', '503', '504', '601', '602', '603', '604', '701', '702', '703'],
  objectives: { '401': 1, '402': 1, '403': 1, '502': 2, '602': 2, '603': 1, '702': 1 },
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
      fortify: ['404'],
      without: [],
      deck: ['machine-gunner-A', 'sniper'],
      counters: {
        '503': ['rifleman-A', 'scout-A'],
        '504': ['machine-gunner-A', 'sniper'],
        '603': ['rifleman-B', 'scout-B'],
        '604': ['machine-gunner-B'],
      },
      controlled: [],
      scouted: ['403', '404', '503', '504', '603', '604'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 6 },
      unlock: ['G-L-045', 'G-L-046', 'G-L-047'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '401': ['machine-gunner-A'],
        '501': ['rifleman-A', 'scout-A'],
        '601': ['rifleman-B', 'scout-B'],
        '701': ['machine-gunner-B', 'sniper'],
      },
      controlled: [],
      scouted: ['401', '501', '601', '701', '702'],
      secret: [{ effect: 'secret-mine', side: 'german', squad: 'A', kind: 'antipersonnel', edge: ['502', '503'] }],
    },
  },
  balance: { games: 200, share: 0.425, low: 0.359, high: 0.494, rounds: 14 },
};
