import { clonePlain, DiceQueue, expectOk, parseSetup, problemText } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import type { CrossingId, SiteId } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { KINDS, type Kind } from '../data/units.ts';
import { CARD_IDS, type CardId } from '../data/uranus.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { forgetMoves } from '../rules/board.ts';
import type { AxisEvent } from '../rules/events.ts';
import {
  addTokens,
  addUnits,
  controlOf,
  countIn,
  forceIn,
  isOverRiver,
  markerOf,
  setControl,
  setMarker,
  tokensIn,
} from '../rules/stacks.ts';
import type { Axis, BattleForce, Frame, Infantry, Marker, Open, Sortie } from '../rules/state.ts';
import { axis } from '../tools.ts';

type Units = { readonly [K in Kind]?: number };
type ByZone<T> = { readonly [Z in ZoneId]?: T };

/** A position as a player would describe it. The boards start empty, and all zones but Tatsinskaya are Allied. */
export interface Given {
  readonly scenario?: 'race' | 'uranus';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly round?: number;
  /** The card to start with, 3 by default: Axis Movement. */
  readonly card?: number;
  readonly flow?: readonly Frame[];
  readonly dice?: readonly number[];
  /** Keeps the charts of the scenario. */
  readonly charts?: boolean;
  readonly axisHolds?: readonly ZoneId[];
  readonly axis?: ByZone<Units>;
  readonly allies?: ByZone<Units>;
  readonly assault?: readonly ZoneId[];
  readonly battle?: readonly ZoneId[];
  readonly river?: readonly ZoneId[];
  readonly tokens?: { readonly axis?: ByZone<number>; readonly allies?: ByZone<number> };
  readonly ferries?: readonly CrossingId[];
  readonly aboard?: { readonly [C in CrossingId]?: Open['crossings']['gray']['cargo'] };
  readonly ambushers?: { readonly [S in SiteId]?: readonly [Side, Infantry] };
  readonly sorties?: readonly (Pick<Sortie, 'side' | 'kind' | 'at'> & Partial<Sortie>)[];
  readonly open?: Partial<Open>;
  readonly cards?: { readonly drawn?: CardId[]; readonly northwest?: CardId[]; readonly southeast?: CardId[] };
}

/** The contents of a zone; its holder and marker can be changed. */
interface ZoneFacts {
  control: Side;
  marker: Marker;
  readonly river: boolean;
  readonly axis: BattleForce;
  readonly allies: BattleForce;
  readonly tokens: Readonly<Record<Side, number>>;
}

export const zoneOf = (open: Open, id: ZoneId): ZoneFacts => ({
  get control() {
    return controlOf(open, id);
  },
  set control(side) {
    setControl(open, id, side);
  },
  get marker() {
    return markerOf(open, id);
  },
  set marker(marker) {
    setMarker(open, id, marker);
  },
  river: isOverRiver(open, id),
  axis: forceIn(open, 'axis', id),
  allies: forceIn(open, 'allies', id),
  tokens: { axis: tokensIn(open, 'axis', id), allies: tokensIn(open, 'allies', id) },
});

/** Puts these units into a zone, and nobody else of their side. */
function place(open: Open, side: Side, id: ZoneId, units: Units): void {
  for (const kind of KINDS) addUnits(open, side, id, kind, (units[kind] ?? 0) - countIn(open, side, id, kind));
}

export class Position extends Bench<Axis> {
  constructor(...given: ConstructorParameters<typeof Bench<Axis>>) {
    super(...given);
    this.#fightLast();
  }
  override play(...lines: readonly string[]): this {
    for (const line of lines) {
      super.play(line);
      this.#fightLast();
    }
    return this;
  }
  /** The only fight left begins at once: its dice are what a test is about. */
  #fightLast(): void {
    const [fight, another] = this.step === 'battleChoice' ? this.legal() : [];
    if (fight !== undefined && another === undefined) this.play(fight);
  }
  zone(id: ZoneId): ZoneFacts {
    return zoneOf(this.open, id);
  }
  /** Units of a side in a zone, without the kinds that aren't there. */
  units(side: Side, id: ZoneId): Units {
    const force = forceIn(this.open, side, id);
    return Object.fromEntries(KINDS.filter((kind) => force[kind] > 0).map((kind) => [kind, force[kind]]));
  }
  get events(): readonly AxisEvent[] {
    return this.heardBy();
  }
  /** Aircraft in the air, in short. */
  get aloft(): string[] {
    return this.open.sorties.map(({ side, kind, at, mission }) => `${side} ${kind} ${mission} ${at}`);
  }
}

