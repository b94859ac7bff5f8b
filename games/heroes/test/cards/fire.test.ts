import { describe, expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { WHOLE_ACTION } from '../../rules/bonuses.ts';
import { holding } from '../hands.ts';
import { acting, enemy, type Given, group, position } from '../position.ts';

const grenades = (side: 'soviet' | 'german', marker = 'mk-grenade') => ({ [side]: [{ marker, tile: 0, left: 2 }] });

describe('ac-sov-jam ac-ger-jam: Weapon Jam', () => {
  const jam = (given: Given = {}, hands: { soviet?: CardId[]; german?: CardId[] } = { german: ['ac-ger-jam'] }) =>
    holding({ soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], ...given }, hands);
  test('HS-OP-22: the shot does not happen and the action is over', () => {
    const at = jam().play('fire', 'shoot g1 first');
    expect(at.asked).toBe('german jam');
    at.play('play ac-ger-jam');
    expect(at.all('attack')).toEqual([]);
    expect(at.step).not.toBe('firing');
  });
  test('HS-OP-22: against split fire no shot at any target', () => {
    const at = jam({
      soviet: [{ is: 'sov-quad', at: 'C8', rear: 'B8', facing: 'E' }],
      german: [enemy('E8'), enemy('E9')],
    });
    at.play('fire', 'spread shoot g1 first', 'also g2', 'enough', 'give 1', 'play ac-ger-jam');
    expect(at.all('attack')).toEqual([]);
  });
  test('HS-OP-22: what was announced is spent, and nothing reacts', () => {
    const german = [enemy('E8'), { is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' }] as const;
    const at = jam({ german }, { soviet: ['ac-sov-marksman'], german: ['ac-ger-jam'] });
    at.play('fire', 'bonus ac-sov-marksman', 'shoot g1 first', 'play ac-ger-jam');
    expect(at.open.discards.soviet).toEqual(['ac-sov-marksman']);
    expect(at.step).not.toBe('opportunityWindow');
  });
  test('HS-OP-22: a mover goes on, a reactor is activated', () => {
    const mover = jam({ soviet: [{ is: 'sov-smg-group', at: 'C8' }] });
    mover.play('move', 'fire', 'shoot g1 first', 'play ac-ger-jam');
    expect(mover.step).toBe('moving');
    expect(mover.legal('fire')).toEqual([]);
    const at = jam({ german: [{ is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' }] }, { soviet: ['ac-sov-jam'] }).play(
      'move',
      'step C9',
      'react g1',
      'shoot s1 first',
      'play ac-sov-jam',
    );
    expect(at.unit('g1').acted).toBe(true);
    expect(at.step).toBe('moving');
  });
  test('HS-OP-22: not against templates, flames or heavy vehicles', () => {
    const tank = { is: 'sov-t34', at: 'C8', rear: 'B8', facing: 'E' } as const;
    expect(
      jam({ soviet: [tank], dice: [1] })
        .play('fire', 'shoot g1 second')
        .all('attack'),
    ).toHaveLength(1);
    const flames = jam({ soviet: [{ is: 'sov-roks', at: 'C8' }], dice: [1] }).play('fire', 'spray first', 'toward E');
    expect(flames.all('burst')).toHaveLength(1);
  });
  test('HS-R-134: nobody is asked once both copies are seen', () => {
    const at = jam({ dice: [1] }, { german: ['ac-ger-burst', 'ac-ger-jam', 'ac-ger-jam'] });
    at.open.discards.german = at.state.private.german.hand.splice(1);
    at.open.hands.german = 1;
    expect(at.play('fire', 'shoot g1 first').all('attack')).toHaveLength(1);
  });
});

describe('ac-sov-return ac-ger-return: Return to Sender', () => {
  const thrown = (given: Given = {}, marker = 'mk-grenade') =>
    holding(
      { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(1)], ...given },
      { soviet: ['ac-sov-return'] },
      grenades('german', marker),
    );
  test('HS-CARD-18 HS-OP-24 HS-R-91: a unit under it throws it back, with its range and its values', () => {
    const at = thrown({ dice: [1] }).play('fire', 'throw mk-grenade', 'place B8*');
    expect(at.waiting).toEqual(['soviet']);
    at.play('play ac-sov-return', 'target s1');
    expect(at.step).toBe('aim');
    expect(at.why('place G8*')).toBe('HS-TPL-06');
    at.play('place D8*');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 3, defense: 4 }]); // 1 + 2
    expect(at.open.stock.german[0]?.left).toBe(1);
  });
  test('HS-CARD-18: a Geballte Ladung too', () => {
    const at = thrown({ dice: [1, 1, 1, 1] }, 'mk-geballte').play('fire', 'throw mk-geballte', 'place C8*');
    at.play('play ac-sov-return', 'target s1', 'place C7*', 'next g1');
    expect(at.all('burst')[0]).toMatchObject({ target: 'g1', result: 4 }); // 1 + 3
  });
  test('HS-R-91: bonuses of the thrower are lost', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(1)], dice: [1] },
      { soviet: ['ac-sov-return'], german: ['ac-ger-marksman'] },
      grenades('german'),
    ).play(
      'fire',
      'bonus ac-ger-marksman',
      'throw mk-grenade',
      'place B8*',
      'play ac-sov-return',
      'target s1',
      'place D8*',
    );
    expect(at.all('burst')[0]?.result).toBe(3);
  });
  test('HS-R-91: it comes back once', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('D8')], flow: [acting(1)], dice: [1] },
      { soviet: ['ac-sov-return'], german: ['ac-ger-return'] },
      grenades('german'),
    ).play('fire', 'throw mk-grenade', 'place B8*', 'play ac-sov-return', 'target s1', 'place D8*');
    expect(at.all('burst')).toHaveLength(1);
  });
  test('HS-R-154: only if it is about to catch infantry of the side', () => {
    const at = thrown({ dice: [1] }).play('fire', 'throw mk-grenade', 'place E8*');
    expect(at.asked).not.toBe('soviet grenade');
  });
  test('HS-R-91 HS-R-154: out of a room only from a square at an opening', () => {
    const into = (soviet: readonly ReturnType<typeof group>[]) =>
      thrown({ soviet, german: [enemy('D5')], flow: [acting(soviet.length)], dice: [1, 1] }).play(
        'fire',
        'throw mk-grenade',
        'into B2+',
      );
    expect(into([group('C2+')]).asked).not.toBe('soviet grenade'); // walls on all sides
    const at = into([group('C2+'), group('D3+')]);
    expect(at.asked).toBe('soviet grenade');
    expect(at.play('play ac-sov-return').legal()).toEqual(['target s2']);
  });
  test('HS-OP-24: the thrower has taken its Firing Action, so it can be answered', () => {
    const soviet = [group('C8'), { is: 'sov-maxim', at: 'H8', up: 1, facing: 'W' }] as const;
    const at = thrown({ soviet, flow: [acting(2)], dice: [1, 1] }).play('fire', 'throw mk-grenade', 'place B8*');
    at.play('play ac-sov-return', 'target s1', 'place C9*');
    while (at.step === 'burstOrder') at.play(at.legal()[0] ?? '');
    expect(at.step).toBe('opportunityWindow');
  });
});

