import { CROSSING_IDS, EAST_BANK, LANDING_ZONES } from '../data/places.ts';
import { FERRY_COST, type LandKind, unitOf } from '../data/units.ts';
import { numberOf, type ZoneId } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { isFriendly, volgaFrozen } from '../rules/board.ts';
import { countIn, landIn } from '../rules/stacks.ts';
import type { Open } from '../rules/state.ts';
import { at } from './ground.ts';
import { Situation } from './situation.ts';
import type { Spending, Weights } from './weights.ts';

const isOffered = (legal: readonly AxisAction[], what: LandKind, zone: ZoneId): AxisAction | undefined =>
  legal.find((each) => each.do === 'buy' && each.what === what && each.zone === zone);

/** Winter Storm: tanks first, with guns and infantry to go with them. */
export function axisPurchase(
  open: Open,
  legal: readonly AxisAction[],
  weights: Weights,
  spending: Spending,
): AxisAction {
  const done: AxisAction = { do: 'done' };
  if (spending === 'save') return done;
  const situation = new Situation(open, 'axis', weights);
  const zones = (['tormosin', 'verkhne-kumskii'] as const).toSorted((a, b) => room(b) - room(a));
  function room(zone: ZoneId): number {
    const here = numberOf(zone);
    return at(situation.worth, here) + (isFriendly(open, 'axis', zone) ? 2 : 0) - landIn(open, 'axis', zone) * 0.5;
  }
  for (const zone of zones) {
    if (landIn(open, 'axis', zone) >= 8) continue;
    const tanks = countIn(open, 'axis', zone, 'tank');
    const infantry = countIn(open, 'axis', zone, 'infantry');
    const wish: readonly LandKind[] =
      spending === 'armor' || tanks <= infantry ? ['tank', 'assault-gun', 'infantry'] : ['infantry', 'artillery'];
    for (const kind of wish) {
      const offer = isOffered(legal, kind, zone);
      if (offer !== undefined) return offer;
    }
  }
  return done;
}

/** Infantry for the ferries first, then armies in the north and the south, then guns and rockets behind the city. */
export function alliedPurchase(open: Open, legal: readonly AxisAction[], spending: Spending): AxisAction {
  const done: AxisAction = { do: 'done' };
  if (spending === 'save') return done;
  const { rpc } = open;
  const ferry = volgaFrozen(open)
    ? undefined
    : CROSSING_IDS.find(
        (crossing) => !open.crossings[crossing].ferry && isFriendly(open, 'allies', LANDING_ZONES[crossing]),
      );
  if (ferry !== undefined && rpc.allies >= FERRY_COST) {
    const offer = legal.find((each) => each.do === 'ferry' && each.crossing === ferry);
    if (offer !== undefined) return offer;
  }
  const waiting = countIn(open, 'allies', EAST_BANK, 'infantry');
  const crossings = CROSSING_IDS.filter((crossing) => open.crossings[crossing].ferry).length;
  const toCity = isOffered(legal, volgaFrozen(open) && rpc.allies >= 6 ? 'tank' : 'infantry', EAST_BANK);
  const isCityShort = waiting < crossings && landIn(open, 'allies', EAST_BANK) < 8;
  if (spending === 'city' && isCityShort && toCity !== undefined) return toCity;
  for (const zone of ['ilovinska', 'krasnoarmeysk', 'veshenskaya'] as const) {
    if (landIn(open, 'allies', zone) >= 8) continue;
    const isAhead = !isFriendly(open, 'allies', zone);
    const wish: readonly LandKind[] =
      spending === 'armor' && !isAhead ? ['tank', 'artillery', 'infantry'] : ['infantry', 'artillery'];
    for (const kind of wish) {
      const offer = isOffered(legal, kind, zone);
      if (offer !== undefined && rpc.allies >= (unitOf('allies', kind).cost ?? 0)) return offer;
    }
  }
  if (isCityShort && toCity !== undefined) return toCity;
  if (landIn(open, 'allies', EAST_BANK) < 8) {
    const guns = countIn(open, 'allies', EAST_BANK, 'artillery');
    const wish: readonly LandKind[] = guns < 2 ? ['artillery', 'rocket-launcher'] : ['rocket-launcher', 'infantry'];
    for (const kind of wish) {
      const offer = isOffered(legal, kind, EAST_BANK);
      if (offer !== undefined) return offer;
    }
  }
  return done;
}
