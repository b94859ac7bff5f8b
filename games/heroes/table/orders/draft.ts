import type { Controller } from '@kurgan/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { demanding, placeCalled, placeName, places, toPlace } from '../../rules/places.ts';
import { BLUFF, NONE, type Seat, type View } from '../../rules/state.ts';
import { eventOf } from '../event-of.ts';

/** Places by token: the index of a token in the order 1, 2, 3, ..., Special, Bluff. */
export type Laid = ReadonlyMap<number, number>;

/** Puts a token on a place. A token that lies there goes where the other one came from, or back to the stock. */
export function put(laid: Laid, token: number, place: number): Laid {
  const next = new Map(laid);
  const from = next.get(token);
  const other = tokenAt(laid, place);
  next.set(token, place);
  if (other === null || other === token) return next;
  if (from === undefined) next.delete(other);
  else next.set(other, from);
  return next;
}

export function without(laid: Laid, token: number): Laid {
  const next = new Map(laid);
  next.delete(token);
  return next;
}

export function tokenAt(laid: Laid, place: number): number | null {
  for (const [token, at] of laid) if (at === place) return token;
  return null;
}

/** The first token that lies nowhere; null: all do. */
export const nextToken = (laid: Laid, values: readonly number[]): number | null => {
  const next = values.findIndex((_, token) => !laid.has(token));
  return next < 0 ? null : next;
};

/** Every token lies somewhere; a Bluff may stay aside. */
export const isComplete = (laid: Laid, values: readonly number[]): boolean =>
  values.every((value, token) => laid.has(token) || value === BLUFF);

/** Tokens of another turn on the same places, as far as both are still there. */
export function repeated(
  before: readonly { readonly value: number; readonly place: number }[],
  values: readonly number[],
  free: readonly number[],
): Laid {
  const laid = new Map<number, number>();
  for (const { value, place } of before) {
    const token = values.findIndex((each, i) => each === value && !laid.has(i));
    if (token >= 0 && free.includes(place)) laid.set(token, place);
  }
  return laid;
}

/**
 * Tokens as a player lays them out before placing them: in any order, swapped and taken back at will. The rules take them one by
 * one, in the order of their values.
 */
export class OrderDraft {
  readonly #controller: Controller;
  readonly #view: ReadonlySignal<View>;
  readonly #seat: ReadonlySignal<Seat | null>;
  readonly laid = signal<Laid>(new Map());
  /** The token in hand. */
  readonly hand = signal<number | null>(null);
  /** Values of the tokens to place; empty outside the Order Phase. */
  readonly values: ReadonlySignal<readonly number[]>;
  readonly places: ReadonlySignal<readonly number[]>;

  constructor(controller: Controller, view: ReadonlySignal<View>, seat: ReadonlySignal<Seat | null>) {
    this.#controller = controller;
    this.#view = view;
    this.#seat = seat;
    const isOn = computed(() => {
      const { choices } = controller.session.moment.value;
      return view.value.flow.at(-1)?.step === 'placing' && choices.length > 0 && seat.value !== null;
    });
    this.values = computed(() => (isOn.value && seat.value !== null ? toPlace(view.value.open, seat.value) : []));
    this.places = computed(() => (isOn.value && seat.value !== null ? places(view.value.open, seat.value) : []));
    /** Another player, or another turn, begins with what is placed already. */
    const round = computed(() => (isOn.value ? `${seat.value} ${view.value.open.turn}` : ''));
    effect(() => {
      round.value;
      this.hand.value = null;
      this.laid.value = new Map(this.#placed().flatMap((place, token) => (place === NONE ? [] : [[token, place]])));
    });
  }

  get isOn(): boolean {
    return this.values.value.length > 0;
  }
  get isComplete(): boolean {
    return isComplete(this.laid.value, this.values.value) && this.missed.length === 0;
  }
  /** Units that must get a token and have none yet. */
  get missed(): readonly number[] {
    const seat = this.#seat.value;
    return this.isOn && seat !== null ? demanding(this.#view.value.open, seat, [...this.laid.value.values()]) : [];
  }
  /** The token that the next touch lays down. */
  get next(): number | null {
    return this.hand.value ?? nextToken(this.laid.value, this.values.value);
  }

  #placed(): readonly number[] {
    const seat = this.#seat.peek();
    return seat === null ? [] : (this.#view.peek().private[seat]?.placed ?? []);
  }

  /** A counter or a tile was touched. */
  touch(place: number): void {
    if (!this.places.value.includes(place)) return;
    const there = tokenAt(this.laid.value, place);
    const { hand } = this;
    if (hand.value === null && there !== null) hand.value = there;
    else if (hand.value !== null && hand.value === there) {
      this.laid.value = without(this.laid.value, there);
      hand.value = null;
    } else {
      const token = this.next;
      if (token !== null) this.lay(token, place);
    }
  }
  lay(token: number, place: number): void {
    if (!this.places.value.includes(place)) return;
    this.laid.value = put(this.laid.value, token, place);
    this.hand.value = null;
  }
  /** A token of the stock was touched: it is taken in hand, or let go. */
  take(token: number): void {
    this.hand.value = this.hand.value === token ? null : token;
  }
  takeBack(place: number): void {
    const token = tokenAt(this.laid.value, place);
    if (token === null) return;
    this.laid.value = without(this.laid.value, token);
    this.hand.value = null;
  }
  clear(): void {
    this.laid.value = new Map();
    this.hand.value = null;
  }

  /** Tokens of the turn before, as the log tells them to their owner. */
  get before(): Laid {
    const seat = this.#seat.value;
    const { open } = this.#view.value;
    const lines = this.#controller.session.log.value;
    for (let i = lines.length - 1; i >= 0; i--) {
      const line = lines[i];
      const event = line === undefined ? undefined : eventOf(line);
      if (event?.event !== 'placed' || event.seat !== seat || event.tokens === null) continue;
      const { tokens } = event;
      const lay = event.on.map((name, k) => ({ value: tokens[k] ?? 0, place: placeCalled(open, name) }));
      return repeated(lay, this.values.value, this.places.value);
    }
    return new Map();
  }
  layAsBefore(): void {
    this.laid.value = this.before;
    this.hand.value = null;
  }

  /** Places the tokens in the order the rules take them. Tokens that went down otherwise are taken back first. */
  async confirm(): Promise<void> {
    const { open } = this.#view.value;
    const wanted = this.values.value.map((_, token) => this.laid.value.get(token) ?? NONE);
    while (this.#placed().some((place, i) => place !== wanted[i])) {
      const { length } = this.#placed();
      await this.#controller.undo();
      if (this.#placed().length >= length) return;
    }
    for (const place of wanted.slice(this.#placed().length)) {
      const { length } = this.#placed();
      await this.#controller.do(place === NONE ? 'keep' : `assign ${placeName(open, place)}`);
      if (this.#placed().length === length) return;
    }
    await this.#controller.do('confirm');
  }
}
