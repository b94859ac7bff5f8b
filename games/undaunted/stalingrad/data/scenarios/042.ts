import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. Balanced between two of its bots: the Soviets need 11 points instead of 13. */
export const scenario: ScenarioFacts = {
  id: '042',
  title: 'Ferry Night',
  date: '1942-10-07',
  game: 4,
  area: null,
  initiative: 'german',
  tiles: ['507', '508', '509', '606', '607', '608', '609', '706', '707', '708', '709', '806', '807', '808', '809'],
  objectives: {},
  mission: ['609', '709'],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'max-range', n: 2 },
    { effect: 'extra-fog', side: 'soviet', n: 1 },
  ],
  reference: ['Mission markers', 'Control mission points', 'Occupy tiles'],
  sides: {
    soviet: {
      objective: {
        type: 'hold',
        points: 11,
        placements: [
          { rounds: 'odd', tile: '709' },
          { rounds: 'even', tile: '609' },
        ],
      },
      unlock: ['S-L-045', 'S-L-046', 'S-L-047'],
      fortify: [],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'mortar'],
      counters: {
        '608': ['machine-gunner-A'],
        '609': ['rifleman-A', 'scout-A'],
        '709': ['rifleman-B', 'scout-B'],
        '808': ['machine-gunner-B'],
      },
      controlled: ['609', '709'],
      scouted: ['508', '509', '608', '808', '809'],
      secret: [],
    },
    german: {
      objective: {
        type: 'occupy',
        marker: 'mission',
        all: [
          { tile: '609', units: ['rifleman-A'] },
          { tile: '709', units: ['rifleman-B'] },
        ],
      },
      unlock: ['G-L-048', 'G-L-049', 'G-L-050'],
      fortify: [],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'machine-gunner-A', 'machine-gunner-B', 'sniper', 'mortar'],
      counters: {
        '606': ['machine-gunner-A'],
        '607': ['rifleman-A', 'scout-A'],
        '707': ['sniper'],
        '806': ['machine-gunner-B'],
        '807': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['606', '607', '608', '706', '707', '708', '806', '807'],
      secret: [{ effect: 'alt-objective', side: 'german', objective: { type: 'rout', count: 4 } }],
    },
  },
  balance: { games: 200, share: 0.36, low: 0.297, high: 0.429, rounds: 6 },
};
