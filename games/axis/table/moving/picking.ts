import { listed } from '@kurgan/engine';
import type { Anchor, Choice, Controller } from '@kurgan/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isAir, KINDS_OF, type Kind } from '../../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { isContested } from '../../rules/board.ts';
import { countIn, readyIn, tokensIn } from '../../rules/stacks.ts';
import type { Open, View } from '../../rules/state.ts';
import type { Light, Lights, PlaceId } from '../board/lights.ts';
import type { Touched } from '../board/map.tsx';
import { placeName, unitsInWords } from '../words/names.ts';
import { isHostile, placeInWords, zoneOf } from '../words/places.ts';
import { type Mission, missionsOf, PIECES, type Picked, type Piece, type Plan, plansOf } from './plan.ts';

/** Units in hand. */
export interface Hand {
  readonly zone: ZoneId;
  readonly picked: Picked;
  /** The kind that was picked last: number keys set its count. */
  readonly last: Piece;
}

/** Units of a kind in a zone that can still be given an order in this phase. */
function readyOf(open: Open, side: Side, zone: ZoneId, piece: Piece): number {
  if (piece === 'token') return tokensIn(open, side, zone);
  if (!isAir(piece)) return isContested(open, zone) ? 0 : readyIn(open, side, zone, piece);
  const inTheAir = open.sorties.filter(
    (each) => each.side === side && each.kind === piece && each.at === zone && each.mission === 'hover',
  );
  return countIn(open, side, zone, piece) + inTheAir.length;
}

/** `4 infantry and 2 tanks`. */
export const handInWords = (side: Side, picked: Picked): string =>
  listed([...picked].map(([piece, count]) => unitsInWords(side, piece, count)));

/**
 * Picks units on the boards and sends them. The rules want the zone first and then one kind at a time; a player picks a
 * stack and clicks where it goes.
 */
export class Picking {
  readonly #controller: Controller;
  readonly #view: ReadonlySignal<View>;
  readonly hand = signal<Hand | null>(null);
  readonly wanted = signal<Mission>('go');
  /** The mission that is wanted, or another where only that can be flown. */
  readonly mission: ReadonlySignal<Mission>;
  /** Everything that is picked goes here at once. */
  readonly sendingTo = signal<PlaceId | null>(null);
  /** Where the last units went. */
  readonly lastTo = signal<PlaceId | null>(null);
  /** True while this step is about moving units. */
  readonly isOn: ReadonlySignal<boolean>;
  readonly plans: ReadonlySignal<ReadonlyMap<PlaceId, Plan>>;
  readonly missions: ReadonlySignal<readonly Mission[]>;
  readonly lights: ReadonlySignal<Lights>;

