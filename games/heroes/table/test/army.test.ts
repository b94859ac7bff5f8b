import { describe, expect, test } from 'vitest';
import { FREE_BATTLE } from '../../data/free-battle.ts';
import { OPTIONS } from '../../data/options.ts';
import { refuseArmy } from '../../rules/recruitment/limits.ts';
import { optionsFor, pointsOf, totalsOf } from '../../rules/recruitment/lists.ts';
import { armyFor } from '../../rules/recruitment/suggestion.ts';
import { readArmy } from '../../rules/recruitment/text.ts';
import { afterChange, beginWith, changed, redone, undone } from '../army/history.ts';
import { offeredTiles, offersFor } from '../army/offers.ts';
import { optionText } from '../army/option-words.ts';
import { whyNotArmy, whyNotOption, whyNotTile } from '../army/reasons.ts';
import { checksOf, sharesOf, sumsOf } from '../army/sums.ts';
import { unitRows } from '../army/unit-rows.ts';

const army = (text: string) => {
  const read = readArmy(text);
  if (!read.ok) throw new Error(read.error);
  return read.value.army;
};
/** The army of the frame: 220 of 250 points. */
const frame = army('soviet:volga.mortar50,storm,command..bluff');
const BATTLE = FREE_BATTLE.sizes.battle;

describe('why not?', () => {
  test('HS-REC-07: points say what it costs and what is left', () => {
    expect(whyNotTile(frame, 250, 'soviet', 'rt-sov-tank')).toEqual({
      rule: 'HS-REC-07',
      text: 'It costs 60 points, and 30 are left.',
    });
    expect(whyNotOption(frame, 250, 1, 's1', 'op-sov-kv1')?.text).toBe('It costs 55 points, and 30 are left.');
    expect(whyNotArmy(frame, 150, 'soviet')?.text).toBe(
      'The army costs 220 points, 70 more than the 150 of this battle.',
    );
  });
  test('HS-REC-07: an option in the slot makes room for another', () => {
    const full = army('soviet:volga.maxim,storm..veteran,command..artillery');
    expect(whyNotOption(full, 275, 0, 's1', 'op-sov-ptrd')).toBeNull();
    expect(whyNotOption(full, 275, 0, 's1', 'op-sov-kv1')?.text).toBe('It costs 55 points, and 30 are left.');
  });
  test('HS-REC-11 HS-REC-12: shape and stripe of a slot', () => {
    expect(whyNotOption(frame, 250, 0, 's2', 'op-sov-sniper')?.text).toBe('It is wide, and this slot is square.');
    expect(whyNotOption(frame, 250, 0, 's1', 'op-sov-sappers')?.text).toBe(
      'Its stripe, Storm Group, isn’t on this slot.',
    );
  });
  test('HS-REC-02: the option that is there already', () => {
    expect(whyNotOption(frame, 250, 0, 's1', 'op-sov-mortar50')?.text).toBe('It is in this slot already.');
  });
  test('HS-R-149: a person comes once, and counters run out', () => {
    expect(whyNotTile(army('soviet:volga'), 250, 'soviet', 'rt-sov-volga')?.text).toBe(
      'Boris is in the army already, and there is only one.',
    );
    const guns = army('soviet:recon,recon');
    expect(whyNotTile(guns, 400, 'soviet', 'rt-sov-recon')?.text).toBe(
      'Reconnaissance Troop may be taken twice at most.',
    );
  });
  test('HS-SCN-16: limits for the points, and a group at least', () => {
    const heavy = army('german:panzer.stug');
    expect(whyNotTile(heavy, 200, 'german', 'rt-ger-panzer')?.text).toBe(
      'An army of 200 points has 2 heavy vehicles at most; this would make 3.',
    );
    const zaitsev = army('soviet:zaitsev');
    expect(whyNotArmy(zaitsev, 150, 'soviet')?.text).toBe('An army needs at least one group.');
    const hoth = army('german:feldkommando');
    expect(whyNotTile(hoth, 150, 'german', 'rt-ger-feldkommando')?.text).toBe(
      'An army of 150 points has 1 command tile at most; this would make 2.',
    );
  });
});

