import { expect, test } from 'vitest';
import { ends, position } from './position.ts';

const BLITZ = {
  card: 10,
  allies: { kopania: { tank: 1 } },
  axisHolds: ['surovikino', 'oblivskaya', 'tormosin'],
} as const;

test('AA-BLITZ-01 AA-EX-17 a Blitz takes an empty zone at once and goes on', () => {
  const game = position({ ...BLITZ, axis: { oblivskaya: { infantry: 1 } } }).play('from kopania');
  expect(game.legal('blitz alone surovikino')).toEqual(
    expect.arrayContaining([
      'blitz alone surovikino oblivskaya',
      'blitz alone surovikino tormosin',
      'blitz alone surovikino kopania',
    ]),
  );
  game.play('blitz alone surovikino oblivskaya');
  expect(game.zone('surovikino')).toMatchObject({ control: 'allies', marker: null });
  expect(game.zone('oblivskaya')).toMatchObject({ control: 'axis', marker: 'assault' });
  expect(game.units('allies', 'oblivskaya')).toEqual({ tank: 1 });
});

test('AA-BLITZ-02 AA-R-38 no Blitz through a zone with a unit; tokens do not matter', () => {
  const air = position({
    allies: { surovikino: { tank: 1 } },
    axis: { oblivskaya: { fighter: 1 } },
    axisHolds: ['oblivskaya'],
    card: 10,
  }).play('from surovikino');
  expect(air.why('blitz alone oblivskaya surovikino')).toBe('AA-BLITZ-02');
  expect(air.why('move 1 tank oblivskaya')).toBeNull();
  const token = position({ ...BLITZ, tokens: { axis: { surovikino: 1 } } }).play(
    'from kopania',
    'blitz alone surovikino kopania',
  );
  expect(token.zone('surovikino').tokens).toEqual({ axis: 0, allies: 1 }); // AA-TOK-09
  const entered = position({ ...BLITZ, allies: { kopania: { tank: 1, infantry: 1 } } });
  entered.play('from kopania', 'move 1 infantry surovikino');
  expect(entered.why('blitz alone surovikino kopania')).toBe('AA-BLITZ-03');
});

test('AA-BLITZ-03 AA-EX-23 a Blitz is two zones and begins with the hostile one', () => {
  const game = position({
    axis: { 'verkhne-kumskii': { tank: 1 } },
    axisHolds: ['verkhne-kumskii', 'gromoslavka'],
  }).play('from verkhne-kumskii');
  expect(game.why('move 1 tank buzinovka')).toBeNull();
  expect(game.why('move 1 tank kalach')).not.toBeNull();
  expect(game.why('blitz alone gromoslavka buzinovka')).toBe('AA-BLITZ-03');
});

test('AA-BLITZ-04 AA-R-84 one mechanized infantry goes along; later units simply pass', () => {
  const game = position({ ...BLITZ, allies: { kopania: { tank: 1, mechanized: 2 } } }).play('from kopania');
  game.play('blitz mechanized surovikino tormosin');
  expect(game.units('allies', 'tormosin')).toEqual({ mechanized: 1, tank: 1 });
  expect(game.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-01'); // no tank is left
  expect(game.why('move 1 mechanized oblivskaya')).toBeNull();
  const alone = position({ ...BLITZ, allies: { kopania: { mechanized: 1 } } }).play('from kopania');
  expect(alone.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-01');
  const two = position({ ...BLITZ, allies: { kopania: { tank: 2, mechanized: 1 } } }).play(
    'from kopania',
    'move 1 mechanized kletskaya',
  );
  expect(two.why('blitz mechanized surovikino tormosin')).toBe('AA-BLITZ-04');
});

test('AA-BLITZ-05 AA-BLITZ-06 AA-AMB-07 AA-R-85 a Blitz captures in full', () => {
  const game = position({
    axis: { 'barrikady-factory': { tank: 1 } },
    axisHolds: ['barrikady-factory', 'tractor-factory-workers-settlement'],
    ambushers: { 'ambush-1': ['allies', 'infantry'] },
  }).play('from barrikady-factory', 'blitz alone tractor-factory barrikady-factory');
  expect(game.zone('tractor-factory').control).toBe('axis');
  expect(game.open.ambushers['ambush-1']).toBeNull();
  expect(game.all('ambusherLost')).toHaveLength(1);
});

const ROAD = {
  card: 10,
  allies: { frolovo: { mechanized: 1 } },
  axisHolds: ['oblivskaya', 'novomoskovsk', 'tormosin'],
} as const;

test('AA-ROAD-01 AA-ROAD-03 AA-EX-21 four zones along a road', () => {
  expect(ends(ROAD, 'frolovo', 'mechanized')).toEqual(
    expect.arrayContaining(['surovikino', 'oblivskaya', 'novomoskovsk']),
  );
  expect(ends(ROAD, 'frolovo', 'mechanized')).not.toContain('tormosin');
  const next = { ...ROAD, allies: { surovikino: { mechanized: 1 } } };
  expect(ends(next, 'surovikino', 'mechanized')).toEqual(expect.arrayContaining(['tormosin', 'oblivskaya']));
});

test('AA-ROAD-02 AA-R-77 AA-R-44 no change of line inside a zone', () => {
  const game = position({ ...ROAD, axisHolds: [] }).play('from frolovo');
  expect(game.why('move 1 mechanized surovikino')).toBeNull();
  expect(game.why('move 1 mechanized tormosin')).not.toBeNull();
});

test('AA-ROAD-04 a line that ends at a border is no road across it', () => {
  const given = {
    axis: { tormosin: { tank: 1 } },
    axisHolds: ['tormosin', 'surovikino', 'gromoslavka', 'buzinovka'],
  } as const;
  expect(ends(given, 'tormosin', 'tank')).not.toContain('kalach');
});

test('AA-ROAD-05 a road does not lead through the enemy', () => {
  expect(ends({ ...ROAD, axisHolds: ['kopania'] }, 'frolovo', 'mechanized')).not.toContain('surovikino');
});

test('AA-ROAD-06 AA-MAP-12 short moves need no road, and without one there are no long ones', () => {
  expect(
    ends(
      { axis: { zimovskii: { tank: 1 } }, axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] },
      'zimovskii',
      'tank',
    ),
  ).toEqual(expect.arrayContaining(['surovikino']));
  expect(
    ends(
      { axis: { zimovskii: { tank: 1 } }, axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] },
      'zimovskii',
      'tank',
    ),
  ).not.toContain('oblivskaya');
});

test('AA-R-45 roads lead from board to board', () => {
  const given = {
    axis: { kalach: { tank: 1 } },
    axisHolds: ['kalach', 'pitomnik', 'flight-school', 'train-station-1'],
  } as const;
  expect(ends(given, 'kalach', 'tank')).toContain('train-station-1');
});

test('AA-BLITZ-04 AA-MOVE-04 the log tells whether infantry rode along, and no Blitz ends in a base', () => {
  const game = position({ axis: { surovikino: { tank: 1, mechanized: 1 } }, axisHolds: ['surovikino'] });
  game.play('from surovikino');
  expect(game.refusal('blitz alone oblivskaya tatsinskaya')).toMatchObject({
    rule: 'AA-MOVE-04',
    facts: { through: 'oblivskaya', to: 'tatsinskaya' },
  });
  game.play('blitz mechanized oblivskaya surovikino');
  expect(game.all('blitzed')).toMatchObject([{ mechanized: true, through: 'oblivskaya', to: 'surovikino' }]);
});
