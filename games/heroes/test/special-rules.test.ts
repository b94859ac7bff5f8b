import { describe, expect, test } from 'vitest';
import { sightTo } from '../rules/aims.ts';
import { squareCalled } from '../rules/areas.ts';
import { numbersFor } from '../rules/army.ts';
import { holds } from '../rules/conditions.ts';
import { BLOCKED } from '../rules/field/sight.ts';
import { pointCalled } from '../rules/points.ts';
import { sightBetween } from '../rules/sight-lines.ts';
import { DAMAGE, type Frame, NONE, UNKNOWN, WHERE } from '../rules/state.ts';
import { pointsOf, victoryCheck } from '../rules/victory.ts';
import { acting, type Given, newGame, position, until } from './position.ts';

const orderStart: Frame[] = [{ step: 'turn', stage: 0 }];
const turnEnd: Frame[] = [{ step: 'turnEnd' }];

const far = { is: 'ger-fire-group', at: 'J1' } as const;
const ferry = (given: Given) => position({ scenario: '6', german: [far], stock: { soviet: [], german: [] }, ...given });

describe('exits', () => {
  test('HS-SCN-08: from the pier a unit leaves for one square of movement, in either phase', () => {
    const at = ferry({ soviet: [{ is: 'sov-fire-group', at: 'E14' }], flow: [acting(0)] }).play('move', 'step E15');
    expect(at.why('exit')).toBe('HS-SCN-08');
    at.play('step E16', 'exit');
    expect(at.unit('s1').where).toBe(WHERE.left);
    expect(at.open.scored.soviet).toBe(1);
    expect(at.all('left')).toMatchObject([{ unit: 's1', type: 'sov-fire-group', from: 'E16' }]);
    const supply = ferry({
      soviet: [{ is: 'sov-fire-group', at: 'E16' }],
      phase: 'supply',
      flow: [{ step: 'supplying', seat: 'soviet' }],
    }).play('activate s1', 'exit');
    expect(supply.unit('s1').where).toBe(WHERE.left);
  });
  test('HS-SCN-08: nobody leaves without the movement for it, and no German at all', () => {
    const soviet = [{ is: 'sov-fire-group', at: 'F12' }] as const;
    const at = ferry({ soviet, flow: [acting(0)] }).play('move', 'step F13', 'step F14', 'step F15', 'step F16');
    expect(at.why('exit')).toBe('HS-MOVE-01');
    const german = ferry({ german: [{ ...far, at: 'E16' }], flow: [acting(0)] }).play('move');
    expect(german.why('exit')).toBe('HS-SCN-08');
  });
  test('HS-SCN-08 HS-R-60: nobody leaves whose move has been ended', () => {
    const tank = { is: 'sov-t34', at: 'E15', rear: 'E14', facing: 'S' } as const;
    const gun = { is: 'ger-pak38', at: 'E9', up: 1, facing: 'S' } as const;
    const at = ferry({ soviet: [tank], german: [gun], flow: [acting(0)], dice: [6, 1] });
    at.open.effects = [{ what: 'ability', unit: 1, amount: 0, ability: 'opportunisticFire', until: 'turn' }];
    at.play('move', 'drive E16 E15', 'hold', 'react g1', 'shoot s1 first');
    expect([at.unit('s1').damage, at.why('exit')]).toEqual([DAMAGE.tracks, 'HS-R-60']);
  });
  test('HS-SCN-08 HS-R-153: a truck takes its passengers along, and nobody is lost', () => {
    const at = ferry({
      soviet: [
        { is: 'sov-gazaa', at: 'E16', rear: 'E15', facing: 'S' },
        { is: 'sov-fire-group', at: 'A1', aboard: 's1' },
        { is: 'sov-fire-group', at: 'A1', aboard: 's1' },
      ],
      flow: [acting(0)],
    }).play('move', 'exit');
    expect(['s1', 's2', 's3'].map((name) => at.unit(name).where)).toEqual([2, 2, 2]);
    expect(at.open.scored.soviet).toBe(3);
    expect(at.open.army.soviet.some(({ lost }) => lost > 0)).toBe(false);
  });
  test('HS-SCN-08 HS-R-70: a concealed unit that leaves is shown', () => {
    const scouts = { is: 'sov-razvedka', at: 'E16', concealed: true } as const;
    const at = ferry({ soviet: [scouts], flow: [acting(0)] }).play('move', 'exit');
    expect(at.all('left')).toMatchObject([{ unit: 's1', type: 'sov-razvedka' }]);
    expect(at.unit('s1').kind).not.toBe(UNKNOWN);
  });
  test('HS-SCN-08 HS-ASLT-06: nobody leaves who has to attack', () => {
    const german = [{ ...far, at: 'E15' }];
    const at = ferry({ soviet: [{ is: 'sov-fire-group', at: 'E16' }], german, flow: [acting(0)] });
    expect(at.play('assault g1').why('exit')).toBe('HS-ASLT-06');
  });
  test('HS-SCN-08: a truck may back out', () => {
    const soviet = [{ is: 'sov-gazaa', at: 'E14', rear: 'E15', facing: 'N' }] as const;
    const at = ferry({ soviet, flow: [acting(0)] }).play('move');
    expect(at.why('exit')).toBe('HS-SCN-08');
    expect(at.play('drive E15 E16').why('exit')).toBeNull();
  });
  test('HS-SCN-06 HS-SCN-07 HS-R-97: Chuikov and three others out wins at once', () => {
    const out = (turn: number) => {
      const crowd = ['D15', 'D14', 'D13'].map((at) => ({ is: 'sov-fire-group', at }) as const);
      const at = ferry({ soviet: [{ is: 'sov-chuikov', at: 'E16' }, ...crowd], turn, flow: [acting(0)] });
      for (const u of [1, 2, 3]) {
        at.open.units.where[u] = WHERE.left;
        at.open.units.at[u] = -1;
      }
      return at.play('move', 'exit');
    };
    expect(out(2).open.outcome).toMatchObject({ winner: 'soviet', rule: 'HS-SCN-06' });
    expect(out(2).open.phase).toBe('over');
  });
  test('HS-R-96: nobody wins on turn 1; what happened then counts on turn 2', () => {
    const dead = (turn: number) => {
      const soviet = [
        { is: 'sov-chuikov', at: 'D14', up: 1 },
        { is: 'sov-fire-group', at: 'J5' },
      ] as const;
      const at = ferry({
        soviet,
        german: [{ is: 'ger-fire-group', at: 'D13' }],
        turn,
        flow: [...(turn === 1 ? turnEnd : []), acting(2)],
        dice: [6],
      });
      return at;
    };
    expect(dead(2).play('fire', 'shoot s1 first').open.outcome).toMatchObject({ winner: 'german' });
    const first = dead(1).play('fire', 'shoot s1 first');
    expect(first.open).toMatchObject({ turn: 2, outcome: { winner: 'german' } });
  });
});

