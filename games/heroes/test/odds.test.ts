import { describe, expect, test } from 'vitest';
import { attackBy, modifierOf } from '../odds/fire.ts';
import { attackLines, called, defenseLines } from '../odds/words.ts';
import { defenseAgainst } from '../rules/shots.ts';
import { DAMAGE, type FrameOf, NONE, type State } from '../rules/state.ts';
import { holding } from './hands.ts';
import { acting, enemy, type Given, group, type Position, position } from './position.ts';
import { everyThrow, fateOf, oddsOf, toldOf } from './throws.ts';

const gun = (at: string, more = {}) => ({ is: 'sov-zis3', at, up: 1, facing: 'E', ...more }) as const;
const tank = (more = {}) => ({ is: 'ger-pz3', at: 'E8', rear: 'D8', facing: 'E', ...more }) as const;
const roks = (at: string, more = {}) => ({ is: 'sov-roks', at, ...more }) as const;
const at = (given: Given, ...play: string[]): Position => position({ flow: [acting(0)], ...given }).play(...play);

function expectExact(before: Position, action: string, result: (after: State) => string): void {
  const told = toldOf(oddsOf(before, action));
  const counted = everyThrow(before, action, result);
  for (const name of new Set([...Object.keys(told), ...Object.keys(counted)]))
    expect(told[name] ?? 0, name).toBeCloseTo(counted[name] ?? 0, 9);
}

/** Units on which the attack had an effect. */
const struck =
  (before: Position, word: 'hit' | 'suppressed', ...names: string[]) =>
  (after: State): string => {
    const spared = word === 'hit' ? /^(No effect|Suppressed.*)$/ : /^No effect$/;
    const count = names.filter((name) => !spared.test(fateOf(before, name)(after))).length;
    return count === 0 ? `Nobody ${word}` : `${count} unit${count === 1 ? '' : 's'} ${word}`;
  };

test.each<[string, Given, string]>([
  ['HS-FIRE-10 HS-HIT-09 in the open', { soviet: [group('A8')], german: [enemy('C8')] }, 'shoot g1 first'],
  ['HS-HIT-01 at a reduced unit', { soviet: [group('A8')], german: [enemy('C8', { up: 1 })] }, 'shoot g1 first'],
  ['HS-RNG-02 from afar', { soviet: [group('A8')], german: [enemy('I8')] }, 'shoot g1 first'],
  ['HS-FIRE-11 suppressed', { soviet: [group('A8', { suppressed: 1 })], german: [enemy('C8')] }, 'shoot g1 first'],
  ['HS-TERR-04 into a house', { soviet: [group('D6')], german: [enemy('C3+')] }, 'shoot g1 first'],
  ['HS-SUP-02 HS-SUP-03', { soviet: [{ is: 'sov-dp28', at: 'A8' }], german: [enemy('C8')] }, 'suppress g1 first'],
  ['HS-FAB-10 HS-FAB-11', { soviet: [{ is: 'sov-militia', at: 'A8' }], german: [enemy('C8')] }, 'distract g1 first'],
  ['HS-FAB-44 sniping', { soviet: [{ is: 'sov-sniper', at: 'A8' }], german: [enemy('C8')] }, 'snipe g1 first'],
  ['HS-FAB-45 by Zaitsev', { soviet: [{ is: 'sov-zaitsev', at: 'A8' }], german: [enemy('C8')] }, 'snipe g1 first'],
  [
    'HS-FAB-45 by König',
    { soviet: [group('C8')], german: [{ is: 'ger-koenig', at: 'A8' }], flow: [acting(1)] },
    'snipe s1 first',
  ],
  [
    'HS-SCN-12 by a decoy of Zaitsev',
    {
      scenario: '7',
      soviet: [
        { is: 'sov-decoy', at: 'Z7', concealed: true },
        { is: 'sov-zaitsev', at: 'J16', concealed: true },
      ],
      german: [{ is: 'ger-fire-group', at: 'Z5' }],
    },
    'snipe g1 first',
  ],
  ['HS-DMG-01 at a tank', { soviet: [gun('A8')], german: [tank()] }, 'shoot g1 first'],
  [
    'HS-DMG-07 damaged',
    { soviet: [gun('A8')], german: [tank({ damage: DAMAGE.crew | DAMAGE.hull })] },
    'shoot g1 first',
  ],
  [
    'HS-CMD-04 with Positive Waves',
    { soviet: [gun('A8')], german: [tank(), { is: 'ger-kramer', at: '', aboard: 'g1', up: 1 }] },
    'shoot g1 first',
  ],
  ['HS-FAB-17 a flamethrower', { soviet: [group('A8')], german: [{ is: 'ger-flammen', at: 'C8' }] }, 'shoot g1 first'],
  [
    'HS-FAB-09 two barrels',
    { soviet: [group('C8')], german: [{ is: 'ger-sdkfz10', at: 'A8', facing: 'E' }], flow: [acting(1)] },
    'suppress s1 first',
  ],
  [
    'HS-FAB-23 a frightening shot',
    { soviet: [group('C8')], german: [{ is: 'ger-sdkfz222', at: 'A8', facing: 'E' }], flow: [acting(1)] },
    'shoot s1 first',
  ],
])('%s: the odds are those of every throw', (_rule, given, action) => {
  const before = at(given, 'fire');
  expectExact(before, action, fateOf(before, action.split(' ')[1] ?? ''));
});

