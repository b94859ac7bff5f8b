import type { Action } from '../rules/actions.ts';
import type { CardId, Kind, KindId, Seat, Squad, UnitId } from '../rules/edition.ts';
import { type Edition, entry } from '../rules/pieces.ts';
import { type AnyFrame, type CounterId, counterParts, isAt, roomOf, sideOf, type View } from '../rules/state.ts';
import type { UnitNote } from './ground.ts';
import { Sight } from './sight.ts';
import type { PlanWeights } from './weights.ts';
import { NEVER, Worth } from './worth.ts';

/** Bonus for bidding a card that can't be played. */
const SPARE = 0.5;

/** Rates every legal action by itself, like a player who sees what the board offers and thinks no further. */
export interface Judge<A> {
  /** Value of each action in cards; overwritten by the next call. */
  rate(view: View, seat: Seat, legal: readonly A[]): Float64Array;
}

/** An edition's judge: values of the library's actions, to which it adds its own. */
export abstract class AnyPolicy<A> implements Judge<A> {
  readonly edition: Edition;
  protected readonly sight: Sight;
  protected readonly worth: Worth;
  /** Scores of the latest decision, at least as long as its list. */
  #scores = new Float64Array(64);
  protected hand: readonly CardId[] = [];

  constructor(sight: Sight, worth: Worth) {
    this.edition = sight.edition;
    this.sight = sight;
    this.worth = worth;
  }

  rate(view: View, seat: Seat, legal: readonly A[]): Float64Array {
    if (this.#scores.length < legal.length) this.#scores = new Float64Array(2 * legal.length);
    const scores = this.#scores;
    const frame = view.flow.at(-1);
    if (frame === undefined) return scores;
    if (this.looks(frame)) this.#look(view, seat);
    for (let i = 0; i < legal.length; i++) {
      const action = legal[i];
      if (action !== undefined) scores[i] = this.score(view, frame, action);
    }
    return scores;
  }

  #look(view: View, seat: Seat): void {
    this.sight.read(view, seat);
    this.worth.forget();
    this.hand = roomOf(view, seat).hand;
  }

  protected abstract score(view: View, frame: AnyFrame, action: A): number;

  /** True if a choice depends on the board; drawing cards doesn't. */
  protected looks({ step }: AnyFrame): boolean {
    return step !== 'command';
  }

  /** Value of one of the library's actions. */
  protected shared(view: View, frame: AnyFrame, action: Action): number {
    const { weights } = this.worth;
    const worth = this.worth;
    switch (action.do) {
      case 'bid':
        return this.bid(view, action.card);
      case 'move':
      case 'stalk':
        return worth.step(this.sight.unit(action.card), this.sight.tile(action.to), this.copies(action.card) > 1);
      case 'guide':
        return this.guide(action.unit, this.sight.tile(action.to));
      case 'scout':
        return this.scout(this.sight.unit(action.card), this.sight.tile(action.to));
      case 'go':
        return isAt(frame, 'march') ? this.go(frame.unit, frame.kind, this.sight.tile(action.to)) : 0;
      case 'halt':
      case 'end':
        return 0;
      case 'bolster': {
        const { squad, type } = entry(this.edition.kinds, action.card);
        const printed = type.actions.find((each) => each.do === 'bolster');
        return worth.bolster(view, printed?.value ?? 0, printed?.ownSquad ? squad : null);
      }
      case 'take':
        return this.take(action.card);
      case 'command':
        return this.command(view);
      case 'draw':
        return 1;
      case 'inspire':
        return this.inspire(view, action.card);
      case 'return':
        return this.cardWorth(view, action.card);
      case 'done':
        return frame.step === 'bolster' ? weights.least : 0;
      case 'conceal':
        return weights.conceal * this.sight.patience;
      case 'recon':
        return weights.recon;
      case 'control':
        return worth.control(this.sight.unit(action.card));
      case 'target':
        return (
          0.6 * worth.blast(this.sight.unit(action.card), this.sight.tile(action.to)) - this.aimed(view, action.card)
        );
      case 'blast':
        return this.aimed(view, action.card);
      case 'attack':
        return worth.attack(this.sight.unit(action.card), this.sight.enemyUnit(action.unit));
      case 'suppress':
        return worth.suppress(this.sight.unit(action.card), this.sight.enemyUnit(action.unit));
      case 'shell':
        return this.shell(action.counter);
      case 'rally':
        return weights.rally * (this.copies(action.card) > 1 ? 1.5 : 1);
      case 'hunker':
        return this.hunker(view, action.card);
    }
  }

  /** Cards of a kind in hand. */
  protected copies(kind: KindId): number {
    let copies = 0;
    for (const card of this.hand) if (this.edition.cardKinds.get(card)?.id === kind) copies++;
    return copies;
  }

  /** Set apart from leaving it at that, so that a rollout's randomness doesn't waste a Bolster. */
  protected take(card: KindId): number {
    const worth = this.worth.recruit(card);
    return worth > this.worth.weights.least ? worth + 1 : worth - 1;
  }

  protected guide(id: UnitId, to: number): number {
    const unit = this.sight.own.note.unitOf.get(id);
    if (unit === undefined) return NEVER;
    return this.worth.step(unit, to, this.copies(unit.kind) > 0);
  }

  /** The first of two steps: its own value and the best follow-up. */
  protected scout(unit: UnitNote, to: number): number {
    const first = this.worth.scout(unit, to);
    if (to === this.sight.own.stands(unit.place)) return first;
    let second = 0;
    for (const next of this.sight.ground.neighbours[to] ?? []) second = Math.max(second, this.worth.opening(next));
    return first + 0.7 * second;
  }

