/** How well a bot judges. */
export interface Skill {
  /** Squares that are looked at closely. */
  readonly looks: number;
  /** Sees assaults coming, what depends on an officer, and where a long vehicle can drive. */
  readonly foresight: boolean;
  /** Plays Action Cards. */
  readonly cards: boolean;
}

export const SKILLS = {
  plain: { looks: 20, foresight: false, cards: true },
  careful: { looks: 40, foresight: true, cards: true },
  hasty: { looks: 8, foresight: true, cards: true },
} satisfies Record<string, Skill>;
