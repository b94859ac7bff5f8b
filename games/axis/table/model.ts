import { type Anchor, type Choice, type Controller, type Moment, TableModel, type Touch } from '@kurgan/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { landIn } from '../rules/stacks.ts';
import { type Frame, type Open, SIDES, type View } from '../rules/state.ts';
import type { Layers } from './board/board.tsx';
import type { Lights, PlaceId } from './board/lights.ts';
import type { Touched } from './board/map.tsx';
import type { BoardId } from './board/outlines.ts';
import { lightsOf } from './lighting.ts';
import { landingsIn } from './moving/landings.ts';
import { Picking } from './moving/picking.ts';
import { zoneOf } from './words/places.ts';

/** The view of a moment of this game. A session carries views of any game. */
export const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;

/** Parameters of actions that name a place on the boards; where an action has two, the one to touch first comes first. */
const PLACE_NAMES = ['zone', 'site', 'crossing', 'token', 'through', 'to', 'at', 'target'] as const;

/** The touches that a place can stand for. */
export const placeTouches = (place: PlaceId): readonly Touch[] => PLACE_NAMES.map((name) => ({ name, word: place }));

const boardWith = (place: PlaceId): BoardId => {
  const zone = zoneOf(place);
  return zone === undefined ? 'city' : ZONES[zone].board;
};

/** State shared by the parts of the table. */
export class AxisModel extends TableModel {
  readonly view: ReadonlySignal<View>;
  readonly open: ReadonlySignal<Open>;
  /** The frame of the step under way. */
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly layers = signal<Layers>({ front: true, supply: false });
  /** The place under the pointer or with the focus. */
  readonly pointed = signal<PlaceId | null>(null);
  /** The board that a phone shows. */
  readonly board = signal<BoardId>('region');
  /** The zone of the fight under way, or of the one that the player is about to pick. */
  readonly fight: ReadonlySignal<ZoneId | null>;
  /** Units picked on the boards, and where they can go. */
  readonly picking: Picking;
  readonly lights: ReadonlySignal<Lights>;
  /** Kinds of aircraft that the next click on an airfield lands. */
  readonly landing = signal<readonly AirKind[]>(AIR_KINDS);
  /** A force whose supply is explained. */
  readonly questioned = signal<{ readonly side: Side; readonly zone: ZoneId } | null>(null);
  /** Takes touches on the boards before anybody else, and says which: the choice of casualties. */
  takeTouch: ((touched: Touched) => boolean) | null = null;

  constructor(controller: Controller) {
    super(controller);
    const { moment } = controller.session;
    this.view = computed(() => viewOf(moment.value));
    this.open = computed(() => this.view.value.open);
    this.frame = computed(() => this.view.value.flow.at(-1));
    this.fight = computed(() => this.open.value.combat?.zone ?? this.nextFight());
    this.picking = new Picking(controller, this.view);
    this.lights = computed(() => lightsOf(this));
    // A phone turns to the board that has everything to choose from.
    effect(() => {
      const [board, another] = new Set([...this.lights.value.lit.keys()].map(boardWith));
      if (board !== undefined && another === undefined) this.board.value = board;
    });
  }

  /** The side at the screen; null for those who watch. */
  get seat(): Side | null {
    const { seat } = this.controller.session.moment.value;
    return SIDES.find((side) => side === seat) ?? null;
  }
  get choices(): readonly Choice[] {
    return this.controller.session.moment.value.choices;
  }

  /** A fight is under way, or the player picks one: its card has the buttons. */
  get isFighting(): boolean {
    if (this.open.value.outcome !== null) return false;
    return this.open.value.combat !== null || (this.frame.value?.step === 'battleChoice' && this.choices.length > 0);
  }

  /** The fight that was touched and waits for its button, or the first to choose from. */
  private nextFight(): ZoneId | null {
    const fights = this.choices.filter(({ verb }) => verb === 'fight');
    const next = fights.find(({ text }) => text === this.controller.proposed.value?.text) ?? fights[0];
    return zoneOf(next?.words.zone) ?? null;
  }

  /** The touch among a place's names that is lit and not yet made, if any. */
  litTouch(place: PlaceId): Touch | undefined {
    const { path } = this.controller;
    return placeTouches(place).find((touch) => path.wordOf(touch.name) === undefined && path.isLit(touch));
  }

