import type { ScenarioFacts } from '../types.ts';

/** Designed for this edition. */
export const scenario: ScenarioFacts = {
  id: '111',
  title: 'The Railway Station',
  date: '1942-11-06',
  game: 11,
  area: 'Railway Station',
  initiative: 'german',
  tiles: ['502', '503', '601', '602', '603', '604', '701', '702', '703', '704', '801', '802', '803', '804', '805'],
  objectives: { '602': 2, '603': 1, '701': 1, '702': 1, '703': 1, '801': 2, '802': 1 },
  mission: [],
  escape: [],
  tunnels: [],
  mines: [
    { side: 'german', squad: null, kind: 'antipersonnel', edge: ['702', '703'] },
    { side: 'german', squad: null, kind: 'antitank', edge: ['603', '703'] },
  ],
  rules: [{ effect: 'no-full-rout', side: 'german' }],
  reference: ['Storm Group', 'Assault Pioneer'],
  sides: {
    soviet: {
      objective: { type: 'control', points: 5 },
      unlock: ['S-L-074', 'S-L-075', 'S-L-076', 'S-L-079', 'S-L-080', 'S-L-081'],
      fortify: [],
      without: [],
      deck: ['rifleman-A', 'rifleman-B', 'storm-group', 't-34-B', 'machine-gunner-A'],
      counters: {
        '602': ['rifleman-A', 'scout-A'],
        '603': ['storm-group', 't-34-B'],
        '604': ['machine-gunner-A'],
        '703': ['rifleman-B', 'scout-B'],
        '804': ['machine-gunner-B'],
      },
      controlled: [],
      scouted: ['502', '503', '602', '603', '604', '703', '704', '804'],
      secret: [],
    },
    german: {
      objective: { type: 'control', points: 7 },
      unlock: ['G-L-063', 'G-L-064', 'G-L-065', 'G-L-083', 'G-L-084'],
      fortify: ['702'],
      without: [],
      deck: ['assault-pioneer', 'sig-33b', 'machine-gunner-A', 'machine-gunner-B'],
      counters: {
        '701': ['rifleman-A', 'scout-A'],
        '702': ['sig-33b'],
        '801': ['machine-gunner-A', 'assault-pioneer'],
        '802': ['rifleman-B', 'scout-B', 'machine-gunner-B'],
      },
      controlled: [],
      scouted: ['701', '702', '801', '802', '803'],
      secret: [],
    },
  },
  balance: { games: 200, share: 0.45, low: 0.383, high: 0.519, rounds: 18 },
};
