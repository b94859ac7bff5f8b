import { expect, test } from 'vitest';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { countIn } from '../rules/stacks.ts';
import { SIDES } from '../rules/state.ts';
import { isSupplied, supplyLine, tokensInReach, unsuppliedForces, unsuppliedMarkers } from '../rules/supply.ts';
import { WEST } from './combat-scene.ts';
import { type Given, newGame, position } from './position.ts';

const supplied = (given: Given, side: Side, zone: ZoneId): boolean => isSupplied(position(given).open, side, zone);

test('AA-SUP-04 a chain of friendly zones to an exit supplies a force', () => {
  expect(supplied({ axisHolds: WEST }, 'axis', 'kalach')).toBe(true);
  expect(supplied({ axisHolds: ['oblivskaya', 'novomoskovsk', 'kalach'] }, 'axis', 'kalach')).toBe(false);
});

test('AA-SUP-05 a contested friendly zone is a link, a road is not needed, a hostile exit is none', () => {
  const battle = { axisHolds: WEST, battle: ['surovikino'] } as const;
  expect(
    supplied(
      { ...battle, allies: { surovikino: { infantry: 1 } }, axis: { surovikino: { infantry: 1 } } },
      'axis',
      'kalach',
    ),
  ).toBe(true);
  expect(supplied({ axisHolds: ['zimovskii', 'kopania', 'surovikino', 'oblivskaya'] }, 'axis', 'zimovskii')).toBe(true);
  expect(supplied({ axisHolds: ['tinguta'] }, 'axis', 'tinguta')).toBe(false);
});

test('AA-SUP-06 AA-EX-06 a force may trace out of a hostile zone', () => {
  expect(supplied({ axisHolds: ['abganerovo-station'] }, 'axis', 'tinguta')).toBe(true);
  const south = { axisHolds: ['buzinovka', 'gromoslavka', 'verkhne-kumskii', 'tinguta'] } as const;
  expect(supplied(south, 'axis', 'beketovka')).toBe(true);
  expect(supplied(south, 'axis', 'tinguta')).toBe(false);
});

test('AA-SUP-07 AA-R-30 an exit zone supplies the force in it, whoever holds it, but nobody next to it', () => {
  expect(supplied({}, 'axis', 'abganerovo-station')).toBe(true);
  expect(supplied({}, 'axis', 'tinguta')).toBe(false);
});

test('AA-EX-05 when the exit is taken the force next to it is supplied at once', () => {
  const game = position({ axisHolds: [] });
  expect(isSupplied(game.open, 'axis', 'tinguta')).toBe(false);
  game.zone('abganerovo-station').control = 'axis';
  expect(isSupplied(game.open, 'axis', 'tinguta')).toBe(true);
});

const CUT_NORTH = ['kotluban', 'dubovka', 'vertyachii'] as const;

test('AA-SUP-08 AA-EX-04 a Region force may trace through the city', () => {
  expect(supplied({ axisHolds: CUT_NORTH, ferries: [] }, 'allies', 'rynok')).toBe(true);
  const cut = { axisHolds: [...CUT_NORTH, 'pitomnik'], ferries: [] } as const;
  expect(supplied(cut, 'allies', 'rynok')).toBe(false);
});

test('AA-SUP-09 AA-SUP-14 a crossing supplies no Region force', () => {
  const cut = { axisHolds: [...CUT_NORTH, 'kalach', 'buzinovka', 'beketovka'] } as const;
  expect(supplied(cut, 'allies', 'rynok')).toBe(false);
  expect(supplied(cut, 'allies', 'pitomnik')).toBe(false);
  expect(supplied(cut, 'allies', 'spartanovka')).toBe(true);
});

