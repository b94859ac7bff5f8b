import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. Balanced between two of its bots: the Soviets need 14 points instead of 11, Germany 2 instead of 3, and Germany brings one more Riflemen A and B. */
export const scenario: ScenarioFacts = {
  id: '122',
  title: 'Ice on the Volga',
  date: '1942-11-11',
  game: 12,
  area: null,
  initiative: 'german',
  tiles: ['407', '408', '409', '507', '508', '509', '607', '608', '609', '707', '708', '709', '807', '808', '809'],
  objectives: { '508': 1, '509': 1, '608': 2, '609': 1, '709': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'defence-mod', side: 'both', n: 1, units: 'all' },
    { effect: 'casualty-draw', side: 'winner', delta: -1 },
  ],
  reference: ['Control mission points'],
  sides: {
    soviet: {
      objective: {
        type: 'hold',
        points: 14,
        placements: [
          { rounds: 'odd', tile: '509' },
          { rounds: 'even', tile: '609' },
        ],
      },
      unlock: ['S-L-084', 'S-L-094'],
      fortify: [],
      without: [],
      deck: ['storm-group', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '508': ['machine-gunner-B'],
        '509': ['rifleman-B', 'scout-B'],
        '608': ['machine-gunner-A'],
        '609': ['rifleman-A', 'scout-A'],
        '709': ['storm-group'],
      },
      controlled: ['509', '609'],
      scouted: ['408', '409', '508', '608', '709'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 2 },
      unlock: ['G-L-089', 'G-L-098', 'G-L-099'],
      fortify: [],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'assault-pioneer', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '407': ['machine-gunner-B'],
        '507': ['rifleman-B', 'scout-B'],
        '607': ['rifleman-A', 'scout-A'],
        '707': ['machine-gunner-A'],
        '807': ['assault-pioneer'],
      },
      controlled: [],
      scouted: ['407', '507', '508', '607', '608', '707', '708', '807'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.395, low: 0.33, high: 0.464, rounds: 7 },
};
