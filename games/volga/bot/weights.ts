/** The planner's values, in Areas. Found by play. */
export interface Weights {
  /** A Supply Point saved for later. */
  readonly supply: number;
  /** Minimum gain of a marker; more when there are too few for all worthwhile attacks. */
  readonly artillery: number;
  readonly engineer: number;
  readonly air: number;
  /** Each Soviet Area that a capture brings within reach. */
  readonly opening: number;
  /** The first Heavy Urban Area, which victory requires. */
  readonly firstHeavyUrban: number;
  /** Losing the last point of Strong Morale in the Combat Phase. */
  readonly strongPoint: number;
  /** A point of Morale that will be needed, one below Strong, one that will never be missed. */
  readonly moralePoint: number;
  readonly shakenPoint: number;
  readonly surplusPoint: number;
  /** Morale lost per Turn to weariness, repulses and the rest. */
  readonly drain: number;
  /** Each point of Morale below `safe`, squared. */
  readonly danger: number;
  readonly safe: number;
  /** Fraction of a Morale point bought now that saves buying one next Turn. */
  readonly residue: number;
  /** A unit Out of Action, beyond the Supply to return it; one that comes back far from the front. */
  readonly unitLoss: number;
  readonly farLoss: number;
  /** A unit on the map in the coming Turns. */
  readonly unitKept: number;
  /** Standing in a Contested Area after a Stalemate. */
  readonly foothold: number;
  /** A Revealed defender, with its strategy used up. */
  readonly revealed: number;
  /** A unit that stays Fresh for another task. */
  readonly idle: number;
  /** Attacks worth less than this are not made. */
  readonly threshold: number;
  /** Moves that gain less than this are not made. */
  readonly moveGain: number;
  /** Fraction of a target's value for a second stack. */
  readonly claimed: number;
  /** Each step away from the front. */
  readonly distance: number;
}

export const WEIGHTS: Weights = {
  supply: 0.08,
  artillery: 0.12,
  engineer: 0.2,
  air: 0.2,
  opening: 0.05,
  firstHeavyUrban: 0.5,
  strongPoint: 0.5,
  moralePoint: 0.3,
  shakenPoint: 0.15,
  surplusPoint: 0.05,
  drain: 2.5,
  danger: 0.03,
  safe: 4,
  residue: 0.7,
  unitLoss: 0.03,
  farLoss: 0.1,
  unitKept: 0.1,
  foothold: 0.1,
  revealed: 0.05,
  idle: 0.02,
  threshold: 0,
  moveGain: 0.02,
  claimed: 0.4,
  distance: 0.02,
};
