import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '051',
  title: 'The Military Store',
  date: '1942-10-11',
  game: 5,
  area: 'Military Store',
  initiative: 'german',
  tiles: ['203', '301', '302', '303', '304', '401', '402', '403', '404', '501', '502', '503', '504', '601', '602'],
  objectives: { '302': 1, '303': 1, '304': 1, '401': 1, '402': 2, '502': 1, '602': 2 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [],
  reference: ['Bomb', 'Antiair', 'Destruction'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 6 },
      unlock: ['S-L-092'],
      fortify: ['503'],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '403': ['rifleman-A', 'scout-A'],
        '404': ['machine-gunner-A', 'sniper'],
        '502': ['rifleman-B', 'scout-B'],
        '503': ['machine-gunner-B', 'mortar'],
      },
      controlled: [],
      scouted: ['403', '404', '502', '503', '504'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 6 },
      unlock: ['G-L-095', 'G-L-096'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '301': ['machine-gunner-A'],
        '302': ['rifleman-A', 'scout-A'],
        '501': ['rifleman-B', 'scout-B'],
        '601': ['machine-gunner-B', 'mortar'],
      },
      controlled: [],
      scouted: ['301', '302', '401', '501', '601'],
      secret: [{ effect: 'secret-mine', side: 'german', squad: 'B', kind: 'antipersonnel', edge: ['402', '403'] }],
    },
  },
  balance: { games: 200, share: 0.53, low: 0.461, high: 0.598, rounds: 10 },
};