const firing = (unit: number, more: Partial<FrameOf<'firing'>> = {}): FrameOf<'firing'> => ({
  step: 'firing',
  unit,
  mode: 'action',
  at: NONE,
  used: 0,
  ammo: 0,
  bonus: 0,
  wild: 0,
  keen: false,
  gentle: false,
  ...more,
});

const total = (lines: readonly { readonly value: string }[]): number =>
  lines.reduce((sum, { value }) => sum + Number(value), 0);

test.each<[string, Given, 'hit' | 'suppress', Partial<FrameOf<'firing'>>, string[]]>([
  [
    'HS-LOS-08 HS-RNG-02 HS-FIRE-11',
    { soviet: [group('A8', { suppressed: 2 })], german: [enemy('I8')] },
    'hit',
    {},
    ['Combat Value', 'Suppressed', 'Long Range'],
  ],
  [
    'HS-OPT-07 HS-CARD-12 HS-CARD-14 HS-SUP-01',
    { soviet: [{ is: 'sov-dp28', at: 'A8' }], german: [enemy('C3+')] },
    'suppress',
    { ammo: 2, bonus: 1, wild: 1 },
    ['Combat Value', 'Ammo', 'Card', 'Suppressive Fire, doubled', 'Wild bonus'],
  ],
  ['HS-OP-21', { soviet: [group('A7')], german: [enemy('E7')] }, 'hit', { keen: true }, ['Combat Value']],
  [
    'HS-FIRE-12 on the move',
    { soviet: [{ is: 'sov-ba64', at: 'A8', facing: 'E' }], german: [enemy('C8')] },
    'hit',
    { mode: 'move' },
    ['Combat Value', 'Fire on the Move'],
  ],
])('%s: every modifier has a name, and together they are the sum', (_rules, given, how, more, names) => {
  const { state } = at(given);
  const frame = firing(0, more);
  const attack = attackBy(state, frame, 0, how, given.soviet?.length ?? 0);
  const lines = attackLines(state, frame, attack);
  expect(lines.map(({ label }) => label)).toEqual(expect.arrayContaining(names));
  expect(total(lines)).toBe(modifierOf(state, attack));
  expect(total(defenseLines(state, attack))).toBe(defenseAgainst(state, attack));
});

describe('Machine Gunner', () => {
  const german = [enemy('E8'), enemy('F8')];
  const maxim = { is: 'sov-maxim', at: 'A8', up: 1, facing: 'E' } as const;
  test('HS-FAB-39: each target rolls for itself', () => {
    const soviet = [maxim];
    const before = at(
      { soviet, german: [enemy('E7'), enemy('E9')] },
      'fire',
      'spread shoot g1 first',
      'also g2',
      'enough',
    );
    expectExact(before, 'give 1', struck(before, 'hit', 'g1', 'g2'));
  });
  test('HS-FAB-38 HS-FAB-39: suppressive fire is split after it is doubled', () => {
    const before = at(
      { soviet: [maxim], german: [enemy('E7'), german[0] ?? enemy('E8'), enemy('E9')] },
      'fire',
      'spread suppress g1 first',
      'also g2',
      'also g3',
      'enough',
      'give 2',
    );
    expectExact(before, 'give 3', struck(before, 'suppressed', 'g1', 'g2', 'g3'));
  });
});

