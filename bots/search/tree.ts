/** One action of a seat at a node, and what has come of it so far. */
export class Arm {
  /** As `Insight.key` names it. */
  readonly key: unknown;
  /** How promising it looked before it was tried. */
  readonly weight: number;
  /** How often it could have been chosen: an action that hidden cards seldom allow is not neglected, only rare. */
  available = 0;
  visits = 0;
  /** Of the seat that chooses it, over all visits; each is 1 for a win and 0 for a loss. */
  total = 0;
  /** What follows; null until it has been chosen once. */
  next: Node | null = null;

  constructor(key: unknown, weight: number) {
    this.key = key;
    this.weight = weight;
  }

  get value(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** What one seat may do at one node: every action that was ever legal there, in one imagined world or another. */
export class Decision {
  readonly arms = new Map<unknown, Arm>();
  /** The arms of the list of legal actions met last, in its order. */
  readonly present: Arm[] = [];
  visits = 0;
  total = 0;
}

/**
 * What has been done since the root, by whomever; dice and hidden cards may differ from visit to visit. Which seat is to
 * choose can depend on them, so each seat has a decision of its own.
 */
export class Node {
  readonly #decisions: (Decision | undefined)[] = [];
  #joint: Map<Arm, Node> | null = null;

  decisionOf(seat: number): Decision {
    let decision = this.#decisions[seat];
    if (decision === undefined) {
      decision = new Decision();
      this.#decisions[seat] = decision;
    }
    return decision;
  }

  /** What follows when a seat chooses an arm of an earlier node here: it did not know what had led from there to here. */
  jointNext(arm: Arm): Node | null {
    return this.#joint?.get(arm) ?? null;
  }

  setJointNext(arm: Arm, next: Node): void {
    this.#joint ??= new Map();
    this.#joint.set(arm, next);
  }
}
