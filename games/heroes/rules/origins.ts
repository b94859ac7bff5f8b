import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { UNIT_TYPES, type UnitCount } from '../data/units.ts';
import { kindOf } from './counters.ts';
import type { Open, Seat, View } from './state.ts';

/** The origin of a counter: a tile of the army, and on it a support option or the tile itself. */
interface Origin {
  readonly seat: Seat;
  readonly tile: number;
  readonly slot: string | null;
  readonly stripe: string | null;
}

/**
 * For counters that can be concealed: a tile or option that shows their kind. Nothing tells them apart, so those that
 * are lost count in the order of the army (HS-R-153).
 */
export function originOf(view: View, u: number, place = 0): Origin | undefined {
  const entry = view.open.roster[u];
  return entry === undefined || !entry.hides ? entry : originsOf(view.open, entry.seat, kindOf(view, u))[place];
}

/** Every place of an army that shows a kind of counter, once for each of them. */
export function originsOf(open: Open, seat: Seat, kind: number): Origin[] {
  const type = UNIT_TYPES[kind];
  const found: Origin[] = [];
  const add = (units: readonly UnitCount[], origin: Origin): void => {
    for (const { unit, count } of units) if (unit === type) for (let i = 0; i < count; i++) found.push(origin);
  };
  for (const [tile, { tile: id, options }] of open.army[seat].entries()) {
    const { units, stripe } = RECRUITMENT_TILES[id];
    add(units, { seat, tile, slot: null, stripe });
    for (const { slot, option } of options) {
      const support = OPTIONS[option];
      if (support.kind === 'support') add(support.units, { seat, tile, slot, stripe: support.stripe });
    }
  }
  return found;
}
