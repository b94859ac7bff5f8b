import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. Balanced between two of its bots: Germany needs 3 points instead of 4. */
export const scenario: ScenarioFacts = {
  id: '114',
  title: 'The Central Landing',
  date: '1942-11-06',
  game: 11,
  area: 'Central Landing',
  initiative: 'german',
  tiles: ['605', '606', '607', '608', '609', '705', '706', '707', '708', '709', '805', '806', '807', '808', '809'],
  objectives: { '607': 1, '608': 1, '609': 1, '708': 1, '709': 1, '807': 1, '808': 1, '809': 2 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [
    { side: 'soviet', squad: 'A', kind: 'antipersonnel', edge: ['708', '709'] },
    { side: 'soviet', squad: 'B', kind: 'antipersonnel', edge: ['808', '809'] },
  ],
  rules: [
    { effect: 'bombardment', side: 'german', tiles: ['808'], vsUnit: 1, vsBuilding: 3 },
    { effect: 'no-full-rout', side: 'soviet' },
  ],
  reference: ['Storm Group', 'Assault Pioneer'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 7 },
      unlock: ['S-L-074', 'S-L-075', 'S-L-076', 'S-L-079', 'S-L-080', 'S-L-081'],
      fortify: ['709', '809'],
      without: [],
      deck: ['storm-group', 'machine-gunner-A', 'machine-gunner-B', 'engineer-A'],
      counters: {
        '608': ['machine-gunner-A'],
        '708': ['machine-gunner-B'],
        '709': ['rifleman-A', 'scout-A'],
        '808': ['storm-group'],
        '809': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['608', '609', '708', '709', '808', '809'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 3 },
      unlock: ['G-L-063', 'G-L-064', 'G-L-065', 'G-L-083', 'G-L-084'],
      fortify: [],
      without: [],
      deck: ['assault-pioneer', 'sig-33b', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '606': ['machine-gunner-A', 'sig-33b'],
        '607': ['rifleman-A', 'scout-A'],
        '707': ['assault-pioneer'],
        '806': ['machine-gunner-B'],
        '807': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['606', '607', '706', '707', '805', '806', '807'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.43, low: 0.363, high: 0.499, rounds: 8 },
};
