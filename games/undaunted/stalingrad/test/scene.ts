import { type Chance, DiceQueue, expectOk, notationErrorText, SeededChance, viewOf } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import { type CardId, counterId, id, type Seat } from '../../rules/ids.ts';
import { entry, orderOf } from '../../rules/pieces.ts';
import { countLost, deckOf, type Mark, marksOn, roomOf, type Side, setMark, sideOf } from '../../rules/state.ts';
import type { Action } from '../actions.ts';
import { cardFacts, designation, factsOf, pieces, SEATS } from '../box.ts';
import { musterStep } from '../campaign/muster.ts';
import type { Letter } from '../data/city.ts';
import type { MineKind, Squad } from '../data/types.ts';
import { edition, faceAt } from '../edition.ts';
import type { OptionId } from '../options.ts';
import {
  edgeOf,
  type Mine,
  roomIn,
  type Stalingrad,
  type StalingradEvent,
  type StalingradFrame,
  type StalingradOpen,
  type State,
  type View,
} from '../state.ts';
import { stalingrad } from '../tools.ts';

export type SideName = 'soviet' | 'german';
export const [SOVIET, GERMAN] = SEATS;

/** Names as deck lists have them, several as `rifleman-A x2`: regular soldiers first. A designation is that very card. */
type Cards = readonly string[];

/** Differences of a side from the map. Cards that no zone names lie in the supply; the platoon gets those it has not. */
interface SideGiven {
  readonly hand?: Cards;
  readonly play?: Cards;
  readonly discard?: Cards;
  /** The top card first. */
  readonly deck?: Cards;
  /** Casualties, and Fog of War set aside. */
  readonly removed?: Cards;
  /** The whole supply: what then has no place is not in the platoon. */
  readonly supply?: Cards;
  /** A tile, `504 suppressed`, `504 routed`, or null for off the board. */
  readonly counters?: Readonly<Record<string, string | null>>;
  readonly scouted?: readonly string[];
  readonly controlled?: readonly string[];
  readonly unmarked?: readonly string[];
  /** Mines as `503-504 antitank A`: without a squad those of nobody's, without a kind antipersonnel ones. */
  readonly mines?: readonly string[];
  readonly hidden?: readonly string[];
  /** Unit and tile. */
  readonly watched?: Readonly<Record<string, string>>;
  readonly smoke?: readonly string[];
  readonly gained?: number;
}

export interface Given {
  readonly scenario?: string;
  /** Options that are on. */
  readonly options?: readonly OptionId[];
  readonly soviet?: SideGiven;
  readonly german?: SideGiven;
  /** Whose turn it is, or the step before the turns with which the round goes on. */
  readonly turn?: SideName | 'draw' | 'bid' | 'reveal' | 'roundEnd' | 'roundStart';
  /** A step that comes before that. */
  readonly first?: StalingradFrame;
  /** Holder of the initiative; the side whose turn it is unless it says otherwise. */
  readonly marker?: SideName;
  readonly round?: number;
  readonly city?: Readonly<Record<string, Letter>>;
  readonly tunnels?: readonly string[];
  readonly points?: Readonly<Record<string, number>>;
  readonly laidPoints?: Readonly<Record<string, number>>;
  /** As the dice show: 0 to 9. */
  readonly dice?: readonly number[];
  readonly seed?: string;
}

/** A regular soldier goes by the name of the unit, an upgraded one or a reserve by the designation. */
function nameOf(card: CardId): string {
  const facts = cardFacts.get(card);
  if (facts === undefined || facts.deck === 'upgrade' || facts.deck === 'reserve') return card;
  return entry(pieces.groupOf, card);
}
const isGroup = (word: string): boolean => Object.values(pieces.groupOf).some((group) => group === word);

/** A game on the test bench: cards go by the names of their units. */
export class Scene extends Bench<Stalingrad> {
  /** Goes on until somebody has to choose. */
  settle(): this {
    stalingrad.settle(this.state, this.context);
    return this;
  }

