import type { ViewOf } from '@kurgan/engine';
import { type Anchor, type Choice, type Controller, type Moment, TableModel } from '@kurgan/kit';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CardId, Kind, KindId, ScenarioFacts, Seat, TileId, Unit, UnitId } from '../rules/edition.ts';
import { entry, otherSeat, type Pieces } from '../rules/pieces.ts';
import {
  type CounterId,
  counterId,
  counterParts,
  type Frame,
  type Open,
  type Private,
  pointsOf,
  type Side,
  type Undaunted,
} from '../rules/state.ts';
import { type BoardFacts, boardFacts } from './board/facts.ts';
import type { TableEdition } from './edition.ts';
import { type Named, namedIn } from './named.ts';
import type { SideLook } from './sides.ts';
import { Touching } from './touching.ts';
import { Names } from './words/names.ts';

type View = ViewOf<Undaunted>;

/** The view of a moment of this game. A session carries views of any game. */
export const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;

export const seatOf = ({ seat }: Pick<Moment, 'seat'>): Seat | null => seat as Seat | null;

/** Actions with an exact chance, of any edition. */
const SHOTS: ReadonlySet<string> = new Set([
  'attack',
  'attack-2',
  'suppress',
  'flame',
  'antitank',
  'demo',
  'shell',
  'strike',
]);
export const isShot = ({ verb }: Choice): boolean => SHOTS.has(verb);

/** Cards that are picked where they lie, not played. */
const PICKS: ReadonlySet<string> = new Set(['take', 'return', 'lose', 'pick', 'drop']);

const MARCHES: ReadonlySet<string> = new Set(['move', 'scout', 'stalk', 'guide']);

/** Own unit that an action moves or uses. */
export function actorOf({ kinds }: Pieces, { verb, words }: Choice): UnitId | null {
  const { card, unit } = namedIn(words);
  if (verb === 'guide') return unit ?? null;
  return card === undefined ? null : entry(kinds, card).unit;
}

/** A card played for nothing: the unit stays where it is. The list of choices has it, the board does not offer it. */
export function isStay(pieces: Pieces, open: Open, seat: Seat | null, choice: Choice): boolean {
  const actor = actorOf(pieces, choice);
  if (seat === null || actor === null || !MARCHES.has(choice.verb)) return false;
  return open.sides[seat]?.counters[actor]?.at === choice.words.to;
}

/** State shared by the parts of the table. */
export class UndauntedModel extends TableModel {
  readonly edition: TableEdition;
  readonly pieces: Pieces;
  readonly names: Names;
  readonly touching = new Touching(this);
  readonly view: ReadonlySignal<View>;
  readonly open: ReadonlySignal<Open>;
  /** The frame of the step under way. */
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly #facts: ReadonlySignal<BoardFacts>;
  /** Side at the bottom: the player's, or the first for spectators. */
  readonly near: ReadonlySignal<Seat>;
  readonly far: ReadonlySignal<Seat>;
  /** Legal actions, without those that waste a card. */
  readonly useful: ReadonlySignal<readonly Choice[]>;
  /** The tile or counter under the pointer or with the focus. */
  readonly pointed = signal<TileId | CounterId | null>(null);

  constructor(controller: Controller, edition: TableEdition) {
    super(controller);
    const { moment } = controller.session;
    this.edition = edition;
    this.pieces = edition.pieces;
    this.names = new Names(edition);
    this.view = computed(() => viewOf(moment.value));
    this.open = computed(() => edition.extras?.openTo(this.view.value, this.seat) ?? this.view.value.open);
    this.frame = computed(() => this.view.value.flow.at(-1));
    this.near = computed(() => this.seat ?? this.pieces.seats[0]);
    this.far = computed(() => this.enemyOf(this.near.value));
    this.useful = computed(() => {
      const { choices } = moment.value;
      return choices.filter((choice) => !isStay(this.pieces, this.open.value, this.seat, choice));
    });
    const scenario = computed(() => this.open.value.scenario);
    this.#facts = computed(() => boardFacts(edition, entry(this.pieces.boards, scenario.value).scenario));
  }

  /** Fixed facts of the board; a campaign lays another one for each of its games. */
  get facts(): BoardFacts {
    return this.#facts.value;
  }
  get scenario(): ScenarioFacts {
    return this.facts.scenario;
  }

  /** The seat that looks on; null for those who only watch. */
  get seat(): Seat | null {
    return seatOf(this.controller.session.moment.value);
  }
  /** Touches so far. */
  get chosen(): Named {
    const { path } = this.controller;
    const [card, unit, to, at] = ['card', 'unit', 'to', 'at'].map((name) => path.wordOf(name));
    return namedIn({ card, unit, to, at });
  }

