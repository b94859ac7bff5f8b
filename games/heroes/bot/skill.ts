/** How a bot judges. */
export interface Skill {
  /** Squares that are looked at closely, of those that its goals draw it to. */
  readonly looks: number;
  /** Fears assaults, and for what depends on an officer. */
  readonly timid: boolean;
  /** Fear of fire, as a factor of the expected loss. */
  readonly caution: number;
  /** How much less a zone needs another unit for each friend there. */
  readonly crowd: number;
}

export const SKILLS = {
  timid: { looks: 40, timid: true, caution: 1.5, crowd: 0.7 },
  bold: { looks: 20, timid: false, caution: 0.5, crowd: 0.15 },
  hasty: { looks: 8, timid: false, caution: 0.5, crowd: 0.15 },
} as const satisfies Record<string, Skill>;