describe('ac-sov-hug: Hug the Enemy', () => {
  const strike = (soviet: readonly ReturnType<typeof group>[], dice: number[]) =>
    holding(
      {
        soviet,
        german: [enemy('E8')],
        flow: [{ step: 'strike', seat: 'german', tile: 0, card: null, left: 1, bonus: 0 }],
        dice,
      },
      { soviet: ['ac-sov-hug'] },
    ).play('place C8*');
  test('HS-OP-23: the strike attacks nobody', () => {
    const at = strike([group('C8')], [6]);
    expect(at.asked).toBe('soviet template');
    expect(at.play('play ac-sov-hug').all('burst')).toEqual([]);
  });
  test('HS-OP-23 HS-R-20: a shell on a roof lies near those in the house', () => {
    const german = [{ is: 'ger-grw34', at: 'C9', up: 1 }, enemy('D5')] as const;
    const given = { soviet: [group('C3+')], german, flow: [acting(1)], dice: [3] };
    const at = holding(given, { soviet: ['ac-sov-hug'] }).play('fire', 'lob first', 'place C1*');
    expect(at.asked).toBe('soviet template');
    expect(at.play('play ac-sov-hug').all('demolition')).toEqual([]);
  });
  test('HS-R-154: not far from the enemy, nor far from the template', () => {
    expect(strike([group('B8')], [6, 1]).asked).not.toBe('soviet template'); // three squares from the enemy
    const far = holding(
      {
        soviet: [group('H9'), group('C8')],
        german: [enemy('J9'), enemy('H5')],
        flow: [{ step: 'strike', seat: 'german', tile: 0, card: null, left: 1, bonus: 0 }],
        dice: [6, 1],
      },
      { soviet: ['ac-sov-hug'] },
    ).play('place C8*');
    expect(far.asked).not.toBe('soviet template');
  });
});

