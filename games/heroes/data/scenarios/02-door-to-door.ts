import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const DOOR_TO_DOOR: ScenarioFacts = {
  title: 'Door to Door',
  difficulty: 1,
  layout: [['A2', 'B1']],
  initiative: 'german',
  turns: 7,
  handSize: 4,
  forces: {
    soviet: [{ tile: 'rt-sov-volga', options: { s1: 'op-sov-mortar50', s2: 'op-sov-grenades' } }],
    german: [
      { tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-sturm', s2: 'op-ger-grenades', s3: 'op-ger-veteran' } },
    ],
  },
  deployment: {
    order: ['soviet', 'german'],
    soviet: { rects: [[16, 0, 19, 7]], tiles: ['1,0:0'] },
    german: { rects: [[0, 0, 4, 7]] },
  },
  zones: [
    { id: 'west-room', label: 'West stairwell', tile: '1,0:0', room: 'r1' },
    { id: 'east-room', label: 'East flats', tile: '1,0:0', room: 'r2' },
    { id: 'back-room', label: 'Back kitchen', tile: '1,0:0', room: 'r3' },
  ],
  victory: {
    immediate: [
      {
        side: 'german',
        all: [
          { is: 'controls', side: 'german', zone: 'west-room' },
          { is: 'controls', side: 'german', zone: 'east-room' },
          { is: 'controls', side: 'german', zone: 'back-room' },
        ],
      },
    ],
    awards: [
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'west-room' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'east-room' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'back-room' } },
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'west-room' } },
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'east-room' } },
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'back-room' } },
    ],
    breakingPoints: true,
    tie: 'soviet',
    end: 'mostPoints',
  },
  special: [],
};
