import { id, type TileId } from '../../rules/ids.ts';
import { STATES } from '../data/campaign.ts';
import { hasFace, type Letter } from '../data/city.ts';
import { type CampaignState, SIDES } from '../data/types.ts';
import { rulesFor, stateFor } from '../effects.ts';
import type { StalingradContext, StalingradOpen } from '../state.ts';

type City = Pick<StalingradOpen, 'city'>;

/** A way through the campaign to a state: the states before it, the first one first. */
const ways = new Map<string, readonly CampaignState[]>();
export function wayTo(code: string): readonly CampaignState[] {
  let way = ways.get(code);
  if (way === undefined) {
    way = findWay(code);
    ways.set(code, way);
  }
  return way;
}

function findWay(code: string): CampaignState[] {
  const way: CampaignState[] = [];
  let at = code;
  for (;;) {
    const before = STATES.find(({ next }) => SIDES.some((side) => next[side] === at));
    if (before === undefined) return way;
    way.unshift(before);
    at = before.code;
  }
}

/** Applies a state's damage to the city, the Soviet list first; damage already done is not repeated (US-R-93). */
export function orderCity(open: City, code: string, context: StalingradContext | null): void {
  const rules = rulesFor(code);
  for (const side of SIDES)
    for (const tile of rules.scenario.sides[side].fortify) fortify(open, id.tile(tile), context);
  for (const { tile, steps } of rules.of('damage-tile')) {
    const letter = steps === 1 ? 'B' : 'C';
    if (turn(open, id.tile(tile), letter))
      context?.log({ event: 'damaged', rule: 'US-R-93', tile: id.tile(tile), letter });
  }
}

export function fortify(open: City, tile: TileId, context: StalingradContext | null): void {
  if (turn(open, tile, 'B')) context?.log({ event: 'fortified', rule: 'US-CITY-01', tile, letter: 'B' });
}

/** A tile that has the letter turns to it, and never back to an earlier one (US-CITY-02). */
function turn(open: City, tile: TileId, letter: Letter): boolean {
  if (!hasFace(tile, letter) || (open.city[tile] ?? 'A') >= letter) return false;
  open.city = { ...open.city, [tile]: letter };
  return true;
}

/** The city that a campaign which has lost no building would bring to a scenario. */
export function cityFor(scenario: string): StalingradOpen['city'] {
  const open: City = { city: {} };
  const state = stateFor(scenario);
  for (const { code } of [...wayTo(state.code), state]) orderCity(open, code, null);
  return open.city;
}
