import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const WAGONS_AND_ARMOR: ScenarioFacts = {
  title: 'Wagons and Armor',
  difficulty: 2,
  layout: [
    ['B2', 'F2'],
    ['C2', 'A2'],
  ],
  initiative: 'random',
  turns: 8,
  handSize: 4,
  forces: {
    soviet: [
      { tile: 'rt-sov-tank', options: { s1: 'op-sov-t34' } },
      { tile: 'rt-sov-volga', options: { s2: 'op-sov-rpg40' } },
    ],
    german: [
      { tile: 'rt-ger-panzer', options: { s1: 'op-ger-pz4' } },
      {
        tile: 'rt-ger-panzergrenadiere',
        options: { s1: 'op-ger-halftrack', s2: 'op-ger-geballte', s3: 'op-ger-ammo' },
      },
    ],
  },
  deployment: {
    order: ['noInitiative', 'initiative'],
    soviet: { rects: [[18, 0, 19, 15]] },
    german: { rects: [[0, 6, 3, 15]] },
  },
  zones: [
    { id: 'yard', label: 'Marshaling yard', rects: [[3, 4, 7, 6]] },
    { id: 'station', label: 'Station Hall', tile: '1,0:0' },
    { id: 'shop', label: 'South workshop', tile: '0,1:1' },
    { id: 'house', label: 'Brick House', tile: '1,1:0' },
  ],
  victory: {
    immediate: [],
    awards: [
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'yard' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'yard' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'station' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'station' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'shop' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'shop' } },
      { side: 'soviet', points: 2, when: 'end', condition: { is: 'controls', side: 'soviet', zone: 'house' } },
      { side: 'german', points: 2, when: 'end', condition: { is: 'controls', side: 'german', zone: 'house' } },
    ],
    breakingPoints: true,
    tie: 'draw',
    end: 'mostPoints',
  },
  special: [],
};
