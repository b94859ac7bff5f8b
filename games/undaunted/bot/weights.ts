import type { Role } from './ground.ts';

/** What the policy thinks things are worth, in cards: 1 is what an ordinary card does in an ordinary turn. */
export interface Weights {
  /** Taking a tile: for all that is still needed to win, and for the act itself. */
  readonly control: number;
  readonly controlAct: number;
  /** Winning at once. */
  readonly victory: number;
  /** Being near a tile worth taking; what each step away leaves of it. */
  readonly approach: number;
  readonly fade: number;
  /** How much of it is left when another rifle unit is nearer. */
  readonly claimed: number;
  /** How much of it is left while the enemy stands there. */
  readonly blocked: number;
  /** Standing where the enemy wants to go. */
  readonly guard: number;
  /** Standing where the enemy's fire reaches, as a share of the hits to be expected. */
  readonly exposure: number;
  /** Another card of the unit in hand, to take the tile that it moves onto. */
  readonly follow: number;
  /** A hit on each role, one that takes the counter, and what a counter in the way is worth on top. */
  readonly hit: Readonly<Record<Role, number>>;
  readonly counter: number;
  readonly inTheWay: number;
  /** A share of all the hits that would pin the enemy. */
  readonly pin: number;
  /** How much more a hit is worth that can come from the hand. */
  readonly fromHand: number;
  /** Suppressing, as a share of a hit; before the enemy's turn. */
  readonly suppress: number;
  readonly suppressBefore: number;
  /** Being where fire is good, as a share of its worth. */
  readonly fire: number;
  /** A tile newly scouted: on the way of riflemen to what they want, and its Fog. */
  readonly path: number;
  readonly fogGained: number;
  readonly rally: number;
  readonly recon: number;
  readonly conceal: number;
  /** Cards taken by Bolster, in the first round and in late ones. */
  readonly bolster: number;
  readonly bolsterLater: number;
  /** What each role adds to a deck; a leader. */
  readonly recruit: Readonly<Record<Role, number>>;
  readonly leader: number;
  /** How fast more cards of a kind add less. */
  readonly plenty: number;
  /** A card of the supply worth less is left there, one in hand goes back. */
  readonly least: number;
  /** Each card drawn by Command. */
  readonly drawn: number;
  /** Replaying a card, as a share of its worth. */
  readonly inspire: number;
  /** Acting first. */
  readonly initiative: number;
}

export const WEIGHTS: Weights = {
  control: 12,
  controlAct: 2,
  victory: 100,
  approach: 6,
  fade: 0.6,
  claimed: 0.5,
  blocked: 0.5,
  guard: 3,
  exposure: 0.4,
  follow: 1,
  hit: { rifle: 2, scout: 1.4, gun: 1.8, sniper: 1.8, mortar: 1.6 },
  counter: 1.5,
  inTheWay: 6,
  pin: 14,
  fromHand: 1.25,
  suppress: 0.5,
  suppressBefore: 0.3,
  fire: 0.5,
  path: 4,
  fogGained: 0.25,
  rally: 1.2,
  recon: 1.6,
  conceal: 0.7,
  bolster: 1,
  bolsterLater: 0.3,
  recruit: { rifle: 1.3, scout: 0.8, gun: 1.2, sniper: 1, mortar: 0.7 },
  leader: 1,
  plenty: 0.35,
  least: 0.25,
  drawn: 1.1,
  inspire: 0.9,
  initiative: 1.2,
};
