import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const HALL_NUMBER_FOUR: ScenarioFacts = {
  title: 'Hall Number Four',
  difficulty: 2,
  layout: [['C1', 'B2']],
  initiative: 'german',
  turns: 8,
  handSize: 4,
  forces: {
    soviet: [
      { tile: 'rt-sov-tank', options: { s1: 'op-sov-irina' } },
      { tile: 'rt-sov-works', options: { s1: 'op-sov-militia', s2: 'op-sov-molotov' } },
      { tile: 'rt-sov-command', options: { s1: 'op-sov-bluff', s3: 'op-sov-smg' } },
    ],
    german: [
      { tile: 'rt-ger-pio', options: { s1: 'op-ger-flammen', s3: 'op-ger-haft' } },
      { tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-hunter', s2: 'op-ger-grenades' } },
    ],
  },
  deployment: {
    order: ['soviet', 'german'],
    soviet: { rects: [[0, 0, 1, 7]], tiles: ['0,0:0'] },
    german: { rects: [[15, 0, 19, 7]] },
  },
  zones: [
    { id: 'west-hall', label: 'West bay', tile: '0,0:0', room: 'r1' },
    { id: 'east-hall', label: 'East bay', tile: '0,0:0', room: 'r2' },
  ],
  victory: {
    immediate: [],
    awards: [
      { side: 'german', points: 3, when: 'end', condition: { is: 'controls', side: 'german', zone: 'west-hall' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'east-hall' } },
      { side: 'german', points: 3, when: 'end', condition: { is: 'destroyed', unit: 'sov-t34' } },
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'west-hall' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'east-hall' } },
      { side: 'soviet', points: 3, when: 'end', condition: { is: 'undamaged', unit: 'sov-t34', damage: 'tracks' } },
    ],
    breakingPoints: true,
    tie: 'soviet',
    end: 'mostPoints',
  },
  special: [
    { when: 'setup', side: 'soviet', do: { op: 'setDamage', unit: 'sov-t34', damage: 'tracks' } },
    { when: 'setup', side: 'soviet', do: { op: 'deployIn', unit: 'sov-t34', zone: 'west-hall' } },
  ],
};
