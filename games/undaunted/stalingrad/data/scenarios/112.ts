import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '112',
  title: 'The Hotel Quarter',
  date: '1942-11-06',
  game: 11,
  area: 'Hotel Quarter',
  initiative: 'soviet',
  tiles: ['501', '502', '503', '504', '601', '602', '603', '604', '605', '701', '702', '703', '704', '705', '803'],
  objectives: { '502': 1, '601': 1, '602': 2, '603': 1, '604': 1, '702': 1, '703': 1, '704': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'on-control', side: 'soviet', tile: '602', do: [{ effect: 'free-bolster', side: 'soviet', n: 2 }] },
    { effect: 'on-control', side: 'german', tile: '602', do: [{ effect: 'free-bolster', side: 'german', n: 2 }] },
  ],
  reference: ['Storm Group', 'Assault Pioneer'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 5 },
      unlock: ['S-L-074', 'S-L-075', 'S-L-076', 'S-L-079', 'S-L-080', 'S-L-081'],
      fortify: [],
      without: [],
      deck: ['storm-group', 't-34-B', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '503': ['rifleman-A', 'scout-A'],
        '504': ['t-34-B'],
        '604': ['rifleman-B', 'scout-B'],
        '605': ['machine-gunner-A', 'storm-group'],
        '705': ['machine-gunner-B'],
      },
      controlled: [],
      scouted: ['503', '504', '604', '605', '704', '705'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 7 },
      unlock: ['G-L-063', 'G-L-064', 'G-L-065', 'G-L-083', 'G-L-084'],
      fortify: [],
      without: [],
      deck: ['assault-pioneer', 'sig-33b', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '501': ['machine-gunner-A'],
        '601': ['rifleman-A', 'scout-A'],
        '702': ['sig-33b'],
        '703': ['rifleman-B', 'scout-B'],
        '803': ['machine-gunner-B'],
      },
      controlled: [],
      scouted: ['501', '601', '701', '702', '703', '803'],
      secret: [{ effect: 'alt-spawn', side: 'german', units: ['assault-pioneer'], tiles: ['602'] }],
    },
  },
  balance: { games: 200, share: 0.525, low: 0.456, high: 0.593, rounds: 13 },
};
