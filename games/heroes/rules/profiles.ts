import { UNIT_TYPES, UNITS, type UnitFacts, type UnitType, type Weapon as WeaponFacts } from '../data/units.ts';
import type { Ability, CombatValues, SniperTableId, Value } from '../data/vocabulary.ts';

/** A printed X. Lower than any figure, so that comparisons need no second test. */
export const X = -99;

/** Categories as numbers: infantry, light and heavy vehicles. */
export const INFANTRY = 0;
const LIGHT = 1;
export const HEAVY = 2;

type ByCategory = readonly [infantry: number, light: number, heavy: number];

/** One weapon with its abilities; infantry has exactly one. Absent figures are null. */
export interface Weapon {
  readonly name: string;
  readonly slot: WeaponFacts['slot'];
  readonly combat: ByCategory;
  readonly arc: 360 | 180 | 90;
  readonly suppressive: boolean;
  readonly machineGunner: boolean;
  readonly dual: boolean;
  readonly frightening: boolean;
  readonly piercing: boolean;
  /** Destruction dice. */
  readonly destruction: number;
  /** Penalty of Fire on the Move. */
  readonly onTheMove: number | null;
  readonly rangeInSquares: number | null;
  readonly rangeInInterspaces: number | null;
  readonly overObstacles: boolean;
  /** Die that Distracting Fire needs. */
  readonly distracting: number | null;
  readonly sniper: SniperTableId | null;
  readonly howitzer: ByCategory | null;
  readonly indirect: ByCategory | null;
  readonly scatter: number;
  readonly flames: ByCategory | null;
}

/** Everything a counter's visible side says. */
export interface Profile {
  readonly type: UnitType;
  readonly category: 0 | 1 | 2;
  /** Movement Value, or X. */
  readonly move: number;
  /** Against fire from the front, the side and the rear; the same three times except for heavy vehicles. */
  readonly defense: readonly [front: number, side: number, rear: number];
  readonly flips: boolean;
  readonly weapons: readonly Weapon[];
  readonly size: 1 | 2;
  readonly officer: boolean;
  readonly heavyWeapon: boolean;
  readonly character: boolean;
  readonly large: boolean;
  readonly reduced: boolean;
  /** Side up in a change of state, or null for units that have none. */
  readonly change: 'ambush' | 'crew' | 'tripod' | null;
  readonly active: boolean;
  /** Assault bonus. */
  readonly assault: number | null;
  readonly opportunistic: boolean;
  readonly spotter: boolean;
  readonly mechanic: boolean;
  readonly positiveWaves: boolean;
  readonly autonomous: boolean;
  readonly inspiration: number;
  readonly stars: number;
  readonly personalOrder: boolean;
  readonly scout: number | null;
  readonly capacity: number;
}

const figure = (value: Value): number => (value === 'X' ? X : value);
const figures = ({ infantry, light, heavy }: CombatValues): ByCategory => [
  figure(infantry),
  figure(light),
  figure(heavy),
];

type AbilityOf<K extends Ability['key']> = Ability extends infer A
  ? A extends { readonly key: infer Keys }
    ? K extends Keys
      ? A
      : never
    : never
  : never;

function find<K extends Ability['key']>(abilities: readonly Ability[], key: K): AbilityOf<K> | undefined {
  return abilities.find((each) => each.key === key) as AbilityOf<K> | undefined;
}

function weaponOf(
  name: string,
  slot: Weapon['slot'],
  combat: CombatValues,
  arc: Weapon['arc'],
  abilities: readonly Ability[],
): Weapon {
  const has = (key: Ability['key']): boolean => abilities.some((each) => each.key === key);
  const ranges = abilities.filter((each): each is AbilityOf<'limitedRange'> => each.key === 'limitedRange');
  const range = (unit: 'squares' | 'interspaces'): number | null =>
    ranges.find((each) => each.unit === unit)?.n ?? null;
  const howitzer = find(abilities, 'howitzer');
  const indirect = find(abilities, 'indirectFire');
  const flames = find(abilities, 'flamethrower');
  return {
    name,
    slot,
    combat: figures(combat),
    arc,
    suppressive: has('suppressiveFire'),
    machineGunner: has('machineGunner'),
    dual: has('dualWeapon'),
    frightening: has('frighteningShot'),
    piercing: has('piercing'),
    destruction: find(abilities, 'destruction')?.dice ?? 0,
    onTheMove: find(abilities, 'fireOnTheMove')?.penalty ?? null,
    rangeInSquares: range('squares'),
    rangeInInterspaces: range('interspaces'),
    overObstacles: ranges.some((each) => each.overObstacles === true),
    distracting: find(abilities, 'distractingFire')?.target ?? null,
    sniper: find(abilities, 'sniper')?.table ?? null,
    howitzer: howitzer === undefined ? null : figures(howitzer.combat),
    indirect: indirect === undefined ? null : figures(indirect.combat),
    scatter: indirect?.scatter ?? 0,
    flames: flames === undefined ? null : figures(flames.combat),
  };
}

