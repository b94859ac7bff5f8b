import { type Anchor, type Choice, type Controller, type Moment, TableModel, type Touch } from '@kurgan/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { fieldFor, squareCalled, squareName } from '../rules/areas.ts';
import { of, seatOf, unitName } from '../rules/counters.ts';
import type { Field } from '../rules/field/field.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { type Frame, NONE, type Open, SEATS, type Seat, type View } from '../rules/state.ts';
import type { AttackOption } from './fire/options.ts';
import type { Reached } from './moving/reach.ts';
import { stepsAlong, Walk } from './moving/walk.ts';
import { OrderDraft } from './orders/draft.ts';
import { isAsked, unasked } from './touch-policy.ts';
import { type Thing, type Touchable, touchables } from './touchable.ts';

/** The view of a moment of this game. A session carries views of any game. */
export const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;

/** Steps in which one unit acts. */
const ACTING: ReadonlySet<Frame['step']> = new Set([
  'activation',
  'moving',
  'fireChance',
  'turning',
  'firing',
  'spread',
  'share',
  'aim',
  'frightening',
  'deployFacing',
  'retreat',
]);

/** Part of the board under the pointer, or with the focus. */
export interface Pointed {
  readonly unit: number | null;
  readonly square: Square | null;
  /** A name on the board, such as `C4*`. */
  readonly thing: Thing | null;
}

const NOTHING: Pointed = { unit: null, square: null, thing: null };

/** Actions that end or pass something, in the order in which a key looks for them. */
const PASSES: readonly string[] = ['pass', 'hold', 'spare', 'cease', 'none', 'enough', 'keep'];
const ENDS: readonly string[] = ['stop', 'done', 'confirm', 'draw', 'cease', 'enough', 'pass'];

/** State shared by the parts of the table. */
export class HeroesModel extends TableModel {
  readonly view: ReadonlySignal<View>;
  readonly open: ReadonlySignal<Open>;
  /** The frame of the step under way. */
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly field: ReadonlySignal<Field>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly pointed = signal<Pointed>(NOTHING);
  /** The unit under the pointer: most squares that it crosses have none. */
  readonly pointedUnit = computed(() => this.pointed.value.unit);
  readonly isSightMapOn = signal(false);
  /** Null until it is loaded. */
  readonly means = signal<typeof import('./acting.ts') | null>(null);
  readonly draft: OrderDraft;
  readonly walk: Walk;
  /** The unit that acts; NONE if nobody does. */
  readonly acting: ReadonlySignal<number>;
  /** True while the player at this screen decides for it. */
  readonly isInHand: ReadonlySignal<boolean>;
  /** Squares that the unit in hand can walk to. */
  readonly reach: ReadonlySignal<ReadonlyMap<Square, Reached>>;
  readonly dangers: ReadonlySignal<ReadonlyMap<Square, readonly number[]>>;
  readonly attacks: ReadonlySignal<readonly AttackOption[]>;
  readonly #chosen = signal<number | null>(null);
  /** An enemy out of sight, to see what hides it. */
  readonly looked = signal<number | null>(null);
  /** The enemy that was chosen, or the only one there is. */
  readonly target: ReadonlySignal<number | null>;
  readonly touchables: ReadonlySignal<readonly Touchable[]>;
  readonly sightMap: ReadonlySignal<ReadonlyMap<Square, number> | null>;