test('HS-TURN-02 HS-R-97: whoever has won at once has won, whatever the points say', () => {
  const at = ferry({ soviet: [{ is: 'sov-fire-group', at: 'E14' }], turn: 99 });
  at.open.outcome = { winner: 'soviet', rule: 'HS-SCN-06', title: 'The objective is reached' };
  at.open.scored = { soviet: 0, german: 9 };
  victoryCheck(at.state, at.context);
  expect(at.open.outcome).toMatchObject({ winner: 'soviet', rule: 'HS-SCN-06' });
});

describe('reinforcements', () => {
  const group = { is: 'sov-fire-group', at: 'A13' } as const;
  const house = (
    german: Given['german'] = [{ is: 'ger-fire-group', at: 'A1' }],
    second: NonNullable<Given['soviet']>[number] = group,
  ) => {
    const soviet = [{ is: 'sov-pavlov', at: 'A14' }, second, { ...group, at: 'A11' }] as const;
    const at = position({ scenario: '3', soviet, german, turn: 4, phase: 'order', flow: [] });
    for (const u of [1, 2]) {
      at.open.units.where[u] = WHERE.waiting;
      at.open.units.at[u] = -1;
      at.open.units.rear[u] = -1;
    }
    at.open.roster = at.open.roster.map((entry, u) => (u === 1 || u === 2 ? { ...entry, due: 4, tile: -1 } : entry));
    at.state.flow = [...orderStart];
    at.game.settle(at.state, at.context);
    return until(at, 'deploy', ['pass']);
  };
  test('HS-SCN-09 HS-ORD-02: after the cards of step 1 two fire groups come on at the south edge', () => {
    const at = house();
    expect([at.step, at.waiting]).toEqual(['deploy', ['soviet']]);
    expect(at.legal()).toEqual(['pick s2 full']);
    at.play('pick s2 full');
    expect(at.legal().every((line) => /^put [A-J]16$/.test(line))).toBe(true);
    expect(at.why('put E15')).toBe('HS-SCN-03');
    at.play('put E16', 'pick s3 full');
    expect(at.why('put E16')).toBe('HS-MOVE-04');
    at.play('put D16');
    expect(at.open.orders.soviet.numbers).toBeGreaterThan(0);
    until(at, 'placing');
    expect(at.legal('assign')).toContain('assign s2');
  });
  test('HS-SCN-09 HS-R-137: not into an enemy zone; whoever has no square waits for another turn', () => {
    const at = house([{ is: 'ger-fire-group', at: 'E15' }]).play('pick s2 full');
    expect(at.why('put E16')).toBe('HS-SCN-09');
    expect(at.why('put H16')).toBeNull();
    at.open.turn = 0;
    expect(at.why('put E16')).toBeNull(); // before the game zones bar nobody
    const crowd = [...'ABCDEFGHIJ'].map((column) => ({ is: 'ger-fire-group', at: `${column}16` }) as const);
    const barred = house(crowd);
    expect(barred.step).not.toBe('deploy');
    expect(barred.unit('s2').where).toBe(WHERE.waiting);
  });
  test('HS-SCN-09: nor with the rear square of a truck', () => {
    const truck = { is: 'sov-gazaa', at: 'A13', rear: 'A12', facing: 'S' } as const;
    const at = house([{ is: 'ger-fire-group', at: 'E15' }], truck).play('pick s2 full', 'put C16');
    expect(at.legal()).toEqual(['face E']); // to the other side lies D16
  });
  test('HS-SCN-10 HS-R-84 HS-R-153: they belong to no tile and have the stripe the scenario names', () => {
    const { open } = newGame({}, '3');
    const late = open.roster.filter(({ due }) => due === 4);
    expect(late).toHaveLength(2);
    expect(late.every(({ tile, stripe }) => tile === -1 && stripe === 'sov-volga')).toBe(true);
    expect(newGame({}, '7').open.roster.every(({ stripe }) => stripe === null)).toBe(true);
  });
});

