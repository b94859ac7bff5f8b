/** How a bot weighs things, in the points that counters cost. */
export const WEIGHTS = {
  /** One Victory Point. */
  victoryPoint: 10,
  /** Share of a zone's worth that is left one step away from it. */
  nearness: 0.86,
  /** Worth of zones other than the one a unit goes for. */
  others: 0.25,
  /** Share of a zone's worth that is left where its side has it already. */
  held: 0.9,
  /** Share of the enemies near enough for an assault that come to make it. */
  charge: 0.6,
  /** In the last turn goals count for more, and harm to whoever fights no other day for less. */
  last: { goals: 1.5, harm: 0.4 },
  /** Loss by each friend that a vehicle drives over. */
  trampled: 4,
  /** Share of a move's worth that an order adds: whoever has none moves in the Supply Phase. */
  walk: 0.5,
  /** Share of its worth that a reduced counter keeps. */
  reduced: 0.55,
  /** Share of its worth that a heavy vehicle loses with each Damage marker. */
  damaged: 0.3,
  /** Share of its worth that a Suppressed marker costs a unit for now. */
  suppressed: 0.14,
  /** Readiness of enemies to fire: with a token, with Opportunistic Fire, without either, and after they have acted. */
  ready: { token: 0.75, opportunistic: 0.9, idle: 0.35, acted: 0.3 },
  /** All the orders of a side. */
  orders: 50,
  /** Least gain for which Ammo, or a marker in a fight, is used. */
  ammo: 1.2,
  marker: 0.5,
} as const;