  constructor(controller: Controller) {
    super(controller);
    const { moment } = controller.session;
    this.view = computed(() => viewOf(moment.value));
    this.open = computed(() => this.view.value.open);
    this.frame = computed(() => this.view.value.flow.at(-1));
    this.field = computed(() => fieldFor(this.open.value));
    this.seat = computed(() => SEATS.find((seat) => seat === moment.value.seat) ?? null);
    this.choices = computed(() => moment.value.choices);
    this.draft = new OrderDraft(controller, this.view, this.seat);
    this.walk = new Walk(controller, this.view);
    this.acting = computed(() => {
      const frame = this.frame.value;
      return frame !== undefined && ACTING.has(frame.step) && 'unit' in frame ? frame.unit : NONE;
    });
    this.isInHand = computed(
      () =>
        this.acting.value !== NONE &&
        this.choices.value.length > 0 &&
        seatOf(this.open.value, this.acting.value) === this.seat.value,
    );
    this.reach = computed(() => {
      const canWalk = this.choices.value.some(({ verb }) => verb === 'move' || verb === 'step');
      if (!this.isInHand.value || !canWalk) return new Map();
      const reached = this.means.value?.reachedBy(this.view.value, this.acting.value);
      return this.#asked(this.#begun(reached ?? new Map()));
    });
    this.dangers = computed(() => {
      const isWanted = this.reach.value.size > 0 && this.open.value.phase === 'activation';
      const found = isWanted ? this.means.value?.dangersIn(this.view.value, this.acting.value, this.reach.value) : null;
      return found ?? new Map();
    });
    void import('./acting.ts').then((loaded) => {
      this.means.value = loaded;
    });
    this.attacks = computed(() =>
      this.isInHand.value
        ? (this.means.value?.attacksNow(this.view.value, this.choices.value) ?? []).filter(({ actions }) =>
            isAsked(moment.value, actions),
          )
        : [],
    );
    this.target = computed(() => {
      const targets = new Set(this.attacks.value.map(({ target }) => target));
      const chosen = this.#chosen.value;
      if (chosen !== null && targets.has(chosen)) return chosen;
      const [only, another] = targets;
      return this.frame.value?.step === 'firing' && another === undefined ? (only ?? null) : null;
    });
    this.touchables = computed(() => {
      const { path } = controller;
      return touchables(this.open.value, path.left.value, (name) => path.wordOf(name) !== undefined);
    });
    this.sightMap = computed(() => {
      if (!this.isSightMapOn.value) return null;
      const looker = this.looker;
      if (looker === null) return null;
      const { square: under } = this.pointed.value;
      const own = square(of(this.open.value.units.at, looker));
      const from = under !== null && this.reach.value.has(under) ? under : own;
      return this.means.value?.seenFrom(this.open.value, looker, from) ?? null;
    });
    effect(() => {
      moment.value;
      this.#chosen.value = null;
      this.looked.value = null;
    });
    effect(() => this.#passUnasked(moment.value));
  }

  /** The unit whose sight is shown: the one in hand, or the one under the pointer. */
  get looker(): number | null {
    if (this.acting.value !== NONE) return this.acting.value;
    return this.pointedUnit.value;
  }

  /** Ways whose first step is offered: an assault, for one, leads only toward its target. */
  #begun(reach: ReadonlyMap<Square, Reached>): ReadonlyMap<Square, Reached> {
    if (this.frame.value?.step === 'activation') return reach;
    const steps = new Set(this.choices.value.map(({ text }) => text));
    const isOffered = ([, { way }]: [Square, Reached]): boolean =>
      stepsAlong(this.view.value, way.slice(0, 1)).every((step) => steps.has(step));
    return new Map([...reach].filter(isOffered));
  }

