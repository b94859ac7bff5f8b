import { describe, expect, test } from 'vitest';
import { wreckOf } from '../rules/ground.ts';
import { kindNumber, PROFILES, X } from '../rules/profiles.ts';
import { type Frame, SPECIAL } from '../rules/state.ts';
import { acting, newGame, type Position, position } from './position.ts';

const soviet = [
  { is: 'sov-boris', at: 'A13' },
  { is: 'sov-fire-group', at: 'B13' },
] as const;
const german = [
  { is: 'ger-vollrath', at: 'A1' },
  { is: 'ger-fire-group', at: 'B1' },
  { is: 'ger-mg34', at: 'C1' },
] as const;
const turnFrom = (stage: number): Frame[] => [{ step: 'turn', stage }];

/** Passes, places and draws until a turn ends. */
function playTurn(at: Position): string[] {
  const steps: string[] = [];
  const turn = at.open.turn;
  for (let i = 0; i < 60 && at.open.turn === turn && at.open.outcome === null; i++) {
    const seat = at.waiting[0];
    steps.push(`${seat} ${at.step}`);
    const legal = at.legal();
    const line = ['confirm', 'pass', 'done', 'draw'].find((each) => legal.includes(each)) ?? legal[0] ?? '';
    at.play(line);
  }
  return steps;
}

describe('the turn', () => {
  test('HS-TURN-01 HS-TURN-03 HS-ORD-01: Order, Activation and Supply Phase, then the next turn', () => {
    const at = position({ soviet, german, phase: 'supply', flow: turnFrom(0) });
    playTurn(at);
    expect(
      at
        .all('phase')
        .map(({ phase }) => phase)
        .slice(0, 3),
    ).toEqual(['order', 'activation', 'supply']);
    expect(at.open).toMatchObject({ turn: 3, initiative: 'german' });
  });
  test.each(['soviet', 'german'] as const)('HS-TURN-04 HS-TURN-06 HS-ORD-08: %s holds the Initiative', (initiative) => {
    const at = position({ soviet, german, phase: 'supply', initiative, flow: turnFrom(0) });
    const steps = playTurn(at);
    for (const step of ['placing', 'activation', 'supplying', 'refill'])
      expect(steps.find((each) => each.endsWith(` ${step}`))).toBe(`${initiative} ${step}`);
  });
  test('HS-ACT-01 HS-ACT-10 HS-ACT-11: tokens alone activate; the longer row goes on, then the phase ends', () => {
    const at = position({ soviet: [soviet[0]], german, flow: turnFrom(0) });
    playTurn(at);
    const revealed = at.all('revealed').map(({ seat, number }) => `${seat} ${number}`);
    expect(revealed).toEqual(['soviet 1', 'german 1', 'german 2']);
    expect(at.all('void')).toMatchObject([{ seat: 'soviet', number: 2 }]);
    expect(at.all('revealed').map(({ unit }) => unit)).not.toContain('g3');
  });
  test('HS-ORD-07 HS-CMD-10: without its officer a side takes fewer tokens', () => {
    const numbers = (units: typeof soviet | [(typeof soviet)[1]]) =>
      position({ soviet: units, german, flow: turnFrom(0) }).open.orders.soviet.numbers;
    expect(numbers([soviet[1]])).toBe(numbers(soviet) - 1);
  });
});

describe('between activations', () => {
  test('HS-ACT-05 HS-ACT-12 HS-CMD-05 HS-CMD-07 HS-R-74: Autonomous units act before the next number', () => {
    const at = position({
      soviet: [soviet[0], { is: 'sov-zaitsev', at: 'B14' }],
      german: [german[0], { is: 'ger-koenig', at: 'B1' }],
      flow: turnFrom(0),
    });
    while (at.step === 'cardWindow' || at.step === 'placing') {
      const legal = at.legal();
      at.play(['confirm', 'pass'].find((each) => legal.includes(each)) ?? legal[0] ?? '');
    }
    expect([at.step, at.waiting, at.legal()]).toEqual(['freeWindow', ['soviet'], ['pass', 'activate s2']]);
    at.play('activate s2', 'pass');
    expect(at.unit('s2').acted).toBe(true);
    expect([at.step, at.waiting, at.legal()]).toEqual(['freeWindow', ['german'], ['pass', 'activate g2']]);
    at.play('activate g2', 'pass');
    expect(at.all('activated').map(({ unit }) => unit)).toEqual(['s2', 'g2']);
    expect(at.all('revealed')).toMatchObject([{ seat: 'soviet', number: 1 }]);
  });
  test('HS-ORD-16 HS-ORD-17 HS-ORD-18: Special tokens come between activations, the Initiative first', () => {
    const at = position({ soviet, german, flow: [{ step: 'activations', seat: 'german' }, acting(2)] });
    for (const [seat, u] of [
      ['soviet', 1],
      ['german', 3],
    ] as const) {
      at.state.private[seat].tokens[u] = SPECIAL;
      at.open.units.token[u] = 1;
      at.open.orders[seat].specials = 1;
    }
    expect(at.why('reveal s2')).not.toBeNull();
    at.play('pass');
    expect([at.step, at.waiting]).toEqual(['freeWindow', ['soviet']]);
    at.play('reveal s2', 'pass');
    expect(at.waiting).toEqual(['german']);
    at.play('reveal g2', 'pass');
    expect(at.all('activated').map(({ unit, by }) => `${unit} ${by}`)).toEqual(['s2 special', 'g2 special']);
  });
});

