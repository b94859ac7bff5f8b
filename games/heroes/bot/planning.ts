import type { Planning, Sketch } from '@kurgan/engine';
import type { HeroesAction } from '../rules/actions.ts';
import { squareName } from '../rules/areas.ts';
import { isConcealed, of, unitCalled, unitName } from '../rules/counters.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { heroes as rules } from '../rules/game.ts';
import { placeName } from '../rules/places.ts';
import type { Frame, Heroes, Open, Seat, View } from '../rules/state.ts';
import { fireFrame, optionsOf } from './activations.ts';
import { valueIn } from './choices.ts';
import { Commander } from './commander.ts';
import { destinations } from './moves.ts';
import { outlook } from './outlook.ts';
import { seenBy } from './scratch.ts';
import { attacks } from './shots.ts';
import { SKILLS } from './skill.ts';
import { TokenPlan } from './tokens.ts';

/** Ways to spend an activation, a window or an Order Phase that are worth comparing, with the policy's rating in points. */
export type Plan = {
  readonly value: number;
} /** The unit takes this action, goes this way from where it stands, fires this attack; everything else by the policy. */ & (
  | {
      readonly kind: 'activation';
      readonly unit: number;
      readonly action: HeroesAction;
      readonly way: readonly Square[] | null;
      readonly attack: HeroesAction | null;
    }
  | { readonly kind: 'tokens'; readonly turn: number; readonly order: readonly number[] }
  | { readonly kind: 'action'; readonly action: HeroesAction; readonly step: Frame['step'] }
);

const MOST = { attacks: 2, ways: 3, assaults: 2, orders: 4 } as const;

/** Each plan wants a dozen tries at least. */
const mostPlans = (tries: number): number => Math.min(6, Math.max(2, Math.floor(tries / 12)));

/** Plans are compared where the policy is in doubt: it rates them nearly as high as the best, or they are the best of their kind. */
const DOUBT = { least: 2.5, share: 0.4, alone: 1 } as const;

function inDoubt(plans: readonly Plan[], most: number): Plan[] {
  const sorted = plans.toSorted((a, b) => b.value - a.value);
  const top = sorted[0]?.value ?? 0;
  const least = top - Math.max(DOUBT.least, DOUBT.share * top);
  const kinds = new Set<string>();
  return sorted
    .filter((plan) => {
      const kind = plan.kind === 'tokens' ? '' : plan.action.do;
      const isFirst = !kinds.has(kind);
      kinds.add(kind);
      return plan.value >= least || (isFirst && plan.value >= DOUBT.alone);
    })
    .slice(0, most);
}

function plansOfActivation(view: View, unit: number, most: number): Plan[] {
  const plans: Plan[] = [];
  const add = (value: number, action: HeroesAction, way: readonly Square[] | null, attack: HeroesAction | null) =>
    plans.push({ kind: 'activation', value, unit, action, way, attack });
  let assaults = 0;
  for (const { action, value } of optionsOf(view, unit, SKILLS.bold).toSorted((a, b) => b.value - a.value)) {
    switch (action.do) {
      case 'fire':
        for (const attack of attacks(view, fireFrame(unit)).slice(0, MOST.attacks))
          add(attack.value, action, null, attack.action);
        break;
      case 'move': {
        const start = square(of(view.open.units.at, unit));
        const ways = destinations(view, unit, SKILLS.bold).slice(0, MOST.ways);
        for (const { gain, way } of ways) add(gain, action, [start, ...way], null);
        if (ways.length === 0) add(value, action, null, null);
        break;
      }
      case 'assault':
        if (assaults++ < MOST.assaults) add(value, action, null, null);
        break;
      default:
        add(value, action, null, null);
    }
  }
  return inDoubt(plans, most);
}

/** The policy's order of tokens, and the same with another unit first. */
function plansOfTokens(view: View, seat: Seat): Plan[] {
  const base = new TokenPlan(view, seat, SKILLS.bold).order(view, seat);
  const orders = base.slice(0, MOST.orders).map((place, i) => [place, ...base.slice(0, i), ...base.slice(i + 1)]);
  return orders.map((order, i) => ({ kind: 'tokens', value: -2 * i, turn: view.open.turn, order }));
}

/** Windows and other choices whose actions are compared one by one. */
const WEIGHTY: readonly Frame['step'][] = ['opportunityWindow', 'freeWindow', 'fireChance', 'cardWindow'];

