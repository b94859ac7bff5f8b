/** How a bot judges. */
export interface Skill {
  /** Squares that are looked at closely, of those that its goals draw it to. */
  readonly looks: number;
  /** Fears assaults, and for what depends on an officer. */
  readonly timid: boolean;
  /** Fear of fire, as a factor of the expected loss. */
  readonly caution: number;
  /** Hope for shots from a square, as a factor of their expected effect. */
  readonly shots: number;
  /** How much less a zone needs another unit for each friend there. */
  readonly crowd: number;
  /** Knows what cards and markers do at the moment, uses them all, and throws away what it could hardly use. */
  readonly isCunning: boolean;
  /** Least gain for which a card is spent: for its event, and for a bonus or a re-roll. */
  readonly spends: { readonly event: number; readonly bonus: number };
  /** Factor of the rough worth of events that nobody looks at closely. */
  readonly eager: number;
}

const PLAIN = { isCunning: false, spends: { event: 3, bonus: 3 }, eager: 1 } as const;
const CUNNING = { isCunning: true, spends: { event: 1.5, bonus: 1.5 }, eager: 1.5 } as const;

export const SKILLS = {
  timid: { ...PLAIN, looks: 40, timid: true, caution: 1.5, shots: 0.4, crowd: 0.7 },
  bold: { ...PLAIN, looks: 20, timid: false, caution: 0.5, shots: 0.4, crowd: 0.15 },
  sharp: { ...CUNNING, looks: 20, timid: false, caution: 0.4, shots: 0.6, crowd: 0.15 },
} as const satisfies Record<string, Skill>;
