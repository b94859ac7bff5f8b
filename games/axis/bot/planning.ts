import { type Planning, SeededChance, type Sketch } from '@kurgan/engine';
import { CROSSING_IDS, LANDING_ZONES } from '../data/places.ts';
import { numberOf, type Side, type ZoneId } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { axis as rules } from '../rules/game.ts';
import type { Axis, Open, View } from '../rules/state.ts';
import type { Order } from './marches.ts';
import { outlook } from './outlook.ts';
import { ordersFor, Staff } from './staff.ts';
import { DOCTRINES, type Spending, type Weights } from './weights.ts';
import { sentenceFor } from './words.ts';

/** Ways to spend a phase that are worth comparing. */
export type Plan =
  | { readonly kind: 'movement'; readonly name: string; readonly weights: Weights; readonly orders: readonly Order[] }
  | { readonly kind: 'purchases'; readonly spending: Spending }
  | { readonly kind: 'action'; readonly action: AxisAction };

interface Intention {
  readonly name: string;
  /** Factors on the weights. */
  readonly change: { readonly [W in keyof Weights]?: number };
  /** Weights that don't depend on the usual ones. */
  readonly set?: Partial<Weights>;
}

const SHARED: readonly Intention[] = [
  { name: 'balanced', change: {} },
  { name: 'bold', change: { nerve: 0.1, loss: 0.6, fear: 0.5, caution: 0.5 } },
  { name: 'careful', change: { nerve: 3, loss: 1.4, caution: 1.4 } },
  { name: 'hold', change: { nerve: 100, push: 0.2, caution: 1.3 } },
  { name: 'gates', change: { gates: 2.2, line: 1.5 } },
  { name: 'city', change: { city: 2 } },
  { name: 'north', change: { north: 2.5, gates: 1.3 } },
  { name: 'south', change: { south: 2.5, gates: 1.3 } },
  { name: 'west', change: { west: 2.5 } },
  { name: 'lines', change: { line: 3 } },
  { name: 'bold gates', change: { gates: 2.5, nerve: 0.1, loss: 0.6, fear: 0.5, caution: 0.5 } },
  { name: 'bold city', change: { city: 2.2, nerve: 0.1, loss: 0.6, fear: 0.5, caution: 0.5 } },
];

const INTENTIONS: Readonly<Record<Side, readonly Intention[]>> = {
  axis: SHARED,
  allies: [
    ...SHARED,
    { name: 'fall back', change: { west: 0.1, south: 0.2, north: 0.3, nerve: 4 } },
    { name: 'garrison', change: { west: 0.1, south: 0.2, north: 0.2, gates: 0.3, city: 1.5, nerve: 4 } },
    {
      name: 'stand',
      change: { west: 0.2, south: 0.5, north: 0.5, gates: 1.5, city: 1.5, nerve: 10, push: 0.3 },
    },
    { name: 'cut off', change: { line: 10, nerve: 0.3, loss: 0.7 } },
    { name: 'offensive', change: { west: 4, push: 2, nerve: 0.3, loss: 0.7 } },
    { name: 'contest', change: { nerve: 0.3 }, set: { contest: 4 } },
  ],
};

/** Weights changed at random, the same way every time: with many tries a search finds more among them. */
const VARIATIONS: readonly Intention[] = Array.from({ length: 24 }, (_, n) => {
  const chance = SeededChance.fromSeed(`variation ${n}`);
  const factor = (): number => 4 ** (chance.below(2001) / 1000 - 1);
  const names = Object.keys(DOCTRINES.race.axis.weights) as (keyof Weights)[];
  return { name: `variation ${n}`, change: Object.fromEntries(names.map((name) => [name, factor()])) };
});
/** Tries from which on they are worth it. */
const MANY = 200;

function changed(weights: Weights, { change, set }: Intention): Weights {
  const result: Record<keyof Weights, number> = { ...weights };
  for (const key of Object.keys(change) as (keyof Weights)[]) result[key] = weights[key] * (change[key] ?? 1);
  return { ...result, ...set };
}

