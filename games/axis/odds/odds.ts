import { clonePlain, type Odds, SilentContext } from '@kurgan/engine';
import { LANDING_ZONES } from '../data/places.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { readyAttack, touchdown, touchdowns } from '../rules/attack.ts';
import { isContested } from '../rules/board.ts';
import { leftOf } from '../rules/casualties.ts';
import { cloneOpen } from '../rules/clone.ts';
import { combatIn, isFight } from '../rules/combat.ts';
import { isCrossing } from '../rules/flights.ts';
import { movement } from '../rules/movement.ts';
import { controlOf, landIn } from '../rules/stacks.ts';
import {
  type Action,
  type Axis,
  type AxisContext,
  type BattleForce,
  type Combat,
  type Frame,
  type Open,
  other,
  type Place,
  SIDES,
  type State,
  type View,
} from '../rules/state.ts';
import { isFed, tokensInReach } from '../rules/supply.ts';
import { useDemand, waiveDemands } from '../rules/toll.ts';
import { combatOf } from '../rules/volley.ts';
import { battleOdds } from './battle.ts';
import { aimOdds, ambushOdds, crossingOdds } from './fire-odds.ts';
import { loseOne, POLICY, takeToll } from './policy.ts';
import { byLosses, diceSum, lossSum, nameOf, SIDE_NAMES, verb } from './words.ts';

/** Exact chances of everything an action rolls for, or makes somebody roll for. */
export function odds(view: View, seat: Side, action: AxisAction): Odds | null {
  const { open } = view;
  const frame = view.flow.at(-1);
  if (frame === undefined) return null;
  switch (action.do) {
    case 'fight':
      return fightOdds(open, seat, action.zone);
    case 'spend':
    case 'save':
      return frame.step === 'feeding' ? tokenOdds(open, frame.side, action.do === 'spend') : null;
    case 'demand':
    case 'waive':
    case 'lose':
      return hitOdds(open, frame, action);
    case 'move':
    case 'blitz':
      return aheadOdds(view, frame, action, action.to);
    case 'offload':
      return aheadOdds(view, frame, action, LANDING_ZONES[action.crossing]);
    case 'attack':
      return aheadOdds(view, frame, action, action.target);
    case 'relocate':
    case 'drop':
    case 'supply':
      return aheadOdds(view, frame, action, action.to);
    case 'aim':
      return aimOdds(open, frame, { from: action.zone, at: action.at, count: action.count });
    case 'fire':
      return aimOdds(open, frame, null);
    case 'ambush':
      return ambushOdds(seat);
    case 'raid':
      return crossingOdds(open, action.crossing);
    default:
      return null;
  }
}

type Ahead = 'move' | 'blitz' | 'offload' | 'attack' | 'relocate' | 'drop' | 'supply';

/** A fight as it stands, at any time; null where nobody would roll. */
const fightOdds = (open: Open, attacker: Side, zone: ZoneId): Odds | null =>
  isContested(open, zone) && isFight(open, zone) ? combatOdds(open, combatIn(open, attacker, zone)) : null;

function combatOdds(open: Open, combat: Combat, survivors: BattleForce | null = null): Odds {
  const { zone, attacker } = combat;
  const exact = battleOdds(open, combat, survivors);
  const defender = other(attacker);
  const name = nameOf(zone);
  const control = controlOf(open, zone);
  const won = (side: Side): Odds['outcomes'][number] => ({
    name: `${SIDE_NAMES[side]} ${side === control ? verb(side, 'holds', 'hold') : verb(side, 'takes', 'take')} ${name}`,
    chance: exact.wins[side],
  });
  const isRaid = landIn(open, attacker, zone) === 0 && control !== attacker; // else the zone may still fall (AA-R-43)
  const outcomes = isRaid
    ? byLosses(exact[defender].losses, 'unit', 'units', 'destroyed')
    : [
        won(attacker),
        { name: `The fight for ${name} goes on`, chance: exact.goesOn },
        won(defender),
        { name: `Nobody is left in ${name}`, chance: exact.nobody },
      ].filter(({ chance }) => chance > 0);
  const fires = survivors === null ? [diceSum(open, combat, attacker, exact[attacker])] : [];
  return {
    outcomes,
    sums: [
      ...fires,
      diceSum(open, combat, defender, exact[defender]),
      lossSum(defender, attacker, exact[defender]),
      lossSum(attacker, attacker, exact[attacker]),
    ],
    assuming: [...POLICY, ...tokenAssumption(open, combat, survivors !== null)],
  };
}

