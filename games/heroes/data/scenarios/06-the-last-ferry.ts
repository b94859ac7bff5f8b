import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const THE_LAST_FERRY: ScenarioFacts = {
  title: 'The Last Ferry',
  difficulty: 2,
  layout: [['A2'], ['G1']],
  initiative: 'soviet',
  turns: 8,
  handSize: 4,
  forces: {
    soviet: [
      { tile: 'rt-sov-command', options: { s1: 'op-sov-bluff', s2: 'op-sov-ammo', s3: 'op-sov-lorry' } },
      { tile: 'rt-sov-volga', options: { s2: 'op-sov-veteran' } },
    ],
    german: [{ tile: 'rt-ger-recon', options: { s1: 'op-ger-ersatz', s2: 'op-ger-grenades' } }],
  },
  deployment: {
    order: ['german', 'soviet'],
    soviet: {
      rects: [
        [0, 0, 9, 1],
        [5, 1, 5, 3],
      ],
    },
    german: {
      rects: [
        [0, 7, 9, 9],
        [5, 9, 9, 12],
      ],
    },
  },
  zones: [{ id: 'pier', label: 'The pier', rects: [[4, 15, 5, 15]] }],
  exits: [{ id: 'ferry', side: 'soviet', zone: 'pier', cost: 1 }],
  victory: {
    immediate: [
      { side: 'german', all: [{ is: 'destroyed', unit: 'sov-chuikov' }] },
      {
        side: 'soviet',
        all: [
          { is: 'exited', side: 'soviet', unit: 'sov-chuikov' },
          { is: 'exited', side: 'soviet', count: 4 },
        ],
      },
    ],
    awards: [
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'exited', side: 'soviet', unit: 'sov-chuikov' } },
      { side: 'soviet', points: 1, when: 'perExit', condition: { is: 'exited', side: 'soviet' } },
    ],
    breakingPoints: true,
    tie: 'german',
    end: 'mostPoints',
  },
  special: [
    {
      when: 'orderStart',
      side: 'german',
      turn: 4,
      do: {
        op: 'reinforce',
        units: [{ unit: 'ger-fire-group', count: 2 }],
        stripe: 'ger-common',
        at: { edge: 'west' },
      },
    },
  ],
};
