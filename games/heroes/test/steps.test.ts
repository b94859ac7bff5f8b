import { describe, expect, test } from 'vitest';
import { BLUFF, type Frame, SPECIAL } from '../rules/state.ts';
import { holding } from './hands.ts';
import { acting, enemy, type Given, group, type Position, position } from './position.ts';

const boris = (more = {}) => ({ is: 'sov-boris', at: 'A13', ...more }) as const;
const vollrath = (more = {}) => ({ is: 'ger-vollrath', at: 'A1', ...more }) as const;
const army = { tile: 'rt-sov-volga', options: [], lost: 0, broken: false } as const;

describe('Order Phase', () => {
  test('HS-ORD-19: more than ten Numbered, two Special and two Bluff tokens are lost', () => {
    const officers = Array.from({ length: 7 }, (_, i) => vollrath({ at: `${'ABCDEFG'[i]}1` }));
    const plan = { slot: 's1', option: 'op-ger-battleplan', lost: 0, broken: false } as const;
    const bluff = { slot: 's2', option: 'op-ger-bluff', lost: 0, broken: false } as const;
    const at = position({
      soviet: [boris()],
      german: officers,
      open: {
        army: {
          soviet: [{ ...army, options: [] }],
          german: [
            {
              tile: 'rt-ger-feldkommando',
              options: [plan, { ...plan, slot: 's3' }, { ...plan, slot: 's3' }, bluff, bluff],
              lost: 0,
              broken: false,
            },
          ],
        },
      },
      flow: [acting(0), { step: 'tokens' }],
    });
    expect(at.open.orders.german).toMatchObject({ numbers: 10, specials: 2, bluffs: 2 });
  });
  test('HS-ORD-20: cards of the end come after both have placed', () => {
    const flow: Frame[] = [{ step: 'turn', stage: 1 }, { step: 'tokens' }];
    const at = holding(
      { soviet: [boris(), group('B13')], german: [vollrath(), enemy('B1')], phase: 'order', flow },
      { soviet: ['ac-sov-digin'] },
    );
    expect(at.step).toBe('placing');
    at.play('assign s1', 'assign s2', 'confirm');
    expect([at.step, at.waiting]).toEqual(['placing', ['german']]);
    at.play('assign g1', 'assign g2', 'confirm');
    expect(at.asked).toBe('soviet orderCards');
  });
  test('HS-ORD-21: a Special of this turn is gone in the next', () => {
    const at = position({
      soviet: [boris({ token: SPECIAL })],
      german: [vollrath()],
      phase: 'supply',
      flow: [{ step: 'turn', stage: 0 }, { step: 'turnEnd' }, { step: 'bluffs' }],
    });
    expect([at.step, at.open.turn]).toEqual(['placing', 3]);
    expect(at.open.orders.soviet).toMatchObject({ numbers: 2, specials: 0, bluffs: 1 });
    expect(at.open.units.token).toEqual([0, 0]);
  });
});

describe('Activation Phase', () => {
  const tokens = (given: Given) => position({ flow: [{ step: 'activations', seat: 'soviet' }], ...given });
  test('HS-R-75: a Special left at the end must be revealed', () => {
    const at = tokens({ soviet: [group('A13', { token: SPECIAL })], german: [enemy('A1')] });
    expect(at.asked).toBe('soviet special');
    at.play('pass');
    expect(at.step).toBe('lastSpecial');
    expect([at.legal(), at.why('reveal g1')]).toEqual([['reveal s1'], 'HS-ORD-16']);
    expect(at.why('none')).toBe('HS-R-75');
    at.play('reveal s1');
    expect(at.step).toBe('activation');
  });
  test('HS-R-75: a side whose Special is set aside says that it has none', () => {
    const lost = { numbers: 0, next: 1, specials: 1, specialsShown: 0, bluffs: 1, aside: 0, tiles: [] };
    const none = { ...lost, specials: 0 };
    const at = tokens({
      soviet: [group('A13', { token: BLUFF })],
      german: [enemy('A1')],
      open: { orders: { soviet: lost, german: none } },
    });
    expect(at.legal()).toEqual(['pass']);
    at.play('pass');
    expect(at.legal()).toEqual(['none']);
    expect(at.play('none').all('noSpecial')).toMatchObject([{ seat: 'soviet' }]);
  });
  test('HS-R-77 HS-MARK-02 HS-MARK-03: an Autonomous unit that acts early loses its token, which is void', () => {
    const at = tokens({ soviet: [{ is: 'sov-zaitsev', at: 'A13', token: 1 }, group('B13')], german: [enemy('A1')] });
    at.play('activate s1', 'pass');
    expect(at.unit('s1')).toMatchObject({ acted: true, token: false });
    expect(at.all('void')).toMatchObject([{ seat: 'soviet', number: 1 }]);
    expect(at.all('revealed')).toEqual([]);
  });
  test('HS-MARK-03: it does nothing more, but defends itself', () => {
    const at = position({
      soviet: [group('C8', { acted: true })],
      german: [enemy('D8')],
      flow: [acting(1)],
      dice: [1, 1, 6, 6],
    }).play('assault s1', 'charge', 'charge');
    expect(at.all('assault')).toMatchObject([{ winner: 'defender' }]);
  });
});