  /** A place, or a chip on it, was clicked, tapped, or chosen by key. */
  touch(touched: Touched, event: MouseEvent | KeyboardEvent): void {
    if (this.takeTouch?.(touched) === true) return;
    const anchor: Anchor | null = 'clientX' in event ? { x: event.clientX, y: event.clientY } : null;
    const zone = zoneOf(touched.place);
    if (touched.asksWhy && touched.side !== undefined && zone !== undefined) {
      this.questioned.value = { side: touched.side, zone };
      return;
    }
    const touch = this.litTouch(touched.place) ?? this.meantTouch(touched.place);
    const step = this.frame.value?.step;
    if (this.picking.isOn.value) void this.picking.touch(touched, event.shiftKey, anchor);
    else if (step === 'landing' && !event.shiftKey) void this.land(touch, anchor);
    else if (step === 'purchases') void this.buy(touch, anchor);
    else void this.controller.touch(touch, anchor);
  }

  /** Lands everything that fits. */
  private async land(touch: Touch, anchor: Anchor | null): Promise<void> {
    const zone = zoneOf(touch.word);
    const side = this.seat;
    if (zone === undefined || side === null || !this.controller.path.isLit(touch))
      return this.controller.touch(touch, anchor);
    await this.controller.doAll(landingsIn(this.open.value, side, this.landing.value, zone));
  }

  /** Buys, and keeps the ware in hand for the next zone. */
  private async buy(touch: Touch, anchor: Anchor | null): Promise<void> {
    const ware = this.controller.path.touched.value.find(({ name }) => name === 'what');
    await this.controller.touch(touch, anchor);
    if (ware !== undefined && this.frame.value?.step === 'purchases') this.controller.path.touch(ware);
  }
  async chooseWare(ware: Touch): Promise<void> {
    await this.controller.touch(ware);
  }

  /** The touch to ask *why not?* about: one that an action of this step takes. */
  private meantTouch(place: PlaceId): Touch {
    const names = this.controller.session.moment.value.now?.verbs.flatMap(({ parameters }) => parameters) ?? [];
    const touches = placeTouches(place);
    return touches.find(({ name }) => names.includes(name)) ?? { name: 'zone', word: place };
  }

  switchLayer(layer: keyof Layers): void {
    this.layers.value = { ...this.layers.value, [layer]: !this.layers.value[layer] };
  }

  /** The next zone with something to move. */
  next(): void {
    const zones = this.picking.sources;
    const hand = this.picking.hand.value;
    const at = hand === null ? -1 : zones.indexOf(hand.zone);
    const zone = zones[(at + 1) % zones.length];
    if (zone !== undefined) void this.picking.pick(zone, null);
  }
  /** Sends the stack under the pointer, or in hand, where the last one went. */
  repeat(): void {
    const zone = zoneOf(this.pointed.value) ?? this.picking.hand.value?.zone;
    if (zone !== undefined) void this.picking.repeat(zone);
  }
  /** Puts down what is in hand, and closes what is open. */
  clear(): void {
    this.picking.drop();
    this.picking.sendingTo.value = null;
    this.questioned.value = null;
    this.controller.clear();
  }
  /** Explains the supply of the force under the pointer. */
  question(): void {
    const zone = zoneOf(this.pointed.value) ?? this.picking.hand.value?.zone;
    const side = SIDES.find(
      (each) => zone !== undefined && landIn(this.open.value, each, zone) > 0 && each === this.seat,
    );
    const any = side ?? SIDES.find((each) => zone !== undefined && landIn(this.open.value, each, zone) > 0);
    if (zone !== undefined && any !== undefined) this.questioned.value = { side: any, zone };
  }

  /** True if this phase has an end, but something has to be done first. */
  get isEndBlocked(): boolean {
    return this.frame.value?.step === 'movement' && !this.choices.some(({ verb }) => verb === 'done');
  }
  /** Ends the phase, where that is a choice; says why not where it will be. */
  pressEnd(anchor: Anchor | null = null): void {
    if (this.isEndBlocked || this.choices.some(({ verb }) => verb === 'done')) void this.controller.do('done', anchor);
  }
}

/** Every part of the table reads from the model. */
export interface Props {
  readonly model: AxisModel;
}
