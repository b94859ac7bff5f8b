import { distance } from '../../../rules/board.ts';
import { type KindId, keysOf, type Seat, type TileId, type UnitId } from '../../../rules/ids.ts';
import { actsFrom } from '../../../rules/movement.ts';
import { entry, otherSeat } from '../../../rules/pieces.ts';
import { counterOf, marksOn } from '../../../rules/state.ts';
import type { Action } from '../../actions.ts';
import { RIFLEMEN } from '../../box.ts';
import { boardOf, edition } from '../../edition.ts';
import { isRouted, type StalingradOpen, type View } from '../../state.ts';
import { stalingrad } from '../../tools.ts';

/** Attacks with a lower chance are not made. */
const WORTH_FIRING = 0.35;

/** Last resorts, best first. */
const FALLBACKS: readonly Action['do'][] = [
  'confirm',
  'mark',
  'push',
  'rally',
  'strike',
  'tunnel',
  'watch',
  'lose',
  'enter',
  'overwatch',
  'lay',
  'smoke',
  'ready',
  'go',
  'draw',
  'recon',
  'explore',
  'mine',
  'bomb',
  'grenade',
  'area-suppress',
  'antiair',
  'assault',
  'reposition',
  'command',
  'support',
  'bolster',
  'force',
  'inspire',
  'conceal',
  'stow',
];

/** Objective tiles a side doesn't control; without any, the tiles of the enemy's Riflemen. */
function wanted(open: StalingradOpen, seat: Seat): TileId[] {
  const tiles = keysOf(open.points).filter((tile) => marksOn(open, tile)[seat] !== 'controlled');
  if (tiles.length > 0 && edition.goal(open, seat) !== null) return tiles;
  const enemy = otherSeat(edition, seat);
  return RIFLEMEN.flatMap((unit) => (isRouted(open, enemy, unit) ? [] : (counterOf(open, enemy, unit)?.at ?? [])));
}

/** Distance from a tile to the nearest one the side wants; 0 if it wants none. */
function wayToGo(open: StalingradOpen, seat: Seat, from: TileId): number {
  const far = wanted(open, seat).map((tile) => distance(boardOf(open), from, tile));
  return far.length === 0 ? 0 : Math.min(...far);
}

const STEPS: readonly Action['do'][] = ['move', 'scout', 'stalk', 'guide', 'go'];

function comesNearer({ open, flow }: View, seat: Seat, action: Action): boolean {
  if (!('to' in action) || !STEPS.includes(action.do)) return false;
  const frame = flow.at(-1);
  const unit: UnitId | null =
    'unit' in action ? action.unit : 'card' in action ? entry(edition.kinds, action.card).unit : null;
  const moving = unit ?? (frame?.step === 'march' ? frame.unit : null);
  const from = moving === null ? null : actsFrom(edition, open, seat, moving);
  return from !== null && wayToGo(open, seat, action.to) < wayToGo(open, seat, from);
}

const SHOTS: readonly Action['do'][] = ['attack', 'attack-2', 'flame', 'antitank', 'demo', 'suppress'];

/** The chance that an attack hits; nobody fires at units that are routed already. */
function chanceOf(view: View, seat: Seat, action: Action): number {
  if ('unit' in action && isRouted(view.open, otherSeat(edition, seat), action.unit)) return 0;
  return 1 - (stalingrad.odds(view, seat, action)?.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 1);
}

/** Value of a card to a simple player, who takes the best from the supply and bids it last. */
const value = (card: KindId): number =>
  (entry(edition.kinds, card).type.title === 'Rifleman' ? 20 : 0) + entry(edition.kinds, card).initiative;

/**
 * A simple player for the golden games: it takes tiles, fires when that is worth it, heads for the objectives, and
 * calls for Riflemen. It follows fixed rules of thumb without dice, so that a golden game changes only with the rules.
 */
export function choose(view: View, seat: Seat, legal: readonly Action[]): Action {
  const bids = legal.filter((action) => action.do === 'bid').sort((a, b) => value(a.card) - value(b.card));
  const control = legal.find((action) => action.do === 'control');
  const shots = legal
    .filter((action) => SHOTS.includes(action.do))
    .map((action) => ({ action, chance: chanceOf(view, seat, action) }))
    .sort((a, b) => b.chance - a.chance);
  const fire = shots.find(({ chance }) => chance >= WORTH_FIRING)?.action;
  const step = legal.find((action) => comesNearer(view, seat, action));
  const taken = legal.filter((action) => action.do === 'take').sort((a, b) => value(b.card) - value(a.card));
  const best = bids[0] ?? control ?? fire ?? step ?? taken[0];
  if (best !== undefined) return best;
  for (const verb of FALLBACKS) {
    const found = legal.find((action) => action.do === verb);
    if (found !== undefined) return found;
  }
  const last = legal.find((action) => ['halt', 'done', 'end'].includes(action.do)) ?? legal[0];
  if (last === undefined) throw new Error(`${seat} has nothing to choose from`);
  return last;
}
