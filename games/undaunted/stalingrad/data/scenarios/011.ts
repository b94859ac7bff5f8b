import type { ScenarioFacts } from '../types.ts';

/** Title, date, objectives, initiative, supply, starting decks and area: rulebook. The map is designed to agree with the worked example. */
export const scenario: ScenarioFacts = {
  id: '011',
  title: '9 January Square',
  date: '1942-09-27',
  game: 1,
  area: '9 January Square',
  initiative: 'soviet',
  tiles: ['402', '403', '404', '405', '406', '502', '503', '504', '505', '506', '601', '602', '603', '604', '605'],
  objectives: { '404': 1, '503': 1, '504': 2, '505': 1, '603': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [],
  rules: [],
  reference: [],
  sides: {
    soviet: {
      objective: { type: 'control', points: 4 },
      unlock: [],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '405': ['machine-gunner-B'],
        '506': ['rifleman-B', 'scout-B'],
        '604': ['rifleman-A', 'scout-A', 'machine-gunner-A'],
      },
      controlled: [],
      scouted: ['405', '504', '506', '604', '605'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 4 },
      unlock: [],
      fortify: [],
      without: [],
      deck: ['machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '402': ['machine-gunner-B'],
        '403': ['rifleman-B', 'scout-B'],
        '502': ['rifleman-A', 'scout-A'],
        '602': ['machine-gunner-A'],
      },
      controlled: [],
      scouted: ['402', '403', '502', '503', '504', '602'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.605, low: 0.536, high: 0.67, rounds: 17 },
};
