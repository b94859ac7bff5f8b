import { capital, fail, ok, type Result } from '@kurgan/engine';
import { BATTLE_SIZES, type BattleSize, FREE_BATTLE } from '../../data/free-battle.ts';
import { OPTIONS } from '../../data/options.ts';
import { RECRUITMENT_TILES } from '../../data/recruitment.ts';
import type { Side } from '../../data/vocabulary.ts';
import { filledSlots } from '../../rules/recruitment/ids.ts';
import { type ArmyList, pointsOf } from '../../rules/recruitment/lists.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';

/** An army under a name, as it is saved and sent. */
export interface NamedArmy {
  readonly name: string;
  readonly side: Side;
  readonly size: BattleSize;
  readonly army: ArmyList;
}

export const ARMY_NAMES: Readonly<Record<Side, string>> = { soviet: 'Red Army', german: 'German Army' };
export const LONGEST_NAME = 60;
/** Longer than any file of lists that somebody has. */
const LONGEST_TEXT = 100_000;

/** `Volga Rifle Platoon: 50 mm Mortar, Ammo`. */
export function tileLine(recruited: ArmyList[number]): string {
  const options = filledSlots(recruited).map(({ option }) => OPTIONS[option].name);
  const { name } = RECRUITMENT_TILES[recruited.tile];
  return options.length === 0 ? name : `${name}: ${options.join(', ')}`;
}

/** A head that people read, a line for each tile, and a last line that the builder reads. */
export const textOf = ({ name, side, size, army }: NamedArmy): string =>
  [
    `${name} (${ARMY_NAMES[side]}, ${pointsOf(army)} of ${FREE_BATTLE.sizes[size].points} points)`,
    ...army.map(tileLine),
    writeArmy(side, army),
  ].join('\n');

/** Every list, an empty line between them. */
export const fileOf = (armies: readonly NamedArmy[]): string => `${armies.map(textOf).join('\n\n')}\n`;

const HEAD = /^(.+) \((?:Red|German) Army, \d+ of (\d+) points\)$/;
const CODE = /\b(?:soviet|german):[a-z0-9.,]*/;
/** A link carries its army behind `army=`. */
const LINK = /[?&]army=([^&\s]+)/;

const sizeOfPoints = (points: number): BattleSize | undefined =>
  BATTLE_SIZES.find((size) => FREE_BATTLE.sizes[size].points === points);
/** The smallest battle that an army fits in. */
const sizeFor = (army: ArmyList): BattleSize =>
  BATTLE_SIZES.find((size) => pointsOf(army) <= FREE_BATTLE.sizes[size].points) ?? 'grand';

function codeIn(line: string): string | null {
  const link = LINK.exec(line)?.[1];
  if (link !== undefined) return decoded(link);
  return CODE.exec(line)?.[0].replace(/[.,]+$/, '') ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Reads armies from whatever was pasted: shared text, a file of lists, a link, or the bare code. */
export function readShared(text: string): Result<readonly NamedArmy[], string> {
  if (text.length > LONGEST_TEXT) return fail('This is far too long for an army.');
  const found: NamedArmy[] = [];
  let head: RegExpExecArray | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    head = HEAD.exec(line) ?? head;
    const code = HEAD.test(line) ? null : codeIn(line);
    if (code === null) continue;
    const read = readArmy(code);
    if (!read.ok) return fail(`${capital(read.error)}.`);
    const { side, army } = read.value;
    const size = sizeOfPoints(Number(head?.[2])) ?? sizeFor(army);
    found.push({ name: (head?.[1] ?? nameFor(side, army)).slice(0, LONGEST_NAME), side, size, army });
    head = null;
  }
  if (found.length > 0) return ok(found);
  return fail('There is no army in this text. One looks like soviet:volga.maxim.ammo,storm.');
}

/** A name for an army that has none. */
export function nameFor(side: Side, army: ArmyList): string {
  const [first] = army;
  return first === undefined ? `New ${ARMY_NAMES[side]} list` : RECRUITMENT_TILES[first.tile].name;
}

/** The end of a link that opens the builder with this army. */
export const linkOf = ({ name, side, size, army }: NamedArmy): string =>
  new URLSearchParams({ army: writeArmy(side, army), size, name })
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
