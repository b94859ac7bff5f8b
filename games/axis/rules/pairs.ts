import { no, type Refusal } from '@kurgan/engine';
import { CITY_IDS, isCity, type Side, type ZoneId } from '../data/zones.ts';
import { canStack, donFrozen, isContested } from './board.ts';
import { arrive } from './land-moves.ts';
import { marchFrom, reach, type Step } from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import { addUnits, countIn, readyIn } from './stacks.ts';
import {
  type Action,
  type AxisContext,
  type Choosing,
  type FrameOf,
  finish,
  first,
  type Open,
  only,
  type State,
} from './state.ts';

/** German infantry leaves the city in pairs, and one of the two is lost (AA-FM-04, AA-FM-05). */

const PAIRABLE = ['infantry', 'mechanized'] as const;
type Pairable = (typeof PAIRABLE)[number];
interface Leaver {
  readonly kind: Pairable;
  readonly zone: ZoneId;
}

const isReady = (open: Open, { kind, zone }: Leaver, count = 1): boolean =>
  isCity(zone) && !isContested(open, zone) && readyIn(open, 'axis', zone, kind) >= count;

/** The last steps to the region zones where a unit can arrive from the city, as one of a pair. */
const exitsOf = (open: Open, { kind, zone }: Leaver): Step[] =>
  reach(marchFrom(open, 'axis', zone), kind, true).filter(({ to }) => !isCity(to));

const exitTo = (open: Open, leaver: Leaver, to: ZoneId): Step | undefined =>
  exitsOf(open, leaver).find((step) => step.to === to);

/** Kinds of a pair that have a piece to stand there with: one that is left, or their own (AA-R-27). */
const kept = (open: Open, pair: readonly Leaver[], to: ZoneId): Pairable[] =>
  PAIRABLE.filter((kind) => {
    const alike = pair.filter((each) => each.kind === kind);
    const isWholeStack = ({ zone }: Leaver): boolean =>
      alike.filter((each) => each.zone === zone).length === countIn(open, 'axis', zone, kind);
    return alike.length > 0 && (canStack(open, 'axis', kind, to) || alike.some(isWholeStack));
  });

const canPair = (open: Open, one: Leaver, two: Leaver, to: ZoneId): boolean =>
  isReady(open, two, two.kind === one.kind && two.zone === one.zone ? 2 : 1) &&
  kept(open, [one, two], to).length > 0 &&
  exitTo(open, two, to) !== undefined;

const EVERYBODY: readonly Leaver[] = CITY_IDS.flatMap((zone) => PAIRABLE.map((kind) => ({ kind, zone })));

const partners = (open: Open, one: Leaver, to: ZoneId): Leaver[] =>
  EVERYBODY.filter((two) => canPair(open, one, two, to));

export function proposePairs(open: Open, from: ZoneId, list: Action<'leave'>[]): void {
  if (!isCity(from)) return;
  for (const kind of PAIRABLE) {
    const one = { kind, zone: from };
    if (!isReady(open, one)) continue;
    for (const { to } of exitsOf(open, one)) {
      if (EVERYBODY.some((two) => canPair(open, one, two, to))) list.push({ do: 'leave', kind, to });
    }
  }
}

export function refuseLeave(
  open: Open,
  side: Side,
  from: ZoneId,
  { kind, to }: Action<'leave'>,
): Refusal<RuleId> | null {
  if (side !== 'axis') return no('AA-FM-06', { side });
  if (isContested(open, from)) return no('AA-MOVE-07', { zone: from });
  if (!isReady(open, { kind, zone: from })) return no('AA-FM-04', { unit: kind, zone: from });
  if (exitTo(open, { kind, zone: from }, to) === undefined) return no('AA-MOVE-02', { unit: kind, to });
  return partners(open, { kind, zone: from }, to).length > 0 ? null : no('AA-R-47', { partners: 0, to });
}

export function beginPair(state: State, from: ZoneId, { kind, to }: Action<'leave'>): void {
  first(state, { step: 'pairing', kind, from, to });
}

const secondsOf = (open: Open, { kind, from, to }: FrameOf<'pairing'>): Leaver[] =>
  partners(open, { kind, zone: from }, to);

export const pairing: Choosing<'pairing', 'pair'> = {
  rule: 'AA-FM-04',
  verbs: ['pair'],
  exact: true,
  who: () => only('axis'),
  propose: ({ open }, frame) => secondsOf(open, frame).map(({ kind, zone }) => ({ do: 'pair', kind, zone })),
  refuse: ({ open }, frame, { kind, zone }) =>
    secondsOf(open, frame).some((each) => each.kind === kind && each.zone === zone)
      ? null
      : no('AA-R-47', { unit: kind, zone, to: frame.to }),
  act(state, { kind, from, to }, second, context) {
    const { open } = state;
    finish(state);
    const pair = [{ kind, zone: from }, second];
    const choice = kept(open, pair, to);
    const river = !donFrozen(open) && pair.some((each) => exitTo(open, each, to)?.don === true); // AA-R-62
    for (const each of pair) addUnits(open, 'axis', each.zone, each.kind, -1);
    const exit = { from: [from, second.zone], to, river };
    const [single] = choice;
    if (choice.length > 1) first(state, { step: 'keeping', ...exit });
    else if (single !== undefined) keepOne(state, single, exit, context);
  },
};

/** The owner picks the survivor of an unlike pair. */
export const keeping: Choosing<'keeping', 'keep'> = {
  rule: 'AA-FM-05',
  verbs: ['keep'],
  who: () => only('axis'),
  propose: () => PAIRABLE.map((kind) => ({ do: 'keep', kind })),
  refuse: () => null,
  act(state, { from, to, river }, { kind }, context) {
    finish(state);
    keepOne(state, kind, { from, to, river }, context);
  },
};

type Exit = Omit<FrameOf<'keeping'>, 'step'>;

function keepOne(state: State, kind: Pairable, { from, to, river }: Exit, context: AxisContext): void {
  arrive(state, 'axis', kind, 1, to, river ? 'don' : null);
  context.log({ event: 'left', rule: 'AA-FM-05', from, to, kept: kind });
}
