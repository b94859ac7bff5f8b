import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const LIME_STREET_AT_DAWN: ScenarioFacts = {
  title: 'Lime Street at Dawn',
  difficulty: 1,
  layout: [['A2'], ['F2']],
  initiative: 'random',
  turns: 6,
  handSize: 3,
  forces: {
    soviet: [{ tile: 'rt-sov-volga', options: { s2: 'op-sov-ammo' } }],
    german: [{ tile: 'rt-ger-panzergrenadiere', options: {} }],
  },
  deployment: {
    order: ['noInitiative', 'initiative'],
    soviet: { rects: [[0, 12, 9, 15]] },
    german: {
      rects: [
        [0, 0, 9, 0],
        [5, 1, 5, 4],
      ],
    },
  },
  zones: [
    { id: 'house', label: 'Brick House', tile: '0,0:0' },
    { id: 'station', label: 'Station Hall', tile: '0,1:0' },
    { id: 'street', label: 'The street between', rects: [[3, 7, 6, 8]] },
  ],
  victory: {
    immediate: [],
    awards: [
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'house' } },
      { side: 'german', points: 3, when: 'end', condition: { is: 'controls', side: 'german', zone: 'station' } },
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'station' } },
      { side: 'german', points: 1, when: 'end', condition: { is: 'controls', side: 'german', zone: 'house' } },
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'street' } },
      { side: 'german', points: 1, when: 'end', condition: { is: 'controls', side: 'german', zone: 'street' } },
    ],
    breakingPoints: true,
    tie: 'draw',
    end: 'mostPoints',
  },
  special: [],
};
