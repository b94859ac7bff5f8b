import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '052',
  title: "The Railwaymen's House",
  date: '1942-10-11',
  game: 5,
  area: "Railwaymen's House",
  initiative: 'soviet',
  tiles: ['104', '203', '204', '205', '206', '303', '304', '305', '306', '307', '403', '404', '405', '406', '407'],
  objectives: { '204': 2, '205': 1, '206': 1, '304': 1, '305': 2, '403': 1, '404': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'reinforce', side: 'soviet', round: 3, cards: [['mortar', 1]] },
    { effect: 'reinforce', side: 'german', round: 3, cards: [['mortar', 1]] },
  ],
  reference: ['Bomb', 'Antiair', 'Destruction'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 5 },
      unlock: ['S-L-092'],
      fortify: ['205'],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '306': ['rifleman-A', 'scout-A'],
        '307': ['machine-gunner-A'],
        '405': ['rifleman-B', 'scout-B'],
        '406': ['machine-gunner-B', 'sniper'],
      },
      controlled: [],
      scouted: ['306', '307', '405', '406', '407'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 6 },
      unlock: ['G-L-095', 'G-L-096'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '104': ['machine-gunner-A'],
        '203': ['rifleman-A', 'scout-A'],
        '303': ['rifleman-B', 'scout-B'],
        '403': ['machine-gunner-B', 'sniper'],
      },
      controlled: [],
      scouted: ['104', '203', '303', '403'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.535, low: 0.466, high: 0.603, rounds: 15 },
};