function plansOfWindow(view: View, seat: Seat, frame: Frame, most: number): Plan[] {
  const plans = rules.legal(view, seat).map(
    (action): Plan => ({
      kind: 'action',
      action,
      step: frame.step,
      value: valueIn(view, frame, seat, SKILLS.bold, action),
    }),
  );
  const chosen = inDoubt(plans, most);
  return chosen.length > 1 ? chosen : [];
}

export const planning: Planning<Heroes, Plan> = {
  plans(whole, seat, tries) {
    const view = seenBy(whole, seat);
    const frame = view.flow.at(-1);
    if (frame === undefined) return [];
    if (frame.step === 'activation') return plansOfActivation(view, frame.unit, mostPlans(tries));
    if (frame.step === 'placing')
      return (view.private[seat]?.placed.length ?? 0) === 0 ? plansOfTokens(view, seat) : [];
    if (!WEIGHTY.includes(frame.step)) return [];
    return plansOfWindow(view, seat, frame, mostPlans(tries));
  },
  player(_view, seat, plan) {
    const commander = new Commander(SKILLS.hasty);
    if (plan === null) return { choose: (now, side, legal) => commander.choose(now, side, legal()) };
    let isFirst = true;
    if (plan.kind === 'tokens') commander.order(seat, plan.turn, plan.order);
    if (plan.kind === 'activation' && plan.way !== null) commander.march(plan.unit, plan.way);
    return {
      choose(now, side, legal) {
        const frame = now.flow.at(-1);
        if (plan.kind !== 'tokens' && isFirst) {
          isFirst = false;
          return plan.action;
        }
        if (
          plan.kind === 'activation' &&
          plan.attack !== null &&
          frame?.step === 'firing' &&
          frame.unit === plan.unit
        ) {
          const text = rules.notation.format(plan.attack);
          const found = legal().find((action) => rules.notation.format(action) === text);
          if (found !== undefined) return found;
        }
        return commander.choose(now, side, legal());
      },
    };
  },
  moment({ open, flow }) {
    const frame = flow.at(-1);
    return clock(open) * 256 + (frame !== undefined && 'unit' in frame ? Math.max(0, frame.unit) : 255);
  },
  isCovered(plan, { flow }) {
    const frame = flow.at(-1);
    if (plan.kind === 'tokens') return frame?.step === 'placing';
    if (plan.kind === 'action') return frame?.step === plan.step;
    if (frame?.step === 'activation') return frame.unit === plan.unit;
    return (frame?.step === 'moving' || frame?.step === 'firing') && frame.unit === plan.unit;
  },
  isFar: (start, { open }, depth) => clock(open) - clock(start.open) >= depth,
  evaluate: (state, seat) => outlook(state, seat),
  prior: ({ value }) => POINT * value,
  sketch: (view, _seat, plan) => sketchOf(view, plan),
};

/** Chance to win that a point of the policy's rating is worth. */
const POINT = 0.01;

/** Ticks of a turn: tokens called, then the Supply Phase. */
const TURN = 24;
function clock({ turn, phase, orders }: Open): number {
  if (phase === 'supply') return turn * TURN + TURN - 2;
  return turn * TURN + (phase === 'activation' ? Math.min(TURN - 4, orders.soviet.next + orders.german.next) : 0);
}

function sketchOf(view: View, plan: Plan): Sketch {
  const { open } = view;
  switch (plan.kind) {
    case 'tokens':
      return { line: `The first order goes to ${placeName(open, plan.order[0] ?? 0)}.`, moves: [] };
    case 'action':
      return { line: sentence(view, null, plan.action), moves: [] };
    case 'activation': {
      const from = squareName(open, of(open.units.at, plan.unit));
      const to = plan.way?.at(-1);
      const moves = to === undefined ? [] : [{ from, to: squareName(open, to) }];
      return { line: sentence(view, plan.unit, plan.attack ?? plan.action, moves[0]?.to), moves };
    }
  }
}

function sentence({ open }: View, u: number | null, action: HeroesAction, to?: string): string {
  const who = u === null ? 'The unit' : unitName(open, u);
  switch (action.do) {
    case 'move':
      return to === undefined ? `${who} moves.` : `${who} goes to ${to}.`;
    case 'assault':
      return `${who} assaults ${action.unit}.`;
    case 'shoot':
    case 'snipe':
      return `${who} fires at ${action.at}.`;
    case 'suppress':
    case 'distract':
      return `${who} suppresses ${action.at}.`;
    case 'react':
    case 'activate':
    case 'reveal':
      return isConcealed(open, unitCalled(open, action.unit)) ? 'A concealed unit acts.' : `${action.unit} acts.`;
    case 'pass':
    case 'hold':
      return 'It is better to wait.';
    default:
      return `${who} acts.`;
  }
}