/** Intentions that lead to different moves. */
function plansOfMovement(open: Open, side: Side, tries: number): Plan[] {
  const plans: Plan[] = [];
  const seen = new Set<string>();
  const intentions = tries < MANY ? INTENTIONS[side] : [...INTENTIONS[side], ...VARIATIONS];
  for (const intention of intentions) {
    const { name } = intention;
    const weights = changed(DOCTRINES[open.scenario][side].weights, intention);
    const orders = ordersFor(open, side, weights);
    const text = orders
      .map(({ from, action }) => `${from} ${rules.notation.format(action)}`)
      .sort()
      .join('\n');
    if (seen.has(text)) continue;
    seen.add(text);
    plans.push({ kind: 'movement', name, weights, orders });
  }
  return plans;
}

const SPENDINGS: Readonly<Record<Side, readonly Spending[]>> = {
  axis: ['field', 'armor'],
  allies: ['city', 'field', 'armor'],
};

/** Choices whose effects show soon, compared one by one. */
const WEIGHTY = new Set(['launch', 'firstArea']);

const isLandingDue = (view: View, side: Side): boolean =>
  side === 'allies' &&
  CROSSING_IDS.some(
    (crossing) => view.open.crossings[crossing].due && rules.refuse(view, side, { do: 'offload', crossing }) === null,
  );

export const planning: Planning<Axis, Plan> = {
  plans(view, seat, tries) {
    const frame = view.flow.at(-1);
    if (frame === undefined) return [];
    if (frame.step === 'movement') return isLandingDue(view, seat) ? [] : plansOfMovement(view.open, seat, tries);
    if (frame.step === 'purchases') return SPENDINGS[seat].map((spending) => ({ kind: 'purchases', spending }));
    if (!WEIGHTY.has(frame.step)) return [];
    return rules.legal(view, seat).map((action) => ({ kind: 'action', action }));
  },
  player(view, seat, plan) {
    const staff = new Staff();
    if (plan?.kind === 'movement') {
      staff.follow(view.open, plan.orders);
    } else if (plan?.kind === 'purchases') {
      staff.doctrines[seat] = { ...DOCTRINES[view.open.scenario][seat], spending: plan.spending };
    } else if (plan?.kind === 'action') {
      let next: AxisAction | null = plan.action;
      return {
        choose(now, side, legal) {
          const action = next ?? staff.choose(now, side, legal);
          next = null;
          return action;
        },
      };
    }
    return staff;
  },
  moment({ open }, action) {
    const zone = action.do === 'fight' ? action.zone : open.combat?.zone;
    return (open.round * 16 + open.card) * 64 + (zone === undefined ? 0 : 1 + numberOf(zone));
  },
  isCovered: (plan, { flow }) => {
    const step = flow.at(-1)?.step;
    if (plan.kind === 'action') return step !== undefined && WEIGHTY.has(step);
    return step === plan.kind;
  },
  isFar: (start, { open }, depth) => cardsBetween(start.open, open) >= depth,
  evaluate: ({ open }, seat) => outlook(open, seat),
  sketch: (view, seat, plan) => sketchOf(view, seat, plan),
};

const cardsBetween = (from: Open, to: Open): number => (to.round - from.round) * 14 + to.card - from.card;

function sketchOf(view: View, seat: Side, plan: Plan): Sketch {
  const moves = plan.kind === 'movement' ? plan.orders.flatMap(arrow) : [];
  return { line: sentenceFor(view, seat, plan), moves };
}

function arrow({ from, action }: Order): { from: string; to: string }[] {
  switch (action.do) {
    case 'move':
    case 'relocate':
    case 'drop':
    case 'supply':
    case 'airlift':
      return from === null ? [] : [{ from, to: action.to }];
    case 'blitz':
      return from === null
        ? []
        : [
            { from, to: action.through },
            { from: action.through, to: action.to },
          ];
    case 'attack':
      return from === null ? [] : [{ from, to: action.target }];
    case 'load':
      return from === null ? [] : [{ from, to: LANDING_ZONES[action.crossing] satisfies ZoneId }];
    default:
      return [];
  }
}
