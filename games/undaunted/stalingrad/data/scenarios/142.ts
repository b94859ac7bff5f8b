import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '142',
  title: 'Last Reserves',
  date: '1942-11-20',
  game: 14,
  area: null,
  initiative: 'german',
  tiles: ['406', '407', '408', '409', '506', '507', '508', '509', '606', '607', '608', '609', '707', '708', '709'],
  objectives: {},
  mission: [],
  escape: ['509', '609'],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'place-smoke', side: 'german', squad: 'A', tile: '508' },
    { effect: 'place-smoke', side: 'german', squad: 'B', tile: '608' },
    { effect: 'defence-mod', side: 'both', n: 1, units: 'all' },
    { effect: 'round-limit', n: 15, winner: 'soviet' },
  ],
  reference: ['Escape markers', 'Rout'],
  sides: {
    soviet: {
      objective: { type: 'rout', count: 4 },
      unlock: ['S-L-086', 'S-L-097'],
      fortify: [],
      without: [],
      deck: ['storm-group', 'machine-gunner-A', 'machine-gunner-B', 'engineer-A'],
      counters: {
        '408': ['rifleman-A', 'scout-A'],
        '409': ['machine-gunner-A'],
        '508': ['storm-group'],
        '708': ['rifleman-B', 'scout-B'],
        '709': ['machine-gunner-B'],
      },
      controlled: ['509', '609'],
      scouted: ['408', '409', '508', '608', '708', '709'],
      secret: [],
    },
    german: {
      objective: {
        type: 'occupy',
        marker: 'escape',
        all: [
          { tile: '509', units: ['rifleman-A'] },
          { tile: '609', units: ['rifleman-B'] },
        ],
      },
      unlock: ['G-L-101'],
      fortify: [],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'panzer-iv-B', 'assault-pioneer', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '406': ['machine-gunner-A'],
        '507': ['rifleman-A', 'scout-A', 'panzer-iv-B'],
        '607': ['rifleman-B', 'scout-B'],
        '707': ['machine-gunner-B', 'assault-pioneer'],
      },
      controlled: [],
      scouted: ['406', '506', '507', '606', '607', '707'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.605, low: 0.536, high: 0.67, rounds: 10 },
};