describe('templates, flames and thrown gear', () => {
  const stock = (marker: string) => ({ soviet: [{ marker, tile: 0, left: 3 }] });
  test('HS-FAB-26 HS-TPL-01: a shell on two enemies and a friend counts the enemies it hits', () => {
    const before = at(
      { soviet: [gun('A8'), group('E9')], german: [enemy('E8'), enemy('F8')] },
      'fire',
      'forgo',
      'shell first',
    );
    expectExact(before, 'place E8*', struck(before, 'hit', 'g1', 'g2'));
    expect(oddsOf(before, 'place E8*')?.sums.map(({ title }) => title)).toContain('Strelki Fire Group at E9');
  });
  test('HS-FAB-30: a lobbed shell comes down in five places', () => {
    const before = at(
      { soviet: [{ is: 'sov-mortar50', at: 'C6' }], german: [enemy('C1'), enemy('B1')] },
      'fire',
      'lob first',
    );
    expectExact(before, 'place B1*', struck(before, 'hit', 'g1', 'g2'));
  });
  test('HS-TPL-06 HS-TPL-12: a grenade into a room', () => {
    const before = at(
      { soviet: [group('C5')], german: [enemy('C3+')], stock: stock('mk-grenade') },
      'fire',
      'throw mk-grenade',
    );
    const [action = ''] = before.legal().filter((text) => text.startsWith('into'));
    expectExact(before, action, fateOf(before, 'g1'));
  });
  test('HS-FAB-14 HS-FAB-16: flames suppress whoever they meet', () => {
    const before = at({ soviet: [roks('A8')], german: [enemy('B8')] }, 'fire', 'spray first');
    expectExact(before, 'toward E', fateOf(before, 'g1'));
  });
  test('HS-R-140: the next unit under a template', () => {
    const before = at(
      { soviet: [gun('A8')], german: [enemy('E8'), enemy('F8')] },
      'fire',
      'forgo',
      'shell first',
      'place E8*',
    );
    const told = toldOf(oddsOf(before, 'next g2'));
    expect(told.Reduced).toBeCloseTo(1 - (told.Destroyed ?? 0) - (told['No effect'] ?? 0), 9);
  });
  test('HS-TPL-04: nothing is told about a concealed unit', () => {
    const german = [{ is: 'ger-sniper', at: 'B8', concealed: true } as const, enemy('B9')];
    const before = at({ soviet: [roks('A8')], german }, 'fire', 'spray first');
    const [action = ''] = before.legal().filter((text) => text === 'toward E');
    const view = { ...before.state, private: { soviet: before.state.private.soviet } };
    const told = before.game.odds(view, 'soviet', { do: 'toward', direction: 'E' });
    expect(action).toBe('toward E');
    expect(told === null || told.assuming.includes('concealed units are left out')).toBe(true);
  });
});

test('HS-FAB-04 HS-FAB-05: a Structure falls when the dice give the points it lacks', () => {
  const open = { points: [4, 0, 0] };
  const before = at({ soviet: [gun('D6', { facing: 'N' })], german: [], open }, 'fire');
  expectExact(before, 'demolish B2+ first', ({ open: { ruined } }) => (ruined & 1 ? 'It falls' : 'It stands'));
});

test.each([3, 4])('HS-R-138: a bonus goes to the first of the dice for a Structure with %i points', (points) => {
  const given = { soviet: [gun('D6', { facing: 'N' })], german: [], open: { points: [points, 0, 0] } };
  const before = holding({ ...given, flow: [acting(0)] }, { soviet: ['ac-sov-highcommand'] });
  before.play('fire', 'bonus ac-sov-highcommand');
  expectExact(before, 'demolish B2+ first', ({ open: { ruined } }) => (ruined & 1 ? 'It falls' : 'It stands'));
});

test('HS-R-92 HS-FAB-30: a bonus on the scatter die stays with it when it is rolled again', () => {
  const given = { soviet: [{ is: 'sov-mortar50', at: 'C6' } as const], german: [enemy('C1')], dice: [1] };
  const before = holding({ ...given, flow: [acting(0)] }, { soviet: ['ac-sov-second', 'ac-sov-highcommand'] });
  before.play('fire', 'lob first', 'place C1*', 'bonus ac-sov-highcommand');
  const [scatter] = oddsOf(before, 'reroll soviet card')?.sums ?? [];
  expect(scatter?.lines.map(({ label }) => label)).toEqual([
    '1, scattered',
    '2, scattered',
    '3 or 4 or 5 or 6, on target',
  ]);
});