const command = (abilities: readonly Ability[]) => ({
  assault: find(abilities, 'assault')?.bonus ?? null,
  opportunistic: find(abilities, 'opportunisticFire') !== undefined,
  spotter: find(abilities, 'artillerySpotter') !== undefined,
  mechanic: find(abilities, 'mechanic') !== undefined,
  positiveWaves: find(abilities, 'positiveWaves') !== undefined,
  autonomous: find(abilities, 'autonomous') !== undefined,
  inspiration: find(abilities, 'inspiration')?.range ?? 0,
  stars: find(abilities, 'order')?.stars ?? 0,
  personalOrder: find(abilities, 'personalOrder') !== undefined,
  scout: find(abilities, 'scout')?.move ?? null,
  capacity: find(abilities, 'transport')?.capacity ?? 0,
});

function profileOf(type: UnitType, facts: UnitFacts, up: 0 | 1): Profile {
  if (facts.category !== 'infantry') {
    const { defense } = facts;
    const all: Profile['defense'] =
      typeof defense === 'number' ? [defense, defense, defense] : [defense.front, defense.side, defense.rear];
    return {
      type,
      category: facts.category === 'light' ? LIGHT : HEAVY,
      move: facts.move,
      defense: all,
      flips: false,
      weapons: facts.weapons.map(({ name, slot, combat, arc, abilities }) =>
        weaponOf(name, slot, combat, arc ?? 360, abilities),
      ),
      size: facts.size,
      officer: false,
      heavyWeapon: false,
      character: false,
      large: false,
      reduced: false,
      change: null,
      active: false,
      ...command(facts.abilities),
    };
  }
  const side = facts.sides[up];
  return {
    type,
    category: INFANTRY,
    move: figure(side.move),
    defense: [side.defense, side.defense, side.defense],
    flips: side.hit === 'flip',
    weapons: [weaponOf(facts.name, 'main', side.combat, side.arc ?? 360, side.abilities)],
    size: 1,
    officer: facts.role === 'officer',
    heavyWeapon: facts.role === 'heavyWeapon',
    character: facts.character === true,
    large: facts.large === true,
    reduced: side.state === 'reduced',
    change: side.abilities.some(({ key }) => key === facts.change) ? (facts.change ?? null) : null,
    active: side.state === 'active',
    ...command(side.abilities),
  };
}

/** By kind and side up: twice the kind, plus the side. */
export const PROFILES: readonly Profile[] = UNIT_TYPES.flatMap((type) =>
  ([0, 1] as const).map((up) => profileOf(type, UNITS[type], up)),
);

const KINDS = new Map(UNIT_TYPES.map((type, i) => [type, i]));
export const kindNumber = (type: UnitType): number => KINDS.get(type) ?? 0;

/** Side of a counter on which it is Active, and the other one; 0 for counters without a change of state. */
export const ACTIVE_SIDE: readonly (0 | 1)[] = UNIT_TYPES.map((_, kind) => (PROFILES[2 * kind + 1]?.active ? 1 : 0));
/** Counters that can be concealed. */
export const CAN_HIDE: readonly boolean[] = UNIT_TYPES.map((_, kind) => PROFILES[2 * kind]?.change === 'ambush');

/** A concealed counter as its enemy sees it: infantry, and nothing else. */
export const CONCEALED: Profile = {
  ...profileOf('sov-decoy', UNITS['sov-decoy'], 0),
  active: true,
};
