import type { Chance } from '@kurgan/engine';
import { RECRUITMENT_TILES } from '../../data/recruitment.ts';
import type { Side } from '../../data/vocabulary.ts';
import { refuseOption, refuseTile } from './limits.ts';
import { type ArmyList, optionsFor, tilesFor, withOption, withTile } from './lists.ts';

/** A legal army by chance: a group first, then tiles and options in any order while the points last. */
export function draftArmy(side: Side, points: number, chance: Chance): ArmyList {
  const pick = <T>(items: readonly T[]): T | undefined => items[chance.below(Math.max(1, items.length))];
  const groups = tilesFor(side).filter((id) => RECRUITMENT_TILES[id].kind === 'group');
  const first = pick(groups.filter((tile) => refuseTile([], points, side, tile) === null));
  let army: ArmyList = first === undefined ? [] : withTile([], first);
  for (;;) {
    const next = pick(additions(army, side, points));
    if (next === undefined) return army;
    army = next;
  }
}

/** Every army that is one tile or one option larger and keeps within the limits. */
export function additions(army: ArmyList, side: Side, points: number): ArmyList[] {
  const tiles = tilesFor(side)
    .filter((tile) => refuseTile(army, points, side, tile) === null)
    .map((tile) => withTile(army, tile));
  const options = army.flatMap(({ tile, options: filled }, index) =>
    RECRUITMENT_TILES[tile].slots
      .filter(({ id }) => filled[id] === undefined)
      .flatMap(({ id }) =>
        optionsFor(side)
          .filter((option) => refuseOption(army, points, index, id, option) === null)
          .map((option) => withOption(army, index, id, option)),
      ),
  );
  return [...tiles, ...options];
}
