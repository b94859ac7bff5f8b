import type { Anchor, Choice } from '@kurgan/kit';
import type { KindId, TileId, UnitId } from '../rules/edition.ts';
import { type CounterId, counterParts } from '../rules/state.ts';
import { aimedAt, hitChance, targetOf } from './considered.ts';
import { isShot, type UndauntedModel } from './model.ts';
import type { Named } from './named.ts';
import type { Touching } from './touching.ts';

/** Touches on a row of a card, a tile or a counter. They do nothing before the bids are revealed, so this follows the first board. */
export class BoardTouching {
  readonly #model: UndauntedModel;
  readonly #cards: Pick<Touching, 'begin' | 'card'>;

  constructor(model: UndauntedModel, cards: Pick<Touching, 'begin' | 'card'>) {
    this.#model = model;
    this.#cards = cards;
  }

  get #path() {
    return this.#model.controller.path;
  }
  #touch(name: string, word: string, anchor: Anchor | null): Promise<void> {
    return this.#model.controller.touch({ name, word }, anchor);
  }

  /** A row of a card. What needs no target is done at once: the row is its button. */
  async verb(kind: KindId, verb: string, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#model;
    const choices = this.#model.usesOf(kind).filter((choice) => choice.verb === verb);
    const [first, another] = choices;
    if (first === undefined) {
      this.#cards.begin();
      return this.#model.explain(this.#sample(kind, verb), anchor);
    }
    const needsNothing = Object.keys(first.words).every((name) => name === 'card');
    if (needsNothing) {
      await controller.do(first.text, anchor);
      return this.#returnOnly();
    }
    const isChosen = this.#path.wordOf('card') === kind && this.#path.wordOf('verb') === verb;
    const before = aimedAt(this.#model);
    this.#cards.begin();
    this.#path.touch({ name: 'card', word: kind });
    if (isChosen) return;
    this.#path.touch({ name: 'verb', word: verb });
    if (!isShot(first)) return;
    const kept = before === null ? undefined : choices.find((choice) => targetOf(this.#model, choice) === before);
    const target = kept ?? (another === undefined ? first : await this.#likeliest(choices));
    // Meanwhile the player may have gone on.
    if (this.#path.wordOf('verb') !== verb || aimedAt(this.#model) !== null) return;
    this.#aim(target);
    controller.proposed.value = target;
  }

  /** Touches the word that names the target of a shot. */
  #aim({ words }: Choice): void {
    const name = words.at === undefined ? 'unit' : 'at';
    this.#path.touch({ name, word: words[name] ?? '' });
  }

  /** The shot with the best chance to hit: it is aimed at first, and any other target takes its place. */
  async #likeliest(shots: readonly Choice[]): Promise<Choice> {
    const odds = await this.#model.controller.session.odds(shots.map(({ text }) => text));
    const chances = odds.map((each) => (each === null ? 0 : hitChance(each)));
    return shots.reduce((best, shot, i) => ((chances[i] ?? 0) > (chances[shots.indexOf(best)] ?? 0) ? shot : best));
  }

  /** An Inspire that can return a single card returns it: that is what it was played for. */
  async #returnOnly(): Promise<void> {
    const { controller, step } = this.#model;
    if (step !== 'inspire') return;
    const [only, another] = controller.session.moment.value.choices.filter(({ verb }) => verb === 'return');
    if (only !== undefined && another === undefined) await controller.do(only.text);
  }

  /** An action of that kind which cannot be done, to ask why. */
  #sample(kind: KindId, verb: string): string {
    const { near, open, facts } = this.#model;
    const unit = this.#model.pieces.kinds[kind]?.unit;
    const board = this.#model.pieces.boards[open.value.scenario];
    const at = unit ? (this.#model.tileOf(near.value, unit) ?? facts.mission.entryOf(near.value, unit)) : undefined;
    const beside = (tile: TileId | undefined): TileId | undefined => tile && board?.neighbours[tile]?.[0];
    const next = beside(at) ?? at ?? board?.tiles[0] ?? '';
    switch (verb) {
      case 'move':
      case 'scout':
      case 'stalk':
        return `${verb} ${kind} ${next}`;
      case 'target':
      case 'bomb':
      case 'grenade':
      case 'area-suppress':
      case 'overwatch':
        return `${verb} ${kind} ${at ?? next}`;
      case 'antitank':
      case 'demo':
        return `${verb} ${kind} ${board?.tiles[0] ?? ''}`;
      case 'ready':
        return `${verb} ${kind} ${Object.keys(this.#model.sideOf(near.value).counters)[0] ?? ''}`;
      case 'guide': {
        const [guided = '', counter] = Object.entries(this.#model.sideOf(near.value).counters)[0] ?? [];
        return `${verb} ${kind} ${guided} ${beside(counter?.at) ?? next}`;
      }
      case 'attack':
      case 'attack-2':
      case 'suppress':
      case 'flame':
        return `${verb} ${kind} ${Object.keys(this.#model.sideOf(this.#model.far.value).counters)[0] ?? ''}`;
      default:
        return `${verb} ${kind}`;
    }
  }

  async tile(tile: TileId, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#model;
    const { now } = controller.session.moment.value;
    if (now?.step === 'bid') {
      // Only cards can be bid: the one that is chosen stays chosen.
      controller.refused.value = { action: '', whyNot: { rule: now.rule, facts: {} }, anchor };
      return;
    }
    const fitting = this.#model.fitting(['card', 'verb', 'unit']);
    const goals = fitting.filter(({ words }) => words.to === tile);
    if (goals.length > 0) return this.#touch('to', tile, anchor);
    // A building or a tunnel to be fired at.
    const [shot] = fitting.filter((choice) => isShot(choice) && targetOf(this.#model, choice) === tile);
    if (shot !== undefined) return this.#shootAt(shot, anchor);
    const acting = this.#model.acting;
    const [seat, unit] = acting === null ? [] : counterParts(acting);
    const isHere = seat !== undefined && unit !== undefined && this.#model.tileOf(seat, unit) === tile;
    if (isHere) {
      controller.refused.value = {
        action: '',
        whyNot: { unreadable: `${this.#model.names.does(unit, 'are', 'is')} already here.` },
        anchor,
      };
    } else if (!this.#path.isLit({ name: 'to', word: tile })) await this.#touch('to', tile, anchor);
  }

  async counter(id: CounterId, anchor: Anchor | null): Promise<void> {
    const [seat, unit] = counterParts(id);
    const tile = this.#model.tileOf(seat, unit);
    if (tile === undefined) return; // it left the board under the finger
    if (!this.#model.isPlaying) return this.#answer(id, tile, anchor);
    if (seat === this.#model.controller.session.moment.value.seat) return this.#own(id, unit, tile, anchor);
    const aimed = this.#model
      .fitting(['card', 'verb', 'to'])
      .filter((choice) => isShot(choice) && targetOf(this.#model, choice) === id);
    if (aimed.length === 0) {
      const isGoal = this.#model.fitting(['card', 'verb', 'unit']).some(({ words }) => words.to === tile);
      return isGoal ? this.tile(tile, anchor) : this.#touch('unit', unit, anchor);
    }
    // It may have been aimed at already when its row was touched: then the touch agrees.
    const { value: proposed } = this.#model.controller.proposed;
    if (proposed !== null && aimed.includes(proposed)) return;
    const [first] = aimed;
    const isOneCard = aimed.every(({ words }) => words.card === first?.words.card);
    if (isOneCard && this.#path.wordOf('card') === undefined)
      this.#path.touch({ name: 'card', word: first?.words.card ?? '' });
    const isOneVerb = aimed.every(({ verb }) => verb === first?.verb);
    if (isOneVerb && first !== undefined && this.#path.wordOf('verb') === undefined) {
      this.#path.letGo({ name: 'to', word: this.#path.wordOf('to') ?? '' });
      this.#path.touch({ name: 'verb', word: first.verb });
    }
    const isNamed = aimed.some(({ words }) => words.unit === unit);
    return this.#touch(isNamed ? 'unit' : 'at', unit, anchor);
  }

  /** A counter as the answer to a question: itself, or its tile. */
  async #answer(id: CounterId, tile: TileId, anchor: Anchor | null): Promise<void> {
    const { choices } = this.#model.controller.session.moment.value;
    if (choices.some(({ words }) => words.counter === id)) return this.#touch('counter', id, anchor);
    const shot = choices.find((choice) => isShot(choice) && targetOf(this.#model, choice) === id);
    return shot === undefined ? this.tile(tile, anchor) : this.#shootAt(shot, anchor);
  }

  /** Aims at what a shot names; the card and its use come along where there is only one of each. */
  async #shootAt(shot: Choice, anchor: Anchor | null): Promise<void> {
    const at = targetOf(this.#model, shot);
    const aimed = this.#model
      .fitting(['card', 'verb', 'to'])
      .filter((choice) => isShot(choice) && targetOf(this.#model, choice) === at);
    const { card } = shot.words;
    if (
      card !== undefined &&
      this.#path.wordOf('card') === undefined &&
      aimed.every(({ words }) => words.card === card)
    )
      this.#path.touch({ name: 'card', word: card });
    if (this.#path.wordOf('verb') === undefined && aimed.every(({ verb }) => verb === shot.verb))
      this.#path.touch({ name: 'verb', word: shot.verb });
    const name = shot.words.at === undefined ? 'unit' : 'at';
    return this.#touch(name, shot.words[name] ?? '', anchor);
  }

  /** An own counter stands for its card; for itself where it is to be guided; for its tile where others may go there. */
  async #own(id: CounterId, unit: UnitId, tile: TileId, anchor: Anchor | null): Promise<void> {
    const kind = this.#model.cardOfUnit(unit);
    const isGuided = this.#model
      .fitting(['card', 'verb'])
      .some(({ verb, words }) => (verb === 'guide' || verb === 'ready') && words.unit === unit);
    const isGoal = this.#model.fitting(['card', 'verb', 'unit']).some(({ words }) => words.to === tile);
    const hasCard = this.#path.wordOf('card') !== undefined;
    if (hasCard && isGuided) return this.#touch('unit', unit, anchor);
    if (hasCard && isGoal && id !== this.#model.acting) return this.tile(tile, anchor);
    return this.#cards.card(kind, anchor);
  }

  /** A card was dropped on the board: the same as touching both. */
  async drop(kind: KindId, at: Pick<Named, 'tile' | 'counter'>, anchor: Anchor): Promise<void> {
    if (this.#path.wordOf('card') !== kind) await this.#cards.card(kind, anchor);
    if (this.#path.wordOf('card') !== kind) return;
    const [seat] = at.counter === undefined ? [] : counterParts(at.counter);
    const isEnemy = seat !== undefined && seat !== this.#model.near.value;
    const isGuide = this.#model.usesOf(kind).some(({ verb }) => verb === 'guide');
    if (at.counter !== undefined && (isEnemy || isGuide)) return this.counter(at.counter, anchor);
    if (at.tile !== undefined) await this.tile(at.tile, anchor);
  }
}
