/** One action of a seat at a node, and its results so far. */
export class Arm {
  /** As `Insight.key` names it. */
  readonly key: unknown;
  /** Prior weight, before any try. */
  readonly weight: number;
  /** Number of times it could have been chosen: an action that hidden cards seldom allow is rare, not neglected. */
  available = 0;
  /** Number of the latest list that it was in. */
  listed = 0;
  visits = 0;
  /** Sum over all visits for the seat that chooses it: 1 for a win, 0 for a loss. */
  total = 0;
  /** The next node; null until the arm has been chosen once. */
  next: Node | null = null;

  constructor(key: unknown, weight: number) {
    this.key = key;
    this.weight = weight;
  }

  get value(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** One seat's options at one node: every action that was ever legal there, in any imagined world. */
export class Decision {
  readonly arms: Arm[] = [];
  /** Arms of the latest legal list, in its order. */
  readonly present: Arm[] = [];
  visits = 0;
  total = 0;
  /** Lists of actions so far. */
  lists = 0;
  /** Place of the arm to compare first. */
  #next = 0;

  /**
   * The arm with this key. Lists of actions keep their order, so it looks on from the last one found. A Map for every
   * decision takes longer, because the garbage collector has to copy it.
   */
  find(key: unknown): Arm | undefined {
    const { arms } = this;
    for (let left = arms.length; left > 0; left--) {
      if (this.#next >= arms.length) this.#next = 0;
      const arm = arms[this.#next++];
      if (arm?.key === key) return arm;
    }
    return undefined;
  }

  /** Lets old results count for less. */
  discount(share: number): void {
    for (const each of [this, ...this.arms]) {
      each.visits *= share;
      each.total *= share;
    }
    for (const arm of this.arms) arm.available *= share;
  }
}

/**
 * Everyone's actions since the root; dice and hidden cards can differ between visits. They can also decide who chooses
 * next, so each seat has its own decision.
 */
export class Node {
  /** The seat that came first, and its decision: nearly always the only one. */
  #seat = -1;
  #decision: Decision | null = null;
  #others: Map<number, Decision> | null = null;
  #joint: Map<Arm, Node> | null = null;

  decisionOf(seat: number): Decision {
    if (this.#decision === null) {
      this.#seat = seat;
      this.#decision = new Decision();
    }
    if (seat === this.#seat) return this.#decision;
    this.#others ??= new Map();
    let other = this.#others.get(seat);
    if (other === undefined) {
      other = new Decision();
      this.#others.set(seat, other);
    }
    return other;
  }

  /**
   * Next node when a seat chooses here with an arm of an earlier node, because it didn't know what happened in between.
   */
  jointNext(arm: Arm): Node | null {
    return this.#joint?.get(arm) ?? null;
  }

  setJointNext(arm: Arm, next: Node): void {
    this.#joint ??= new Map();
    this.#joint.set(arm, next);
  }
}
