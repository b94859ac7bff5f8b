import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { LIMITS } from '../data/track.ts';
import { REGION_IDS, ZONES } from '../data/zones.ts';
import { stateShape } from '../rules/state-shape.ts';
import { supplyLine } from '../rules/supply.ts';
import { demandsOf, noHits, useDemand, waiveDemands } from '../rules/toll.ts';
import { emptyBattleForce } from '../rules/volley.ts';
import { axis } from '../tools.ts';
import { ASSAULT } from './combat-scene.ts';
import { type Given, newGame, position } from './position.ts';

/** What a game seldom comes to: the last of a kind, the edge of a range, the second of two. */

const misses = (count: number): number[] => Array(count).fill(6);

test('AA-TGT-01 AA-TGT-02 AA-TGT-03 AA-TGT-04 hits demand what they may, once each', () => {
  const force = { ...emptyBattleForce(), infantry: 1, tank: 2, 'fighter-aloft': 1 };
  const rows = [
    [{ tanks: 1 }, ['tank']],
    [{ air: 1 }, ['air']],
    [{ named: 1 }, ['infantry', 'tank']],
    [{ air: 1, named: 1 }, ['air', 'infantry', 'tank']],
    [{ air: 1, tanks: 1 }, ['air', 'tank']],
    [{ plain: 3, forced: 1 }, []],
  ] as const;
  for (const [hits, demands] of rows)
    expect([hits, demandsOf(force, 'allies', { ...noHits(), ...hits })]).toEqual([hits, demands]);
  expect(demandsOf({ ...emptyBattleForce(), infantry: 1 }, 'allies', { ...noHits(), air: 1, tanks: 1 })).toEqual([]);

  const hits = { plain: 1, tanks: 2, air: 3, named: 4, forced: 5 };
  useDemand(hits, 'tank');
  useDemand(hits, 'air');
  useDemand(hits, 'infantry');
  expect(hits).toEqual({ plain: 1, tanks: 1, air: 2, named: 3, forced: 5 });
  waiveDemands(hits);
  expect(hits).toEqual({ plain: 7, tanks: 0, air: 0, named: 0, forced: 5 });
});

const parses = (change: object): boolean => {
  const { state } = position();
  return parseShape(stateShape, { ...state, open: { ...state.open, ...change } }).ok;
};
const flows = (frame: object): boolean => parseShape(stateShape, { ...position().state, flow: [frame] }).ok;
const sortie = { side: 'axis', kind: 'bomber', at: 'kalach', mission: 'drop', passenger: null, home: null };

test('AA-ORD-06 AA-AIR-14 AA-URA-05 figures of a saved position stay in their ranges', () => {
  const works = { zone: 'barrikady-factory', from: 1 };
  const rows: [what: string, from: number, to: number, fits: (figure: number) => boolean][] = [
    ['round', 1, LIMITS.lastRound, (round) => parses({ round })],
    ['card', 0, 14, (card) => parses({ card })],
    ['a frozen river', 1, LIMITS.lastRound, (round) => parses({ frozen: [round] })],
    ['Winter Storm', 1, 20, (winterStorm) => parses({ winterStorm })],
    ['the next card', 1, 14, (card) => flows({ step: 'card', card })],
    ['tokens aboard', 0, 2, (tokens) => parses({ sorties: [{ ...sortie, tokens }] })],
    [
      'a factory',
      1,
      LIMITS.lastRound + 1,
      (from) => parses({ factories: { tank: works, artillery: { ...works, from } } }),
    ],
  ];
  for (const [what, from, to, fits] of rows)
    expect([what, ...[from - 1, from, to, to + 1].map(fits)]).toEqual([what, false, true, true, false]);
});

test('AA-ORD-01 one card is turned to after the other', () => {
  const game = newGame('race', {}, misses(300));
  for (let cards = 0; cards < 20; cards++) {
    expect(game.state.flow.filter(({ step }) => step === 'card')).toHaveLength(1);
    game.play(game.legal('done')[0] ?? game.legal('hold')[0] ?? game.legal()[0] ?? '');
  }
});

test('AA-VOLGA-02 AA-VOLGA-06 cargo loaded after a landing waits for the next phase', () => {
  const game = position({
    card: 10,
    allies: { 'krasnaya-sloboda': { infantry: 1 } },
    aboard: { brown: 'infantry' },
  }).play('from krasnaya-sloboda', 'offload brown', 'load infantry brown');
  expect(game.why('offload brown')).toBe('AA-VOLGA-02');
});

test('AA-VOLGA-01 AA-TOK-06 the east bank is left by what is there', () => {
  const from = (given: Given) => position({ card: 10, allies: { kalach: { infantry: 1 } }, ...given }).legal('from');
  expect(from({})).toEqual(['from kalach']);
  expect(from({ tokens: { allies: { 'krasnaya-sloboda': 1 } } })).toContain('from krasnaya-sloboda');
});

