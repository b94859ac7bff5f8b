import { BOARD_COLUMNS, BOARD_ROWS } from '../data/boards.ts';
import { type BattleSizeFacts, FREE_BATTLE } from '../data/free-battle.ts';
import type { Award, Layout, Rect, ScenarioFacts, ZoneFacts } from '../data/scenarios/facts.ts';
import { type Battle, type Open, other, type Seat } from './state.ts';

/** Facts of a Free Battle by its size, boards and edges (HS-SCN-16 to HS-SCN-19). */

/** Every Free Battle has one from its setup on. */
export const battleOf = ({ battle }: Open): Battle => battle ?? { size: 'skirmish', boards: [], north: null };

export const sizeOf = ({ size }: Battle): BattleSizeFacts => FREE_BATTLE.sizes[size];
export const isLaid = (battle: Battle): boolean =>
  battle.boards.length === sizeOf(battle).columns * sizeOf(battle).rows;

/** Boards lie from the north-west, row by row; until all do, there is no battlefield. */
function layoutOf(battle: Battle): Layout {
  const { columns, rows } = sizeOf(battle);
  if (!isLaid(battle)) return [];
  return Array.from({ length: rows }, (_, row) => battle.boards.slice(row * columns, (row + 1) * columns));
}

/** Both home zones and the center (HS-SCN-18). */
function zonesOf(width: number, height: number): readonly ZoneFacts[] {
  const west = Math.floor((width - 3) / 2);
  const [x, y] = [width / 2 - 1, height / 2 - 1];
  return [
    { id: 'home-north', label: 'Northern home zone', rects: [[west, 0, west + 2, 2]], offset: true },
    { id: 'home-south', label: 'Southern home zone', rects: [[west, height - 3, west + 2, height - 1]], offset: true },
    { id: 'center', label: 'Center', rects: [[x, y, x + 1, y + 1]], offset: true },
  ];
}

/** A home zone is worth points to whoever comes from the other edge, the center to both. */
function awardsOf(north: Seat): readonly Award[] {
  const { home, center } = FREE_BATTLE.points;
  const award = (side: Seat, points: number, zone: string): Award => ({
    side,
    points,
    when: 'end',
    condition: { is: 'controls', side, zone },
  });
  return [
    award(other(north), home, 'home-north'),
    award(north, home, 'home-south'),
    award('soviet', center, 'center'),
    award('german', center, 'center'),
  ];
}

const known = new WeakMap<Battle, ScenarioFacts>();

export function battleFacts(battle: Battle): ScenarioFacts {
  const facts = known.get(battle) ?? makeFacts(battle);
  known.set(battle, facts);
  return facts;
}

function makeFacts(battle: Battle): ScenarioFacts {
  const { columns, rows, turns, handSize } = sizeOf(battle);
  const [width, height] = [columns * BOARD_COLUMNS, rows * BOARD_ROWS];
  const { depth, difficulty } = FREE_BATTLE;
  const north = battle.north ?? 'german';
  const edges: Readonly<Record<'north' | 'south', Rect>> = {
    north: [0, 0, width - 1, depth - 1],
    south: [0, height - depth, width - 1, height - 1],
  };
  const area = (seat: Seat) => ({ rects: [edges[seat === north ? 'north' : 'south']], offset: true }) as const;
  return {
    title: 'Free Battle',
    difficulty,
    layout: layoutOf(battle),
    initiative: 'random',
    turns,
    handSize,
    forces: { soviet: [], german: [] },
    deployment: { order: ['noInitiative', 'initiative'], soviet: area('soviet'), german: area('german') },
    zones: zonesOf(width, height),
    victory: { immediate: [], awards: awardsOf(north), breakingPoints: true, end: 'mostPoints', tie: 'losses' },
    special: [],
  };
}