  /** In a lesson, the end of the way that its page asks for. */
  #asked(reach: ReadonlyMap<Square, Reached>): ReadonlyMap<Square, Reached> {
    const { guided } = this.controller.session.moment.value;
    if (guided === undefined) return reach;
    const begin = this.frame.value?.step === 'activation' ? ['move'] : [];
    const asked = [...reach].filter(([, { way }]) =>
      isAsked({ guided }, [...begin, ...stepsAlong(this.view.value, way)]),
    );
    const far = Math.max(...asked.map(([, { way }]) => way.length));
    return new Map(asked.filter(([, { way }]) => way.length === far));
  }

  /** Where there is nothing to choose, the answer is given at once, except right after an undo. */
  #passUnasked(moment: Moment): void {
    const only = unasked(moment);
    if (only === null || moment.redoable > 0) return;
    const { controller } = this;
    setTimeout(() => {
      const isElsewhere = controller.lookBack.isBack || this.use.peek() === 'watch';
      if (unasked(controller.session.moment.peek()) === only && !isElsewhere) void controller.do(only.text);
    });
  }

  point(pointed: Pointed | null): void {
    const next = pointed ?? NOTHING;
    const { unit, square: under, thing } = this.pointed.peek();
    if (next.unit === unit && next.square === under && JSON.stringify(next.thing) === JSON.stringify(thing)) return;
    this.pointed.value = next;
  }

  /** A part of the board was clicked, tapped, or chosen by key. */
  touch(thing: Thing, anchor: Anchor | null): void {
    if (thing.is === 'unit') this.touchUnit(thing.unit, anchor);
    else if (thing.is === 'square') this.touchSquare(thing.square, anchor);
    else void this.controller.touch(this.touchOf(thing) ?? this.#unlit(thing), anchor);
  }

  private touchUnit(unit: number, anchor: Anchor | null): void {
    if (this.draft.isOn) {
      this.draft.touch(unit);
      return;
    }
    if (this.attacks.value.some(({ target }) => target === unit)) {
      this.aimAt(unit);
      return;
    }
    const touch = this.touchOf({ is: 'unit', unit });
    if (touch !== null) void this.controller.touch(touch, anchor);
    else {
      const under = square(of(this.open.value.units.at, unit));
      if (this.touchOf({ is: 'square', square: under }) !== null) this.touchSquare(under, anchor);
      else void this.controller.touch({ name: this.#unitName(), word: unitName(this.open.value, unit) }, anchor);
    }
  }

  private touchSquare(to: Square, anchor: Anchor | null): void {
    const reached = this.reach.value.get(to);
    const isOffered = this.touchOf({ is: 'square', square: to }) !== null;
    if (reached !== undefined && (!isOffered || reached.way.length > 1 || this.frame.value?.step === 'activation')) {
      const begin = this.frame.value?.step === 'activation' ? ['move'] : [];
      const steps = stepsAlong(this.view.value, reached.way);
      void this.walk.go(this.acting.value, [...begin, ...steps], reached.way);
      return;
    }
    const touch = this.touchOf({ is: 'square', square: to });
    void this.controller.touch(touch ?? this.#unlit({ is: 'square', square: to }), anchor);
  }

  /** Chooses a target; chosen again, it is let go. */
  aimAt(unit: number): void {
    const isBack = this.looked.value !== null;
    this.looked.value = null;
    this.#chosen.value = this.#chosen.value === unit && !isBack ? null : unit;
  }
  /** Looks where an enemy out of sight is; touched again, back at the target. */
  lookTo(unit: number): void {
    this.looked.value = this.looked.value === unit ? null : unit;
  }
  async attack(option: AttackOption): Promise<void> {
    await this.walk.go(this.acting.value, option.actions);
  }

  nameOf(place: Square): string {
    return squareName(this.open.value, place);
  }
  /** The square of a word, if it names one. */
  squareCalled(word: string): Square | null {
    const place = squareCalled(this.open.value, word);
    return place === NONE ? null : square(place);
  }

  /** The touch that a thing stands for, while it is lit. */
  touchOf(thing: Thing): Touch | null {
    const wanted = JSON.stringify(thing);
    return this.touchables.value.find(({ thing: each }) => JSON.stringify(each) === wanted)?.touch ?? null;
  }

  /** The name of a parameter of this step that takes such a word, to ask *why not?* with. */
  #parameter(candidates: readonly string[]): string {
    const names = this.controller.session.moment.value.now?.verbs.flatMap(({ parameters }) => parameters) ?? [];
    return candidates.find((name) => names.includes(name)) ?? candidates[0] ?? '';
  }
  #unitName(): string {
    return this.#parameter(['at', 'unit', 'to']);
  }
  #unlit(thing: Exclude<Thing, { is: 'unit' }>): Touch {
    if (thing.is !== 'square') return { name: this.#parameter(['at', 'direction']), word: '' };
    return { name: this.#parameter(['to', 'square', 'front', 'at']), word: squareName(this.open.value, thing.square) };
  }

  /** Does the first of these that is offered. */
  async #press(verbs: readonly string[]): Promise<void> {
    for (const verb of verbs) {
      const choice = this.choices.value.find((each) => each.verb === verb);
      if (choice === undefined) continue;
      await this.controller.do(choice.text);
      return;
    }
  }
  pass(): void {
    void this.#press(PASSES);
  }
  end(): void {
    if (this.draft.isOn) {
      if (this.draft.isComplete) void this.draft.confirm();
    } else void this.#press(ENDS);
  }
  /** Makes the first attack on the chosen target. */
  fire(): void {
    const option = this.attacks.value.find(({ target }) => target === this.target.value);
    if (option !== undefined) void this.attack(option);
  }
  switchSightMap(): void {
    this.isSightMapOn.value = !this.isSightMapOn.value;
  }
  /** The next target of the unit in hand. */
  nextTarget(): void {
    const targets = [...new Set(this.attacks.value.map(({ target }) => target))];
    const at = targets.indexOf(this.target.value ?? NONE);
    const next = targets[(at + 1) % targets.length];
    if (next !== undefined) this.#chosen.value = next;
  }

  /** A key for a token of the Order Phase: the counter under the pointer or with the focus gets it. */
  pressToken(value: number): void {
    const { unit } = this.pointed.value;
    if (!this.draft.isOn || unit === null) return;
    const { laid } = this.draft;
    const values = this.draft.values.value;
    const free = values.findIndex((each, i) => each === value && !laid.value.has(i));
    const token = free >= 0 ? free : values.indexOf(value);
    if (token >= 0) this.draft.lay(token, unit);
  }
  takeBackToken(): void {
    const { unit } = this.pointed.value;
    if (this.draft.isOn && unit !== null) this.draft.takeBack(unit);
  }

  /** Puts down what is in hand, and closes what is open. */
  clear(): void {
    this.draft.hand.value = null;
    this.#chosen.value = null;
    this.looked.value = null;
    this.walk.cancel();
    this.controller.clear();
  }
}

/** Every part of the table reads from the model. */
export interface Props {
  readonly model: HeroesModel;
}
