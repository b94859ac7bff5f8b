import type { Objective } from '../../stalingrad/data/types.ts';
import type { PlanWeights, Weights } from '../weights.ts';

const VALUES: Weights = {
  control: 9,
  controlAct: 2,
  victory: 140,
  approach: 14,
  fade: 0.65,
  claimed: 0.6,
  blocked: 0.4,
  guard: 5,
  exposure: 0.8,
  follow: 2,
  hit: { rifle: 1.2, scout: 0.5, gun: 1, sniper: 1.2, mortar: 1.2 },
  counter: 1.2,
  inTheWay: 4,
  pin: 5,
  fromHand: 1.4,
  suppress: 0.6,
  suppressBefore: 0.4,
  fire: 0.3,
  path: 10,
  fogGained: 0.3,
  rally: 1,
  recon: 2,
  conceal: 0.7,
  bolster: 0.6,
  bolsterLater: 0.4,
  recruit: { rifle: 1.8, scout: 0.35, gun: 0.6, sniper: 1, mortar: 0.7 },
  leader: 1,
  plenty: 0.8,
  least: 0.1,
  drawn: 1.4,
  inspire: 0.8,
  initiative: 1.3,
};

/** A side that only has to reach a place heads for it. */
const OCCUPY: Weights = { ...VALUES, control: 4.5, approach: 120, path: 400, fade: 0.75 };

/** Saves its fire for Riflemen, draws more cards, and sends one squad to a place where the others go. */
const HUNT: Weights = {
  ...VALUES,
  claimed: 0.3,
  hit: { ...VALUES.hit, gun: 0.2 },
  counter: 0.5,
  pin: 12,
  bolsterLater: 0.25,
  recruit: { ...VALUES.recruit, sniper: 2 },
  drawn: 2.5,
};

const KINDS: Readonly<Record<Objective['type'], Weights>> = {
  control: VALUES,
  gain: VALUES,
  hold: { ...VALUES, approach: 28 },
  occupy: OCCUPY,
  rout: VALUES,
};

/** Missions with a plan of their own; docs/bots.md says what they win. */
const MISSIONS: PlanWeights = {
  '011 german': HUNT,
  '071 soviet': HUNT,
  '071 german': HUNT,
  '074 german': HUNT,
  '112 german': HUNT,
  '132 soviet': HUNT,
  '132 german': HUNT,
  '133 soviet': HUNT,
  '133 german': HUNT,
  '152 german': HUNT,
};

export const WEIGHTS: PlanWeights = { ...KINDS, ...MISSIONS };