describe('ac-sov-trap ac-ger-trap: traps', () => {
  const step = (given: Given = {}) =>
    holding(
      { soviet: [group('D5')], german: [enemy('J16')], flow: [acting(0)], ...given },
      { german: ['ac-ger-trap'] },
    );
  test('HS-OP-29: die and value against the printed Defense Value, and the unit goes on', () => {
    const at = step({ dice: [1] }).play('move', 'step C3+');
    expect(at.asked).toBe('german trap');
    at.play('play ac-ger-trap');
    expect(at.all('burst')).toMatchObject([{ target: 's1', result: 4, defense: 4, outcome: 'hit' }]);
    expect([at.unit('s1').up, at.step]).toEqual([1, 'moving']);
  });
  test('HS-OP-29: not in the street, nor in the Supply Phase', () => {
    expect(step().play('move', 'step E5').step).toBe('moving');
    const supply = step({ phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] });
    expect(supply.play('activate s1', 'step C3+').step).toBe('moving');
  });
  test('HS-OP-29: a double hit destroys, and then the move is over', () => {
    const at = step({ dice: [5] }).play('move', 'step C3+', 'play ac-ger-trap');
    expect(at.unit('s1').alive).toBe(false);
    expect(at.step).not.toBe('moving');
  });
  test('HS-OP-29: it pierces no armor', () => {
    const tank = { is: 'sov-t34', at: 'B4', rear: 'A4', facing: 'E' } as const;
    const at = step({ scenario: '4', soviet: [tank], german: [enemy('J8')], dice: [6, 1] }).play(
      'move',
      'drive C4 B4',
      'play ac-ger-trap',
    );
    while (at.asked !== null && at.all('damaged').length === 0) at.play('pass');
    expect(at.all('damaged')).toMatchObject([{ unit: 's1', die: 1, kind: 'crew' }]);
  });
  test('HS-OP-29: the Soviet one as well', () => {
    const at = holding(
      { soviet: [group('J16')], german: [enemy('D5')], flow: [acting(1)], dice: [1] },
      { soviet: ['ac-sov-trap'] },
    ).play('move', 'step C3+', 'play ac-sov-trap');
    expect(at.unit('g1').up).toBe(1);
  });
});

