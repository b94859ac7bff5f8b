import type { Anchor } from '@kurgan/kit';
import type { KindId, TileId } from '../rules/edition.ts';
import type { CounterId } from '../rules/state.ts';
import type { BoardTouching } from './board-touching.ts';
import type { UndauntedModel } from './model.ts';
import type { Named } from './named.ts';

/**
 * Turns a touch on a card, a row of a card, a tile or a counter into actions. A unit's name is the same on both sides, so the word
 * alone does not say which counter was meant: that is decided here, before the click path hears of it.
 */
export class Touching {
  readonly #model: UndauntedModel;
  #onBoard: BoardTouching | null = null;

  constructor(model: UndauntedModel) {
    this.#model = model;
  }

  /** Fetched once the first board is up. */
  async onBoard(): Promise<BoardTouching> {
    const { BoardTouching } = await import('./board-touching.ts');
    this.#onBoard ??= new BoardTouching(this.#model, this);
    return this.#onBoard;
  }

  get #path() {
    return this.#model.controller.path;
  }
  /** Lets go of everything that was touched. */
  begin(): void {
    const { controller } = this.#model;
    controller.refused.value = null;
    controller.proposed.value = null;
    this.#path.clear();
  }

  async card(kind: KindId, anchor: Anchor | null): Promise<void> {
    const { controller } = this.#model;
    const chosen = this.#path.wordOf('card');
    if (chosen === kind && this.#path.touched.value.length > 1) {
      // Back to the card with everything it can do.
      this.begin();
      this.#path.touch({ name: 'card', word: kind });
      return;
    }
    if (chosen !== undefined && chosen !== kind) this.begin();
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
      const [only, another] = this.#model.fitting(['card', 'verb', 'unit', 'to']);
      const isProposed = only !== undefined && another === undefined && controller.touchPolicy.final.has(only.verb);
      controller.proposed.value = isProposed ? only : null;
      return;
    }
    this.begin();
    if (this.#model.step === 'bid') await this.#model.explain(`bid ${kind}`, anchor);
    else await this.#model.explain(`hunker ${kind}`, anchor);
  }

  async verb(kind: KindId, verb: string, anchor: Anchor | null): Promise<void> {
    await (await this.onBoard()).verb(kind, verb, anchor);
  }
  async tile(tile: TileId, anchor: Anchor | null): Promise<void> {
    await (await this.onBoard()).tile(tile, anchor);
  }
  async counter(counter: CounterId, anchor: Anchor | null): Promise<void> {
    await (await this.onBoard()).counter(counter, anchor);
  }
  async drop(kind: KindId, at: Pick<Named, 'tile' | 'counter'>, anchor: Anchor): Promise<void> {
    await (await this.onBoard()).drop(kind, at, anchor);
  }
}