test('AA-SUP-10 AA-EX-08 a city force may trace over the edge of the board', () => {
  const west = { axisHolds: ['mamayev-kurgan', 'flight-school', 'pitomnik', ...WEST] } as const;
  expect(supplied(west, 'axis', 'mamayev-kurgan')).toBe(true);
  expect(supplied({ axisHolds: ['vertyachii', ...WEST] }, 'axis', 'orlovka')).toBe(true);
  expect(supplied({ ferries: [], axisHolds: ['vertyachii', 'pitomnik'] }, 'allies', 'grain-elevator')).toBe(true);
});

test('AA-SUP-11 a road that leaves the city is no exit', () => {
  expect(supplied({ axisHolds: ['yelshanka'] }, 'axis', 'yelshanka')).toBe(false);
});

/** The city is cut off from the land. */
const CUT_CITY = ['rynok', 'vertyachii', 'pitomnik'] as const;

test('AA-SUP-12 AA-FERRY-02 a ferry supplies the city forces of its sector', () => {
  const brown = { axisHolds: CUT_CITY, ferries: ['brown'] } as const;
  expect(supplied(brown, 'allies', 'red-october-steel-works')).toBe(true);
  expect(supplied({ ...brown, ferries: [] }, 'allies', 'red-october-steel-works')).toBe(false);
  const broken = [...CUT_CITY, 'chemical-factory', 'mamayev-kurgan', 'red-october-workers-settlement'] as const;
  expect(
    supplied({ axisHolds: [...broken, 'barrikady-factory'], ferries: ['brown'] }, 'allies', 'red-october-steel-works'),
  ).toBe(false);
});

test('AA-SUP-13 AA-EX-09 AA-EX-11 a crossing serves its own sector, by any way', () => {
  const white = { axisHolds: [...CUT_CITY, 'train-station-2', 'yelshanka'], ferries: ['white'] } as const;
  expect(supplied(white, 'allies', 'army-camp')).toBe(true); // by way of Pavlov's House
  expect(supplied(white, 'allies', 'pavlovs-house')).toBe(false);
  expect(supplied(white, 'allies', 'red-october-steel-works')).toBe(false);
  const lost = { ...white, axisHolds: [...white.axisHolds, 'grain-elevator'] } as const;
  expect(supplied(lost, 'allies', 'army-camp')).toBe(false);
});

test('AA-SUP-15 AA-EX-07 units in the landing zone draw on the crossing, nobody traces through it', () => {
  const lost = { axisHolds: [...CUT_CITY, 'grain-elevator'], ferries: ['white'] } as const;
  expect(supplied(lost, 'allies', 'grain-elevator')).toBe(true);
  expect(supplied(lost, 'allies', 'train-station-2')).toBe(false);
});

test('AA-SUP-16 supply ends with the ferry and returns with the next', () => {
  const game = position({ axisHolds: CUT_CITY, ferries: ['brown'] });
  expect(isSupplied(game.open, 'allies', 'pavlovs-house')).toBe(true);
  game.open.crossings.brown.ferry = false;
  expect(isSupplied(game.open, 'allies', 'pavlovs-house')).toBe(false);
  game.open.crossings.brown.ferry = true;
  expect(isSupplied(game.open, 'allies', 'pavlovs-house')).toBe(true);
});

test('AA-R-31 AA-R-32 bases are links of their side, and the east bank is always supplied', () => {
  expect(supplied({}, 'axis', 'oblivskaya')).toBe(true);
  expect(supplied({ axisHolds: ['tormosin'] }, 'axis', 'tormosin')).toBe(true);
  expect(supplied({ ferries: [] }, 'allies', 'krasnaya-sloboda')).toBe(true);
});

test('AA-R-93 AA-MAP-03 AA-MAP-02 no line crosses the Volga, the lake or the gap between two city zones', () => {
  const around = ['tinguta', 'krasnoarmeysk', 'beketovka', 'abganerovo-station'] as const;
  expect(supplied({ axisHolds: around }, 'allies', 'lake-sarpa')).toBe(false);
  expect(
    supplied({ axisHolds: ['dubovka', 'rynok', 'kotluban', 'vertyachii'], ferries: [] }, 'allies', 'dubovka'),
  ).toBe(true);
});