  protected go(id: UnitId, kind: string, to: number): number {
    const unit = this.sight.own.note.unitOf.get(id);
    if (unit === undefined) return NEVER;
    return kind === 'scout' ? this.worth.scout(unit, to) : this.worth.step(unit, to, false);
  }

  protected command(view: View): number {
    const { deck, discard } = sideOf(view.open, this.sight.seat);
    return Math.min(deck + discard, 2) * this.worth.weights.drawn;
  }

  protected aimed(view: View, card: KindId): number {
    const { target } = sideOf(view.open, this.sight.seat);
    return target === null ? 0 : this.worth.blast(this.sight.unit(card), this.sight.tile(target));
  }

  /** Takes the enemy's counters first: the game might end before one of its own is attacked. */
  protected shell(counter: CounterId): number {
    const [owner, id] = counterParts(counter);
    if (owner === this.sight.seat) return 0;
    return 1 + this.worth.hit(this.sight.enemyUnit(id));
  }

  protected hunker(view: View, card: KindId): number {
    const { own } = this.sight;
    const unit = own.note.byKind.get(card);
    if (unit !== undefined) return unit.role === 'rifle' ? NEVER : -0.3;
    const { squad } = entry(this.edition.kinds, card);
    if (squad === null) return NEVER;
    return this.squadAlive(view, squad) ? -1 : 0.1;
  }

  protected squadAlive(view: View, squad: Squad): boolean {
    const { own } = this.sight;
    if (own.note.units.some((unit) => unit.squad === squad && (own.hidden[unit.place] ?? 0) > 0)) return true;
    const { supply } = sideOf(view.open, this.sight.seat);
    return supply.some((card) => entry(this.edition.kinds, entry(this.edition.kindOf, card)).squad === squad);
  }

  /** A card of the squad in the play area can be played again; better after all of them are played. */
  protected inspire(view: View, card: KindId): number {
    const { cardKinds, kinds } = this.edition;
    const { squad } = entry(kinds, card);
    const acts = (kind: Kind | undefined): kind is Kind =>
      kind !== undefined && kind.squad === squad && kind.unit !== null;
    let best = 0;
    for (const played of sideOf(view.open, this.sight.seat).play) {
      const kind = cardKinds.get(played);
      if (acts(kind)) best = Math.max(best, this.cardWorth(view, kind.id));
    }
    if (best === 0) return NEVER;
    const waits = this.hand.some((held) => acts(cardKinds.get(held)));
    return waits ? 0.2 : best * this.worth.weights.inspire;
  }

  /** Value of a card if it were played now. */
  protected cardWorth(view: View, id: KindId): number {
    const { weights } = this.worth;
    const unit = this.sight.own.note.byKind.get(id);
    if (unit === undefined) return this.leaderWorth(view, entry(this.edition.kinds, id));
    const { own, enemy, ground } = this.sight;
    if (own.suppressed[unit.place] === 1) return weights.rally;
    const from = own.stands(unit.place);
    let best = 0;
    for (const target of enemy.note.units) {
      if (enemy.isOnBoard(target.place)) best = Math.max(best, this.shotWorth(unit, target));
    }
    if (unit.role === 'rifle' && !this.sight.isBarred(from) && this.sight.own.mark[from] !== 0)
      best = Math.max(best, this.worth.control(unit));
    if (unit.role === 'mortar') return Math.max(best, 0.8);
    for (const to of ground.neighbours[from] ?? []) {
      if (unit.role === 'scout') best = Math.max(best, this.scout(unit, to));
      else if (this.sight.own.mark[to] !== 0) best = Math.max(best, this.worth.step(unit, to, false));
    }
    return unit.role === 'scout' ? Math.max(best, weights.conceal * this.sight.patience) : best;
  }

  protected shotWorth(unit: UnitNote, target: UnitNote): number {
    const attack = this.worth.attack(unit, target);
    return unit.suppressDice === 0 ? attack : Math.max(attack, this.worth.suppress(unit, target));
  }

  protected leaderWorth(_view: View, { type, squad }: Kind): number {
    if (type.class === 'fog') return 0;
    if (type.actions.some((each) => each.do === 'command')) return 2 * this.worth.weights.drawn;
    return this.#riflemenWait(squad) ? 1.6 : 0.8;
  }

  /** True if a leader can still bring riflemen of its squad into the deck. */
  #riflemenWait(squad: Squad | null): boolean {
    for (const { place, role, squad: own } of this.sight.own.note.units)
      if (role === 'rifle' && own === squad && (this.sight.own.supplied[place] ?? 0) > 0) return true;
    return false;
  }

  /** A bid costs what the card would have done; the higher it is, the more often it wins. */
  protected bid(view: View, card: KindId): number {
    const { initiative, type } = entry(this.edition.kinds, card);
    const spare = type.class === 'fog' ? SPARE : 0;
    return spare + (this.worth.weights.initiative * initiative) / 10 - this.cardWorth(view, card);
  }
}

/** The judge of an edition that has the library's actions alone. */
export class Policy extends AnyPolicy<Action> {
  constructor(edition: Edition, weights: PlanWeights) {
    const sight = new Sight(edition);
    super(sight, new Worth(sight, weights));
  }

  protected score(view: View, frame: AnyFrame, action: Action): number {
    return this.shared(view, frame, action);
  }
}
