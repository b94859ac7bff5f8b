import type { Action } from '../../../rules/actions.ts';
import { distance } from '../../../rules/board.ts';
import type { KindId, Seat, TileId, UnitId } from '../../../rules/edition.ts';
import { keysOf } from '../../../rules/ids.ts';
import { standsAt } from '../../../rules/movement.ts';
import { entry, otherSeat } from '../../../rules/pieces.ts';
import { marksOn, type Open, sideOf } from '../../../rules/state.ts';
import { edition } from '../../edition.ts';
import type { View } from '../../game.ts';
import { normandy } from '../../tools.ts';

/** Attacks with a lower chance are not made. */
const WORTH_FIRING = 0.25;

/** Last resorts, best first. */
const FALLBACKS = [
  'rally',
  'shell',
  'go',
  'take',
  'draw',
  'return',
  'recon',
  'command',
  'bolster',
  'inspire',
  'conceal',
];

/** Tiles a side wants: objectives it doesn't control, or the enemy's Riflemen if it must pin. */
function wanted(open: Open, seat: Seat): TileId[] {
  if (edition.goal(open, seat) === null) {
    const { counters } = sideOf(open, otherSeat(edition, seat));
    return Object.entries(counters).flatMap(([unit, at]) => (at && unit.startsWith('riflemen') ? [at.at] : []));
  }
  return keysOf(open.points).filter((tile) => marksOn(open, tile)[seat] !== 'controlled');
}

/** Distance from a tile to the nearest one the side wants; 0 if it wants none. */
function wayToGo(open: Open, seat: Seat, from: TileId): number {
  const board = entry(edition.boards, open.scenario);
  const far = wanted(open, seat).map((tile) => distance(board, from, tile));
  return far.length === 0 ? 0 : Math.min(...far);
}

function comesNearer({ open, flow }: View, seat: Seat, action: Action): boolean {
  if (!('to' in action) || action.do === 'target') return false;
  const frame = flow.at(-1);
  const unit: UnitId | null =
    'unit' in action ? action.unit : 'card' in action ? entry(edition.kinds, action.card).unit : null;
  const moving = unit ?? (frame?.step === 'march' ? frame.unit : null);
  if (moving === null) return false;
  return wayToGo(open, seat, action.to) < wayToGo(open, seat, standsAt(edition, open, seat, moving));
}

const chanceOf = (view: View, seat: Seat, action: Action): number =>
  1 - (normandy.odds(view, seat, action)?.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 1);

/** Value of a card to a simple player, who takes the best from the supply and bids it last. */
const value = (card: KindId): number => (card.startsWith('rifleman') ? 20 : 0) + entry(edition.kinds, card).initiative;

/**
 * A simple player for the golden games: it takes tiles, fires when that is worth it, heads for the objectives, and
 * calls for Riflemen. It follows fixed rules of thumb without dice, so that a golden game changes only with the rules.
 */
export function choose(view: View, seat: Seat, legal: readonly Action[]): Action {
  const bids = legal.filter((action) => action.do === 'bid').sort((a, b) => value(a.card) - value(b.card));
  const control = legal.find((action) => action.do === 'control');
  const shots = legal
    .filter((action) => ['attack', 'suppress', 'shell'].includes(action.do))
    .map((action) => ({ action, chance: chanceOf(view, seat, action) }))
    .sort((a, b) => b.chance - a.chance);
  const fire = shots.find(({ chance }) => chance >= WORTH_FIRING)?.action;
  const step = legal.find((action) => comesNearer(view, seat, action));
  const taken = legal.filter((action) => action.do === 'take').sort((a, b) => value(b.card) - value(a.card));
  const blast = legal.find((action) => action.do === 'blast');
  const target = legal.find((action) => action.do === 'target' && wanted(view.open, seat).includes(action.to));
  const best = bids[0] ?? control ?? fire ?? step ?? taken[0] ?? blast ?? target;
  if (best !== undefined) return best;
  for (const verb of FALLBACKS) {
    const found = legal.find((action) => action.do === verb);
    if (found !== undefined) return found;
  }
  const last = legal.find((action) => ['halt', 'done', 'end'].includes(action.do)) ?? legal[0];
  if (last === undefined) throw new Error(`${seat} has nothing to choose from`);
  return last;
}
