import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '113',
  title: "Zabolotny's House",
  date: '1942-11-06',
  game: 11,
  area: "Zabolotny's House",
  initiative: 'soviet',
  tiles: ['305', '306', '307', '308', '309', '405', '406', '407', '408', '409', '505', '506', '507', '508', '509'],
  objectives: { '306': 1, '307': 2, '308': 1, '406': 1, '407': 1, '506': 2, '507': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'place-overwatch', side: 'german', squad: 'A', tile: '307' },
    { effect: 'place-overwatch', side: 'soviet', squad: 'B', tile: '407' },
  ],
  reference: ['Storm Group', 'Assault Pioneer', 'Overwatch markers'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 5 },
      unlock: ['S-L-074', 'S-L-075', 'S-L-076', 'S-L-079', 'S-L-080', 'S-L-081'],
      fortify: [],
      without: [],
      deck: ['storm-group', 't-34-B', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '308': ['rifleman-A', 'scout-A'],
        '309': ['machine-gunner-A'],
        '408': ['machine-gunner-B'],
        '507': ['rifleman-B', 'scout-B'],
        '508': ['t-34-B'],
      },
      controlled: [],
      scouted: ['308', '309', '408', '409', '507', '508', '509'],
      secret: [{ effect: 'alt-spawn', side: 'soviet', units: ['storm-group'], tiles: ['307', '506'] }],
    },
    german: {
      objective: { type: 'control', points: 6 },
      unlock: ['G-L-063', 'G-L-064', 'G-L-065', 'G-L-083', 'G-L-084'],
      fortify: [],
      without: [],
      deck: ['assault-pioneer', 'sig-33b', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '305': ['machine-gunner-A'],
        '306': ['rifleman-A', 'scout-A'],
        '405': ['sig-33b', 'assault-pioneer'],
        '406': ['machine-gunner-B'],
        '505': ['rifleman-B', 'scout-B'],
      },
      controlled: [],
      scouted: ['305', '306', '405', '406', '505'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.625, low: 0.556, high: 0.689, rounds: 13 },
};
