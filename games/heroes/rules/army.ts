import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { Ability } from '../data/vocabulary.ts';
import { endOf, firstOf, hasUnits, hiddenKinds, inPlay, openProfile } from './counters.ts';
import { originOf, originsOf } from './origins.ts';
import type { TileInArmy } from './recruits.ts';
import { scenarioOf } from './scenario.ts';
import { type HeroesContext, type Open, type Seat, type State, type View, WHERE } from './state.ts';

/** Abilities printed on the tile itself, and those its filled slots unlock, while they hold (HS-R-82, HS-R-83). */
export function unlocked(tile: TileInArmy, slot: string): Ability | undefined {
  if (tile.broken) return undefined;
  const filled = tile.options.find((each) => each.slot === slot);
  if (filled === undefined || filled.broken) return undefined;
  return RECRUITMENT_TILES[tile.tile].slots.find((each) => each.id === slot)?.unlocks;
}

/** Counters of this kind that were lost before. */
function lostBefore({ open }: State, u: number): number {
  const { kind, where } = open.units;
  let lost = 0;
  for (let v = 0; v < kind.length; v++) if (v !== u && kind[v] === kind[u] && where[v] === WHERE.destroyed) lost++;
  return lost;
}

/** Ability that the slot of a support option gives to its counters (HS-REC-04). */
export const unlockedFor = (view: View, u: number): Ability | undefined => unlockedBy(view.open, originOf(view, u));

function unlockedBy(open: Open, origin: ReturnType<typeof originOf>): Ability | undefined {
  if (origin === undefined || origin.slot === null) return undefined;
  const tile = open.army[origin.seat][origin.tile];
  return tile === undefined ? undefined : unlocked(tile, origin.slot);
}

/** A concealed counter of this side may have the ability, for all that the enemy knows (HS-R-134). */
export const mayUnlock = (open: Open, seat: Seat, key: Ability['key']): boolean =>
  hiddenKinds(open, seat).some((kind) =>
    originsOf(open, seat, kind).some((origin) => unlockedBy(open, origin)?.key === key),
  );

function starsOfTile(tile: TileInArmy): number {
  if (tile.broken) return 0;
  let stars = 0;
  for (const ability of RECRUITMENT_TILES[tile.tile].abilities) if (ability.key === 'order') stars += ability.stars;
  for (const { slot } of tile.options) {
    const ability = unlocked(tile, slot);
    if (ability?.key === 'order') stars += ability.stars;
  }
  return stars;
}

/** Numbered tokens a side may take (HS-ORD-03); more than ten are lost (HS-ORD-19). */
export function numbersFor(open: Open, seat: Seat): number {
  const { bonusOrders, orderFloor } = scenarioOf(open);
  let stars = 0;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (!inPlay(open, u)) continue;
    const { stars: own, personalOrder } = openProfile(open, u);
    stars += own + (personalOrder ? 1 : 0);
  }
  for (const tile of open.army[seat]) stars += starsOfTile(tile);
  if (hasUnits(open, seat)) stars = Math.max(stars + (bonusOrders?.[seat] ?? 0), orderFloor?.[seat] ?? 0); // HS-SCN-04
  return Math.min(stars, 10);
}

/** The sum of standing grants of options (HS-OP-35). */
export function granted(open: Open, seat: Seat, what: 'special' | 'bluff' | 'handSize'): number {
  let sum = 0;
  for (const tile of open.army[seat]) {
    for (const { option } of tile.options) {
      const facts = OPTIONS[option];
      if (!('grants' in facts)) continue;
      const { grants } = facts;
      if ((grants.grant === 'token' ? grants.token : 'handSize') === what) sum += grants.count;
    }
  }
  return sum;
}

/** Counts a destroyed counter for the tile or option that shows it, and breaks it at its Breaking Point (HS-HIT-08). */
export function countLoss(state: State, u: number, context: HeroesContext): void {
  const { open } = state;
  const entry = originOf(state, u, lostBefore(state, u));
  const tile = entry === undefined ? undefined : open.army[entry.seat][entry.tile];
  if (entry === undefined || tile === undefined) return; // extra units belong to no tile (HS-R-153)
  const option = tile.options.find((each) => each.slot === entry.slot);
  const broke = option ?? tile;
  broke.lost++;
  const facts = option === undefined ? RECRUITMENT_TILES[tile.tile] : OPTIONS[option.option];
  if (!('breakingPoint' in facts) || broke.broken || broke.lost < facts.breakingPoint) return;
  broke.broken = true;
  const points = scenarioOf(open).victory.breakingPoints ? facts.victoryPoints : 0;
  open.scored[entry.seat === 'soviet' ? 'german' : 'soviet'] += points;
  context.log({ event: 'broken', rule: 'HS-HIT-08', seat: entry.seat, what: option?.option ?? tile.tile, points });
}