const RAID: Given = {
  card: 4,
  options: { interceptors: true },
  allies: { 'srednyaya-akhtuba': { fighter: 3, bomber: 1 } },
};

test('AA-R-95 over a crossing every demand uses up one hit, and every loss another', () => {
  const raid = (fighters: number, dice: number[]) => {
    const kinds = [...Array<'fighter'>(fighters).fill('fighter'), 'bomber'] as const;
    const game = position({ ...RAID, sorties: kinds.map((kind) => ({ side: 'axis', kind, at: 'white' })), dice });
    game.open.crossings.white.attacked = true;
    return game.play(...Array(3).fill('scramble srednyaya-akhtuba white'));
  };
  const demanded = raid(2, [1, 1, 6, ...misses(3)]).play('demand air');
  expect(demanded.legal()).toEqual(['waive', 'demand air']);
  expect(demanded.play('demand air').all('lost')).toMatchObject([{ side: 'allies', count: 2, kind: 'fighter-aloft' }]);
  const waived = raid(1, [1, 1, ...misses(3)]).play('waive', 'lose 1 fighter-aloft');
  expect([waived.waiting, waived.legal()]).toEqual([['allies'], ['lose 1 crossing', 'lose 1 fighter-aloft']]);
  expect(waived.play('lose 1 crossing').all('crossingLost')).toHaveLength(1);
  expect(waived.all('lost')).toMatchObject([{ count: 1, kind: 'fighter-aloft' }]);
});

test('AA-AMB-08 nobody springs the ambush of the enemy', () => {
  const game = position({
    card: 4,
    axis: { 'train-station-1': { infantry: 1 }, 'tractor-factory': { infantry: 1 } },
    axisHolds: ['tractor-factory'],
    assault: ['train-station-1'],
    ambushers: { 'ambush-4': ['allies', 'infantry'], 'ambush-1': ['axis', 'infantry'] },
  });
  expect([game.why('ambush ambush-1 tractor-factory'), game.why('ambush ambush-4 train-station-1')]).toEqual([
    'AA-AMB-08',
    null,
  ]);
});

test('AA-R-56 an airlift needs a bomber on the ground', () => {
  const game = position({
    axis: { oblivskaya: { infantry: 1 } },
    axisHolds: ['oblivskaya', 'pitomnik'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'oblivskaya', mission: 'hover' }],
  }).play('from oblivskaya');
  expect(game.refusal('airlift infantry pitomnik')).toMatchObject({
    rule: 'AA-R-56',
    facts: { 'bombers on the ground': 0 },
  });
});

test('AA-FM-02 AA-BLITZ-04 mechanized infantry that blitzes into the city brings free infantry', () => {
  const game = position({
    axis: { kalach: { tank: 1, mechanized: 1 } },
    axisHolds: ['kalach', 'flight-school'],
  }).play('from kalach', 'blitz mechanized pitomnik flight-school');
  expect(game.units('axis', 'flight-school')).toEqual({ infantry: 1, mechanized: 1, tank: 1 });
  expect(game.all('multiplied')).toMatchObject([{ rule: 'AA-FM-02', zone: 'flight-school', count: 1 }]);
});

test('AA-R-27 without a piece only the last tank of a zone blitzes away from it', () => {
  const why = (tank: number) =>
    position({
      card: 10,
      allies: {
        ...Object.fromEntries(
          ['kalach', 'pitomnik', 'rynok', 'dubovka', 'kotluban', 'frolovo', 'petrovka', 'beketovka', 'buzinovka'].map(
            (zone) => [zone, { tank: 1 }],
          ),
        ),
        kopania: { tank },
      },
      axisHolds: ['surovikino', 'tormosin'],
    })
      .play('from kopania')
      .why('blitz alone surovikino tormosin');
  expect([why(1), why(2)]).toEqual([null, 'AA-R-27']);
});

test('AA-MOVE-02 AA-BOM-08 two zones away the rule of the last step is cited', () => {
  const game = position({
    card: 10,
    round: 4,
    axisHolds: ['surovikino', 'oblivskaya'],
    allies: { kopania: { 'rocket-launcher': 1 } },
  }).play('from kopania');
  expect(game.why('move 1 rocket-launcher oblivskaya')).toBe('AA-BOM-08');
});

test('AA-FAC-04 card 8 stays while one factory is not Axis', () => {
  const tank = 'tractor-factory';
  const artillery = 'barrikady-factory';
  const hold = (...held: (typeof tank | typeof artillery)[]) => {
    const game = position({ card: 8, round: 3, axisHolds: held });
    return [game.open.factories === null, game.all('produced').map(({ zone }) => zone)];
  };
  expect(hold(artillery)).toEqual([false, [tank]]);
  expect(hold(tank)).toEqual([false, []]);
  expect(hold(tank, artillery)).toEqual([true, []]);
});

