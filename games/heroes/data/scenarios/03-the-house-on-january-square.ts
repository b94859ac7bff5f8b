import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const THE_HOUSE_ON_JANUARY_SQUARE: ScenarioFacts = {
  title: 'The House on January Square',
  difficulty: 2,
  layout: [['F1'], ['A1']],
  initiative: 'german',
  turns: 8,
  handSize: 4,
  forces: {
    soviet: [
      { tile: 'rt-sov-storm', options: { s2: 'op-sov-rpg40' } },
      { tile: 'rt-sov-works', options: {} },
    ],
    german: [
      { tile: 'rt-ger-sturm', options: { s1: 'op-ger-mg42', s2: 'op-ger-grenades', s3: 'op-ger-ammo' } },
      { tile: 'rt-ger-panzer', options: { s1: 'op-ger-hunter' } },
      { tile: 'rt-ger-feldkommando', options: { s1: 'op-ger-bluff', s2: 'op-ger-veteran', s3: 'op-ger-leig' } },
    ],
  },
  deployment: {
    order: ['soviet', 'german'],
    soviet: { rects: [[0, 12, 9, 15]], tiles: ['0,1:0'] },
    german: {
      rects: [
        [0, 0, 9, 2],
        [4, 3, 4, 5],
      ],
    },
  },
  zones: [{ id: 'house', label: 'House of the Four Stories', tile: '0,1:0' }],
  victory: {
    immediate: [],
    awards: [],
    breakingPoints: false,
    tie: 'soviet',
    end: [
      {
        side: 'german',
        all: [
          { is: 'noUnitsIn', side: 'soviet', zone: 'house' },
          { is: 'unitsIn', side: 'german', zone: 'house', count: 1 },
        ],
      },
      { side: 'soviet', all: [] },
    ],
  },
  special: [
    {
      when: 'orderStart',
      side: 'soviet',
      turn: 4,
      do: {
        op: 'reinforce',
        units: [{ unit: 'sov-fire-group', count: 2 }],
        stripe: 'sov-volga',
        at: { edge: 'south' },
      },
    },
  ],
};
