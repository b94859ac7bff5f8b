import type { ScenarioFacts } from '../types.ts';

/**
 * Designed for this edition. Balanced between two of its bots: Germany needs 14 points instead of 12, as many as the box has markers for
 * (US-R-48), and gains 1 point instead of 2 for a tunnel destroyed and for Riflemen routed.
 */
export const scenario: ScenarioFacts = {
  id: '101',
  title: 'The Galleries',
  date: '1942-11-01',
  game: 10,
  area: null,
  initiative: 'soviet',
  tiles: ['103', '104', '203', '204', '205', '206', '302', '303', '304', '305', '306', '403', '404', '405', '406'],
  objectives: {},
  mission: ['204', '304'],
  escape: [],
  tunnels: ['206', '305', '404'],
  mines: [],
  rules: [
    { effect: 'tunnel-side', side: 'soviet' },
    { effect: 'max-range', n: 3 },
  ],
  reference: ['Tunnel markers', 'Integrated squads', 'Infantry Gun'],
  sides: {
    soviet: {
      objective: {
        type: 'occupy',
        marker: 'mission',
        all: [
          { tile: '204', units: ['rifleman-A'] },
          { tile: '304', units: ['rifleman-B'] },
        ],
      },
      unlock: ['S-L-095', 'S-L-096'],
      fortify: [],
      without: ['t-34', 'bomber'],
      deck: ['machine-gunner-A', 'engineer-A', 'engineer-B', 'flamethrower'],
      counters: {
        '306': ['rifleman-A', 'scout-A', 'engineer-A'],
        '404': ['machine-gunner-B'],
        '405': ['rifleman-B', 'scout-B', 'engineer-B'],
        '406': ['machine-gunner-A'],
      },
      controlled: [],
      scouted: ['206', '305', '306', '404', '405', '406'],
      secret: [],
    },
    german: {
      objective: {
        type: 'gain',
        points: 14,
        sources: [
          { event: 'tunnel-destroyed', points: 1 },
          { event: 'unit-routed', points: 1, title: 'rifleman' },
          { event: 'casualty-inflicted', points: 1 },
        ],
      },
      unlock: ['G-L-060', 'G-L-061', 'G-L-062', 'G-L-100'],
      fortify: [],
      without: ['panzer-iii', 'stug-iii', 'half-track', 'bomber'],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'infantry-gun', 'engineer-A'],
      counters: {
        '203': ['rifleman-A', 'scout-A'],
        '204': ['machine-gunner-A'],
        '302': ['infantry-gun'],
        '303': ['rifleman-B', 'scout-B'],
        '304': ['machine-gunner-B', 'engineer-A'],
      },
      controlled: [],
      scouted: ['103', '104', '203', '204', '302', '303', '304'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.405, low: 0.339, high: 0.474, rounds: 8 },
};