test('HS-SCN-13: the Germans draw a fifth card on turn 3 and keep it', () => {
  const at = position({
    scenario: '8',
    soviet: [{ is: 'sov-boris', at: 'T1' }],
    german: [{ is: 'ger-vollrath', at: 'A1' }],
    hands: { german: ['ac-ger-burst', 'ac-ger-dynamic', 'ac-ger-second', 'ac-ger-surprise'] },
    turn: 3,
    phase: 'order',
    flow: [{ step: 'refill', seat: 'german' }, { step: 'scenarioStart' }],
  });
  expect(at.open.hands.german).toBe(5);
  expect(at.play('draw').open.hands.german).toBe(5);
});

/** Scenario 9, at night. */
const night = (given: Given) =>
  position({ scenario: '9', soviet: [{ is: 'sov-razvedka', at: 'T1', up: 1 }], ...given });

describe('night', () => {
  test('HS-SCN-04: one German token although Vollrath is taken', () => {
    const at = night({ german: [{ is: 'ger-fire-group', at: 'T8' }] });
    expect(numbersFor(at.open, 'german')).toBe(1);
    expect(numbersFor(at.open, 'soviet')).toBe(2);
  });
  const pair = (at: string) =>
    night({ soviet: [{ is: 'sov-smg-group', at: 'A1' }], german: [{ is: 'ger-vollrath', at }] }).open;
  test('HS-SCN-14: six squares are seen, seven are not', () => {
    expect(sightBetween(pair('G1'), 0, 1)).not.toBe(BLOCKED);
    expect(sightBetween(pair('H1'), 0, 1)).toBe(BLOCKED);
  });
  test('HS-SCN-14: nor is a point farther away', () => {
    const open = pair('T8');
    const seen = (name: string) => sightTo(open, 0, pointCalled(open, name) ?? (0 as never)) !== BLOCKED;
    expect([seen('F1*'), seen('I1*')]).toEqual([true, false]);
  });
  test('HS-SCN-14 HS-GEO-10: of a vehicle the nearer square counts', () => {
    const { open } = night({ soviet: [{ is: 'sov-t34', at: 'A1', rear: 'B1', facing: 'W' }] });
    const seen = (name: string) => sightTo(open, 0, pointCalled(open, name) ?? (0 as never)) !== BLOCKED;
    expect([seen('G1*'), seen('H1*')]).toEqual([true, false]);
  });
  test('HS-SCN-14 HS-R-56: nor a house farther away, from the nearer square of a vehicle', () => {
    const aims = (unit: NonNullable<Given['soviet']>[number]) =>
      night({ soviet: [unit], german: [{ is: 'ger-fire-group', at: 'F2' }], flow: [acting(0)] })
        .play('fire')
        .why('demolish L2+ first');
    const gun = { is: 'sov-zis3', up: 1, facing: 'E' } as const;
    expect([aims({ ...gun, at: 'F1' }), aims({ ...gun, at: 'E1' })]).toEqual([null, 'HS-LOS-01']);
    const tank = { is: 'sov-t34', facing: 'W' } as const;
    expect(aims({ ...tank, at: 'E1', rear: 'F1' })).toBeNull();
    expect(aims({ ...tank, at: 'D1', rear: 'E1' })).toBe('HS-LOS-01');
  });
});

