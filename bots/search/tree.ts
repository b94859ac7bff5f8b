/** One action of a seat at a moment, and what has come of it so far. */
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
  next: Moment | null = null;

  constructor(key: unknown, weight: number) {
    this.key = key;
    this.weight = weight;
  }

  get value(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** The choices of one seat at one moment: all that were ever legal there, in one imagined world or another. */
export class Choices {
  readonly arms = new Map<unknown, Arm>();
  /** The arms of the list of legal actions met last, in its order. */
  readonly present: Arm[] = [];
  visits = 0;
  total = 0;
}

/**
 * What has been done since the root, by whomever; dice and hidden cards may differ from visit to visit. Which seat is to
 * choose can depend on them, so each seat has choices of its own.
 */
export class Moment {
  readonly #choices: (Choices | undefined)[] = [];
  #together: Map<Arm, Moment> | null = null;

  choicesOf(seat: number): Choices {
    let choices = this.#choices[seat];
    if (choices === undefined) {
      choices = new Choices();
      this.#choices[seat] = choices;
    }
    return choices;
  }

  /** What follows when a seat chooses an arm of an earlier moment here: it did not know what had led from there to here. */
  together(arm: Arm): Moment | null {
    return this.#together?.get(arm) ?? null;
  }

  setTogether(arm: Arm, next: Moment): void {
    this.#together ??= new Map();
    this.#together.set(arm, next);
  }
}
