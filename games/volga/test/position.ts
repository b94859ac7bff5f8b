import {
  clonePlain,
  DiceQueue,
  expectOk,
  notationErrorText,
  parseSetup,
  problemText,
  type Refusal,
  refusalText,
  type Setup,
} from '@kurgan/engine';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { UnitId } from '../data/units.ts';
import { takeOff, without } from '../rules/board.ts';
import type { VolgaEvent } from '../rules/events.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Frame, Open, State, VolgaContext } from '../rules/state.ts';
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

class Recorder implements VolgaContext {
  readonly events: VolgaEvent[] = [];
  readonly dice: DiceQueue;
  learnt = 0;
  /** Sides of each die rolled. */
  readonly sides: number[] = [];
  constructor(dice: readonly number[]) {
    this.dice = new DiceQueue(dice);
  }
  d(sides: number): number {
    this.sides.push(sides);
    return this.dice.d(sides);
  }
  below(n: number): number {
    return this.dice.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.dice.shuffle(items);
  }
  log(event: VolgaEvent): void {
    this.events.push(event);
  }
  learn(): void {
    this.learnt++;
  }
}

/** A game on the test bench: the position, the coming dice, and the events so far. */
export class Position {
  readonly state: State;
  readonly context: Recorder;

  constructor(state: State, dice: readonly number[]) {
    this.state = state;
    this.context = new Recorder(dice);
    volga.settle(state, this.context);
  }

  get open(): Open {
    return this.state.open;
  }
  area(id: AreaId): Open['areas'][AreaId] {
    return this.state.open.areas[id];
  }
  get step(): string | null {
    return this.state.flow.at(-1)?.step ?? null;
  }
  get diceLeft(): number {
    return this.context.dice.left;
  }
  get events(): readonly VolgaEvent[] {
    return this.context.events;
  }
  /** Events of one kind, typed. */
  all<E extends VolgaEvent['event']>(event: E): Extract<VolgaEvent, { event: E }>[] {
    return this.context.events.filter((each): each is Extract<VolgaEvent, { event: E }> => each.event === event);
  }
  /** Legal actions as text; only those that begin with `verb` if one is given. */
  legal(verb = ''): string[] {
    const all = volga.legal(this.state, 'german').map((action) => volga.notation.format(action));
    return all.filter((text) => verb === '' || text === verb || text.startsWith(`${verb} `));
  }
  /** Reason an action is illegal; null when it is legal. */
  refusal(action: string): Refusal<RuleId> | null {
    return volga.refuse(this.state, 'german', expectOk(volga.notation.parse(action), notationErrorText));
  }
  /** The rule that forbids an action; null when it is legal. */
  why(action: string): RuleId | null {
    return this.refusal(action)?.rule ?? null;
  }
  /** Plays the actions in order; each must be legal. */
  play(...actions: readonly string[]): this {
    for (const text of actions) {
      const action = expectOk(volga.notation.parse(text), notationErrorText);
      const refusal = volga.refuse(this.state, 'german', action);
      if (refusal !== null) throw new Error(`${text} is refused: ${refusalText(refusal)}`);
      volga.apply(this.state, 'german', action, this.context);
    }
    return this;
  }
}

const choose = (scenario: ScenarioId, options: Readonly<Record<string, unknown>>): Setup =>
  expectOk(parseSetup(volga.scenarios, scenario, options), (problems) => problems.map(problemText).join('; '));

export function position(given: Given = {}): Position {
  const { scenario = 'september', options = {}, flow = 'selection', dice = [] } = given;
  const state = volga.setup(choose(scenario, options), new Recorder(Array.from({ length: 40 }, () => 4)));
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
  return new Position(state, dice);
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
