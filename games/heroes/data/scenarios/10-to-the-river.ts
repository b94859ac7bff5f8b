import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const TO_THE_RIVER: ScenarioFacts = {
  title: 'To the River',
  difficulty: 3,
  layout: [
    ['F2', 'A1'],
    ['D1', 'G1'],
  ],
  initiative: 'german',
  turns: 9,
  handSize: 5,
  forces: {
    soviet: [
      { tile: 'rt-sov-command', options: { s1: 'op-sov-artillery', s2: 'op-sov-grenades', s3: 'op-sov-at' } },
      { tile: 'rt-sov-volga', options: { s1: 'op-sov-maxim', s2: 'op-sov-ammo' } },
      { tile: 'rt-sov-storm', options: { s1: 'op-sov-sappers', s2: 'op-sov-rpg40' } },
      { tile: 'rt-sov-tank', options: { s1: 'op-sov-irina' } },
    ],
    german: [
      { tile: 'rt-ger-feldkommando', options: { s1: 'op-ger-artillery', s2: 'op-ger-grenades', s3: 'op-ger-mortar' } },
      { tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-at', s2: 'op-ger-veteran' } },
      { tile: 'rt-ger-sturm', options: { s2: 'op-ger-smoke' } },
      { tile: 'rt-ger-panzer', options: { s1: 'op-ger-pz4' } },
    ],
  },
  deployment: {
    order: ['soviet', 'german'],
    soviet: { rects: [[0, 7, 19, 13]], tiles: ['0,1:0', '1,1:0'] },
    german: { rects: [[0, 0, 19, 2]], tiles: ['0,0:0'] },
  },
  zones: [
    { id: 'cellar', label: 'Concrete Cellar', tile: '0,1:0' },
    { id: 'landing', label: 'Ferry Landing', rects: [[13, 13, 16, 15]] },
    { id: 'house', label: 'Bank house', tile: '1,1:0' },
    { id: 'square', label: 'January Square house', tile: '1,0:0' },
  ],
  victory: {
    immediate: [],
    awards: [
      { side: 'german', points: 3, when: 'end', condition: { is: 'controls', side: 'german', zone: 'cellar' } },
      { side: 'german', points: 4, when: 'end', condition: { is: 'controls', side: 'german', zone: 'landing' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'house' } },
      { side: 'german', points: 1, when: 'end', condition: { is: 'controls', side: 'german', zone: 'square' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'cellar' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'landing' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'house' } },
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'square' } },
    ],
    breakingPoints: true,
    tie: 'soviet',
    end: 'mostPoints',
  },
  special: [
    {
      when: 'orderStart',
      side: 'soviet',
      turn: 5,
      do: {
        op: 'reinforce',
        units: [
          { unit: 'sov-fire-group', count: 2 },
          { unit: 'sov-smg-group', count: 1 },
        ],
        stripe: 'sov-common',
        at: { zone: 'landing' },
      },
    },
  ],
};
