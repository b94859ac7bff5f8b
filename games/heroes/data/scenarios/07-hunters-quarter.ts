import type { ScenarioFacts } from './facts.ts';

/** Source: ../README.md. */
export const HUNTERS_QUARTER: ScenarioFacts = {
  title: "Hunter's Quarter",
  difficulty: 2,
  layout: [
    ['F1', 'B1', 'A2'],
    ['E2', 'D1', 'C2'],
  ],
  initiative: 'random',
  turns: 8,
  handSize: 4,
  bonusOrders: { soviet: 3, german: 3 },
  extraUnits: { soviet: [{ unit: 'sov-decoy', count: 4 }], german: [{ unit: 'ger-decoy', count: 4 }] },
  forces: { soviet: [{ tile: 'rt-sov-zaitsev', options: {} }], german: [{ tile: 'rt-ger-koenig', options: {} }] },
  deployment: {
    order: ['noInitiative', 'initiative'],
    soviet: { rects: [[20, 0, 29, 15]] },
    german: { rects: [[0, 0, 9, 15]] },
    concealed: true,
  },
  zones: [],
  victory: {
    immediate: [
      { side: 'soviet', all: [{ is: 'destroyed', unit: 'ger-koenig' }] },
      { side: 'german', all: [{ is: 'destroyed', unit: 'sov-zaitsev' }] },
    ],
    awards: [
      { side: 'soviet', points: 1, when: 'end', condition: { is: 'perUnrevealed', side: 'soviet', unit: 'sov-decoy' } },
      { side: 'german', points: 1, when: 'end', condition: { is: 'perUnrevealed', side: 'german', unit: 'ger-decoy' } },
    ],
    breakingPoints: false,
    tie: 'draw',
    end: 'mostPoints',
  },
  special: [{ when: 'always', side: 'both', do: { op: 'decoyRules' } }],
};