  get outcome(): StalingradOpen['outcome'] {
    return this.open.outcome;
  }
  get winner(): Seat | null {
    return this.open.outcome?.winner ?? null;
  }
  side = (seat: SideName): Side => sideOf(this.open, id.seat(seat));
  hand = (seat: SideName): string[] => roomOf(this.state, id.seat(seat)).hand.map(nameOf);
  discard = (seat: SideName): string[] => roomOf(this.state, id.seat(seat)).discard.map(nameOf);
  /** The casualty pile, and what was set aside or shot down. */
  removed = (seat: SideName): string[] => roomOf(this.state, id.seat(seat)).removed.map(nameOf);
  /** The top card first. */
  deck = (seat: SideName): string[] => deckOf(this.state, id.seat(seat)).map(nameOf).reverse();
  inPlay = (seat: SideName): string[] => this.side(seat).play.map(nameOf);
  supply = (seat: SideName): string[] => this.side(seat).supply.map(nameOf);
  fog = (seat: SideName): number => this.supply(seat).filter((card) => card === edition.fog).length;
  /** Every card of the side in hand, deck and discard pile. */
  cycling = (seat: SideName): string[] => [...this.hand(seat), ...this.deck(seat), ...this.discard(seat)];

  /** Where a counter stands, with `suppressed` and `routed` behind it if it is. */
  at(seat: SideName, unit: string): string | null {
    const counter = this.side(seat).counters[id.unit(unit)] ?? null;
    if (counter === null) return null;
    const isRouted = this.open.routed.includes(id.counter(`${seat}/${unit}`));
    return `${counter.at}${counter.suppressed ? ' suppressed' : ''}${isRouted ? ' routed' : ''}`;
  }
  mark = (seat: SideName, tile: string): Mark | null => marksOn(this.open, id.tile(tile))[id.seat(seat)] ?? null;
  watched = (seat: SideName, unit: string): string | null => this.open.watched[id.counter(`${seat}/${unit}`)] ?? null;
  /** The mines on the board: `503-504 antipersonnel`. */
  mines = (seat: SideName): string[] =>
    this.open.mines.filter((mine) => mine.seat === id.seat(seat)).map(({ edge, kind }) => `${edge.join('-')} ${kind}`);
  letter = (tile: string): string => faceAt(this.open, id.tile(tile)).face.id;
  view = (seat: SideName): View => viewOf(this.state, id.seat(seat));

  events(seat?: SideName): readonly StalingradEvent[] {
    return this.heardBy(seat);
  }
  /** Every attack so far: its target, the total defense, and how many dice. */
  get attacks(): string[] {
    return this.events().flatMap((each) => {
      if (each.event === 'shot') return [`${each.at.unit} ${each.defence.total}: ${each.dice.length}`];
      if (each.event !== 'struck') return [];
      const target = each.at.what === 'unit' ? each.at.unit : each.at.what;
      return [`${target} ${each.defence.total}: ${each.dice.length}`];
    });
  }

  /** Legal actions as text, sorted; only the actions that begin with `start` if it is given. */
  override legal(start = ''): string[] {
    const all = super.legal().map((text) => this.#name(text));
    const wanted = all.filter((text) => start === '' || text === start || text.startsWith(`${start} `));
    return [...new Set(wanted)].sort();
  }
  /** The verbs with which a card of the hand can be played. */
  uses(card: string): string[] {
    return [...new Set(this.legal().filter((text) => text.split(' ')[1] === card))]
      .map((text) => text.split(' ')[0] ?? '')
      .filter((verb, i, all) => all.indexOf(verb) === i);
  }
  #name = (text: string): string =>
    text
      .split(' ')
      .map((word) => (cardFacts.has(id.card(word)) ? nameOf(id.card(word)) : word))
      .join(' ');

  override read(line: string): { seat: Seat; action: Action } {
    const { seat, text } = this.split(line);
    const readings = this.#readings(seat, text).map((each) =>
      expectOk(stalingrad.notation.parse(each), notationErrorText),
    );
    const [first] = readings;
    if (first === undefined) throw new Error(`${seat} has no card for ${line}`);
    return { seat, action: readings.find((each) => stalingrad.refuse(this.state, seat, each) === null) ?? first };
  }
  /** A name stands for each card that goes by it, those in hand first. */
  #readings(seat: Seat, text: string): string[] {
    const [verb = '', name = '', ...rest] = text.split(' ');
    const takesCard = !['ready', 'push', 'go', 'strike', 'lay', 'watch', 'mark'].includes(verb) || rest.length > 0;
    if (!takesCard || !isGroup(name) || name === edition.fog) return [text];
    const { hand } = roomOf(this.state, seat);
    const cards = entry(this.open.brought, seat).filter((card) => nameOf(card) === name);
    return [...cards.filter((card) => hand.includes(card)), ...cards].map((card) => [verb, card, ...rest].join(' '));
  }
}

