import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '121',
  title: 'Operation Hubertus',
  date: '1942-11-11',
  game: 12,
  area: null,
  initiative: 'german',
  tiles: ['403', '404', '405', '406', '407', '503', '504', '505', '506', '507', '603', '604', '605', '606', '607'],
  objectives: {},
  mission: ['506', '406'],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [
    { effect: 'start-suppressed', side: 'soviet', units: ['machine-gunner-A', 'machine-gunner-B'] },
    { effect: 'hand-size', side: 'german', n: 5, rounds: [1, 2] },
    { effect: 'place-smoke', side: 'german', squad: 'A', tile: '505' },
  ],
  reference: ['Smoke markers', 'Occupy tiles', 'Gain mission points'],
  sides: {
    soviet: {
      objective: {
        type: 'gain',
        points: 13,
        sources: [{ event: 'tile-controlled-at-round-end', points: 1, tile: '506' }],
      },
      unlock: ['S-L-084', 'S-L-094'],
      fortify: [],
      without: [],
      deck: ['storm-group', 'machine-gunner-A', 'machine-gunner-B', 'engineer-A'],
      counters: {
        '407': ['rifleman-B', 'scout-B', 'machine-gunner-A'],
        '506': ['machine-gunner-B'],
        '507': ['rifleman-A', 'scout-A'],
        '606': ['storm-group'],
      },
      controlled: ['506'],
      scouted: ['405', '406', '407', '505', '507', '605', '606', '607'],
      secret: [],
    },
    german: {
      objective: {
        type: 'occupy',
        marker: 'mission',
        all: [
          { tile: '506', units: ['rifleman-A'] },
          { tile: '406', units: ['rifleman-B'] },
        ],
      },
      unlock: ['G-L-089', 'G-L-098', 'G-L-099'],
      fortify: ['404'],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'assault-pioneer', 'sig-33b', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '403': ['machine-gunner-B'],
        '404': ['rifleman-B', 'scout-B'],
        '503': ['sig-33b'],
        '504': ['rifleman-A', 'scout-A'],
        '603': ['machine-gunner-A'],
        '604': ['assault-pioneer'],
      },
      controlled: [],
      scouted: ['403', '404', '503', '504', '603', '604'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.605, low: 0.536, high: 0.67, rounds: 10 },
};
