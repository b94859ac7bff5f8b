import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. Balanced between two of its bots: the Soviets need 4 points instead of 5. */
export const scenario: ScenarioFacts = {
  id: '021',
  title: 'A Belt of Mines',
  date: '1942-09-29',
  game: 2,
  area: null,
  initiative: 'german',
  tiles: ['402', '403', '404', '405', '502', '503', '504', '505', '506', '601', '602', '603', '604', '605'],
  objectives: { '404': 1, '503': 1, '504': 1, '603': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [{ effect: 'initiative-mod', side: 'german', n: 1 }],
  reference: ['Mines', 'Smoke markers', 'Demo', 'Control mission points'],
  sides: {
    soviet: {
      objective: {
        type: 'hold',
        points: 4,
        placements: [
          { rounds: 'every', tile: '404', requires: 'engineer', most: 2 },
          { rounds: 'every', tile: '503', requires: 'engineer', most: 2 },
          { rounds: 'every', tile: '504', requires: 'engineer', most: 2 },
          { rounds: 'every', tile: '603', requires: 'engineer', most: 2 },
        ],
      },
      unlock: ['S-L-036', 'S-L-037', 'S-L-038', 'S-L-039', 'S-L-040', 'S-L-041'],
      fortify: [],
      without: [],
      deck: ['engineer-A', 'engineer-B'],
      counters: {
        '405': ['machine-gunner-A'],
        '505': ['rifleman-A', 'scout-A', 'engineer-A'],
        '604': ['rifleman-B', 'scout-B', 'engineer-B'],
        '605': ['machine-gunner-B'],
      },
      controlled: ['505', '604'],
      scouted: ['404', '405', '504', '506', '605'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 3 },
      unlock: ['G-L-036', 'G-L-037', 'G-L-038', 'G-L-039', 'G-L-040', 'G-L-041'],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'engineer-A'],
      counters: {
        '402': ['rifleman-B', 'scout-B', 'machine-gunner-B'],
        '502': ['rifleman-A', 'scout-A'],
        '602': ['machine-gunner-A'],
      },
      controlled: ['502'],
      scouted: ['402', '403', '601', '602'],
      secret: [{ effect: 'free-bolster', side: 'german', n: 1 }],
    },
  },
  balance: { games: 200, share: 0.36, low: 0.297, high: 0.429, rounds: 14 },
};
