import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const A_TALKATIVE_OFFICER: ScenarioFacts = {
  title: 'A Talkative Officer',
  difficulty: 2,
  layout: [['E2', 'B1']],
  initiative: 'soviet',
  turns: 8,
  handSize: 4,
  orderFloor: { german: 1 },
  forces: {
    soviet: [{ tile: 'rt-sov-recon', options: { s1: 'op-sov-smg', s2: 'op-sov-veteran' } }],
    german: [{ tile: 'rt-ger-panzergrenadiere', options: { s2: 'op-ger-grenades' } }],
  },
  deployment: {
    order: ['german', 'soviet'],
    soviet: { rects: [[0, 0, 2, 7]] },
    german: { rects: [[16, 0, 19, 7]], tiles: ['1,0:0'] },
  },
  zones: [{ id: 'west-edge', label: 'West edge', rects: [[0, 0, 0, 7]] }],
  exits: [{ id: 'home', side: 'soviet', zone: 'west-edge', cost: 1 }],
  victory: {
    immediate: [{ side: 'soviet', all: [{ is: 'captiveExited', side: 'soviet', unit: 'ger-vollrath' }] }],
    awards: [
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'captive', side: 'soviet', unit: 'ger-vollrath' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'free', unit: 'ger-vollrath' } },
    ],
    breakingPoints: true,
    tie: 'german',
    end: 'mostPoints',
  },
  special: [
    { when: 'always', side: 'both', do: { op: 'maxSight', squares: 6 } },
    { when: 'always', side: 'soviet', do: { op: 'capture', unit: 'ger-vollrath' } },
  ],
};
