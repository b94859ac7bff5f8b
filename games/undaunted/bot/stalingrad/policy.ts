import type { Kind } from '../../rules/edition.ts';
import { type CardId, id, type KindId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { type AnyFrame, sideOf } from '../../rules/state.ts';
import type { Action } from '../../stalingrad/actions.ts';
import { factsOf, printedOn } from '../../stalingrad/box.ts';
import { edition } from '../../stalingrad/edition.ts';
import type { StalingradFrame, View } from '../../stalingrad/state.ts';
import { AnyPolicy } from '../policy.ts';
import type { PlanWeights } from '../weights.ts';
import { NEVER } from '../worth.ts';
import { Ambush } from './ambush.ts';
import { Fire } from './fire.ts';
import { StalingradSight } from './sight.ts';
import { StalingradWorth } from './worth.ts';

/** Choices before and after a game: nothing on the board helps with them, and the standard ones are good. */
export const SETTLED: readonly string[] = ['integrate', 'decks', 'reserves'];

/** Rates every action of this edition. */
export class StalingradPolicy extends AnyPolicy<Action> {
  protected override readonly sight: StalingradSight;
  protected override readonly worth: StalingradWorth;
  readonly #fire: Fire;
  readonly #ambush: Ambush;

  constructor(weights: PlanWeights) {
    const sight = new StalingradSight(false);
    const worth = new StalingradWorth(sight, weights);
    super(sight, worth);
    this.sight = sight;
    this.worth = worth;
    this.#fire = new Fire(sight, worth);
    this.#ambush = new Ambush(sight, worth);
  }

  protected override looks({ step }: AnyFrame): boolean {
    return step !== 'command' && !SETTLED.includes(step);
  }

  protected override score(view: View, frame: StalingradFrame, action: Action): number {
    const { weights } = this.worth;
    switch (action.do) {
      case 'confirm':
        return 1;
      case 'pick':
      case 'drop':
      case 'standard':
        return NEVER;
      case 'withdraw':
        return 10 * NEVER;
      case 'mark':
        return 0.01 + this.worth.opening(this.sight.tile(action.to)) + weights.fogGained * this.sight.patience;
      case 'enter':
        return this.#enter(view, action.card, this.sight.tile(action.to));
      case 'attack':
      case 'attack-2':
      case 'suppress':
      case 'flame':
      case 'antitank':
      case 'demo':
        return this.#fire.atOne(view, action);
      case 'bomb':
      case 'grenade':
      case 'area-suppress':
        return this.#fire.atTile(view, action.card, action.do, action.to);
      case 'strike':
        return this.#fire.strike(view, action);
      case 'assault':
      case 'reposition':
        return this.#fire.withMove(view, action.card, action.do);
      case 'support':
        return (
          this.worth.bolster(view, printedOn(action.card, 'support').value, this.#squadOf(action.card, 'support')) +
          0.5 * weights.drawn
        );
      case 'take':
        return this.#take(view, frame, action.card);
      case 'ready':
        return 1.2 * weights.rally;
      case 'inspire':
      case 'force':
        return this.#again(view, action.card, action.do);
      case 'explore':
        return weights.recon + 0.3;
      case 'antiair':
        return this.#antiair(view);
      case 'mine':
        return this.#ambush.mine(view, action.card);
      case 'lay':
        return this.#ambush.lay(frame, this.sight.tile(action.to), action.kind);
      case 'overwatch':
        return this.#ambush.overwatch(view, action.card, action.to);
      case 'smoke':
        return this.#ambush.smoke(action.card);
      case 'lose':
        return -this.#value(action.card);
      case 'push':
        return frame.step === 'push' ? this.#ambush.push(frame, this.sight.tile(action.to)) : 0;
      case 'stay':
        return 0;
      case 'tunnel':
        return 1;
      case 'street':
      case 'watch':
      case 'keep':
        return 0;
      case 'stow':
        return 0.3;
      case 'done':
        return frame.step === 'bolster' || frame.step === 'freeBolster' || frame.step === 'support'
          ? weights.least
          : frame.step === 'choosing'
            ? 0.05
            : 0;
      case 'go':
        return this.#stepOn(frame, this.sight.tile(action.to));
      case 'hunker':
        return this.hunker(view, action.card);
      default:
        return this.shared(view, frame, action);
    }
  }

  /** A leader is worth the best thing that it can do now. */
  protected override leaderWorth(view: View, { id: card, type, squad }: Kind): number {
    const { weights } = this.worth;
    let best = 0;
    for (const { do: use, value, ownSquad } of type.actions) {
      const only = ownSquad ? squad : null;
      if (use === 'bolster') best = Math.max(best, this.worth.bolster(view, value, only));
      else if (use === 'support') best = Math.max(best, this.worth.bolster(view, value, only) + 0.5 * weights.drawn);
      else if (use === 'command') best = Math.max(best, this.command(view));
      else if (use === 'bomb') best = Math.max(best, this.#fire.bestBomb(view, card));
      else if (use === 'antiair') best = Math.max(best, this.#antiair(view));
      else if (use === 'recon')
        best = Math.max(best, this.hand.some((held) => factsOf(held).kind === 'fog') ? weights.recon : 0);
      else if (use === 'guide' || use === 'inspire' || use === 'force') best = Math.max(best, 0.6);
    }
    return best;
  }

  #stepOn(frame: StalingradFrame, to: number): number {
    return frame.step === 'march' ? this.go(frame.unit, frame.kind, to) : 0;
  }

  #squadOf(card: KindId, use: string) {
    return printedOn(card, use).squad === null ? null : entry(edition.kinds, card).squad;
  }

  /** A card acts where its counter enters. */
  #enter(view: View, card: KindId, to: number): number {
    const { own } = this.sight;
    const unit = this.sight.unit(card);
    const before = own.entry[unit.place] ?? 0;
    own.entry[unit.place] = to;
    const worth =
      Math.max(this.cardWorth(view, card), 0.2) + 0.3 * this.worth.post(unit, to) - 0.3 * this.worth.post(unit, before);
    own.entry[unit.place] = before;
    return worth + (view.open.round > 0 ? 0.1 : 0);
  }

  #take(view: View, frame: StalingradFrame, card: KindId): number {
    if (frame.step === 'choosing') return this.cardWorth(view, card);
    const worth = this.take(card);
    return frame.step === 'support' && worth > 0 ? worth + 0.5 * Math.max(this.cardWorth(view, card), 0) : worth;
  }

  /** Cards in the play area act again; forced ones are suppressed after it. */
  #again(view: View, card: KindId, use: 'inspire' | 'force'): number {
    const { squad, value } = printedOn(card, use);
    const isOf = (played: CardId): boolean =>
      played !== id.card(card) && (squad === null || entry(edition.kinds, id.kind(played)).squad === squad);
    const worths: number[] = [];
    for (const played of sideOf(view.open, this.sight.seat).play)
      if (factsOf(played).kind === 'combat' && isOf(played)) worths.push(this.cardWorth(view, id.kind(played)));
    if (worths.length === 0) return NEVER;
    const waits = this.hand.some((held) => factsOf(held).kind === 'combat' && isOf(held));
    if (waits && worths.length < value + 1) return 0.2;
    let sum = 0;
    for (const worth of worths.sort((a, b) => b - a).slice(0, value)) sum += worth - (use === 'force' ? 0.4 : 0);
    return sum * this.worth.weights.inspire;
  }

  #antiair({ open }: View): number {
    const { enemy, stakes } = this.sight;
    const group = id.group('bomber');
    const { counts } = edition.brought(open, enemy.note.seat);
    const left = (counts[group] ?? 0) - (sideOf(open, enemy.note.seat).lost[group] ?? 0);
    const supplied = sideOf(open, enemy.note.seat).supply.filter((card) => edition.groupOf[card] === group).length;
    return left - supplied > 0 ? 1.5 + this.worth.weights.control * stakes.bomber : -0.2;
  }

  /** A card's worth to its owner. */
  #value(card: KindId): number {
    const facts = factsOf(id.card(card));
    let sum = facts.initiative / 10;
    for (const { do: use, value } of facts.actions) sum += use === 'control' ? 1 : 0.2 + value / 5;
    return sum;
  }
}