const choose = (scenario: string, options: Readonly<Record<string, unknown>> = {}) =>
  expectOk(parseSetup(axis.scenarios, scenario, options), (problems) => problems.map(problemText).join('; '));

/** A new game, up to its first decision. */
export function newGame(
  scenario: 'race' | 'uranus',
  options: Given['options'] = {},
  dice: readonly number[] = [],
): Position {
  const context = new Recorder<Axis>(new DiceQueue(dice));
  return new Position(axis, axis.setup(choose(scenario, options), context), context);
}

export function position(given: Given = {}): Position {
  const { scenario = 'race', options = {}, card = 3, dice = [] } = given;
  const state = axis.setup(choose(scenario, options), new Recorder<Axis>(new DiceQueue([1, 1, 1, 1])));
  const { open } = state;
  open.round = given.round ?? 3;
  open.badWeather = false;
  open.sorties = [];
  forgetMoves(open);
  open.deployed = [];
  open.uranus = { northwest: 0, southeast: 0, launched: false, shown: [], tokens: [] };
  open.rpc = { axis: 0, allies: 0 };
  open.pool = { axis: LIMITS.axisTokens, allies: LIMITS.tokens - LIMITS.axisTokens };
  if (given.charts !== true) empty(open);
  for (const id of given.axisHolds ?? []) setControl(open, id, 'axis');
  for (const side of ['axis', 'allies'] as const) {
    for (const id of ZONE_IDS) {
      const units = given[side]?.[id];
      if (units !== undefined) place(open, side, id, units);
      const tokens = given.tokens?.[side]?.[id] ?? 0;
      addTokens(open, side, id, tokens - tokensIn(open, side, id));
      open.pool[side] -= tokens;
    }
  }
  for (const id of given.battle ?? []) setMarker(open, id, 'battle');
  for (const id of given.assault ?? []) setMarker(open, id, 'assault');
  for (const id of given.river ?? []) setMarker(open, id, markerOf(open, id), true);
  for (const id of ['gray', 'brown', 'white'] as const) {
    open.crossings[id].ferry = given.ferries === undefined || given.ferries.includes(id);
    open.crossings[id].cargo = given.aboard?.[id] ?? null;
    if (open.crossings[id].cargo === 'token') open.pool.allies--;
  }
  for (const [id, ambusher] of Object.entries(given.ambushers ?? {})) {
    const [side, kind] = ambusher;
    open.ambushers[id as SiteId] = { side, kind };
  }
  for (const sortie of given.sorties ?? []) {
    open.sorties.push({ mission: 'attack', tokens: 0, passenger: null, home: null, ...sortie });
    open.pool[sortie.side] -= sortie.tokens ?? 0;
  }
  const { drawn = [], northwest = [], southeast = [] } = given.cards ?? {};
  const used = [...drawn, ...northwest, ...southeast];
  state.private.allies = { drawn: [...drawn], northwest: [...northwest], southeast: [...southeast], left: null };
  state.sealed.deck = CARD_IDS.filter((id) => !used.includes(id));
  open.uranus.northwest = northwest.length;
  open.uranus.southeast = southeast.length;
  Object.assign(open, clonePlain(given.open));
  if (open.uranus.launched) state.sealed.deck = [];
  state.flow = [...(given.flow === undefined ? [{ step: 'card', card } as const] : given.flow)];
  if (given.flow !== undefined) state.flow.unshift({ step: 'card', card: 14 });
  const problems = axis.audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  return new Position(axis, state, new Recorder(new DiceQueue(dice)));
}

function empty(open: Open): void {
  for (const id of ZONE_IDS) {
    setControl(open, id, id === 'tatsinskaya' ? 'axis' : 'allies');
    setMarker(open, id, null);
    place(open, 'axis', id, {});
    place(open, 'allies', id, {});
  }
  for (const id of ['ambush-1', 'ambush-2', 'ambush-3', 'ambush-4', 'ambush-5'] as const) open.ambushers[id] = null;
}

/** Destinations of a move by one unit of a kind. */
export const ends = (given: Given, from: string, kind: string): string[] =>
  position(given)
    .play(`from ${from}`)
    .legal(`move 1 ${kind}`)
    .map((line) => line.split(' ')[3]!)
    .sort();