/** `fog-of-war x3` written out. */
const spread = (cards: Cards): string[] =>
  cards.flatMap((text) => {
    const [name = '', times = 'x1'] = text.split(' ');
    return Array.from({ length: Number(times.slice(1)) }, () => name);
  });

const ZONES = ['hand', 'play', 'discard', 'deck', 'removed', 'supply'] as const;
const inOrder = (a: CardId, b: CardId): number => orderOf(pieces, a) - orderOf(pieces, b);
const isPrinted = (card: CardId): boolean => designation(card) === card;

/** Puts upgraded soldiers back to what they were: a scene has those that it names. */
function demote(state: State, seat: Seat): void {
  const room = roomIn(state, seat);
  const regular = (card: CardId): CardId =>
    factsOf(card).deck !== 'upgrade'
      ? card
      : (room.gone.find((old) => factsOf(old).code === factsOf(card).code && factsOf(old).deck !== 'upgrade') ?? card);
  const available = room.available.map(regular).sort(inOrder);
  room.gone = room.gone.filter((card) => !available.includes(card));
  room.available = available;
}

function deal(state: State, seat: Seat, given: SideGiven): void {
  const { open } = state;
  const room = roomIn(state, seat);
  const free = [...entry(open.brought, seat)];
  const side = sideOf(open, seat);
  const zones: Record<(typeof ZONES)[number], CardId[]> = {
    hand: [],
    play: [],
    discard: [],
    deck: [],
    removed: [],
    supply: [],
  };
  const used = new Set<CardId>();
  const find = (name: string): CardId => {
    const fits = (card: CardId): boolean => !used.has(card) && (card === name || nameOf(card) === name);
    const own = free.find(fits);
    if (own !== undefined) return own;
    const other = [...cardFacts.keys()].find((card) => {
      const facts = factsOf(card);
      return fits(card) && seat === id.seat(facts.side) && (isPrinted(card) || card === name);
    });
    if (other === undefined) throw new Error(`${seat} has not so many ${name}`);
    room.available = [...room.available, designation(other)].sort(inOrder);
    room.gone = room.gone.filter((card) => card !== designation(other));
    return other;
  };
  for (const zone of ZONES)
    for (const name of spread(given[zone] ?? [])) {
      const card = find(name);
      used.add(card);
      zones[zone].push(card);
    }
  if (given.supply === undefined) zones.supply.push(...free.filter((card) => !used.has(card)));
  for (const zone of ['hand', 'play', 'discard', 'supply', 'removed'] as const) zones[zone].sort(inOrder);
  open.brought = { ...open.brought, [seat]: Object.values(zones).flat().sort(inOrder) };
  Object.assign(room, { hand: zones.hand, discard: zones.discard, removed: zones.removed });
  state.sealed.decks[seat] = zones.deck.reverse();
  Object.assign(side, { play: zones.play, supply: zones.supply, deck: zones.deck.length });
  for (const zone of ['hand', 'discard', 'removed'] as const) side[zone] = room[zone].length;
  for (const card of zones.removed) {
    const group = entry(pieces.groupOf, card);
    if (group === edition.fog) side.fogRemoved++;
    else countLost(side, group);
  }
  for (const card of entry(open.brought, seat)) {
    const { unit } = factsOf(card);
    if (unit !== null) side.counters[id.unit(unit)] ??= null;
  }
}