/** A token in reach could still change the dice. */
function tokenAssumption(open: Open, { zone, supplied }: Combat, settled: boolean): string[] {
  const couldSpend = (side: Side): boolean =>
    !settled &&
    !supplied[side] &&
    !isFed(open, side, zone) &&
    landIn(open, side, zone) > 0 &&
    tokensInReach(open, side, zone).length > 0;
  return SIDES.filter(couldSpend).map((side) => `${SIDE_NAMES[side]} ${verb(side, 'spends', 'spend')} no supply token`);
}

function tokenOdds(open: Open, side: Side, spends: boolean): Odds {
  const combat = combatOf(open);
  if (!spends) return combatOdds(open, combat);
  return combatOdds(open, { ...combat, supplied: { ...combat.supplied, [side]: true } });
}

/** The defender's reply, once a hit of the attacker's is assigned. After the reply no die is left. */
function hitOdds(open: Open, frame: Frame, action: Action<'demand' | 'waive' | 'lose'>): Odds | null {
  if (frame.step !== 'demand' && frame.step !== 'casualty') return null;
  const combat = combatOf(open);
  const target = frame.step === 'demand' ? other(frame.firing) : frame.side;
  if (target === combat.attacker) return null;
  const left = leftOf(open, target);
  const hits = { ...combat.hits };
  if (frame.step === 'casualty') {
    if (action.do !== 'lose' || action.kind === 'crossing') return null;
    left[action.kind] -= action.count;
    const rest = frame.hits - action.count;
    if (frame.among === null) hits.plain += rest;
    takeToll(left, target, hits);
    return combatOdds(open, combat, left);
  }
  if (action.do === 'waive') waiveDemands(hits);
  else if (action.do === 'demand' && action.what !== 'crossing') {
    useDemand(hits, action.what);
    loseOne(left, target, action.what);
  }
  takeToll(left, target, hits);
  return combatOdds(open, combat, left);
}

/** The fight that a move or a flight leads to, as if it came at once. */
function aheadOdds(view: View, frame: Frame, action: Action<Ahead>, at: Place): Odds | null {
  if (frame.step !== 'movement') return null;
  const state: State = {
    open: cloneOpen(view.open),
    private: { axis: {}, allies: { drawn: [], northwest: [], southeast: [], left: null } },
    sealed: { deck: [] },
    flow: clonePlain([...view.flow]),
  };
  const context = new SilentContext<Axis>([1, 0, 0, 0]); // no move rolls a die
  movement.act(state, frame, action, context, frame.side);
  state.flow.push({ step: 'readyAttack', side: frame.side });
  readyAttack.run(state, { step: 'readyAttack', side: frame.side }, context);
  land(state, frame.side, context);
  const met = isCrossing(at) ? crossingOdds(state.open, at) : fightOdds(state.open, frame.side, at);
  return met === null ? null : { ...met, assuming: ['nothing else moves, and nobody reacts', ...met.assuming] };
}

/** Aircraft on their way to an airfield land before the combats and take part (AA-R-52); without room for all, any do. */
function land(state: State, side: Side, context: AxisContext): void {
  state.flow.push({ step: 'touchdowns', side });
  for (let frame = state.flow.at(-1); frame !== undefined; frame = state.flow.at(-1)) {
    if (frame.step === 'touchdowns') touchdowns.run(state, frame, context);
    else if (frame.step === 'touchdown') {
      const [order] = touchdown.propose(state, frame, side);
      if (order === undefined) return;
      touchdown.act(state, frame, order, context, side);
    } else return;
  }
}
