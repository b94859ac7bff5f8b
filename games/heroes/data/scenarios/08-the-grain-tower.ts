import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const THE_GRAIN_TOWER: ScenarioFacts = {
  title: 'The Grain Tower',
  difficulty: 3,
  layout: [['F1', 'E1']],
  initiative: 'german',
  turns: 9,
  handSize: 4,
  forces: {
    soviet: [
      { tile: 'rt-sov-storm', options: { s1: 'op-sov-maxim', s2: 'op-sov-grenades' } },
      { tile: 'rt-sov-volga', options: { s1: 'op-sov-ptrd', s3: 'op-sov-heroic' } },
    ],
    german: [
      { tile: 'rt-ger-pio', options: { s1: 'op-ger-sig', s2: 'op-ger-grenades', s3: 'op-ger-geballte' } },
      { tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-fire', s2: 'op-ger-veteran', s3: 'op-ger-marksmen' } },
      { tile: 'rt-ger-feldkommando', options: { s1: 'op-ger-battleplan' } },
    ],
  },
  deployment: {
    order: ['soviet', 'german'],
    soviet: { rects: [[16, 0, 19, 7]], tiles: ['1,0:0'] },
    german: { rects: [[0, 0, 4, 7]], tiles: ['0,0:0'] },
  },
  zones: [
    { id: 'north', label: 'North silos', tile: '1,0:0', room: 'r1' },
    { id: 'south', label: 'South silos', tile: '1,0:0', room: 'r2' },
  ],
  victory: {
    immediate: [
      {
        side: 'german',
        all: [
          { is: 'controls', side: 'german', zone: 'north' },
          { is: 'controls', side: 'german', zone: 'south' },
        ],
      },
    ],
    awards: [
      { side: 'german', points: 3, when: 'end', condition: { is: 'controls', side: 'german', zone: 'north' } },
      { side: 'german', points: 3, when: 'end', condition: { is: 'controls', side: 'german', zone: 'south' } },
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'north' } },
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'south' } },
    ],
    breakingPoints: true,
    tie: 'soviet',
    end: 'mostPoints',
  },
  special: [{ when: 'orderStart', side: 'german', turn: 3, do: { op: 'drawCards', count: 1 } }],
};
