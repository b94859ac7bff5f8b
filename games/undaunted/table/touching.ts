import type { Anchor } from '@kurgan/kit';
import type { KindId, TileId } from '../rules/edition.ts';
import { type CounterId, counterParts } from '../rules/state.ts';
import { type Desk, isShot } from './desk.ts';
import { PIECES } from './pieces.ts';
import { unitName } from './words/names.ts';

/**
 * What a touch on a card, a row of a card, a tile or a counter stands for. A unit's name is the same on both sides, so the word
 * alone does not say which counter was meant: that is decided here, before the click path hears of it.
 */
export class Touching {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #path() {
    return this.#desk.controller.path;
  }
  #touch(name: string, word: string, anchor: Anchor | null): Promise<void> {
    return this.#desk.controller.touch({ name, word }, anchor);
  }
  #begin(): void {
    const { controller } = this.#desk;
    controller.refused.value = null;
    controller.proposed.value = null;
    this.#path.clear();
  }

  async card(kind: KindId, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#desk;
    const chosen = this.#path.wordOf('card');
    if (chosen === kind && this.#path.touched.value.length > 1) {
      // Back to the card with everything it can do.
      this.#begin();
      this.#path.touch({ name: 'card', word: kind });
      return;
    }
    if (chosen !== undefined && chosen !== kind) this.#begin();
    const touch = { name: 'card', word: kind };
    if (this.#path.isTouched(touch)) {
      controller.proposed.value = null;
      this.#path.letGo(touch);
      return;
    }
    if (this.#path.isLit(touch)) {
      controller.refused.value = null;
      this.#path.touch(touch);
      // A card alone never does anything: what is left is at most proposed.
      const [only, another] = this.#desk.fitting(['card', 'verb', 'unit', 'to']);
      const isProposed = only !== undefined && another === undefined && controller.touchPolicy.final.has(only.verb);
      controller.proposed.value = isProposed ? only : null;
      return;
    }
    this.#begin();
    if (controller.session.moment.value.now?.step === 'bid') await this.#desk.explain(`bid ${kind}`, anchor);
    else await this.#desk.explain(`hunker ${kind}`, anchor);
  }

  /** A row of a card. What needs no target is done at once: the row is its button. */
  async verb(kind: KindId, verb: string, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#desk;
    const choices = this.#desk.usesOf(kind).filter((choice) => choice.verb === verb);
    const [first, another] = choices;
    if (first === undefined) {
      this.#begin();
      return this.#desk.explain(this.#sample(kind, verb), anchor);
    }
    const needsNothing = Object.keys(first.words).every((name) => name === 'card');
    if (needsNothing) return controller.do(first.text, anchor);
    const isChosen = this.#path.wordOf('card') === kind && this.#path.wordOf('verb') === verb;
    const before = this.#path.wordOf('unit');
    this.#begin();
    this.#path.touch({ name: 'card', word: kind });
    if (isChosen) return;
    this.#path.touch({ name: 'verb', word: verb });
    const kept = choices.find(({ words }) => isShot(first) && words.unit === before);
    const target = another === undefined && isShot(first) ? first : kept;
    if (target === undefined) return;
    this.#path.touch({ name: 'unit', word: target.words.unit ?? '' });
    controller.proposed.value = target;
  }

  /** An action of that kind which cannot be done, to ask why. */
  #sample(kind: KindId, verb: string): string {
    const { near, open } = this.#desk;
    const unit = PIECES.kinds[kind]?.unit;
    const board = PIECES.boards[open.value.scenario];
    const at = unit ? (this.#desk.tileOf(near.value, unit) ?? board?.entries[near.value]?.[unit]) : undefined;
    const next = board?.neighbours[at ?? '']?.[0] ?? at ?? board?.tiles[0] ?? '';
    switch (verb) {
      case 'move':
      case 'scout':
      case 'stalk':
        return `${verb} ${kind} ${next}`;
      case 'target':
        return `${verb} ${kind} ${at ?? next}`;
      case 'guide': {
        const [guided = '', counter] = Object.entries(this.#desk.sideOf(near.value).counters)[0] ?? [];
        return `${verb} ${kind} ${guided} ${board?.neighbours[counter?.at ?? '']?.[0] ?? next}`;
      }
      case 'attack':
      case 'suppress':
        return `${verb} ${kind} ${Object.keys(this.#desk.sideOf(this.#desk.far.value).counters)[0] ?? ''}`;
      default:
        return `${verb} ${kind}`;
    }
  }

  async tile(tile: TileId, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#desk;
    const goals = this.#desk.fitting(['card', 'verb', 'unit']).filter(({ words }) => words.to === tile);
    if (goals.length > 0) return this.#touch('to', tile, anchor);
    const acting = this.#desk.acting;
    const [seat, unit] = acting === null ? [] : counterParts(acting);
    const isHere = seat !== undefined && unit !== undefined && this.#desk.tileOf(seat, unit) === tile;
    if (isHere) {
      controller.refused.value = {
        action: '',
        whyNot: { unreadable: `${unitName(unit)} stand here already.` },
        anchor,
      };
    } else if (!this.#path.isLit({ name: 'to', word: tile })) await this.#touch('to', tile, anchor);
  }

  async counter(id: CounterId, anchor: Anchor | null): Promise<void> {
    const { step } = this.#desk;
    if (step === 'blast') return this.#touch('counter', id, anchor);
    const [seat, unit] = counterParts(id);
    const tile = this.#desk.tileOf(seat, unit) ?? '';
    if (step !== 'turn') return this.tile(tile, anchor);
    if (seat === this.#desk.controller.session.moment.value.seat) return this.#own(id, unit, tile, anchor);
    const aimed = this.#desk
      .fitting(['card', 'verb', 'to'])
      .filter((choice) => isShot(choice) && choice.words.unit === unit);
    if (aimed.length === 0) {
      const isGoal = this.#desk.fitting(['card', 'verb', 'unit']).some(({ words }) => words.to === tile);
      return isGoal ? this.tile(tile, anchor) : this.#touch('unit', unit, anchor);
    }
    const [first] = aimed;
    const isOneCard = aimed.every(({ words }) => words.card === first?.words.card);
    if (isOneCard && this.#path.wordOf('card') === undefined)
      this.#path.touch({ name: 'card', word: first?.words.card ?? '' });
    const isOneVerb = aimed.every(({ verb }) => verb === first?.verb);
    if (isOneVerb && first !== undefined && this.#path.wordOf('verb') === undefined) {
      this.#path.letGo({ name: 'to', word: this.#path.wordOf('to') ?? '' });
      this.#path.touch({ name: 'verb', word: first.verb });
    }
    return this.#touch('unit', unit, anchor);
  }

  /** An own counter stands for its card; for itself where it is to be guided; for its tile where others may go there. */
  async #own(id: CounterId, unit: string, tile: TileId, anchor: Anchor | null): Promise<void> {
    const kind = this.#desk.kindOfUnit(unit);
    const isGuided = this.#desk
      .fitting(['card', 'verb'])
      .some(({ verb, words }) => verb === 'guide' && words.unit === unit);
    const isGoal = this.#desk.fitting(['card', 'verb', 'unit']).some(({ words }) => words.to === tile);
    const hasCard = this.#path.wordOf('card') !== undefined;
    if (hasCard && isGuided) return this.#touch('unit', unit, anchor);
    if (hasCard && isGoal && id !== this.#desk.acting) return this.tile(tile, anchor);
    return this.card(kind, anchor);
  }

  /** A card was dropped on the board: the same as touching both. */
  async drop(
    kind: KindId,
    at: { readonly tile?: TileId; readonly counter?: CounterId },
    anchor: Anchor,
  ): Promise<void> {
    if (this.#path.wordOf('card') !== kind) await this.card(kind, anchor);
    if (this.#path.wordOf('card') !== kind) return;
    const [seat] = at.counter === undefined ? [] : counterParts(at.counter);
    const isEnemy = seat !== undefined && seat !== this.#desk.near.value;
    const isGuide = this.#desk.usesOf(kind).some(({ verb }) => verb === 'guide');
    if (at.counter !== undefined && (isEnemy || isGuide)) return this.counter(at.counter, anchor);
    if (at.tile !== undefined) await this.tile(at.tile, anchor);
  }
}