function readMine(seat: Seat, text: string): Mine {
  const words = text.split(' ');
  const [one = '', other = ''] = words[0]?.split('-') ?? [];
  const kind = words.find((word): word is MineKind => word === 'antitank') ?? 'antipersonnel';
  const squad = words.find((word): word is Squad => /^[ABC]$/.test(word)) ?? null;
  return { seat, squad, kind, edge: edgeOf(id.tile(one), id.tile(other)) };
}

function lay(state: State, seat: Seat, given: SideGiven): void {
  const { open } = state;
  const side = sideOf(open, seat);
  for (const [unit, where] of Object.entries(given.counters ?? {})) {
    const [at = '', ...flags] = where?.split(' ') ?? [];
    side.counters[id.unit(unit)] =
      where === null ? null : { at: id.tile(at), suppressed: flags.includes('suppressed') };
    if (flags.includes('routed')) open.routed.push(id.counter(`${seat}/${unit}`));
  }
  for (const tile of given.unmarked ?? []) setMark(open, seat, id.tile(tile), null);
  for (const tile of given.scouted ?? []) setMark(open, seat, id.tile(tile), 'scouted');
  for (const tile of given.controlled ?? []) setMark(open, seat, id.tile(tile), 'controlled');
  open.mines.push(...(given.mines ?? []).map((text) => readMine(seat, text)));
  roomIn(state, seat).hidden.push(...(given.hidden ?? []).map((text) => readMine(seat, text)));
  for (const [unit, tile] of Object.entries(given.watched ?? {}))
    open.watched = { ...open.watched, [counterId(seat, id.unit(unit))]: id.tile(tile) };
  for (const tile of given.smoke ?? []) open.smoke = { ...open.smoke, [tile]: seat };
  open.gained[seat] = given.gained ?? 0;
}

/** A position told as a player would: what differs from the map of the scenario. Without dice in it, `chance` rolls them. */
export function scene(given: Given = {}, chance?: Chance): Scene {
  const { scenario = '011', turn = 'soviet', seed = 'scene', dice = [] } = given;
  const state = stalingrad.setup(
    { scenario, options: Object.fromEntries((given.options ?? []).map((option) => [option, true])) },
    new Recorder<Stalingrad>(new DiceQueue([], SeededChance.fromSeed(seed))),
  );
  for (const seat of SEATS) demote(state, seat);
  musterStep.run(state);
  const { open } = state;
  for (const name of ['soviet', 'german'] as const) {
    deal(state, id.seat(name), given[name] ?? {});
    lay(state, id.seat(name), given[name] ?? {});
  }
  const seat = turn === 'soviet' || turn === 'german' ? id.seat(turn) : null;
  open.round = given.round ?? (turn === 'draw' ? 0 : 1);
  open.active = seat;
  if (given.marker !== undefined) open.marker = id.seat(given.marker);
  else if (seat !== null) open.marker = seat;
  open.city = { ...open.city, ...given.city };
  open.points = { ...open.points, ...given.points };
  open.laidPoints = { ...open.laidPoints, ...given.laidPoints };
  if (given.tunnels !== undefined) open.tunnels = given.tunnels.map((tile) => id.tile(tile));
  state.flow = [turn === 'soviet' || turn === 'german' ? { step: 'turn', seat: id.seat(turn) } : { step: turn }];
  if (given.first !== undefined) state.flow.push(given.first);
  const problems = stalingrad.audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  const faces = dice.map((die) => (die === 0 ? edition.dieSides : die));
  const rolled = chance ?? new DiceQueue(faces, SeededChance.fromSeed(seed));
  return new Scene(stalingrad, state, new Recorder(rolled));
}
