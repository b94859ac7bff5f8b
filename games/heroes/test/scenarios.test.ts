import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { areasOf, deploymentArea, fieldFor, isInZone, squareCalled, squareName, zoneNumber } from '../rules/areas.ts';
import { numbersFor } from '../rules/army.ts';
import { holds } from '../rules/conditions.ts';
import { tileNumber } from '../rules/field/layouts.ts';
import { isByObjective } from '../rules/objectives.ts';
import { kindNumber } from '../rules/profiles.ts';
import { DAMAGE, type Frame, NONE, WHERE } from '../rules/state.ts';
import { newGame, position, until } from './position.ts';

const turnEnd: Frame[] = [{ step: 'turnEnd' }];

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
  test('HS-SCN-18: with offset squares it holds those whose middle lies within', () => {
    const { open } = newGame({}, '9');
    const within = (...rect: [number, number, number, number]): string[] => {
      const zones = [{ id: 'some', label: 'Some', rects: [rect], offset: true } as const];
      const [zone = []] = areasOf({ ...SCENARIOS['9'], zones }).zones;
      return [...zone].map((place) => squareName(open, place)).filter((name) => name.endsWith('+'));
    };
    expect(within(1, 1, 3, 3)).toEqual(['B2+', 'C2+', 'B3+', 'C3+']);
    expect(within(1, 2, 3, 3)).toEqual(['B3+', 'C3+']);
    expect(within(1, 1, 3, 2)).toEqual(['B2+', 'C2+']);
    expect(within(2, 1, 3, 3)).toEqual(['C2+', 'C3+']);
    expect(within(1, 1, 2, 3)).toEqual(['B2+', 'B3+']);
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
  test('HS-STATE-04: a unit without another state has no side to choose', () => {
    const at = newGame({}, '4').play('pick s1 full', 'put D4', 'face N');
    const [first = ''] = at.legal('pick').filter((line) => line.endsWith(' full'));
    expect(at.why(first.replace('full', 'active'))).toBe('HS-STATE-04');
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
  test('HS-SET-05 HS-MOVE-11: a weapon on its tripod starts in no truck', () => {
    const aboard = (up: 0 | 1) => {
      const truck = { is: 'sov-gazaa', at: 'E13', rear: 'E14', facing: 'N' } as const;
      const at = position({ soviet: [{ is: 'sov-maxim', at: 'D13' }, truck], turn: 0, phase: 'setup', flow: [] });
      at.open.units.where[0] = WHERE.waiting;
      at.open.units.at[0] = NONE;
      at.state.flow.push({ step: 'deploy', seat: 'soviet', unit: 0, up });
      return at.why('embark s2');
    };
    expect([aboard(0), aboard(1)]).toEqual([null, 'HS-MOVE-11']);
  });
  test('HS-R-70 HS-STATE-13: the log names no concealed unit that is put down', () => {
    const at = newGame({}, '7');
    for (let i = 0; i < 60 && at.step !== 'placing'; i++) {
      const legal = at.legal();
      at.play(legal.find((line) => line.endsWith('active')) ?? legal[0] ?? '');
    }
    const put = at.all('deployed', 'german').filter(({ unit }) => unit.startsWith('s'));
    const hidden = put.filter(({ unit }) => at.unit(unit).kind === -1);
    expect([hidden.length > 0, new Set(hidden.map(({ type }) => type))]).toEqual([true, new Set([null])]);
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