  constructor(controller: Controller, view: ReadonlySignal<View>) {
    this.#controller = controller;
    this.#view = view;
    const { moment } = controller.session;
    this.isOn = computed(
      () => moment.value.choices.length > 0 && ['movement', 'rearrangement'].includes(this.#frame?.step ?? ''),
    );
    this.plans = computed(() => {
      const hand = this.hand.value;
      if (hand === null || hand.zone !== this.#from) return new Map();
      return plansOf(moment.value.choices, hand.zone, hand.picked, this.mission.value);
    });
    this.missions = computed(() => {
      const hand = this.hand.value;
      return hand === null || hand.zone !== this.#from ? [] : missionsOf(moment.value.choices, hand.zone, hand.picked);
    });
    this.mission = computed(() => {
      const [first = 'go'] = this.missions.value;
      return this.missions.value.includes(this.wanted.value) ? this.wanted.value : first;
    });
    this.lights = computed(() => this.#lights());
    // Units that have moved or fallen are no longer in hand.
    effect(() => {
      const { open } = this.#view.value;
      const hand = this.hand.peek();
      const side = this.#side;
      if (hand === null) return;
      if (!this.isOn.value || side === null) {
        this.drop();
        this.sendingTo.value = null;
        return;
      }
      const left = new Map<Piece, number>();
      for (const [piece, count] of hand.picked) {
        const ready = Math.min(count, readyOf(open, side, hand.zone, piece));
        if (ready > 0) left.set(piece, ready);
      }
      this.#hold({ ...hand, picked: left });
    });
  }

  get #frame(): View['flow'][number] | undefined {
    return this.#view.value.flow.at(-1);
  }
  get #from(): ZoneId | null {
    const frame = this.#frame;
    return frame?.step === 'movement' || frame?.step === 'rearrangement' ? frame.from : null;
  }
  get #side(): Side | null {
    const frame = this.#frame;
    return frame?.step === 'movement' || frame?.step === 'rearrangement' ? frame.side : null;
  }
  get #choices(): readonly Choice[] {
    return this.#controller.session.moment.value.choices;
  }

  #hold(hand: Hand): void {
    const before = this.hand.peek();
    const isSame =
      before?.zone === hand.zone &&
      before.last === hand.last &&
      before.picked.size === hand.picked.size &&
      [...hand.picked].every(([piece, count]) => before.picked.get(piece) === count);
    if (isSame) return;
    this.hand.value = hand.picked.size === 0 ? null : hand;
    if (hand.picked.size === 0) this.wanted.value = 'go';
  }
  /** Puts everything back. */
  drop(): void {
    this.hand.value = null;
    this.wanted.value = 'go';
  }

  /** True if nothing in hand can go anywhere. */
  get isStuck(): boolean {
    const hand = this.hand.value;
    return hand !== null && hand.zone === this.#from && this.missions.value.length === 0;
  }

  /** Zones with units that can still move. */
  get sources(): readonly ZoneId[] {
    const from = this.#from;
    const hasOrders =
      from !== null && this.#choices.some(({ verb }) => !['from', 'done', 'offload', 'emerge'].includes(verb));
    return ZONE_IDS.filter((id) => (id === from ? hasOrders : this.#canPick(id)));
  }
  #canPick(zone: ZoneId): boolean {
    return zone === this.#from || this.#choices.some(({ verb, words }) => verb === 'from' && words.zone === zone);
  }

  /** Everything in a zone that can move: its land units, or if there are none its aircraft. */
  readyIn(zone: ZoneId): Picked {
    const { open } = this.#view.value;
    const side = this.#side;
    if (side === null) return new Map();
    const all = (kinds: readonly Kind[]): Picked =>
      new Map(kinds.map((kind) => [kind, readyOf(open, side, zone, kind)] as const).filter(([, count]) => count > 0));
    const land = all(KINDS_OF[side].filter((kind) => !isAir(kind)));
    return land.size > 0 ? land : all(KINDS_OF[side].filter(isAir));
  }

  /** A place was touched: pick there, add to what is in hand, or send it there. Shift picks one at a time. */
  touch(touched: Touched, isShift: boolean, anchor: Anchor | null): Promise<void> {
    return this.#inTurn(() => this.#touch(touched, isShift, anchor));
  }
  #last: Promise<void> = Promise.resolve();
  /** Whoever clicks faster than the stack before is on its way still gets every click. */
  #inTurn(next: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(next);
    return this.#last;
  }
  async #touch({ place, side, kind }: Touched, isShift: boolean, anchor: Anchor | null): Promise<void> {
    const zone = zoneOf(place);
    const hand = this.hand.value;
    const isOwnChip = kind !== undefined && side === this.#side;
    const { path } = this.#controller;
    if (path.wordOf('site') !== undefined && path.isLit({ name: 'to', word: place }))
      return this.#touchPlace(place, anchor);
    if (zone !== undefined && hand?.zone === zone) return this.#change(hand, isOwnChip ? kind : null, isShift);
    if (zone === undefined && !this.plans.value.has(place) && this.#isArrival(place)) {
      this.drop();
      return this.#touchPlace(place, anchor);
    }
    const isPickWanted = isShift && isOwnChip;
    if (hand !== null && !isPickWanted && (this.plans.value.has(place) || zone === undefined || !this.#canPick(zone)))
      return this.#send(place, anchor);
    if (zone === undefined || !this.#canPick(zone)) return this.#touchPlace(place, anchor);
    return this.#pick(zone, isOwnChip ? kind : null, isShift ? 1 : undefined, anchor);
  }

  /** Picks all of a zone that can move, all of a kind, or some of it. */
  pick(zone: ZoneId, kind: Piece | null): Promise<void> {
    return this.#inTurn(() => this.#pick(zone, kind, undefined, null));
  }
  async #pick(zone: ZoneId, kind: Piece | null, count: number | undefined, anchor: Anchor | null): Promise<void> {
    const { open } = this.#view.value;
    const side = this.#side;
    if (side === null) return;
    const ready = kind === null ? 0 : readyOf(open, side, zone, kind);
    const picked =
      kind === null || ready === 0 ? this.readyIn(zone) : new Map([[kind, Math.min(ready, count ?? ready)]]);
    const last = kind ?? [...picked.keys()][0];
    if (last === undefined || picked.size === 0) return this.#whyNot([`from ${zone}`], anchor);
    this.wanted.value = 'go';
    this.#hold({ zone, picked, last });
    if (this.#from !== zone) await this.#controller.do(`from ${zone}`);
    const target = this.sendingTo.value;
    if (target !== null && target !== zone) await this.#send(target, anchor);
  }

  /** Another chip joins what is in hand, or leaves it; the zone itself puts all back. */
  #change(hand: Hand, kind: Piece | null, isShift: boolean): void {
    const { open } = this.#view.value;
    const side = this.#side;
    if (kind === null || side === null) {
      this.drop();
      return;
    }
    const ready = readyOf(open, side, hand.zone, kind);
    const now = hand.picked.get(kind) ?? 0;
    this.#set(hand, kind, isShift ? (now >= ready ? 0 : now + 1) : now > 0 ? 0 : ready);
  }
  #set(hand: Hand, kind: Piece, count: number): void {
    const picked = new Map(
      PIECES.flatMap((each) => {
        const many = each === kind ? count : (hand.picked.get(each) ?? 0);
        return many > 0 ? [[each, many] as const] : [];
      }),
    );
    this.#hold({ zone: hand.zone, picked, last: kind });
  }

  /** So many of a kind, or of the one picked last. */
  setCount(count: number, kind = this.hand.value?.last): void {
    const { open } = this.#view.value;
    const hand = this.hand.value;
    const side = this.#side;
    if (hand === null || kind === undefined || side === null) return;
    this.#set(hand, kind, Math.min(count, readyOf(open, side, hand.zone, kind)));
  }
  /** The whole stack. */
  pickAll(): void {
    const hand = this.hand.value;
    const [last] = hand === null ? [] : [...this.readyIn(hand.zone).keys()];
    if (hand !== null && last !== undefined) this.#hold({ zone: hand.zone, picked: this.readyIn(hand.zone), last });
  }
  /** Every kind in the zone that could be in hand, with how many of it could and do. */
  get offered(): readonly { readonly piece: Piece; readonly ready: number; readonly count: number }[] {
    const { open } = this.#view.value;
    const hand = this.hand.value;
    const side = this.#side;
    if (hand === null || side === null) return [];
    return PIECES.flatMap((piece) => {
      if (piece !== 'token' && !KINDS_OF[side].includes(piece)) return [];
      const ready = readyOf(open, side, hand.zone, piece);
      const canLoad = piece !== 'token' || this.#choices.some(({ words }) => words.cargo === 'token');
      return ready > 0 && canLoad ? [{ piece, ready, count: hand.picked.get(piece) ?? 0 }] : [];
    });
  }

  /** Sends what is in hand. Units that can't go there stay in hand, if they can go elsewhere. */
  send(place: PlaceId, anchor: Anchor | null): Promise<void> {
    return this.#inTurn(() => this.#send(place, anchor));
  }
  async #send(place: PlaceId, anchor: Anchor | null): Promise<void> {
    const plan = this.plans.value.get(place);
    const hand = this.hand.value;
    if (hand === null) return;
    if (plan === undefined) return this.#whyNot(this.#meant(hand, place), anchor);
    this.lastTo.value = place;
    this.#hold({ zone: hand.zone, picked: plan.staying, last: hand.last });
    await this.#controller.doAll(plan.actions);
    if (this.isStuck) this.drop();
  }

  /** Sends the next stack after the last one. */
  repeat(zone: ZoneId): Promise<void> {
    return this.#inTurn(async () => {
      const to = this.lastTo.value;
      if (to === null || zone === to || !this.#canPick(zone)) return;
      await this.#pick(zone, null, undefined, null);
      if (this.plans.value.has(to)) await this.#send(to, null);
    });
  }

  /** A crossing or an Ambush Site without anything in hand: what is there lands or comes out. */
  async #touchPlace(place: PlaceId, anchor: Anchor | null): Promise<void> {
    const { path } = this.#controller;
    const touch = (['crossing', 'site', 'to'] as const)
      .map((name) => ({ name, word: place }))
      .find((each) => path.wordOf(each.name) === undefined && path.isLit(each) && this.#isArrival(place));
    if (touch !== undefined) return this.#controller.touch(touch, anchor);
    return this.#whyNot(
      zoneOf(place) === undefined ? [`offload ${place}`, `emerge ${place} kalach`] : [`from ${place}`],
      anchor,
    );
  }
  /** True if something can land or come out of its cover there. */
  #isArrival(place: PlaceId): boolean {
    return this.#controller.path.left.value.some(
      ({ verb, words }) =>
        (verb === 'offload' && words.crossing === place) ||
        (verb === 'emerge' && (words.site === place || words.to === place)),
    );
  }

  #meant({ picked }: Hand, place: PlaceId): string[] {
    return [...picked].map(([piece, count]) => {
      if (piece === 'token') return `load token ${place}`;
      return isAir(piece) ? `attack ${piece} ${place}` : `move ${count} ${piece} ${place}`;
    });
  }
  /** The first of these actions that a rule forbids, and why. */
  async #whyNot(actions: readonly string[], anchor: Anchor | null): Promise<void> {
    for (const action of actions) {
      const whyNot = await this.#controller.session.why(action);
      if (whyNot === null || 'unreadable' in whyNot) continue;
      this.#controller.refused.value = { action, whyNot, anchor };
      return;
    }
  }

  #lights(): Lights {
    const { open } = this.#view.value;
    const side = this.#side;
    const lit = new Map<PlaceId, Light>();
    const hand = this.hand.value;
    if (side === null) return { lit };
    if (hand !== null) {
      for (const [place, { going, staying }] of this.plans.value) {
        const rest = staying.size === 0 ? '' : ` ${handInWords(side, staying)} can’t go.`;
        const does = `Send ${handInWords(side, going)} to ${placeName(place)}.${rest}`;
        lit.set(place, {
          as: isHostile(open, side, place) ? 'target' : 'reach',
          label: `${does} ${placeInWords(open, place)}`,
        });
      }
      if (!this.isStuck) return { lit, chosen: hand.zone };
    }
    const { path } = this.#controller;
    const site = path.wordOf('site');
    if (site !== undefined) {
      for (const { words } of path.left.value) {
        const to = ZONE_IDS.find((id) => id === words.to);
        if (to !== undefined) lit.set(to, { as: 'reach', label: `Come out into ${placeName(to)}.` });
      }
      return { lit };
    }
    for (const zone of this.sources) lit.set(zone, { as: 'source', label: `Pick units. ${placeInWords(open, zone)}` });
    for (const { verb, words } of this.#choices) {
      const place = (verb === 'offload' ? words.crossing : verb === 'emerge' ? words.site : undefined) as
        | PlaceId
        | undefined;
      if (place !== undefined) lit.set(place, { as: 'source', label: placeInWords(open, place) });
    }
    return { lit, ...(hand !== null && { chosen: hand.zone }) };
  }
}
