import { type ActionOf, type GameTypes, type StateOf, word } from '@kurgan/engine';
import { edition as normandy, normandyRules } from '../normandy/edition.ts';
import { declarations } from '../rules/actions.ts';
import type { Shot } from '../rules/combat.ts';
import type { CardId, GroupId, RuleId, SearchedZone, Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Event } from '../rules/events.ts';
import { entriesOf, id, keysOf } from '../rules/ids.ts';
import type { Entry } from '../rules/movement.ts';
import { type Edition, entry, layOut, otherSeat, type Pieces } from '../rules/pieces.ts';
import type { SequenceFrame } from '../rules/sequence.ts';
import {
  type CounterId,
  counterId,
  counterOf,
  type Frame,
  type Open,
  type Private,
  sideOf,
  type Undaunted,
} from '../rules/state.ts';

/*
 * Siege: an edition invented for tests, with everything Normandy lacks. Leaders are lost with their Riflemen, and the owner
 * chooses the card; a unit without cards stays, routed, and the attacker may push it; a hit removes a tile's cover; mines
 * lie between tiles; an inspired card acts at once from the play area.
 */

export interface SiegeOpen extends Open {
  routed: CounterId[];
  fallen: TileId[];
  /** Each as `13B 17B`; they belong to nobody. */
  mines: string[];
}

export type SiegeFrame =
  | Frame
  | (SequenceFrame<Shot> & { readonly step: 'attack' })
  | (SequenceFrame<Entry> & { readonly step: 'enter' })
  | { readonly step: 'loss'; readonly seat: Seat; readonly unit: UnitId; readonly zone: SearchedZone }
  | { readonly step: 'push'; readonly seat: Seat; readonly at: Shot['at'] }
  | { readonly step: 'inspired'; readonly seat: Seat; readonly by: CardId };

export const siegeDeclarations = (pieces: Pieces) => ({
  ...declarations(pieces),
  lose: { card: word('a kind of card', pieces.kindIds) },
  push: { to: word('a tile', pieces.tileIds) },
  stay: {},
});
export type SiegeAction = ActionOf<ReturnType<typeof siegeDeclarations>>;

type SiegeEvent =
  | Event
  | { readonly event: 'routed'; readonly rule: string; readonly counter: CounterId }
  | { readonly event: 'pushed'; readonly rule: string; readonly counter: CounterId; readonly to: TileId };

export interface Siege extends GameTypes {
  seat: Seat;
  open: SiegeOpen;
  private: Record<Seat, Private>;
  sealed: Undaunted['sealed'];
  frame: SiegeFrame;
  action: SiegeAction;
  event: SiegeEvent;
  rule: string;
}
export type SiegeState = StateOf<Siege>;

/** A rulebook of one rule. */
export const RULE = 'SG-01';
export const cite = <Name extends string>(...names: Name[]): Record<Name, RuleId> =>
  Object.fromEntries(names.map((name) => [name, RULE])) as Record<Name, RuleId>;

const LEADER = 'squad-leader-';
/** Squad Leaders count as cards of their Riflemen. */
export const groupOf = Object.fromEntries(
  entriesOf(normandy.groupOf).map(([card, group]): [CardId, GroupId] => [
    card,
    group.startsWith(LEADER) ? id.group(`rifleman-${group.slice(LEADER.length)}`) : group,
  ]),
);

const pieces: Pieces = { ...normandy, ...layOut(normandy), groupOf };

export const isRouted = (open: SiegeOpen, seat: Seat, unit: UnitId): boolean =>
  open.routed.includes(counterId(seat, unit));

export const edition: Edition = {
  ...normandy,
  ...pieces,
  ...normandyRules(pieces),
  endings: { rout: { title: 'enemy routed', told: 'the enemy is routed' } },
  face(open: SiegeOpen, tile) {
    const facts = entry(pieces.tiles, tile);
    return open.fallen.includes(tile) ? { ...facts, cover: 0 } : facts;
  },
  ground: ({ scenario, fallen }: SiegeOpen) => [scenario, ...fallen].join(' '),
  defence(open: SiegeOpen, aim) {
    const base = entry(pieces.units, aim.unit).type.defence;
    const { cover } = this.face(open, aim.tile);
    const value = aim.as === 'mine' || cover === 'hill' ? 0 : cover;
    return { base, cover: value, coverRule: RULE, range: null, total: base + value };
  },
  /** Enters with the Riflemen of the squad. */
  entrances(open, seat, unit) {
    const { squad } = entry(pieces.units, unit);
    const at = counterOf(open, seat, id.unit(`riflemen-${squad}`))?.at;
    return at === undefined ? [] : [at];
  },
  brought(open, seat) {
    const { cards } = entry(entry(pieces.boards, open.scenario).brought, seat);
    const counts: Record<GroupId, number> = {};
    for (const card of cards) {
      const group = entry(groupOf, card);
      counts[group] = (counts[group] ?? 0) + 1;
    }
    return { cards, counts };
  },
  casualtySearch: ['play', 'hand', 'discard', 'deck'],
  isHeld: () => false,
  raises: () => false,
  judge(open: SiegeOpen, active) {
    for (const seat of [otherSeat(pieces, active), active]) {
      const rifles = keysOf(sideOf(open, seat).counters).filter((unit) => unit.startsWith('riflemen'));
      if (rifles.every((unit) => isRouted(open, seat, unit)))
        return { winner: otherSeat(pieces, seat), how: 'rout', rule: RULE };
    }
    return null;
  },
};

export const edge = (one: TileId, other: TileId): string => [one, other].sort().join(' ');
