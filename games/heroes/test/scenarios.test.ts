import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { sightTo } from '../rules/aims.ts';
import { deploymentArea, fieldFor, isInZone, squareCalled, squareName, zoneNumber } from '../rules/areas.ts';
import { numbersFor } from '../rules/army.ts';
import { holds } from '../rules/conditions.ts';
import { tileNumber } from '../rules/field/layouts.ts';
import { BLOCKED } from '../rules/field/sight.ts';
import { isByObjective } from '../rules/objectives.ts';
import { pointCalled } from '../rules/points.ts';
import { kindNumber } from '../rules/profiles.ts';
import { sightBetween } from '../rules/sight-lines.ts';
import { DAMAGE, type Frame, WHERE } from '../rules/state.ts';
import { pointsOf } from '../rules/victory.ts';
import { acting, type Given, newGame, type Position, position } from './position.ts';

const orderStart: Frame[] = [{ step: 'turn', stage: 0 }];
const turnEnd: Frame[] = [{ step: 'turnEnd' }];

/** Plays the first legal action until a step comes. */
function until(at: Position, step: string, prefer: readonly string[] = ['pass', 'confirm', 'done', 'draw']): Position {
  for (let i = 0; i < 400 && at.step !== step && at.step !== 'placing'; i++) {
    const legal = at.legal();
    at.play(prefer.find((each) => legal.includes(each)) ?? legal[0] ?? '');
  }
  return at;
}