test('AA-TOK-02 AA-EX-13 a token may lie in a hostile zone, but nothing passes through one', () => {
  const game = position({ tokens: { axis: { vertyachii: 1 } } });
  expect(tokensInReach(game.open, 'axis', 'vertyachii')).toEqual(['vertyachii']);
  expect(tokensInReach(game.open, 'axis', 'pitomnik')).toEqual(['vertyachii']);
  expect(tokensInReach(game.open, 'axis', 'beketovka')).toEqual([]);
  game.zone('pitomnik').control = 'axis';
  expect(tokensInReach(game.open, 'axis', 'beketovka')).toEqual(['vertyachii']);
});

test('AA-TOK-03 tokens in a base or on the east bank are out of reach', () => {
  const game = position({ tokens: { axis: { tatsinskaya: 1 }, allies: { 'krasnaya-sloboda': 1 } } });
  expect(tokensInReach(game.open, 'axis', 'oblivskaya')).toEqual([]);
  expect(tokensInReach(game.open, 'allies', 'pavlovs-house')).toEqual([]);
  expect(tokensInReach(game.open, 'allies', 'krasnaya-sloboda')).toEqual([]);
});

test('AA-SUP-18 AA-SUP-02 markers follow the supply lines', () => {
  const game = position({
    axis: { tinguta: { infantry: 1 }, kalach: { infantry: 1 } },
    axisHolds: [...WEST, 'tinguta'],
  });
  expect(unsuppliedForces(game.open, 'axis')).toEqual(['tinguta']);
  game.zone('surovikino').control = 'allies';
  expect(unsuppliedForces(game.open, 'axis')).toEqual(['kalach', 'tinguta']);
});

test('AA-SUP-17 AA-EX-12 one marker stands for a city without supply', () => {
  const given = {
    axisHolds: CUT_CITY,
    ferries: [],
    allies: { orlovka: { infantry: 1 }, yelshanka: { infantry: 1 } },
  } as const;
  const { open } = position(given);
  expect(unsuppliedMarkers(open, 'allies')).toEqual(['stalingrad']);
  expect(unsuppliedForces(open, 'allies')).toEqual(['orlovka', 'yelshanka']);
  expect(unsuppliedMarkers(position({ ...given, ferries: ['white'] }).open, 'allies')).toEqual(['orlovka']);
  const alone = { ...given, allies: { orlovka: { infantry: 1 } } };
  expect(unsuppliedMarkers(position(alone).open, 'allies')).toEqual(['orlovka']);
});

test('AA-SUP-04 AA-SUP-12 a line is explained by its zones, its end and what breaks it', () => {
  const { open } = position({ axisHolds: ['oblivskaya', 'novomoskovsk', 'kalach'] });
  expect(supplyLine(open, 'axis', 'kalach')).toEqual({
    supplied: false,
    path: ['kalach', 'novomoskovsk', 'surovikino', 'oblivskaya'],
    broken: ['surovikino'],
    end: 'oblivskaya',
  });
  const city = { axisHolds: CUT_CITY, ferries: [] } as const;
  expect(supplyLine(position(city).open, 'allies', 'yelshanka')).toMatchObject({ supplied: false });
  const ferry = position({ ...city, ferries: ['white'] }).open;
  expect(supplyLine(ferry, 'allies', 'yelshanka')).toEqual({
    supplied: true,
    path: ['yelshanka', 'grain-elevator'],
    broken: [],
    end: 'white',
  });
});

test('AA-SUP-02 the explanation and the rule agree on every force of both charts', () => {
  for (const scenario of ['race', 'uranus'] as const) {
    const { open } = newGame(scenario);
    for (const side of SIDES)
      for (const zone of ZONE_IDS)
        if (countIn(open, side, zone, 'infantry') > 0)
          expect([zone, supplyLine(open, side, zone).supplied]).toEqual([zone, isSupplied(open, side, zone)]);
  }
});
