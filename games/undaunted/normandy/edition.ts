import { type Board, distance } from '../rules/board.ts';
import type { EditionFacts, EditionRules, RuleId, TileFacts, TileId } from '../rules/edition.ts';
import type { Written } from '../rules/ids.ts';
import { entry, otherSeat, type Pieces, prepare } from '../rules/pieces.ts';
import { type Open, sideOf } from '../rules/state.ts';
import { removeFromGame } from '../rules/zones.ts';
import { CARD_TYPES, NAMES } from './data/cards.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { TILES } from './data/tiles.ts';
import { UNIT_TYPES } from './data/units.ts';
import { goalOf, isRadio, mission } from './mission.ts';
import { judge } from './victory.ts';

/** Cover of a hill, and its cover against another hill or a Blast (UN-HILL-01 to UN-HILL-03). */
const HILL = 3;
const HILL_SEEN_INTO = 1;

/** Defense that a tile adds; `from` is null when the attack comes from above. */
export function cover(tile: TileFacts, from: TileFacts | null): { readonly value: number; readonly rule: RuleId } {
  if (tile.cover !== 'hill') return { value: tile.cover, rule: 'UN-TOK-14' };
  if (from === null) return { value: HILL_SEEN_INTO, rule: 'UN-BLAST-05' };
  return from.cover === 'hill' ? { value: HILL_SEEN_INTO, rule: 'UN-HILL-02' } : { value: HILL, rule: 'UN-HILL-01' };
}

/** Cards drawn for a round (UN-DRAW-01). */
const HAND = 4;

const FACTS: Written<EditionFacts> = {
  id: 'normandy',
  title: 'Undaunted: Normandy',
  version: '1',
  seats: ['us', 'german'],
  seatNames: { us: 'The US', german: 'Germany' },
  sideNames: { us: 'US', german: 'German' },
  cardTypes: CARD_TYPES,
  names: NAMES,
  unitTypes: UNIT_TYPES,
  tiles: TILES,
  scenarios: SCENARIOS,
  targetDistance: 3,
  dieSides: 10,
  endings: {
    objectives: { title: 'objectives captured', told: 'it has captured its objectives' },
    pinned: { title: 'enemy pinned', told: 'the enemy is pinned' },
    hopeless: { title: 'the enemy can’t win', told: 'the enemy can no longer win' },
    bothPinned: { title: 'both sides pinned', told: 'both sides are pinned' },
  },
};

export function normandyRules(pieces: Pieces): EditionRules {
  const boardOf = ({ scenario }: Open): Board => entry(pieces.boards, scenario);
  /** A scenario picks a side of each tile for the whole game. */
  const face = (_open: Open, tile: TileId): TileFacts => entry(pieces.tiles, tile);
  return {
    face,
    ground: ({ scenario }) => scenario,
    stepsFrom: (open, _seat, _unit, from) => entry(boardOf(open).neighbours, from),
    entrances: (open, seat, unit) => entry(entry(mission(open).entries, seat), unit),
    brought: (open, seat) => entry(boardOf(open).brought, seat),
    /** A Blast ignores the range (UN-BLAST-04). */
    defence(open, { unit, tile, from, as }) {
      const isBlast = as === 'blast';
      const base = entry(pieces.units, unit).type.defence;
      const { value, rule } = cover(face(open, tile), isBlast ? null : face(open, from));
      const range = isBlast ? null : distance(boardOf(open), from, tile);
      return { base, cover: value, coverRule: rule, range, total: base + value + (range ?? 0) };
    },
    casualtySearch: ['hand', 'discard', 'deck'],
    /** Out of the game (UN-CAS-01, UN-RECON-01). */
    bury: (state, seat, card) => removeFromGame(pieces, state, seat, card),
    /** Any enemy counter, ready or suppressed (UN-CTRL-03). */
    isHeld(open, seat, tile) {
      const { counters } = sideOf(open, otherSeat(pieces, seat));
      for (const unit of pieces.unitIds) if (counters[unit]?.at === tile) return true;
      return false;
    },
    raises: isRadio,
    goal: goalOf,
    handSize: () => HAND,
    bidWorth: (_open, _seat, { initiative }) => initiative,
    goesOn: () => false,
    judge: (open, active) => judge(pieces, open, active),
  };
}

export const edition = prepare(FACTS, normandyRules);