describe('the battlefield', () => {
  test('HS-SET-03: two boards make one grid', () => {
    const { columns, rows } = fieldFor(newGame().open);
    expect([columns, rows]).toEqual([10, 16]);
  });
  test('HS-SCN-01: the Apartment Block of the second board lies at column 11, row 1', () => {
    const { open } = newGame({}, '2');
    const { rooms, x, y } = fieldFor(open);
    const block = rooms.filter(({ tile }) => tile === tileNumber(SCENARIOS[2].layout, '1,0:0'));
    expect(block.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
    const first = block[0]?.squares[0] ?? -1;
    expect([x[first], y[first]]).toEqual([2 * 11 + 2, 2 * 1 + 2]); // half a square inside column 11, row 1
  });
  test('HS-SCN-02: a rectangle holds no offset square, a zone of a room holds nothing else', () => {
    const { open } = newGame({}, '2');
    const area = deploymentArea(open, 'german', open.counts.soviet).map((square) => squareName(open, square));
    expect(area.some((name) => name.endsWith('+'))).toBe(false);
    expect(area).toContain('A1');
    const west = zoneNumber(open, 'west-room');
    expect(isInZone(open, west, squareCalled(open, 'L2+'))).toBe(true);
    expect(isInZone(open, west, squareCalled(open, 'N2+'))).toBe(false);
  });
  test('HS-SCN-05: the pier and the west edge are exits, no objectives', () => {
    const { open } = newGame({}, '9');
    expect(isByObjective(open, squareCalled(open, 'A4'))).toBe(false);
    const first = newGame().open;
    expect(isByObjective(first, squareCalled(first, 'D8'))).toBe(true);
  });
});

describe('set-up', () => {
  test.each(Object.keys(SCENARIOS))('HS-SET-01 HS-SET-02 HS-SET-06 HS-CARD-01: scenario %s is all there', (id) => {
    const at = newGame({}, id);
    const facts = SCENARIOS[id as '1'];
    expect(at.game.seats).toEqual(['soviet', 'german']);
    expect(at.open.control).toHaveLength(facts.zones.length);
    expect(at.open.army.soviet.map(({ tile }) => tile)).toEqual(facts.forces.soviet.map(({ tile }) => tile));
    until(at, 'placing');
    expect(at.open.turn).toBe(1);
    expect([at.open.hands.soviet, at.open.hands.german]).toEqual([facts.handSize, facts.handSize]);
  });
  test('HS-SET-04 HS-OPT-01: Panzergrenadiere with an Assault Section have six counters', () => {
    expect(newGame({}, '2').open.counts.german).toBe(6);
  });
  test('HS-R-95: without the Initiative a side deploys first', () => {
    const at = newGame({}, '7');
    expect(at.waiting).toEqual([at.open.initiative === 'soviet' ? 'german' : 'soviet']);
    expect(newGame({}, '2').waiting).toEqual(['soviet']);
  });
  test('HS-SCN-03: in the duel everybody is concealed', () => {
    const at = newGame({}, '7');
    expect(at.legal().every((line) => line.endsWith(' active'))).toBe(true);
    until(at, 'scouting', []);
    expect(at.open.units.kind.every((kind) => kind === -1)).toBe(true);
  });
  test('HS-SCN-11: the T-34 comes first, in the west bay, with its tracks broken', () => {
    const at = newGame({}, '4');
    expect(at.legal()).toEqual(['pick s1 full']);
    at.play('pick s1 full');
    const west = ['C3', 'D3', 'E3', 'C4', 'D4', 'E4', 'C5', 'D5', 'E5', 'C6', 'D6', 'E6'];
    expect(at.legal('put').every((line) => west.includes(line.slice(4)))).toBe(true);
    expect(at.why('put A1')).toBe('HS-SCN-03');
    at.play('put D4', 'face N');
    until(at, 'placing');
    expect(at.unit('s1').damage).toBe(DAMAGE.tracks);
  });
  test('HS-SET-05: trucks start loaded, and crews aboard', () => {
    const at = newGame({}, '6');
    while (at.waiting[0] === 'german') at.play(at.legal()[0] ?? '');
    const truck = at
      .legal()
      .find((line) => at.open.units.kind[Number(line.split(' ')[1]?.slice(1)) - 1] === kindNumber('sov-gazaa'));
    at.play(truck ?? '', 'put F2', 'face N');
    const name = truck?.split(' ')[1] ?? '';
    at.play('pick s1 full');
    expect(at.why(`embark ${name}`)).toBeNull();
    at.play(`embark ${name}`);
    expect(at.unit('s1').where).toBe(WHERE.aboard);
  });
  test('HS-SET-05: a mechanic starts in its tank', () => {
    const at = newGame({}, '4').play('pick s1 full', 'put D4', 'face N');
    const irina = at.legal().find((line) => line.endsWith('inactive')) ?? '';
    const name = irina.split(' ')[1] ?? '';
    at.play(irina, 'embark s1');
    expect(at.unit(name)).toMatchObject({ where: WHERE.crew, up: 1 });
  });
});

describe('orders by the scenario', () => {
  test('HS-SCN-04: three more tokens in the duel, while somebody is there', () => {
    const { open } = newGame({}, '7');
    open.units.where.fill(WHERE.field);
    expect(numbersFor(open, 'soviet')).toBe(3);
    open.units.where.fill(WHERE.destroyed);
    expect(numbersFor(open, 'soviet')).toBe(0);
  });
  test('HS-SCN-04: one German token although Vollrath is taken', () => {
    const at = night({ german: [{ is: 'ger-fire-group', at: 'T8' }] });
    expect(numbersFor(at.open, 'german')).toBe(1);
    expect(numbersFor(at.open, 'soviet')).toBe(2);
  });
});

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

describe('reinforcements', () => {
  const house = (german: Given['german'] = [{ is: 'ger-fire-group', at: 'A1' }]) => {
    const soviet = [
      { is: 'sov-pavlov', at: 'A14' },
      { is: 'sov-fire-group', at: 'A13' },
      { is: 'sov-fire-group', at: 'A12' },
    ] as const;
    const at = position({ scenario: '3', soviet, german, turn: 4, phase: 'order', flow: [] });
    for (const u of [1, 2]) {
      at.open.units.where[u] = WHERE.waiting;
      at.open.units.at[u] = -1;
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
    const crowd = [...'ABCDEFGHIJ'].map((column) => ({ is: 'ger-fire-group', at: `${column}16` }) as const);
    const barred = house(crowd);
    expect(barred.step).not.toBe('deploy');
    expect(barred.unit('s2').where).toBe(WHERE.waiting);
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
  test('HS-SCN-15 HS-SCN-07: the captor leaves by the west edge and wins', () => {
    const at = taken();
    at.open.units.at[0] = squareCalled(at.open, 'A5');
    at.state.flow = [{ step: 'turn', stage: 4 }, acting(0)];
    at.play('move', 'exit');
    expect(at.open.outcome).toMatchObject({ winner: 'soviet' });
    expect(at.unit('g1').where).toBe(WHERE.captive);
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
});

describe('conditions of the end', () => {
  test('HS-SCN-06: an empty house after turn 8 stays Soviet', () => {
    const given = { scenario: '3', turn: 8, phase: 'supply', flow: turnEnd } as const;
    const soviet = [{ is: 'sov-pavlov', at: 'A9' }] as const;
    const german = [{ is: 'ger-steiner', at: 'A1' }] as const;
    expect(position({ ...given, soviet, german }).open.outcome).toMatchObject({ winner: 'soviet' });
    const at = position({ ...given, soviet, german, flow: [] });
    const inside = deploymentArea(at.open, 'soviet', 0)
      .map((square) => squareName(at.open, square))
      .find((name) => name.endsWith('+'));
    const held = position({ ...given, soviet, german: [{ is: 'ger-steiner', at: inside ?? '' }] });
    expect(held.open.outcome).toMatchObject({ winner: 'german' });
  });
  test('HS-SCN-07: the T-34 scores while its tracks hold', () => {
    const hall = (damage: number) =>
      position({
        scenario: '4',
        soviet: [{ is: 'sov-t34', at: 'D4', rear: 'D5', damage }],
        german: [{ is: 'ger-fire-group', at: 'T8' }],
      });
    const score = (damage: number) => holds(hall(damage).open, { is: 'undamaged', unit: 'sov-t34', damage: 'tracks' });
    expect([score(DAMAGE.hull), score(DAMAGE.tracks)]).toEqual([true, false]);
  });
  test('HS-VIC-01 HS-R-97 HS-SCN-06: both silos at the end of a turn win, but not on turn 1', () => {
    const tower = (turn: number) => {
      const at = position({
        scenario: '8',
        soviet: [{ is: 'sov-boris', at: 'T1' }],
        german: [{ is: 'ger-vollrath', at: 'A1' }],
        turn,
        phase: 'supply',
        flow: [],
      });
      at.open.control = ['german', 'german'];
      at.state.flow = [{ step: 'turn', stage: 0 }, ...turnEnd];
      at.game.settle(at.state, at.context);
      return at.open.outcome;
    };
    expect(tower(1)).toBeNull();
    expect(tower(2)).toMatchObject({ winner: 'german', rule: 'HS-SCN-06' });
  });
});

test('HS-R-99: both snipers dead at the same check is what the scenario says of a tie', () => {
  const at = position({
    scenario: '7',
    soviet: [
      { is: 'sov-zaitsev', at: 'Z9', up: 1 },
      { is: 'sov-decoy', at: 'AD16', concealed: true },
    ],
    german: [
      { is: 'ger-koenig', at: 'A9', up: 1 },
      { is: 'ger-decoy', at: 'A16', concealed: true },
    ],
    turn: 1,
    phase: 'supply',
  });
  for (const u of [0, 2]) {
    at.open.units.where[u] = WHERE.destroyed;
    at.open.units.at[u] = -1;
  }
  at.state.flow = [{ step: 'turn', stage: 0 }, ...turnEnd];
  at.game.settle(at.state, at.context);
  expect(at.open.outcome).toMatchObject({ winner: null, rule: 'HS-R-99' });
});