  /** Useful actions that fit what was touched, as far as these words go. */
  fitting(names: readonly string[]): readonly Choice[] {
    const touched = this.controller.path.touched.value.filter(({ name }) => names.includes(name));
    return this.useful.value.filter((choice) =>
      touched.every(({ name, word }) => (name === 'verb' ? choice.verb === word : choice.words[name] === word)),
    );
  }

  kindOf(card: CardId): Kind {
    return this.kindNamed(entry(this.pieces.kindOf, card));
  }
  kindNamed(kind: KindId): Kind {
    return entry(this.pieces.kinds, kind);
  }
  unitNamed(unit: UnitId): Unit {
    return entry(this.pieces.units, unit);
  }
  enemyOf(seat: Seat): Seat {
    return otherSeat(this.pieces, seat);
  }
  lookOf(seat: Seat): SideLook {
    return entry(this.edition.sides, seat).look;
  }
  /** A side's progress toward its goal. */
  pointsOf(seat: Seat): number {
    const { progress } = entry(this.facts.mission.goals, seat);
    return progress?.(this.open.value) ?? pointsOf(this.open.value, seat);
  }
  /** Enemy Riflemen that a side still has to drive off the board; null where that is not its goal. */
  riflemenLeft(seat: Seat): number | null {
    return entry(this.facts.mission.goals, seat).riflemenLeft?.(this.open.value) ?? null;
  }
  sideOf(seat: Seat): Side {
    return entry(this.open.value.sides, seat);
  }
  /** Private room of this seat; undefined for everybody else. */
  roomOf(seat: Seat): Private | undefined {
    return this.view.value.private[seat];
  }
  /** True when the player has a choice to make. */
  get isAsked(): boolean {
    return this.controller.session.moment.value.choices.length > 0;
  }
  get step(): string {
    return this.frame.value?.step ?? 'over';
  }
  /** True in a turn, and wherever else a card is played for what it can do. */
  get isPlaying(): boolean {
    return this.step === 'turn' || this.edition.extras?.playSteps.has(this.step) === true;
  }
  /** Cards to choose from: the hand, or those that a step asks about. */
  get offered(): readonly CardId[] {
    const asked = this.isAsked ? this.edition.extras?.offered(this) : null;
    return asked ?? this.roomOf(this.near.value)?.hand ?? [];
  }
  /** The chosen card; in a step about a single card, that one. */
  get cardInPlay(): KindId | undefined {
    const { card } = this.chosen;
    if (card !== undefined || !this.isPlaying || this.step === 'turn') return card;
    const [only, another] = this.offered;
    return only === undefined || another !== undefined ? undefined : this.kindOf(only).id;
  }

  /** Useful plays and bids of a hand card. Cards elsewhere are taken or returned. */
  usesOf(kind: KindId): readonly Choice[] {
    return this.useful.value.filter(({ verb, words }) => words.card === kind && !PICKS.has(verb));
  }
  /** The counter that acts with what is chosen so far. */
  get acting(): CounterId | null {
    const { seat, chosen, cardInPlay } = this;
    const frame = this.frame.value;
    if (seat === null) return null;
    if (frame?.step === 'march') return counterId(seat, frame.unit);
    if (!this.isPlaying) return this.edition.extras?.acting(this) ?? null;
    const unit = cardInPlay === undefined ? null : this.kindNamed(cardInPlay).unit;
    const guided = unit === null && this.controller.path.wordOf('verb') !== 'attack' ? chosen.unit : undefined;
    const actor = unit ?? guided;
    return actor === undefined || actor === null ? null : counterId(seat, actor);
  }

  /** Shows why an action cannot be done. */
  async explain(action: string, anchor: Anchor | null): Promise<void> {
    const whyNot = await this.controller.session.why(action);
    if (whyNot !== null) this.controller.refused.value = { action, whyNot, anchor };
  }

  tileOf(seat: Seat, unit: UnitId): TileId | undefined {
    return this.open.value.sides[seat]?.counters[unit]?.at;
  }
  tileUnder(counter: CounterId | undefined): TileId | undefined {
    return counter === undefined ? undefined : this.tileOf(...counterParts(counter));
  }
  /** A card that acts with a unit: one to choose from that can do something, or else any. */
  cardOfUnit(unit: UnitId): KindId {
    const kinds = this.offered.map((card) => this.kindOf(card)).filter((kind) => kind.unit === unit);
    const able = kinds.find(({ id }) => this.usesOf(id).some(({ verb }) => verb !== 'hunker'));
    return (able ?? kinds[0])?.id ?? this.unitNamed(unit).kind;
  }
}

/** Every part of the table reads from the model. */
export interface Props {
  readonly model: UndauntedModel;
}