describe('set-up', () => {
  test('HS-SET-01 HS-SET-02 HS-SET-04: two sides with the units of their tiles', () => {
    const at = newGame();
    expect(at.game.seats).toEqual(['soviet', 'german']);
    expect(at.open.army.german.map(({ tile }) => tile)).toEqual(['rt-ger-panzergrenadiere']);
    expect(at.open.roster.filter(({ seat }) => seat === 'german')).toHaveLength(at.open.counts.german);
    expect(at.open.counts.german).toBeGreaterThan(3);
    expect(at.open.control).toEqual([null, null, null]);
  });
  test('HS-SET-06: opening hands before turn 1', () => {
    const at = position({ soviet, german, phase: 'setup', flow: [{ step: 'begin' }] });
    expect(at.open.turn).toBe(1);
    expect(at.open.hands).toEqual({ soviet: 3, german: 3 });
  });
});

describe('moves', () => {
  test('HS-ACT-06: an activated unit moves or fires, not both', () => {
    const at = position({ soviet, german: [{ ...german[1], at: 'B16' }], flow: [acting(1)] });
    expect(at.why('fire')).toBeNull();
    at.play('move', 'stop');
    expect(at.step).not.toBe('activation');
    expect(at.all('fire')).toEqual([]);
  });
  test('HS-MOVE-10: a machine gun points between two sides', () => {
    const at = position({ soviet: [{ is: 'sov-maxim', at: 'C14' }], german, flow: [acting(0)] });
    expect(at.play('move', 'flip', 'face NE').unit('s1').facing).toBe('NE');
  });
  test('HS-MOVE-11: X stays, and no bonus moves it', () => {
    const maxim = { is: 'sov-maxim', at: 'C14', up: 1 } as const;
    const hands = { soviet: ['ac-sov-burst' as const] };
    const at = position({ soviet: [maxim], german, hands, flow: [acting(0)] }).play('move');
    expect(at.legal('step')).toEqual([]);
    expect(at.why('bonus ac-sov-burst')).toBe('HS-CARD-10');
  });
  test('HS-ZOC-05 HS-ASLT-13: zones of others do not stop an assault', () => {
    const enemies = ['D8', 'D9'].map((at) => ({ is: 'ger-fire-group', at }) as const);
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'C8' }], german: enemies, flow: [acting(0)] });
    expect(at.play('assault g1').why('charge')).toBeNull();
  });
  test('HS-ZOC-06: infantry walks along a tank', () => {
    const tank = { is: 'ger-pz3', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'D14' }], german: [tank], flow: [acting(0)] });
    expect(at.play('move').why('step E14')).toBeNull();
  });
});

describe('counters', () => {
  const of = (type: string, up: 0 | 1) => PROFILES.find((each, i) => each.type === type && i % 2 === up);
  test('HS-UNIT-01 HS-UNIT-08 HS-UNIT-09: infantry, light and heavy vehicles', () => {
    expect(['sov-fire-group', 'sov-gazaa', 'sov-t34'].map((type) => of(type, 0)?.category)).toEqual([0, 1, 2]);
    expect(of('sov-gazaa', 0)?.size).toBe(2);
    const [front = 0, side = 0, rear = 0] = of('sov-t34', 0)?.defense ?? [];
    expect(front).toBeGreaterThan(side);
    expect(side).toBeGreaterThan(rear);
  });
  test('HS-UNIT-02 HS-UNIT-03 HS-UNIT-07: the side that shows gives the values', () => {
    expect([of('sov-fire-group', 0)?.reduced, of('sov-fire-group', 1)?.reduced]).toEqual([false, true]);
    expect([of('sov-fire-group', 0)?.flips, of('sov-fire-group', 1)?.flips]).toEqual([true, false]);
  });
  test('HS-UNIT-04 HS-UNIT-05 HS-UNIT-06: states, guns and roles', () => {
    expect([of('ger-mg34', 0)?.active, of('ger-mg34', 1)?.active, of('ger-mg34', 1)?.move]).toEqual([false, true, X]);
    expect(of('ger-pak38', 0)).toMatchObject({ large: true, size: 1 });
    expect([of('ger-mg34', 0)?.heavyWeapon, of('sov-boris', 0)?.officer]).toEqual([true, true]);
  });
  test('HS-UNIT-10: the one gun of a StuG is both its weapons', () => {
    expect(of('ger-stug3', 0)?.weapons.map(({ slot }) => slot)).toEqual(['both']);
  });
  test('HS-UNIT-11: a destroyed vehicle leaves a wreck with a structure', () => {
    const truck = { is: 'sov-gazaa', at: 'E13', rear: 'D13', facing: 'E' } as const;
    const shooter = { is: 'ger-fire-group', at: 'E16' } as const;
    const at = position({ soviet: [truck], german: [shooter], flow: [acting(1)], dice: [6] });
    at.play('fire', 'shoot s1 first');
    expect(at.open.wrecks).toMatchObject([{ squares: [expect.any(Number), expect.any(Number)], points: 0 }]);
    expect(wreckOf(kindNumber('sov-gazaa')).structure).toBe(2);
  });
});

test('HS-SCN-11 HS-ORD-02: what a scenario does at set-up is not done again', () => {
  const given = { scenario: '4', soviet: [{ is: 'sov-t34', at: 'A1', rear: 'A2', facing: 'N' }], german } as const;
  const after = (step: 'scenarioStart' | 'deployed') =>
    position({ ...given, german: [{ ...german[0], at: 'J8' }], flow: [acting(0), { step }] }).unit('s1').damage;
  expect([after('deployed'), after('scenarioStart')]).toEqual([2, 0]);
});

test('HS-SET-05: counters face the other side until somebody turns them', () => {
  const { open } = newGame();
  const faces = open.units.facing.map((facing, u) => `${open.roster[u]?.seat} ${facing}`);
  expect(new Set(faces)).toEqual(new Set(['soviet 0', 'german 4']));
});
