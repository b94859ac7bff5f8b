import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '102',
  title: 'The Sewer War',
  date: '1942-11-01',
  game: 10,
  area: null,
  initiative: 'german',
  tiles: ['405', '406', '407', '408', '505', '506', '507', '508', '605', '606', '607', '608', '705', '706', '707'],
  objectives: {},
  mission: ['505', '705'],
  escape: [],
  tunnels: ['607', '406', '706'],
  mines: [],
  rules: [{ effect: 'max-range', n: 3 }],
  reference: ['Tunnel markers', 'Integrated squads', 'Rout', 'Infantry Gun'],
  sides: {
    soviet: {
      objective: {
        type: 'gain',
        points: 6,
        sources: [
          { event: 'unit-on-tile-at-round-end', points: 3, tile: '505', titles: ['rifleman'], once: true },
          { event: 'unit-on-tile-at-round-end', points: 3, tile: '705', titles: ['rifleman'], once: true },
          { event: 'unit-routed', points: 1 },
        ],
      },
      unlock: ['S-L-095', 'S-L-096'],
      fortify: [],
      without: ['t-34', 'bomber'],
      deck: ['rifleman-A', 'rifleman-B', 'machine-gunner-A', 'flamethrower'],
      counters: {
        '407': ['machine-gunner-A'],
        '507': ['rifleman-A', 'scout-A', 'flamethrower'],
        '607': ['rifleman-B', 'scout-B', 'engineer-B'],
        '608': ['machine-gunner-B'],
      },
      controlled: ['607'],
      scouted: ['407', '408', '507', '508', '606', '608', '707'],
      secret: [],
    },
    german: {
      objective: { type: 'rout', count: 5 },
      unlock: ['G-L-060', 'G-L-061', 'G-L-062', 'G-L-100'],
      fortify: [],
      without: ['panzer-iii', 'stug-iii', 'half-track', 'bomber'],
      deck: ['machine-gunner-A', 'machine-gunner-B', 'flamethrower', 'infantry-gun'],
      counters: {
        '405': ['machine-gunner-A', 'flamethrower'],
        '505': ['rifleman-A', 'scout-A', 'infantry-gun'],
        '605': ['rifleman-B', 'scout-B'],
        '705': ['machine-gunner-B', 'engineer-A'],
      },
      controlled: [],
      scouted: ['405', '406', '505', '506', '605', '705', '706'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.56, low: 0.491, high: 0.627, rounds: 26 },
};
