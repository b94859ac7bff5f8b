import { SeededChance } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { OPTIONS, type OptionId } from '../data/options.ts';
import { RECRUITMENT_TILES, STRIPES } from '../data/recruitment.ts';
import { UNITS } from '../data/units.ts';
import { unlocked } from '../rules/army.ts';
import { additions, draftArmy } from '../rules/recruitment/draft.ts';
import { refuseArmy, refuseExcess, refuseFit, refuseOption, refuseTile, slotOf } from '../rules/recruitment/limits.ts';
import {
  type ArmyList,
  countersOf,
  pointsOf,
  starsOf,
  totalsOf,
  withOption,
  withoutOption,
  withoutTile,
  withTile,
} from '../rules/recruitment/lists.ts';
import { armyFor, gainOf } from '../rules/recruitment/suggestion.ts';
import { readArmy, writeArmy } from '../rules/recruitment/text.ts';
import { namesIn, recruitsOf, stockOf, tilesOf } from '../rules/recruits.ts';

const grenadiers: ArmyList = [{ tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-at', s2: 'op-ger-ammo' } }];
const volga: ArmyList = [{ tile: 'rt-sov-volga', options: {} }];

describe('what an army brings', () => {
  test('HS-REC-01 HS-EX-10: Panzergrenadiere are Vollrath, two Fire Groups and an MG 34, for 75 points', () => {
    const units = recruitsOf([{ tile: 'rt-ger-panzergrenadiere', options: {} }]).map(({ type }) => type);
    expect(units).toEqual(['ger-vollrath', 'ger-fire-group', 'ger-fire-group', 'ger-mg34']);
    expect(RECRUITMENT_TILES['rt-ger-panzergrenadiere']).toMatchObject({ cost: 75, breakingPoint: 3 });
  });
  test('HS-SET-04 HS-OPT-01 HS-OPT-02 HS-EX-11: with the AT Gun Group they are seven, and it breaks at two', () => {
    expect(recruitsOf(grenadiers)).toHaveLength(7);
    expect(OPTIONS['op-ger-at']).toMatchObject({ kind: 'support', breakingPoint: 2 });
    expect(countersOf(grenadiers).get('ger-pak38')).toBe(1);
  });
  test('HS-REC-04 HS-REC-05 HS-R-82 HS-R-83: a filled slot unlocks, until the option or the tile is broken', () => {
    const [tile] = tilesOf(grenadiers);
    if (tile === undefined) throw new Error('no tile');
    expect(unlocked(tile, 's1')).toEqual({ key: 'opportunisticFire' });
    expect(unlocked(tile, 's2')).toBeUndefined();
    const option = tile.options[0];
    if (option !== undefined) option.broken = true;
    expect(unlocked(tile, 's1')).toBeUndefined();
    expect(unlocked({ ...tile, broken: true, options: [] }, 's1')).toBeUndefined();
  });
  test('HS-REC-08: Zaitsev is a tile of one unit', () => {
    expect(recruitsOf([{ tile: 'rt-sov-zaitsev', options: {} }]).map(({ type }) => type)).toEqual(['sov-zaitsev']);
  });
  test('HS-REC-09 HS-REC-10: a command tile brings its officer; no tile brings resources only', () => {
    expect(RECRUITMENT_TILES['rt-ger-feldkommando'].kind).toBe('command');
    expect(Object.values(RECRUITMENT_TILES).every(({ units }) => units.length > 0)).toBe(true);
  });
  test('HS-OPT-09 HS-OPT-12: grenades are three markers, Artillery fits command slots only', () => {
    expect(stockOf([{ tile: 'rt-sov-volga', options: { s2: 'op-sov-grenades' } }])).toEqual([
      { marker: 'mk-grenade', tile: 0, left: 3 },
    ]);
    const fits = Object.values(RECRUITMENT_TILES).filter(({ slots }) =>
      slots.some((slot) => refuseFit(slot, 'op-sov-artillery') === null),
    );
    expect(fits.map(({ kind }) => kind)).toEqual(['command']);
  });
  test('the whole army in figures', () => {
    expect(totalsOf(grenadiers)).toEqual({
      points: 75 + 45 + 10,
      units: 7,
      heavyVehicles: 0,
      orders: 2,
      breakingPoints: 5,
      victoryPoints: 5,
      tiles: { group: 1, command: 0, character: 0 },
    });
  });
  test('HS-ORD-05 HS-EX-01: Hoth 1, Vollrath 2 and a filled slot 1 are four orders', () => {
    const army: ArmyList = [...grenadiers, { tile: 'rt-ger-feldkommando', options: { s1: 'op-ger-bluff' } }];
    expect(totalsOf(army).orders).toBe(4);
    expect(starsOf(army)).toEqual([
      { source: UNITS['ger-vollrath'].name, kind: 'counter', stars: 2 },
      { source: UNITS['ger-hoth'].name, kind: 'counter', stars: 1 },
      { source: RECRUITMENT_TILES['rt-ger-feldkommando'].name, kind: 'slot', stars: 1 },
    ]);
  });
  test('HS-SCN-16: shown with its counters and its gear, each with its number', () => {
    const army = [{ tile: 'rt-ger-panzergrenadiere', options: { s2: 'op-ger-ammo' } }] as const;
    const gear = OPTIONS['op-ger-ammo'].name;
    const counters = ['ger-vollrath', 'ger-fire-group', 'ger-mg34'].map((type) => UNITS[type as 'ger-mg34'].name);
    expect(namesIn(army)).toEqual([counters[0], `${counters[1]} × 2`, counters[2], gear]);
  });
});

describe('what fits', () => {
  const slot = (id: 's1' | 's2') => slotOf(volga, 0, id);
  test('HS-REC-02 HS-REC-11: wide options go into wide slots, square ones into square slots', () => {
    expect(refuseFit(slot('s1'), 'op-sov-maxim')).toBeNull();
    expect(refuseFit(slot('s2'), 'op-sov-maxim')?.rule).toBe('HS-REC-11');
    expect(refuseFit(slot('s1'), 'op-sov-ammo')?.rule).toBe('HS-REC-11');
    expect(refuseFit(undefined, 'op-sov-ammo')?.rule).toBe('HS-REC-02');
  });
  test('HS-REC-12: a slot takes the stripes it shows: its own tile, the army, or command', () => {
    expect(refuseFit(slot('s1'), 'op-sov-fire')).toBeNull();
    expect(refuseFit(slot('s1'), 'op-sov-sappers')?.rule).toBe('HS-REC-12');
    expect(refuseFit(slot('s2'), 'op-sov-bluff')?.rule).toBe('HS-REC-12');
    expect(new Set(Object.values(STRIPES).map(({ scope }) => scope))).toEqual(
      new Set(['specific', 'common', 'command']),
    );
  });
});

describe('limits of a Free Battle', () => {
  const why = (army: ArmyList, points = 250) => refuseArmy(army, points, 'german');
  test('HS-REC-07: the sum of costs stays within the points', () => {
    expect(pointsOf(grenadiers)).toBe(130);
    expect(refuseExcess(grenadiers, 129)).toMatchObject({ rule: 'HS-REC-07', facts: { cost: 130, points: 129 } });
    expect(refuseExcess(grenadiers, 130)).toBeNull();
  });
  test('HS-SCN-16: at 250 points two character tiles, two command tiles and three heavy vehicles', () => {
    const panzer = { tile: 'rt-ger-panzer', options: {} } as const;
    const four: ArmyList = [
      panzer,
      { ...panzer, options: { s1: 'op-ger-stug' } },
      { tile: 'rt-ger-pio', options: { s1: 'op-ger-sig' } },
    ];
    expect(refuseExcess(four, 400)).toBeNull();
    expect(refuseExcess(four, 360)).toMatchObject({ rule: 'HS-SCN-16', facts: { 'heavy vehicles': 4, limit: 3 } });
    const hoth = { tile: 'rt-ger-feldkommando', options: {} } as const;
    expect(refuseExcess([hoth, hoth], 200)).toMatchObject({ facts: { 'command tiles': 2, limit: 1 } });
    const koenig = { tile: 'rt-ger-koenig', options: {} } as const;
    expect(refuseExcess([koenig, koenig], 150)).toMatchObject({ facts: { 'character tiles': 2, limit: 1 } });
  });
  test('HS-SCN-16: at least one group, and the same tile twice at most', () => {
    expect(why([{ tile: 'rt-ger-koenig', options: {} }])).toMatchObject({ rule: 'HS-SCN-16', facts: { groups: 0 } });
    const recon = { tile: 'rt-ger-recon', options: {} } as const;
    expect(why([recon, recon])).toBeNull();
    expect(refuseExcess([recon, recon, recon], 400)).toMatchObject({ facts: { limit: 2 } });
  });
  test('HS-R-149: no more counters than there are; a character comes once', () => {
    expect(refuseExcess([...grenadiers, ...grenadiers], 400)).toMatchObject({
      rule: 'HS-R-149',
      facts: { counters: 1 },
    });
    const snipers = ['rt-ger-sturm', 'rt-ger-pio'].map(
      (tile) => ({ tile, options: { s1: 'op-ger-sniper' } }) as ArmyList[number],
    );
    expect(refuseExcess(snipers, 400)?.rule).toBe('HS-R-149');
  });
  test('HS-REC-11: an army is refused for an option that does not fit', () => {
    expect(refuseArmy([{ tile: 'rt-ger-panzergrenadiere', options: { s1: 'op-ger-ammo' } }], 250, 'german')?.rule).toBe(
      'HS-REC-11',
    );
  });
  test('HS-SET-01: nobody recruits from the other side', () => {
    expect(refuseTile([], 250, 'soviet', 'rt-ger-pio')?.rule).toBe('HS-SET-01');
    expect(why(volga)?.rule).toBe('HS-SET-01');
  });
  test('every refusal of an option has its reason', () => {
    expect(refuseOption(volga, 150, 0, 's2', 'op-sov-ammo')).toBeNull();
    expect(refuseOption(volga, 90, 0, 's2', 'op-sov-ammo')?.rule).toBe('HS-REC-07');
    expect(refuseOption(volga, 150, 0, 's1', 'op-sov-ammo')?.rule).toBe('HS-REC-11');
    expect(refuseOption(volga, 150, 1, 's1', 'op-sov-ammo')?.rule).toBe('HS-REC-02');
    const full = withOption(volga, 0, 's2', 'op-sov-ammo');
    expect(refuseOption(full, 150, 0, 's2', 'op-sov-ammo')?.rule).toBe('HS-REC-02');
    expect(refuseOption(full, 95, 0, 's2', 'op-sov-grenades')).toBeNull(); // in its place
  });
  test('lists grow and shrink without touching the old ones', () => {
    const two = withTile(volga, 'rt-sov-tank');
    expect([volga.length, two.length, withoutTile(two, 0)[0]?.tile]).toEqual([1, 2, 'rt-sov-tank']);
    expect(withoutOption(withOption(volga, 0, 's2', 'op-sov-ammo'), 0, 's2')).toEqual(volga);
  });
  test('HS-SCN-16: a truck gives the enemy something to break, gear for the same price does not', () => {
    const tanks: ArmyList = [{ tile: 'rt-sov-tank', options: {} }];
    const gain = (slot: 's1' | 's2', option: OptionId): number => gainOf(tanks, withOption(tanks, 0, slot, option));
    expect(OPTIONS['op-sov-lorry'].cost).toBe(OPTIONS['op-sov-ammo'].cost);
    expect(gain('s1', 'op-sov-lorry')).toBeGreaterThan(0);
    expect(gain('s2', 'op-sov-ammo')).toBeGreaterThan(gain('s1', 'op-sov-lorry'));
    const worthOf = (cost: number) => (0.9 * cost) / Math.sqrt(cost); // of gear, a dear one a little less
    expect(gain('s2', 'op-sov-ammo')).toBeCloseTo(worthOf(10));
    expect(gain('s2', 'op-sov-smoke')).toBeCloseTo(worthOf(5));
  });
  test('HS-SCN-16: nothing is suggested where no group can be paid', () => {
    expect(RECRUITMENT_TILES['rt-sov-zaitsev'].cost).toBeLessThan(40);
    expect(armyFor('soviet', 40)).toEqual([]);
  });
  test('HS-SCN-16: the army suggested is legal, and nothing that would help is left out', () => {
    for (const side of ['soviet', 'german'] as const) {
      const army = armyFor(side, 100);
      expect(refuseArmy(army, 100, side)).toBeNull();
      expect(additions(army, side, 100).filter((more) => gainOf(army, more) > 0)).toEqual([]);
      const first = additions([], side, 100).filter((each) => refuseArmy(each, 100, side) === null);
      const gains = first.map((each) => gainOf([], each));
      expect(army[0]?.tile).toBe(first[gains.indexOf(Math.max(...gains))]?.[0]?.tile);
    }
  });
});

describe('an army as text', () => {
  const text = 'german:panzergrenadiere.at.ammo,feldkommando..veteran';
  test('HS-SCN-16: it reads back as it was written', () => {
    const read = readArmy(text);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.army[1]).toEqual({ tile: 'rt-ger-feldkommando', options: { s2: 'op-ger-veteran' } });
    expect(writeArmy('german', read.value.army)).toBe(text);
  });
  test.each([
    ['volga', '"volga" is no side'],
    ['soviet', 'a side, a colon'],
    ['soviet:volga:tank', 'a side, a colon'],
    ['soviet:pio', 'the soviet side has no tile "pio"'],
    ['soviet:volga.maxim.ammo.ammo.ammo', 'Volga Rifle Platoon has 3 slots, not 4'],
    ['soviet:volga.tiger', 'has no option "tiger"'],
    ['soviet:volga.ammo', 'Ammo does not fit slot 1 of Volga Rifle Platoon'],
  ])('%s is refused', (wrong, why) => {
    const read = readArmy(wrong);
    expect(read.ok ? '' : read.error).toContain(why);
  });
  test.each(['soviet', 'german'] as const)(
    'HS-SCN-16: a %s army drafted by chance is legal and goes through text',
    (side) => {
      const chance = new SeededChance([1, 2, 3, 4]);
      for (const points of [150, 250, 400])
        for (let i = 0; i < 20; i++) {
          const army = draftArmy(side, points, chance);
          expect(refuseArmy(army, points, side)).toBeNull();
          expect(readArmy(writeArmy(side, army))).toEqual({ ok: true, value: { side, army } });
          expect(totalsOf(army).points).toBeGreaterThan(points - 45);
        }
    },
  );
});