describe('assault', () => {
  const fates = (before: Position) => (after: State) => {
    const [attacker, defender] = before.waiting[0] === 'soviet' ? ([0, 1] as const) : ([1, 0] as const);
    const fate = (u: 0 | 1): string => fateOf(before, u === 0 ? 's1' : 'g1')(after);
    const [target, unit] = [fate(defender), fate(attacker)];
    const moved = after.open.units.at[defender] !== before.state.open.units.at[defender];
    const name = (u: number): string => called(before.state.open, u);
    if (target === 'Reduced' && moved) return `${name(defender)} falls back`;
    if (!/^(No effect|Suppressed.*)$/.test(target)) return `${name(defender)} is ${target.toLowerCase()}`;
    return unit === 'No effect' ? 'Nobody wins' : `${name(attacker)} is ${unit.toLowerCase()}`;
  };
  test.each<[string, Given]>([
    ['HS-ASLT-15 HS-ASLT-16 HS-ASLT-22', { soviet: [group('C8')], german: [enemy('D8')] }],
    ['HS-ASLT-25 at a reduced unit', { soviet: [group('C8')], german: [enemy('D8', { up: 1 })] }],
    ['HS-ASLT-33 by a reduced unit', { soviet: [group('C8', { up: 1 })], german: [enemy('D8')] }],
    ['HS-FAB-17 at a flamethrower', { soviet: [group('C8')], german: [{ is: 'ger-flammen', at: 'D8' }] }],
    ['HS-ASLT-39 from behind', { soviet: [group('C8')], german: [{ is: 'ger-mg34', at: 'D8', up: 1, facing: 'E' }] }],
    [
      'HS-SCN-15 at a unit that is captured',
      { scenario: '9', soviet: [group('E6')], german: [{ is: 'ger-vollrath', at: 'E7' }] },
    ],
    [
      'HS-OP-34 HS-ASLT-04 with a Magnetic Charge',
      {
        soviet: [{ is: 'sov-t34', at: 'E8', rear: 'D8', facing: 'E' }],
        german: [enemy('F8')],
        flow: [acting(1)],
        stock: { german: [{ marker: 'mk-haft', tile: 0, left: 1 }] },
      },
    ],
    ['HS-ASLT-20 without an answer', { soviet: [group('C8')], german: [{ is: 'ger-kuebel', at: 'D8' }] }],
  ])('%s', (_rule, given) => {
    const before = at(given);
    expectExact(before, before.legal('assault')[0] ?? '', fates(before));
  });
  test('HS-R-119: from farther off the odds say where it attacks from', () => {
    const before = at({ soviet: [group('B8')], german: [enemy('D8')] });
    expect(oddsOf(before, 'assault g1')?.assuming[0]).toMatch(/^it attacks from /);
  });
  test('HS-STATE-10: a concealed defender has no odds', () => {
    const { game, state } = at({ soviet: [group('C8')], german: [{ is: 'ger-sniper', at: 'D8', concealed: true }] });
    const view = { ...state, private: { soviet: state.private.soviet } };
    expect(game.odds(view, 'soviet', { do: 'assault', unit: 'g1' })).toBeNull();
  });
});

describe('rolling again', () => {
  const given = { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)] };
  test('HS-CARD-19: a card in hand is an assumption of its own, with its chances', () => {
    const odds = oddsOf(holding(given, { soviet: ['ac-sov-second'] }).play('fire'), 'shoot g1 first');
    expect(odds?.assuming).toContain('nobody rolls again');
    const again = odds?.sums.find(({ title }) => title === 'If a roll without effect is made again');
    expect(again?.lines).toHaveLength((odds?.outcomes.length ?? 0) - 1);
  });
  test('HS-OP-06: the odds of the new roll are those of the old one', () => {
    const before = holding({ ...given, dice: [1] }, { soviet: ['ac-sov-second'] }).play('fire');
    const fresh = oddsOf(before, 'shoot g1 first')?.outcomes;
    expect(oddsOf(before.play('shoot g1 first'), 'reroll soviet card')?.outcomes).toEqual(fresh);
  });
  test('HS-OP-06 HS-R-138: a bonus for the roll stays with it', () => {
    const two = { soviet: [group('C8')], german: [enemy('E8'), enemy('E7')], flow: [acting(0)], dice: [1, 1] };
    const before = holding(
      two,
      { soviet: ['ac-sov-second', 'ac-sov-highcommand'] },
      { soviet: [{ marker: 'mk-grenade', tile: 0, left: 1 }] },
    ).play('fire', 'throw mk-grenade', 'place D7*', 'next g1', 'pass', 'bonus ac-sov-highcommand');
    expect(toldOf(oddsOf(before, 'reroll soviet card'))).toEqual({ Destroyed: 0.5, Reduced: 0.5 }); // 2 + 2 against 4
  });
  test("HS-OP-06: in an assault the other side's dice lie where they are", () => {
    const close = { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)], dice: [1, 1, 6, 6] };
    const before = holding(close, { soviet: ['ac-sov-second'] }).play('assault g1', 'charge', 'charge', 'pass');
    const told = Object.keys(toldOf(oddsOf(before, 'reroll soviet card')));
    expect(told.filter((name) => name.endsWith('falls back'))).toEqual([]);
  });
});