describe('ac-sov-hero: Hero of the Union', () => {
  const shot = (given: Given = {}) =>
    holding(
      { soviet: [group('C8', { up: 1 })], german: [enemy('E8')], flow: [acting(1)], ...given },
      { soviet: ['ac-sov-hero'] },
    );
  test('HS-OP-31: a last shot with the side it showed, then it leaves', () => {
    const at = shot({ dice: [6, 6] }).play('fire', 'shoot s1 first', 'pass');
    expect(at.asked).toBe('soviet loss');
    at.play('play ac-sov-hero', 'shoot g1 first');
    expect(at.all('attack')[1]).toMatchObject({ unit: 's1', result: 7, outcome: 'hit' }); // 6 + 1 of its reduced side
    expect(at.unit('s1').alive).toBe(false);
    expect(at.unit('g1').up).toBe(1);
  });
  test('HS-OP-31: passed, it leaves at once', () => {
    const at = shot({ dice: [6] }).play('fire', 'shoot s1 first', 'pass');
    expect(at.unit('s1').alive).toBe(true);
    expect(at.play('pass').unit('s1').alive).toBe(false);
  });
  test('HS-R-154: without a target nobody is asked', () => {
    const mortar = { is: 'ger-grw34', at: 'C16', up: 1 } as const;
    const at = shot({ german: [mortar], soviet: [group('C8', { up: 1 })], dice: [5, 6] });
    at.play('fire', 'lob first', 'place B8*');
    expect(at.asked).not.toBe('soviet loss');
    expect(at.unit('s1').alive).toBe(false);
  });
  test('HS-OP-31 HS-R-147: not in the Supply Phase', () => {
    const lost = (phase: 'activation' | 'supply') =>
      shot({
        phase,
        flow: [acting(1), { step: 'cards', window: 'ownUnitDestroyed', seat: 'soviet', passed: 0, unit: 0, place: -1 }],
      }).asked;
    expect([lost('activation'), lost('supply')]).toEqual(['soviet loss', null]);
  });
  test('HS-OP-31 HS-ASLT-27: an attacker it takes along does not take its square', () => {
    const at = shot({ soviet: [group('D8', { up: 1 })], german: [enemy('C8', { up: 1 })], dice: [6, 6, 1, 1, 6] });
    at.play('assault s1', 'charge', 'charge');
    while (at.asked !== null && at.asked !== 'soviet loss') at.play('pass');
    at.play('play ac-sov-hero', 'shoot g1 first');
    while (at.asked !== null && at.unit('s1').alive) at.play('pass');
    expect([at.unit('s1'), at.unit('g1')]).toMatchObject([{ alive: false }, { alive: false, at: '' }]);
  });
});

describe('ac-sov-nostep: Not One Step Back!', () => {
  const lost = (given: Given = {}) =>
    holding(
      { soviet: [group('D8')], german: [enemy('C8')], flow: [acting(1)], dice: [6, 6, 1, 1], ...given },
      { soviet: ['ac-sov-nostep'] },
    ).play('assault s1', 'charge', 'charge', 'pass', 'pass');
  test('HS-OP-32: it takes its Hit and stays; the attacker returns', () => {
    const at = lost();
    expect(at.asked).toBe('soviet retreat');
    at.play('play ac-sov-nostep');
    expect([at.unit('s1').up, at.unit('s1').at, at.unit('g1').at]).toEqual([1, 'D8', 'C8']);
    expect(at.step).not.toBe('retreat');
  });
  test('HS-OP-32: passed, it falls back', () => {
    expect(lost().play('pass').step).toBe('retreat');
  });
  test('HS-OP-32: a unit that the Hit destroys has no use for it', () => {
    const at = lost({ soviet: [group('D8', { up: 1 })] });
    expect(at.asked).toBe('soviet loss'); // it might be a Hero
    expect(at.play('pass').unit('s1').alive).toBe(false);
  });
});