describe('prisoners', () => {
  const fight = (given: Given = {}) =>
    night({
      soviet: [{ is: 'sov-smg-group', at: 'E6' }],
      german: [
        { is: 'ger-vollrath', at: 'E7' },
        { is: 'ger-fire-group', at: 'T8' },
      ],
      stock: { soviet: [], german: [] },
      flow: [acting(0)],
      dice: [6, 6, 1, 1, 6],
      ...given,
    });
  const taken = () => fight().play('assault g1', 'charge', 'hold', 'charge');
  test('HS-SCN-15: Vollrath is taken, nobody is hit, and the winner advances', () => {
    const at = taken();
    expect(at.all('captured')).toMatchObject([{ unit: 'g1', by: 's1' }]);
    expect(at.unit('g1')).toMatchObject({ where: WHERE.captive, up: 0 });
    expect(at.unit('s1').at).toBe('E7');
    expect(at.all('reduced')).toEqual([]);
    expect(numbersFor(at.open, 'german')).toBe(1);
    expect(holds(at.open, { is: 'captive', side: 'soviet', unit: 'ger-vollrath' })).toBe(true);
    expect(holds(at.open, { is: 'free', unit: 'ger-vollrath' })).toBe(false);
  });
  test('HS-SCN-15: attacking and losing ends the same way', () => {
    const at = fight({ flow: [acting(1)], dice: [1, 1, 6, 6] }).play('assault s1', 'charge', 'charge');
    expect(at.unit('g1').where).toBe(WHERE.captive);
    expect(at.unit('s1').at).toBe('E6');
  });
  test('HS-SCN-15: when the captor dies his owner puts him beside, suppressed', () => {
    const at = taken();
    at.open.units.up[0] = 1;
    at.open.units.at[2] = squareCalled(at.open, 'E8');
    at.state.flow = [{ step: 'turn', stage: 4 }, acting(2)];
    at.play('fire', 'shoot s1 first');
    expect([at.step, at.waiting]).toEqual(['retreat', ['german']]);
    at.play('retreat F7');
    expect(at.unit('g1')).toMatchObject({ where: WHERE.field, at: 'F7', suppressed: 1 });
    expect(holds(at.open, { is: 'free', unit: 'ger-vollrath' })).toBe(true);
  });
  test('HS-SCN-15 HS-TRAN-12: when the captor dies with its vehicle he is put beside the wreck', () => {
    const at = night({
      soviet: [
        { is: 'sov-smg-group', at: '', aboard: 's2' },
        { is: 'sov-gaz67', at: 'E1' },
      ],
      german: [
        { is: 'ger-vollrath', at: 'T8' },
        { is: 'ger-fire-group', at: 'E2' },
      ],
      flow: [acting(3)],
      dice: [6],
    });
    const { where, at: places, carrier } = at.open.units;
    [where[2], places[2], carrier[2]] = [WHERE.captive, NONE, 0];
    at.play('fire', 'shoot s2 first');
    expect(at.unit('s1').alive).toBe(false); // every square around is in an enemy zone
    at.play('retreat D1');
    expect(at.unit('g1')).toMatchObject({ where: WHERE.field, at: 'D1', suppressed: 1 });
  });
  test('HS-SCN-15 HS-SCN-07: the captor leaves by the west edge and wins', () => {
    const at = taken();
    at.open.units.at[0] = squareCalled(at.open, 'A5');
    at.state.flow = [{ step: 'turn', stage: 4 }, acting(0)];
    at.play('move', 'exit');
    expect(at.open.outcome).toMatchObject({ winner: 'soviet' });
    expect(at.unit('g1').where).toBe(WHERE.captive);
  });
  test('HS-SCN-15: zones don’t bind him', () => {
    const soviet = ['E6', 'F8'].map((at) => ({ is: 'sov-smg-group', at }) as const);
    const at = fight({ soviet, flow: [acting(0)] }).play('assault g1', 'charge', 'hold', 'charge');
    at.open.units.up[0] = 1;
    at.open.units.at[3] = squareCalled(at.open, 'E8');
    at.state.flow = [{ step: 'turn', stage: 4 }, acting(3)];
    expect(at.play('fire', 'shoot s1 first').legal('retreat')).toContain('retreat F7');
  });
});

