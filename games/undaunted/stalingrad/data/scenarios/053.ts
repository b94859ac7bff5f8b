import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '053',
  title: 'The House of Specialists',
  date: '1942-10-11',
  game: 5,
  area: 'House of Specialists',
  initiative: 'soviet',
  tiles: ['605', '606', '607', '608', '704', '705', '706', '707', '708', '709', '805', '806', '807', '808', '809'],
  objectives: { '606': 1, '607': 1, '706': 1, '707': 2, '708': 1, '806': 2, '807': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [],
  reference: ['Bomb', 'Antiair', 'Destruction'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 7 },
      unlock: ['S-L-092'],
      fortify: ['709'],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'sniper'],
      counters: {
        '607': ['rifleman-A', 'scout-A'],
        '608': ['machine-gunner-A'],
        '708': ['machine-gunner-B', 'sniper'],
        '807': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['607', '608', '708', '709', '807', '808'],
      secret: [{ effect: 'alt-objective', side: 'soviet', objective: { type: 'rout', count: 4 } }],
    },
    german: {
      objective: { type: 'control', points: 5 },
      unlock: ['G-L-095', 'G-L-096'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'mortar'],
      counters: {
        '605': ['machine-gunner-A'],
        '705': ['machine-gunner-B', 'mortar'],
        '706': ['rifleman-A', 'scout-A'],
        '805': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['605', '704', '705', '706', '805'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.4, low: 0.335, high: 0.469, rounds: 16 },
};