describe('markers for a shot and for the nerves', () => {
  test('HS-OP-21 HS-R-154: a Marksman helps where only a stronger face lies open', () => {
    const at = position({
      soviet: [{ is: 'sov-t34', at: 'A7', rear: 'B8', facing: 'NW' }],
      german: [{ is: 'ger-pak38', at: 'G7', up: 1, facing: 'W' }],
      stock: { german: [{ marker: 'mk-marksman', tile: 0, left: 1 }] },
      flow: [acting(1)],
      dice: [1, 1, 1],
    });
    const defense = (...lines: readonly string[]) =>
      at
        .play(...lines)
        .all('attack')
        .at(-1)?.defense;
    at.play('fire');
    expect(at.why('use mk-marksman')).toBeNull();
    expect(defense('use mk-marksman', 'shoot s1 first')).toBe(7); // the rear, through thickets
    at.state.flow.push(acting(1));
    expect(defense('fire', 'shoot s1 first')).toBe(8);
  });
  test('HS-OP-21: a Marksman ignores what obscures, once', () => {
    const stock = { german: [{ marker: 'mk-marksman', tile: 0, left: 2 }] };
    const given = { soviet: [group('E7')], german: [enemy('A7')], flow: [acting(1)], dice: [4] } as const;
    const plain = position(given).play('fire', 'shoot s1 first');
    const at = position({ ...given, stock }).play('fire', 'use mk-marksman');
    expect(at.why('use mk-marksman')).toBe('HS-OPT-07');
    at.play('shoot s1 first');
    expect([plain.all('attack')[0]?.result, at.all('attack')[0]?.result]).toEqual([3, 6]); // two low walls, a thicket
    expect(at.open.stock.german[0]?.left).toBe(1);
  });
  test('HS-OP-17: Iron Nerves cancel one marker each', () => {
    const stock = () => ({ german: [{ marker: 'mk-nerves', tile: 0, left: 3 }] });
    const given = {
      soviet: [{ is: 'sov-dp28', at: 'C8' }],
      german: [enemy('E8')],
      flow: [acting(0)],
      dice: [2],
    } as const;
    const at = position({ ...given, stock: stock() }).play('fire', 'suppress g1 first');
    expect([at.step, at.waiting]).toEqual(['nerves', ['german']]);
    expect(at.play('use mk-nerves', 'pass').unit('g1').suppressed).toBe(1); // 2 + 2 x 3 against 4: two markers
    expect(at.step).not.toBe('nerves');
    const both = position({ ...given, stock: stock() }).play(
      'fire',
      'suppress g1 first',
      'use mk-nerves',
      'use mk-nerves',
    );
    expect([both.unit('g1').suppressed, both.open.stock.german[0]?.left]).toEqual([0, 1]);
  });
  test('HS-OP-02 HS-OPT-07: Street Fighters add to the roll, two at most', () => {
    const stock = { soviet: [{ marker: 'mk-streetfighter', tile: 0, left: 3 }] };
    const at = position({ soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)], dice: [3, 1, 3, 1], stock });
    at.play('assault g1', 'charge', 'charge', 'use mk-streetfighter', 'use mk-streetfighter');
    expect(at.all('assault')[0]?.results).toEqual([7, 5]);
    expect(at.open.stock.soviet[0]?.left).toBe(1);
  });
  test('HS-OPT-03: Ammo is of no use in a fight', () => {
    const stock = { soviet: ['mk-streetfighter', 'mk-ammo'].map((marker) => ({ marker, tile: 0, left: 1 }) as const) };
    const at = position({ soviet: [group('C8')], german: [enemy('D8')], flow: [acting(0)], stock });
    at.play('assault g1', 'charge', 'charge');
    expect([at.why('use mk-ammo'), at.why('use mk-streetfighter')]).toEqual(['HS-OPT-03', null]);
    expect(at.legal('use')).toEqual(['use mk-streetfighter']);
  });
  const tank = { is: 'sov-t34', at: 'E8', rear: 'D8', facing: 'E' } as const;
  const charges = () => ({ german: [{ marker: 'mk-haft', tile: 0, left: 2 }] });
  test('HS-OP-34 HS-ASLT-04: a Magnetic Charge lets infantry assault a tank', () => {
    const given = { soviet: [tank], german: [enemy('F8')], flow: [acting(1)], dice: [6, 1, 1, 1] };
    expect(position(given).why('assault s1')).toBe('HS-ASLT-04');
    const at = position({ ...given, stock: charges() }).play('assault s1', 'charge', 'charge');
    expect(at.all('assault')[0]?.results[0]).toBe(6 + 5);
    expect(at.open.stock.german[0]?.left).toBe(1);
  });
  test('HS-OP-34 HS-ASLT-20: and defend itself against one', () => {
    const at = position({
      soviet: [{ ...tank, at: 'D8', rear: 'C8' }],
      german: [enemy('E8')],
      stock: charges(),
      dice: [1, 1, 6, 1],
    });
    const [launch = 0, front = 0] = at.open.units.at;
    const assault = { step: 'assault', unit: 0, target: 1, launch, front, rear: launch, crushed: [] } as const;
    at.state.flow.push(WHOLE_ACTION, { ...assault, crushed: [] });
    at.game.settle(at.state, at.context);
    expect(at.asked).toBe('german assault');
    at.play('use mk-haft');
    expect(at.all('assault')[0]?.results[1]).toBe(6 + 5);
  });
});
