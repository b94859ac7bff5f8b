import type { Planning, Sketch } from '@kurgan/engine';
import { CROSSING_IDS, LANDING_ZONES } from '../data/places.ts';
import type { Side, ZoneId } from '../data/zones.ts';
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

type Change = { readonly [W in keyof Weights]?: number };

/** Changes to the weights: numbers are factors. */
export const INTENTIONS: readonly { readonly name: string; readonly change: Change }[] = [
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

export function changed(weights: Weights, change: Change): Weights {
  const result: Record<keyof Weights, number> = { ...weights };
  for (const key of Object.keys(change) as (keyof Weights)[]) result[key] = weights[key] * (change[key] ?? 1);
  return result;
}

/** Intentions that lead to different moves. */
function plansOfMovement(open: Open, side: Side): Plan[] {
  const plans: Plan[] = [];
  const seen = new Set<string>();
  for (const { name, change } of INTENTIONS) {
    const weights = changed(DOCTRINES[open.scenario][side].weights, change);
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

/** Choices with lasting effects, compared one by one. */
const WEIGHTY = new Set(['placing', 'launch', 'firstArea', 'assignment']);

const isLandingDue = (view: View, side: Side): boolean =>
  side === 'allies' &&
  CROSSING_IDS.some(
    (crossing) => view.open.crossings[crossing].due && rules.refuse(view, side, { do: 'offload', crossing }) === null,
  );

export const planning: Planning<Axis, Plan> = {
  plans(view, seat) {
    const frame = view.flow.at(-1);
    if (frame === undefined) return [];
    if (frame.step === 'movement') return isLandingDue(view, seat) ? [] : plansOfMovement(view.open, seat);
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
