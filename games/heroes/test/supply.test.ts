import { viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { narrate } from '../rules/narrate.ts';
import { DAMAGE, type Frame, SPECIAL } from '../rules/state.ts';
import { acting, type Given, type Position, position } from './position.ts';

const soviet = [
  { is: 'sov-boris', at: 'A13' },
  { is: 'sov-fire-group', at: 'B13' },
] as const;
const german = [
  { is: 'ger-vollrath', at: 'A1' },
  { is: 'ger-fire-group', at: 'B1' },
] as const;
const supply = (given: Given) =>
  position({ german, phase: 'supply', flow: [{ step: 'supplying', seat: 'soviet' }], ...given });

function passCards(at: Position): void {
  while (at.step === 'cardWindow') at.play('pass');
}

describe('the Supply Phase', () => {
  test('HS-SUPY-03 HS-SUPY-08: Bluffs, then one side and its rally, then the other and its rally, then cards', () => {
    const marked = (units: typeof soviet | typeof german) => units.map((unit) => ({ ...unit, suppressed: 2 }));
    const at = position({ soviet: marked(soviet), german: marked(german), flow: [{ step: 'turn', stage: 4 }] });
    expect([at.step, at.waiting]).toEqual(['supplying', ['soviet']]);
    at.play('done');
    expect([at.step, at.waiting]).toEqual(['supplying', ['german']]);
    expect([at.unit('s1').suppressed, at.unit('g1').suppressed]).toEqual([1, 2]);
    at.play('done');
    expect(at.unit('g1').suppressed).toBe(1);
    expect([at.step, at.waiting]).toEqual(['refill', ['soviet']]);
    expect(at.play('draw').waiting).toEqual(['german']);
    expect(at.play('draw').open.turn).toBe(3);
  });
  test('HS-SUPY-04: cards of the start come before Bluffs go, the Initiative first', () => {
    const reduced = { up: 1, suppressed: 1 } as const; // for a nurse, or discipline
    const at = position({
      soviet: [soviet[0], { ...soviet[1], ...reduced }],
      german: [german[0], { ...german[1], ...reduced }],
      initiative: 'german',
      hands: { soviet: ['ac-sov-burst'], german: ['ac-ger-burst'] },
      flow: [{ step: 'turn', stage: 4 }],
    });
    expect([at.step, at.waiting]).toEqual(['cardWindow', ['german']]);
    expect(at.all('bluffs')).toEqual([]);
    at.play('pass');
    expect([at.step, at.waiting]).toEqual(['cardWindow', ['soviet']]);
    expect(at.play('pass').step).toBe('supplying');
  });
  test('HS-SUPY-09 HS-R-100: repairing, boarding and changing state instead of a plain move', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E', damage: DAMAGE.crew } as const;
    const truck = { is: 'sov-gazaa', at: 'B14', rear: 'A14', facing: 'E' } as const;
    const units = [...soviet, { is: 'sov-irina', at: 'D14' }, tank, truck, { is: 'sov-maxim', at: 'H13' }] as const;
    const at = supply({ soviet: units }).play('repair s3 s4 crew');
    expect(at.unit('s4').damage).toBe(0);
    expect(at.why('activate s3')).toBe('HS-SUPY-01');
    at.play('activate s2', 'board s5');
    expect(at.all('boarded')).toHaveLength(1);
    at.play('activate s6', 'flip', 'face N');
    expect(at.unit('s6').up).toBe(1);
  });
  test('HS-R-100: vehicles run infantry over and hidden units are spotted, but nobody fires', () => {
    const tank = { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const enemies = [
      { is: 'ger-fire-group', at: 'F13' },
      { is: 'ger-aufklaerer', at: 'C16', concealed: true },
      { is: 'ger-mg34', at: 'J13', up: 1, facing: 'W' },
    ] as const;
    const at = supply({ soviet: [{ is: 'sov-smg-group', at: 'F16' }, tank], german: enemies });
    at.play('activate s2', 'drive F13 E13');
    expect(at.step).toBe('moving');
    at.play('stop', 'retreat G14');
    expect(at.unit('g1').suppressed).toBe(1);
    expect(at.all('spotted')).toEqual([]); // debris, three squares away
    at.play('activate s1', 'step E16');
    expect(at.step).toBe('moving');
    expect(at.legal('fire')).toEqual([]);
    expect(at.play('stop').all('spotted')).toMatchObject([{ unit: 'g2' }]);
  });
});

describe('markers', () => {
  test('HS-MARK-01: a Suppressed marker counts for dice, movement and zones', () => {
    const given = {
      soviet: [{ is: 'sov-fire-group', at: 'C8', suppressed: 1 }],
      german: [{ is: 'ger-fire-group', at: 'E8' }],
    } as const;
    const shot = position({ ...given, flow: [acting(0)], dice: [4] }).play('fire', 'shoot g1 first');
    expect(shot.all('attack')[0]?.result).toBe(4);
    const walks = position({ ...given, flow: [acting(0)] }).play('move', 'step B8', 'step A8');
    expect(walks.why('step A9')).toBe('HS-MOVE-01');
    const passes = position({ ...given, german: [{ is: 'ger-fire-group', at: 'D8' }], flow: [acting(1)] }).play('move');
    expect(passes.why('step D9')).toBeNull();
  });
  test('HS-MARK-02 HS-MARK-03: a reaction costs the token and all else this turn, but not the defense', () => {
    const gun = { is: 'ger-mg34', at: 'F8', up: 1, facing: 'W' } as const;
    const at = position({
      soviet: [
        { is: 'sov-fire-group', at: 'B8' },
        { is: 'sov-fire-group', at: 'F9' },
      ],
      german: [gun],
      flow: [acting(1), acting(0)],
      open: {},
      dice: [1, 6, 6, 1],
    });
    at.open.units.token[2] = 1;
    at.state.private.german.tokens[2] = 1;
    at.open.orders.german.numbers = 1;
    at.play('move', 'step C8', 'react g1', 'shoot s1 first');
    expect(at.unit('g1')).toMatchObject({ acted: true, token: false });
    expect(at.open.orders.german.aside).toBe(1);
    at.play('step C9');
    expect(at.step).toBe('moving'); // it reacts no more
    at.play('stop', 'assault g1', 'charge', 'charge');
    expect(at.all('assault')[0]?.defense).toEqual([1]);
  });
});

describe('tokens', () => {
  test('HS-ORD-19: ten numbers, two Specials, two Bluffs', () => {
    const officers = Array.from({ length: 6 }, (_, i) => ({ is: 'ger-vollrath', at: `${'ABCDEF'[i]}1` }) as const);
    const at = position({ soviet, german: officers, flow: [{ step: 'tokens' }] });
    at.open.orders.german.specials = 3;
    expect(at.open.orders.german.numbers).toBe(10);
    at.state.flow.push({ step: 'tokens' } satisfies Frame);
    at.game.settle(at.state, at.context);
    expect(at.open.orders.german).toMatchObject({ numbers: 10, specials: 2, bluffs: 1 });
  });
  test('HS-ORD-20: cards of the end of the phase come when both have placed', () => {
    const at = position({
      soviet,
      german,
      phase: 'supply',
      hands: { soviet: ['ac-sov-digin'] },
      flow: [{ step: 'turn', stage: 0 }],
    });
    at.play('pass'); // the start of the phase
    const placed: string[] = [];
    while (at.step === 'placing') {
      placed.push(at.waiting[0] ?? '');
      expect(at.legal('play')).toEqual([]);
      at.play(at.legal()[0] ?? '');
    }
    expect(new Set(placed)).toEqual(new Set(['soviet', 'german']));
    expect([at.step, at.legal('play')]).toEqual(['cardWindow', ['play ac-sov-digin']]);
  });
  test('HS-ORD-21: Specials of a card serve one turn', () => {
    const at = position({
      soviet,
      german,
      phase: 'supply',
      hands: { soviet: ['ac-sov-highcommand'] },
      flow: [{ step: 'turn', stage: 0 }],
    });
    at.play('play ac-sov-highcommand');
    passCards(at);
    expect(at.open.orders.soviet).toMatchObject({ specials: 1, bluffs: 1 });
    at.state.flow = [{ step: 'turn', stage: 0 }, { step: 'turnEnd' }];
    at.game.settle(at.state, at.context);
    passCards(at);
    expect(at.open.orders.soviet).toMatchObject({ specials: 0, bluffs: 1 });
  });
  const special = (at: Position): Position => {
    at.state.private.soviet.tokens[1] = SPECIAL;
    at.open.units.token[1] = 1;
    at.open.orders.soviet.specials = 1;
    at.open.orders.soviet.next = at.open.orders.soviet.numbers + 1;
    at.open.orders.german.next = at.open.orders.german.numbers + 1;
    return at;
  };
  test('HS-R-75: the last window does not end before every Special is out', () => {
    const at = special(position({ soviet, german, flow: [{ step: 'activations', seat: 'soviet' }, acting(0)] })).play(
      'pass',
    );
    expect([at.step, at.waiting]).toEqual(['freeWindow', ['soviet']]);
    at.play('pass');
    expect(at.step).toBe('lastSpecial');
    expect(at.why('none')).toBe('HS-R-75');
    at.play('reveal s2');
    expect(at.step).toBe('activation');
  });
  test('HS-R-77: an Autonomous unit that acts early voids its own token', () => {
    const units = [soviet[0], { is: 'sov-zaitsev', at: 'E14', up: 1 }] as const;
    const at = position({ soviet: units, german, flow: [{ step: 'activations', seat: 'soviet' }, acting(2)] });
    at.state.private.soviet.tokens[1] = 1;
    at.open.units.token[1] = 1;
    at.open.orders.soviet.numbers = 1;
    at.play('pass', 'activate s2', 'pass');
    expect(at.all('void')).toMatchObject([{ seat: 'soviet', number: 1 }]);
    expect(at.all('revealed')).toEqual([]);
  });
  test('HS-R-71: hands, decks, values and faces are secret; piles, counts and losses are not', () => {
    const at = position({
      soviet: [soviet[0], { is: 'sov-sniper', at: 'E14', concealed: true }],
      german,
      hands: { soviet: ['ac-sov-burst'] },
      open: {},
    });
    at.state.private.soviet.tokens[0] = 7;
    at.open.units.token[0] = 1;
    const seen = viewOf(at.state, 'german');
    expect(seen.private.soviet).toBeUndefined();
    expect(JSON.stringify(seen)).not.toContain('ac-sov-burst');
    expect('sealed' in seen).toBe(false);
    expect(seen.open).toMatchObject({ hands: { soviet: 1 }, discards: { soviet: [] }, units: { token: [1, 0, 0, 0] } });
    expect(seen.open.units.kind[1]).toBe(-1);
  });
  test('HS-R-74 HS-CMD-05 HS-ORD-16: each round of the free window has its own kind', () => {
    const units = [soviet[0], { is: 'sov-zaitsev', at: 'E14', up: 1 }, { ...soviet[1], token: SPECIAL }] as const;
    const at = position({ soviet: units, german, flow: [{ step: 'activations', seat: 'soviet' }] });
    expect(at.asked).toBe('soviet autonomous');
    expect(['activate s1', 'activate s2', 'reveal s3'].map((line) => at.why(line))).toEqual([
      'HS-CMD-05',
      null,
      'HS-ORD-16',
    ]);
    at.play('pass');
    expect(at.asked).toBe('soviet special');
    expect(['activate s2', 'reveal s1', 'reveal s3'].map((line) => at.why(line))).toEqual([
      'HS-CMD-05',
      'HS-ORD-16',
      null,
    ]);
  });
});

test('HS-SUPY-05 HS-ORD-08 one token is told as one, several as several', () => {
  const bluffs = (...on: string[]) => narrate({ event: 'bluffs', rule: 'HS-SUPY-05', seat: 'german', on, aside: [] });
  expect([bluffs('g3'), bluffs('g3', 'g5')]).toEqual([
    'The Germans: the token on g3 was a Bluff.',
    'The Germans: the tokens on g3 and g5 were Bluffs.',
  ]);
  const placed = (...on: string[]) => narrate({ event: 'placed', rule: 'HS-ORD-08', seat: 'soviet', on, tokens: null });
  expect([placed('s1'), placed('s1', 's2')]).toEqual([
    'The Soviets place a token on s1.',
    'The Soviets place tokens on s1 and s2.',
  ]);
});
