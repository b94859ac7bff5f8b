import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '141',
  title: 'A Tongue',
  date: '1942-11-20',
  game: 14,
  area: null,
  initiative: 'soviet',
  tiles: ['303', '402', '403', '404', '405', '502', '503', '504', '505', '506', '601', '602', '603', '604', '605'],
  objectives: {},
  mission: ['402', '602'],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'max-range', n: 1 },
    { effect: 'start-suppressed', side: 'german', units: ['machine-gunner-A', 'machine-gunner-B'] },
    { effect: 'round-limit', n: 15, winner: 'german' },
  ],
  reference: ['Occupy tiles', 'Rout'],
  sides: {
    soviet: {
      objective: {
        type: 'occupy',
        marker: 'mission',
        all: [
          { tile: '402', units: ['rifleman-A'] },
          { tile: '602', units: ['rifleman-B'] },
        ],
      },
      unlock: ['S-L-086', 'S-L-097'],
      fortify: [],
      without: ['t-34', 't-70', 'bomber'],
      deck: ['storm-group', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '404': ['rifleman-A', 'scout-A'],
        '405': ['machine-gunner-A'],
        '505': ['storm-group'],
        '604': ['rifleman-B', 'scout-B'],
        '605': ['machine-gunner-B'],
      },
      controlled: ['505'],
      scouted: ['404', '405', '504', '506', '604', '605'],
      secret: [],
    },
    german: {
      objective: { type: 'rout', count: 5 },
      unlock: ['G-L-101'],
      fortify: [],
      without: ['panzer-iii', 'panzer-iv', 'stug-iii', 'sig-33b', 'half-track', 'bomber'],
      deck: ['assault-pioneer', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '303': ['machine-gunner-A'],
        '402': ['rifleman-A', 'scout-A'],
        '502': ['machine-gunner-B', 'assault-pioneer'],
        '602': ['rifleman-B', 'scout-B'],
      },
      controlled: ['402', '602'],
      scouted: ['303', '403', '502', '503', '601', '603'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.555, low: 0.486, high: 0.622, rounds: 9 },
};