describe('decoys', () => {
  const duel = (given: Given) =>
    position({
      scenario: '7',
      soviet: [
        { is: 'sov-decoy', at: 'Z7', concealed: true },
        { is: 'sov-zaitsev', at: 'Z9', concealed: true },
      ],
      german: [
        { is: 'ger-koenig', at: 'Z5', up: 1 },
        { is: 'ger-decoy', at: 'A1', concealed: true },
      ],
      ...given,
    });
  test('HS-SCN-12 HS-FAB-45: a decoy snipes with the table of its side and stays concealed', () => {
    const at = duel({ flow: [acting(0)], dice: [5] });
    expect(at.play('fire').legal()).toEqual(['snipe g1 first']);
    at.play('snipe g1 first');
    expect(at.unit('s1').kind).toBe(-1);
    expect(at.unit('g1').alive).toBe(false);
    const log = JSON.stringify([at.all('fire', 'german'), at.all('attack', 'german')]);
    expect(log).not.toContain('decoy');
    expect(log).not.toContain('zaitsev');
  });
  test('HS-SCN-12: spotted, it is gone, and no tile is nearer to its Breaking Point', () => {
    const at = duel({ flow: [acting(2)] }).play('move', 'step Z6', 'stop');
    expect(at.all('spotted')).toMatchObject([{ unit: 's1', type: 'sov-decoy' }, { unit: 's2' }]);
    expect(at.unit('s1').where).toBe(WHERE.destroyed);
    expect(at.open.army.soviet[0]?.lost).toBe(0);
  });
  test('HS-SCN-12: one that moves into sight is gone before it goes on', () => {
    const at = duel({ flow: [acting(0)] }).play('move', 'step Y7');
    expect(at.unit('s1').where).toBe(WHERE.destroyed);
    expect(at.step).not.toBe('moving');
  });
  test('HS-SCN-12: whoever assaults it takes the square', () => {
    const at = duel({
      soviet: [{ is: 'sov-decoy', at: 'Z7', concealed: true }],
      german: [{ is: 'ger-fire-group', at: 'Z6' }],
      flow: [acting(1)],
    }).play('assault s1', 'charge', 'charge');
    expect(at.unit('s1').where).toBe(WHERE.destroyed);
    expect(at.unit('g1').at).toBe('Z7');
    expect(at.all('assault')).toEqual([]);
  });
  test('HS-SCN-07: every decoy still concealed is a point', () => {
    expect(pointsOf(duel({}).state)).toEqual({ soviet: 1, german: 1 });
  });
  test('HS-SCN-12: turned over by its owner it is gone, and its activation is over', () => {
    const at = duel({ flow: [{ step: 'activations', seat: 'soviet' }, acting(0)] }).play('move', 'flip');
    expect(at.unit('s1').where).toBe(WHERE.destroyed);
    expect(at.state.flow.some((frame) => 'unit' in frame && frame.unit === 0)).toBe(false);
  });
});
