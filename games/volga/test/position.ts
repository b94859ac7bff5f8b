import { clonePlain, DiceQueue, expectOk, parseSetup, problemText, type Setup } from '@kurgan/engine';
import { Bench, Recorder } from '@kurgan/engine/testing';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { UnitId } from '../data/units.ts';
import { takeOff, without } from '../rules/board.ts';
import type { VolgaEvent } from '../rules/events.ts';
import type { Frame, Open, State, Volga } from '../rules/state.ts';
import { volga } from '../tools.ts';

export const DIVISION_29 = ['29/15', '29/71', '29/129', '29/RCN'] as const;

type ByArea<T> = { readonly [Area in AreaId]?: T };

/** A position as a player would describe it: its differences from the setup. */
export interface Given {
  readonly scenario?: ScenarioId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The step to play from; by default the Combat Phase's choice of an Area. */
  readonly flow?: Frame['step'] | readonly Frame[];
  readonly dice?: readonly number[];
  /** Units to move to an Area, wherever they were. */
  readonly fresh?: ByArea<readonly UnitId[]>;
  readonly spent?: ByArea<readonly UnitId[]>;
  /** Areas whose units leave the map before the others are placed; `true`: all of them. */
  readonly empty?: readonly AreaId[] | true;
  /** Revealed counters, by Area. */
  readonly revealed?: ByArea<CounterId>;
  /** Hidden counters, by Area. */
  readonly hidden?: ByArea<CounterId>;
  /** Areas whose Soviet unit has been eliminated. */
  readonly taken?: readonly AreaId[];
  /** Areas with an Isolation marker. */
  readonly isolated?: readonly AreaId[];
  readonly outOfAction?: readonly UnitId[];
  readonly open?: Partial<Omit<Open, 'areas'>>;
}

export class Position extends Bench<Volga> {
  area(id: AreaId): Open['areas'][AreaId] {
    return this.open.areas[id];
  }
  get events(): readonly VolgaEvent[] {
    return this.heardBy();
  }
}

const choose = (scenario: ScenarioId, options: Readonly<Record<string, unknown>>): Setup =>
  expectOk(parseSetup(volga.scenarios, scenario, options), (problems) => problems.map(problemText).join('; '));

export function position(given: Given = {}): Position {
  const { scenario = 'september', options = {}, flow = 'selection', dice = [] } = given;
  const state = volga.setup(
    choose(scenario, options),
    new Recorder<Volga>(new DiceQueue(Array.from({ length: 40 }, () => 4))),
  );
  const { open } = state;
  open.event = null;
  Object.assign(open, clonePlain(given.open));
  for (const id of given.empty === true ? AREA_IDS : (given.empty ?? [])) {
    open.areas[id].fresh = [];
    open.areas[id].spent = [];
  }
  for (const id of AREA_IDS) {
    for (const unit of given.fresh?.[id] ?? []) open.areas[relocate(open, unit, id)].fresh.push(unit);
    for (const unit of given.spent?.[id] ?? []) open.areas[relocate(open, unit, id)].spent.push(unit);
    const revealed = given.revealed?.[id];
    const hidden = given.hidden?.[id];
    if (revealed !== undefined) standThere(state, id, revealed, true);
    if (hidden !== undefined) standThere(state, id, hidden, false);
  }
  for (const unit of given.outOfAction ?? []) {
    for (const id of AREA_IDS) takeOff(open.areas[id], unit);
    without(open.outOfAction, unit);
    open.outOfAction.push(unit);
  }
  for (const id of given.taken ?? []) take(state, id);
  for (const id of given.isolated ?? []) open.areas[id].isolated = true;
  state.flow = typeof flow === 'string' ? [{ step: flow } as Frame] : [...flow];
  const problems = volga.audit(state);
  if (problems.length > 0) throw new Error(`no such position: ${problems.join('; ')}`);
  return new Position(volga, state, new Recorder(new DiceQueue(dice)));
}

function relocate(open: Open, unit: UnitId, to: AreaId): AreaId {
  for (const id of AREA_IDS) takeOff(open.areas[id], unit);
  without(open.outOfAction, unit);
  for (const group of open.arriving) without(group.units, unit);
  open.arriving = open.arriving.filter((group) => group.units.length > 0);
  return to;
}

/** Swaps a counter into an Area, so that none is on the map twice. */
function standThere(state: State, id: AreaId, counter: CounterId, revealed: boolean): void {
  const { open, sealed } = state;
  const area = open.areas[id];
  const before = area.soviet === 'hidden' ? sealed.counters[id] : area.soviet;
  if (before !== counter) {
    const elsewhere = AREA_IDS.find((other) => sealed.counters[other] === counter);
    const leftOver = sealed.leftOver.indexOf(counter);
    if (elsewhere !== undefined) sealed.counters[elsewhere] = before;
    else if (leftOver >= 0 && before !== null) sealed.leftOver[leftOver] = before;
    else if (leftOver >= 0) sealed.leftOver.splice(leftOver, 1);
    else without(open.eliminated, counter);
  }
  area.control = 'soviet';
  area.soviet = revealed ? counter : 'hidden';
  sealed.counters[id] = revealed ? null : counter;
}

function take(state: State, id: AreaId): void {
  const { open, sealed } = state;
  const area = open.areas[id];
  const counter = area.soviet === 'hidden' ? sealed.counters[id] : area.soviet;
  if (counter !== null) open.eliminated.push(counter);
  sealed.counters[id] = null;
  area.soviet = null;
  area.control = 'german';
  area.isolated = false;
}