describe('offers', () => {
  test('HS-REC-02: every option of the side is offered for a slot or refused with its reason, none is left out', () => {
    const offers = offersFor(frame, 250, 'soviet', { index: 1, slot: 's1' });
    if (offers === null) throw new Error('no such slot');
    const { fit, dear, limited, otherStripe, otherShape } = offers;
    const refused = [...dear, ...limited, ...otherStripe, ...otherShape];
    expect([...fit, ...refused.map(({ option }) => option)].sort()).toEqual([...optionsFor('soviet')].sort());
    expect(fit).toHaveLength(10);
    expect(dear.map(({ option }) => option)).toEqual(['op-sov-sappers', 'op-sov-kv1']);
    expect(refused.every(({ whyNot }) => whyNot !== null && whyNot.text !== '')).toBe(true);
  });
  test('HS-REC-07: tiles say by how much they are too dear', () => {
    const offered = offeredTiles(frame, 250, 'soviet');
    expect(offered.find(({ tile }) => tile === 'rt-sov-recon')).toMatchObject({ over: 55, taken: 0 });
    expect(offered.find(({ tile }) => tile === 'rt-sov-zaitsev')).toMatchObject({ over: 0, whyNot: null });
    expect(offered.find(({ tile }) => tile === 'rt-sov-volga')?.taken).toBe(1);
  });
  test('a slot that is not there has no offers', () => {
    expect(offersFor(frame, 250, 'soviet', { index: 7, slot: 's1' })).toBeNull();
  });
  test('every option has its words', () => {
    for (const [id, facts] of Object.entries(OPTIONS)) expect([id, optionText(facts)]).not.toEqual([id, '']);
    expect(optionText(OPTIONS['op-sov-ammo'])).toBe('3 markers: +1 Combat Value when it fires');
    expect(optionText(OPTIONS['op-sov-battleplan'])).toBe('1 Special token more each turn');
    for (const facts of Object.values(OPTIONS)) if ('marker' in facts) expect(optionText(facts)).toContain(': ');
  });
});

describe('sums', () => {
  test('HS-SCN-16: limits with where the army stands', () => {
    const checks = checksOf(frame, BATTLE);
    expect(checks.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'points 220 of 250',
      'groups, at least 1 2',
      'command tiles 1 of 2',
      'character tiles 0 of 2',
      'heavy vehicles 0 of 3',
      'counters 11',
    ]);
    expect(checks.every(({ isKept }) => isKept)).toBe(true);
    expect(checksOf(frame, FREE_BATTLE.sizes.skirmish)[0]).toMatchObject({ isKept: false });
    expect(checksOf([], BATTLE)[1]).toMatchObject({ isKept: false });
  });
  test('HS-ORD-03 HS-REC-04: orders come from officers, tiles and a filled slot', () => {
    const [orders] = sumsOf(army('soviet:volga,command.bluff'), BATTLE);
    expect(orders).toMatchObject({ value: 4 });
    expect(orders?.parts).toBe('Boris 1, General Chuikov 1, Volga Rifle Platoon 1, a slot of 62nd Army Forward Post 1');
    expect(sumsOf(army('soviet:volga,command..bluff'), BATTLE)[0]?.value).toBe(3);
  });
  test('HS-REC-06 HS-OPT-02: breaking points and stakes of tiles and support', () => {
    const [, losses, stake] = sumsOf(frame, BATTLE);
    expect([losses?.value, stake?.value]).toEqual([totalsOf(frame).breakingPoints, totalsOf(frame).victoryPoints]);
    expect([losses?.value, stake?.value]).toEqual([8, 10]);
    expect(losses?.parts).toContain('50 mm Mortar 1');
  });
  test('HS-OP-35: a Signals Net adds a card to the hand', () => {
    expect(sumsOf(frame, BATTLE)[3]?.value).toBe(4);
    expect(sumsOf(army('soviet:volga,command.signals'), BATTLE)[3]?.value).toBe(5);
  });
  test('shares of the bar add up to the points', () => {
    expect(sharesOf(frame).reduce((sum, { points }) => sum + points, 0)).toBe(pointsOf(frame));
  });
  test('the roll shows every counter with its figures, vehicles with all sides and weapons', () => {
    const rows = unitRows(army('german:panzer.stug'));
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
    expect(rows[0]?.defense).toMatch(/^\d+\/\d+\/\d+$/);
    const riflemen = unitRows(frame).find(({ unit }) => unit === 'sov-fire-group');
    expect(riflemen).toMatchObject({ count: 3, move: '4', defense: '4', weapons: [{ values: ['+2', '+1', '×'] }] });
  });
});

describe('changes', () => {
  test('are undone and redone one by one', () => {
    const first = afterChange(beginWith([]), { do: 'add', tile: 'rt-sov-volga' });
    const second = afterChange(first, { do: 'put', index: 0, slot: 's1', option: 'op-sov-maxim' });
    expect(pointsOf(second.now)).toBe(115);
    const back = undone(second);
    expect(back?.now).toEqual(first.now);
    expect(back === null ? null : redone(back)?.now).toEqual(second.now);
    expect(undone(beginWith([]))).toBeNull();
    expect(redone(second)).toBeNull();
    expect(changed(second.now, { do: 'take', index: 0, slot: 's1' })).toEqual(first.now);
    expect(changed(second.now, { do: 'drop', index: 0 })).toEqual([]);
  });
});

describe('suggestions', () => {
  test.each(['soviet', 'german'] as const)('HS-SCN-16: a %s army that was begun is filled up legally', (side) => {
    const begun = army(side === 'soviet' ? 'soviet:zaitsev' : 'german:koenig');
    for (const { points } of Object.values(FREE_BATTLE.sizes)) {
      const built = armyFor(side, points, begun);
      expect(built[0]).toMatchObject({ tile: begun[0]?.tile });
      expect(refuseArmy(built, points, side)).toBeNull();
      expect(points - pointsOf(built)).toBeLessThan(10);
    }
  });
});
