import { fail, ok, type Result } from '@kurgan/engine';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId, type SlotId } from '../../data/recruitment.ts';
import type { Recruited } from '../../data/scenarios/facts.ts';
import { SIDES, type Side } from '../../data/vocabulary.ts';
import { OPTION_IDS, TILE_IDS } from './ids.ts';
import { refuseFit } from './limits.ts';
import type { ArmyList } from './lists.ts';

/*
 * An army as one word that can be shared: `soviet:volga.maxim.ammo,storm..rpg40`. Tiles stand between commas, each with its
 * options behind points in the order of its slots; an empty slot is an empty word.
 */

const shortTile = (id: RecruitmentTileId): string => id.replace(/^rt-\w+?-/, '');
const shortOption = (id: OptionId): string => id.replace(/^op-\w+?-/, '');

export function writeArmy(side: Side, army: ArmyList): string {
  const tiles = army.map(({ tile, options }) => {
    const words = RECRUITMENT_TILES[tile].slots.map(({ id }) => {
      const option = options[id];
      return option === undefined ? '' : shortOption(option);
    });
    return [shortTile(tile), ...words].join('.').replace(/\.+$/, '');
  });
  return `${side}:${tiles.join()}`;
}

/** Longer than any army that fits the largest battle. */
export const LONGEST_ARMY = 300;

/** Reads an army; limits of points are another matter. */
export function readArmy(text: string): Result<{ readonly side: Side; readonly army: ArmyList }, string> {
  const [name = '', list, ...more] = text.split(':');
  const side = SIDES.find((each) => each === name);
  if (side === undefined) return fail(`"${name}" is no side: an army begins with soviet: or german:`);
  if (list === undefined || more.length > 0) return fail('an army is a side, a colon and its tiles');
  const army: Recruited[] = [];
  for (const word of list === '' ? [] : list.split(',')) {
    const recruited = readTile(side, word);
    if (!recruited.ok) return recruited;
    army.push(recruited.value);
  }
  return ok({ side, army });
}

function readTile(side: Side, word: string): Result<Recruited, string> {
  const [name = '', ...words] = word.split('.');
  const tile = TILE_IDS.find((id) => RECRUITMENT_TILES[id].side === side && shortTile(id) === name);
  if (tile === undefined) return fail(`the ${side} side has no tile "${name}"`);
  const { slots, name: title } = RECRUITMENT_TILES[tile];
  if (words.length > slots.length) return fail(`${title} has ${slots.length} slots, not ${words.length}`);
  const options: { [S in SlotId]?: OptionId } = {};
  for (const [i, short] of words.entries()) {
    const slot = slots[i];
    if (short === '' || slot === undefined) continue;
    const option = OPTION_IDS.find((id) => OPTIONS[id].side === side && shortOption(id) === short);
    if (option === undefined) return fail(`the ${side} side has no option "${short}"`);
    if (refuseFit(slot, option) !== null) return fail(`${OPTIONS[option].name} does not fit slot ${i + 1} of ${title}`);
    options[slot.id] = option;
  }
  return ok({ tile, options });
}
