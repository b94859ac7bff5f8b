import { ACTIVE_SIDE, CAN_HIDE, CONCEALED, INFANTRY, kindNumber, PROFILES, type Profile } from './profiles.ts';
import { remove } from './removal.ts';
import { standing } from './scenario.ts';
import { NONE, type Open, other, type Seat, type State, UNKNOWN, type View, WHERE } from './state.ts';
import { GERMAN_NAMES, MOST_UNITS, SOVIET_NAMES, UNIT_NAMES } from './unit-names.ts';

const DECOYS: readonly number[] = [kindNumber('sov-decoy'), kindNumber('ger-decoy')];

/** Entry of a row. Rows have one for every counter, so the fallback is never read. */
export const of = (row: readonly number[], u: number): number => row[u] ?? NONE;

const NUMBERS = new Map(UNIT_NAMES.map((name, i) => [name, i % MOST_UNITS]));

export const seatOf = (open: Open, u: number): Seat => (u < open.counts.soviet ? 'soviet' : 'german');
export const unitName = (open: Open, u: number): string =>
  (u < open.counts.soviet ? SOVIET_NAMES[u] : GERMAN_NAMES[u - open.counts.soviet]) ?? '';
/** The counter a handle names, or NONE if the side has fewer. */
export function unitCalled(open: Open, name: string): number {
  const i = NUMBERS.get(name);
  if (i === undefined) return NONE;
  if (name.startsWith('s')) return i < open.counts.soviet ? i : NONE;
  return i < open.counts.german ? open.counts.soviet + i : NONE;
}

/** First counter of a side, and the one after its last. */
export const firstOf = (open: Open, seat: Seat): number => (seat === 'soviet' ? 0 : open.counts.soviet);
export const endOf = (open: Open, seat: Seat): number =>
  seat === 'soviet' ? open.counts.soviet : open.counts.soviet + open.counts.german;
export const totalOf = (open: Open): number => open.counts.soviet + open.counts.german;

/** Kind of a counter as this view knows it. */
export function kindOf(view: View, u: number): number {
  const kind = of(view.open.units.kind, u);
  if (kind !== UNKNOWN) return kind;
  const own = view.private[seatOf(view.open, u)];
  return own === undefined ? UNKNOWN : of(own.faces, u);
}

export function profile(view: View, u: number): Profile {
  const kind = kindOf(view, u);
  return (kind === UNKNOWN ? undefined : PROFILES[2 * kind + of(view.open.units.up, u)]) ?? CONCEALED;
}

/** Profile by open facts alone: enough for category, size and everything about enemies. */
export function openProfile(open: Open, u: number): Profile {
  const kind = of(open.units.kind, u);
  return (kind === UNKNOWN ? undefined : PROFILES[2 * kind + of(open.units.up, u)]) ?? CONCEALED;
}

export const isConcealed = (open: Open, u: number): boolean => of(open.units.kind, u) === UNKNOWN;
export const onField = (open: Open, u: number): boolean => of(open.units.where, u) === WHERE.field;
/** On the battlefield, in a vehicle or not; captives are not their side's any more. */
export function inPlay(open: Open, u: number): boolean {
  const where = of(open.units.where, u);
  return where === WHERE.field || where === WHERE.aboard || where === WHERE.crew;
}
export const isInfantry = (open: Open, u: number): boolean => openProfile(open, u).category === INFANTRY;

/** The counter on a square; infantry under a vehicle counts before it. NONE if the square is empty. */
export function unitAt(open: Open, square: number, except = NONE): number {
  const { where, at, rear } = open.units;
  let found = NONE;
  if (square === NONE) return NONE;
  for (let u = 0; u < at.length; u++) {
    if (u === except || where[u] !== WHERE.field) continue;
    if (at[u] !== square && rear[u] !== square) continue;
    if (rear[u] === NONE) return u;
    found = u;
  }
  return found;
}

export function hasUnits(open: Open, seat: Seat): boolean {
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (inPlay(open, u)) return true;
  return false;
}

/** Units that a scenario still brings. */
export function awaitsUnits(open: Open, seat: Seat): boolean {
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (of(open.units.where, u) === WHERE.waiting) return true;
  return false;
}

/** Turns a concealed counter over: from now on everybody knows it, and a decoy is gone (HS-SCN-12). */
export function turnUp(state: State, u: number): void {
  const { units } = state.open;
  const own = state.private[seatOf(state.open, u)];
  const kind = of(own.faces, u);
  own.faces[u] = UNKNOWN;
  units.kind[u] = kind;
  units.up[u] = 1 - (ACTIVE_SIDE[kind] ?? 0);
  if (!isDecoy(state.open, kind)) return;
  setAside(state, u);
  remove(state, u, WHERE.destroyed);
}

/** Counters that the scenario takes for tin: removed when seen, and able to draw fire on themselves. */
export const isDecoy = (open: Open, kind: number): boolean =>
  DECOYS.includes(kind) && standing(open, 'decoyRules') !== undefined;

/** Turns a counter with Ambush to its concealed side. */
export function conceal(state: State, u: number): void {
  const { units } = state.open;
  const kind = of(units.kind, u);
  if (CAN_HIDE[kind] !== true) return;
  state.private[seatOf(state.open, u)].faces[u] = kind;
  units.kind[u] = UNKNOWN;
  units.up[u] = ACTIVE_SIDE[kind] ?? 0;
}

/** A counter that acted without or before its token loses it, face down (HS-MARK-03, HS-R-76). */
export function markActivated(state: State, u: number): void {
  state.open.units.acted[u] = 1;
  setAside(state, u);
}

/** Takes the token off a counter and returns its value. */
export function liftToken(state: State, u: number): number {
  const { open } = state;
  const seat = seatOf(open, u);
  const { tokens } = state.private[seat];
  const value = of(tokens, u);
  tokens[u] = 0;
  open.units.token[u] = 0;
  state.private[other(seat)].known[u] = 0;
  return value;
}

export function setAside(state: State, u: number): void {
  const { open } = state;
  if (of(open.units.token, u) === 0) return;
  const seat = seatOf(open, u);
  state.private[seat].aside.push(liftToken(state, u));
  open.orders[seat].aside++;
}

/** A unit that is about to be removed, once its owner has played the cards for that. */
export const isFalling = ({ flow }: Pick<View, 'flow'>, u: number): boolean =>
  flow.some((frame) => frame.step === 'fall' && frame.unit === u);

export const enemyOf = (open: Open, u: number): Seat => other(seatOf(open, u));

/** Kinds that a side's concealed counters are, in whatever order: both sides know its army and what has been shown. */
export function hiddenKinds(open: Open, seat: Seat): number[] {
  const kinds = [...open.hiders[seat]];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    const i = kinds.indexOf(of(open.units.kind, u));
    if (i >= 0) kinds.splice(i, 1);
  }
  return kinds;
}

/** Somebody else stands on the square, so that nobody may end or attack from there. */
export const allySquare = (open: Open, u: number, square: number): boolean => unitAt(open, square, u) !== NONE;
