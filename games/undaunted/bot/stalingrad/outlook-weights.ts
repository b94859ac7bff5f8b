import type { PlanWeights } from './outlook.ts';

const VALUES = {
  progress: 3,
  nearWin: 1.5,
  reach: 0.8,
  sitting: 0.6,
  blocking: 0.3,
  units: 0.3,
  endurance: 0.8,
  rifleCards: 0.2,
  specialCards: 0.1,
  leaders: 0.2,
  reserves: 0.2,
  deck: 0.2,
  fog: -1.5,
  suppressed: -0.1,
  routed: -0.5,
  fire: 0.15,
  toCome: 0.2,
  bias: 0,
};

export const OUTLOOK: PlanWeights = { control: VALUES, rout: VALUES, gain: VALUES, hold: VALUES, occupy: VALUES };