test('AA-SUP-04 of two lines of one length the first found is told', () => {
  const axisHolds = ['kalach', 'kopania', 'novomoskovsk', 'surovikino', 'oblivskaya'] as const;
  expect(supplyLine(position({ axisHolds }).open, 'axis', 'kalach').path).toEqual([
    'kalach',
    'kopania',
    'surovikino',
    'oblivskaya',
  ]);
});

test('AA-OPT-08 AA-R-43 Heroes who take the last aircraft of an attack take its marker', () => {
  const game = position({
    card: 10,
    options: { heroes: true },
    axisHolds: ['kalach'],
    axis: { kalach: { infantry: 2 } },
    allies: {},
    assault: ['kalach'],
    sorties: [{ side: 'allies', kind: 'fighter', at: 'kalach' }],
    dice: [6, ...misses(6)],
  }).play('done', 'sacrifice fighter-aloft kalach');
  expect(game.all('concluded')).toEqual([]);
});

test('AA-VCX-03 AA-TOK-08 a token that sinks goes to the pool', () => {
  const game = position({ axis: { tatsinskaya: { bomber: 1 } }, aboard: { white: 'token' }, dice: [1] });
  const pool = game.open.pool.allies;
  game.play('from tatsinskaya', 'attack bomber white', 'done');
  expect([game.all('crossingLost').length, game.open.pool.allies]).toEqual([1, pool + 1]);
});

test('AA-OPT-08 Heroes who take the last land unit end an attack by aircraft', () => {
  const game = position({
    card: 10,
    options: { heroes: true },
    axisHolds: ['kalach'],
    axis: { kalach: { infantry: 1 } },
    assault: ['kalach'],
    sorties: [
      { side: 'allies', kind: 'fighter', at: 'kalach' },
      { side: 'allies', kind: 'fighter', at: 'kalach' },
    ],
    dice: [6],
  }).play('done');
  expect([game.why('sacrifice bomber-aloft kalach'), game.why('sacrifice tank kalach')]).toEqual([
    'AA-OPT-07',
    'AA-OPT-07',
  ]);
  expect(game.play('sacrifice fighter-aloft kalach').all('concluded')).toEqual([]);
});

test('AA-CMB-17 of the aircraft over a fight the kind that is named is lost', () => {
  const game = position({
    card: 5,
    axisHolds: ['oblivskaya'],
    allies: { kalach: { infantry: 3 } },
    assault: ['kalach'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'kalach' },
      { side: 'axis', kind: 'bomber', at: 'kalach' },
    ],
    dice: [6, 6, 1, 6, 6],
  }).play('lose 1 bomber-aloft');
  expect(game.aloft).toEqual(['axis fighter attack kalach']);
});

test('AA-R-101 only German infantry brings more by air', () => {
  const game = position({
    card: 10,
    allies: { pitomnik: { infantry: 1, bomber: 1 } },
  }).play('from pitomnik', 'airlift infantry flight-school', 'done');
  expect([game.units('allies', 'flight-school'), game.units('axis', 'flight-school')]).toEqual([
    { infantry: 1, bomber: 1 },
    {},
  ]);
});

test('AA-CMB-15 a copy of a position shares nothing that a combat changes', () => {
  const { state } = position({ ...ASSAULT, allies: { vertyachii: { infantry: 1, artillery: 1 } }, dice: [1, 6, 6] });
  const copy = axis.clone(state);
  expect(copy).toEqual(state);
  expect(state.open.combat).not.toBeNull();
  expect(copy.open.combat).not.toBe(state.open.combat);
  for (const part of ['hits', 'fallen', 'supplied'] as const)
    expect(copy.open.combat?.[part]).not.toBe(state.open.combat?.[part]);
});

test('AA-R-29 AA-COMP-04 the last marker is enough for an arrival', () => {
  const arrive = (count: number) => {
    const zones = REGION_IDS.filter((zone) => ZONES[zone].base === null && !['tormosin', 'oblivskaya'].includes(zone));
    const held = Object.fromEntries(zones.slice(0, count).map((zone) => [zone, { infantry: 1 }]));
    return position({
      card: 2,
      round: 11,
      options: { looseStacks: true },
      axis: held,
      allies: { ...held, tormosin: { infantry: 1 } },
      battle: zones.slice(0, count),
      open: { winterStorm: 9, rpc: { axis: 9, allies: 0 } },
    }).refusal('buy infantry tormosin');
  };
  expect([arrive(19), arrive(20)]).toEqual([null, { rule: 'AA-R-29', facts: { markers: 0 } }]);
});

test('AA-AIR-15 an airlift takes one infantry along', () => {
  const game = position({
    axisHolds: ['oblivskaya', 'pitomnik'],
    axis: { oblivskaya: { infantry: 3, bomber: 1 } },
  }).play('from oblivskaya', 'airlift infantry pitomnik');
  expect(game.units('axis', 'oblivskaya')).toEqual({ infantry: 2 });
});
