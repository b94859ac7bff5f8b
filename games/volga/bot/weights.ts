/** What the planner thinks things are worth, in Areas. Found by play. */
export interface Weights {
  /** A Supply Point kept for later. */
  readonly supply: number;
  /** The least a marker must gain; more when there are not enough of them for all the attacks worth making. */
  readonly artillery: number;
  readonly engineer: number;
  readonly air: number;
  /** Each Soviet Area that a capture brings into reach. */
  readonly opening: number;
  /** The first Heavy Urban Area, which victory asks for. */
  readonly firstHeavyUrban: number;
  /** Losing the last point of Strong Morale in the Combat Phase. */
  readonly strongPoint: number;
  /** A point of Morale that will be wanted, one below Strong, one that will never be missed. */
  readonly moralePoint: number;
  readonly shakenPoint: number;
  readonly surplusPoint: number;
  /** Morale that a Turn costs, by weariness, repulses and the rest. */
  readonly drain: number;
  /** Each point of Morale that is missing from `safe`, squared. */
  readonly danger: number;
  readonly safe: number;
  /** How much of a point of Morale bought now saves buying one next Turn. */
  readonly residue: number;
  /** A unit Out of Action, over the Supply it costs to return; one that comes back far from the front. */
  readonly unitLoss: number;
  readonly farLoss: number;
  /** A unit on the map in the Turns to come. */
  readonly unitKept: number;
  /** Standing in a Contested Area after a Stalemate. */
  readonly foothold: number;
  /** A defender Revealed, its strategy used up. */
  readonly revealed: number;
  /** A unit that stays Fresh for another task. */
  readonly idle: number;
  /** Attacks worth less are not made. */
  readonly threshold: number;
  /** Moves that gain less are not made. */
  readonly moveGain: number;
  /** How much of its worth a target has for a second stack. */
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