describe('Supply Phase', () => {
  const soviet = [boris({ acted: true }), group('B13', { suppressed: 1 })];
  const german = [vollrath({ acted: true }), enemy('B1', { suppressed: 1 })];
  test('HS-SUPY-03 HS-SUPY-04 HS-SUPY-08 HS-SUPY-09: cards, Bluffs, one side, the other, cards in hand, the next turn', () => {
    const at = holding(
      {
        soviet: [...soviet, group('C13', { token: BLUFF, up: 1 })],
        german,
        phase: 'activation',
        flow: [{ step: 'turn', stage: 4 }],
      },
      { soviet: ['ac-sov-medic'] },
    );
    const seen: string[] = [];
    for (let i = 0; i < 20 && at.open.turn === 2; i++) {
      seen.push(`${at.waiting[0]} ${at.step}`);
      at.play(['pass', 'done', 'draw'].find((each) => at.legal().includes(each)) ?? at.legal()[0] ?? '');
    }
    expect(seen).toEqual([
      'soviet cardWindow',
      'soviet supplying',
      'german supplying',
      'soviet refill',
      'german refill',
    ]);
    const told = at.heardBy().map(({ event }) => event);
    const order = ['passed', 'bluffs', 'supplied', 'rallied', 'supplied', 'rallied', 'refilled'];
    let from = 0;
    for (const event of order) {
      from = told.indexOf(event as never, from) + 1;
      expect(from, event).toBeGreaterThan(0);
    }
  });
  test('HS-R-100 HS-CARD-07 HS-SUPY-02: no card brings fire into it', () => {
    const at: Position = holding(
      { soviet: [group('C8')], german: [enemy('D8')], phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }] },
      { soviet: ['ac-sov-bottle', 'ac-sov-marksman', 'ac-sov-burst'], german: ['ac-ger-trap', 'ac-ger-jam'] },
    ).play('activate s1');
    expect(at.legal('fire')).toEqual([]);
    expect(at.legal('assault')).toEqual([]);
    expect(at.legal('play')).toEqual([]);
    expect(at.legal('bonus')).toEqual(['bonus ac-sov-burst']); // a move bonus may be used (HS-R-147)
  });
  test('HS-R-147 HS-OP-31: no last stand for a unit run over', () => {
    const tank = { is: 'ger-pz3', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const at = holding(
      {
        soviet: [{ is: 'sov-maxim', at: 'F13', up: 1 }],
        german: [tank, enemy('H13')],
        phase: 'supply',
        flow: [{ step: 'fall', unit: 0, rule: 'HS-VEH-11' }],
      },
      { soviet: ['ac-sov-hero'] },
    );
    expect(at.asked).toBeNull();
  });
});

test('HS-MARK-01: a Suppressed marker takes 2 off dice and movement, and its zone is void', () => {
  const at = position({
    soviet: [group('C8', { suppressed: 1 })],
    german: [enemy('E8')],
    flow: [acting(0)],
    dice: [6],
  });
  const moves = position({ soviet: [group('C8', { suppressed: 1 })], german: [enemy('J16')], flow: [acting(0)] }).play(
    'move',
  );
  const frame = moves.state.flow.at(-1);
  expect(frame?.step === 'moving' ? frame.left : 0).toBe(2);
  expect(at.play('fire', 'shoot g1 first').all('attack')[0]?.result).toBe(6);
  const past = position({ soviet: [group('D7', { suppressed: 1 })], german: [enemy('C8')], flow: [acting(1)] }).play(
    'move',
  );
  expect(past.legal('step')).toContain('step D8');
});

describe('decks', () => {
  test('HS-R-93: an empty deck is the shuffled discard pile; with none, fewer cards', () => {
    const at = position({
      soviet: [group('A13')],
      german: [enemy('A1')],
      phase: 'supply',
      flow: [{ step: 'refill', seat: 'soviet' }],
    });
    const { decks } = at.state.sealed;
    at.open.discards.soviet = decks.soviet.splice(1);
    at.open.decks.soviet = 1;
    at.play('draw');
    expect([at.open.hands.soviet, at.open.discards.soviet.length, at.open.decks.soviet]).toEqual([3, 0, 37]);
  });
  test('HS-CARD-01 HS-SET-06: each side draws from its own deck', () => {
    const at = position({ soviet: [group('A13')], german: [enemy('A1')], phase: 'setup', flow: [{ step: 'begin' }] });
    expect(at.state.private.soviet.hand.every((card) => card.startsWith('ac-sov'))).toBe(true);
    expect(at.state.private.german.hand.every((card) => card.startsWith('ac-ger'))).toBe(true);
    expect([at.open.hands.soviet, at.open.hands.german]).toEqual([3, 3]);
  });
});

describe('gear', () => {
  const ammo = (left: number, tile = 0) => ({ soviet: [{ marker: 'mk-ammo', tile, left }] });
  test('HS-OP-03 HS-EX-12: Ammo goes into the Combat Value, doubled by suppressive fire', () => {
    const dp28 = { is: 'sov-dp28', at: 'C8' } as const;
    const given = { soviet: [dp28], german: [enemy('E8')], flow: [acting(0)], dice: [1] } as const;
    const at = position({ ...given, stock: ammo(3) }).play(
      'fire',
      'use mk-ammo',
      'use mk-ammo',
      'use mk-ammo',
      'suppress g1 first',
    );
    expect(at.all('attack')[0]?.result).toBe(1 + 2 * (3 + 3));
    expect(at.open.stock.soviet[0]?.left).toBe(0);
  });
  test('HS-OPT-05 HS-OPT-06: a marker is used once, and before the dice', () => {
    const given = { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [1] } as const;
    const at = position({ ...given, stock: ammo(1) }).play('fire', 'use mk-ammo');
    expect(at.why('use mk-ammo')).toBe('HS-OPT-03');
    at.play('shoot g1 first');
    expect(at.why('use mk-ammo')).not.toBeNull();
  });
});
