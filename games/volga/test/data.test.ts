import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId, NORTHERN_SHOULDER, TERRAINS, type Terrain } from '../data/areas.ts';
import {
  BLOODY_STREETS,
  EVENTS,
  type EventRow,
  FACTORY_EVENTS,
  ISOLATION,
  MARKERS,
  type Rolled,
  SEPTEMBER_EVENTS,
} from '../data/charts.ts';
import { COUNTER_IDS, COUNTERS, type CounterId, FACTORY_POOL, MAIN_MIX } from '../data/counters.ts';
import { SCENARIOS, type ScenarioFacts } from '../data/scenarios.ts';
import { DIVISIONS, type DivisionId, UNIT_IDS, UNITS, type UnitId } from '../data/units.ts';
import { BANK, outlineOf } from '../table/map/shapes.ts';

const { september, factory } = SCENARIOS;

const areasWhere = (test: (id: AreaId) => boolean) => AREA_IDS.filter(test);
const areaNamed = (name: string) => AREA_IDS.find((id) => AREAS[id].name === name);
const unitsOf = (division: DivisionId | null) => UNIT_IDS.filter((id) => UNITS[id].division === division).toSorted();
const byTerrain = (ids: readonly CounterId[]) =>
  (['clear', 'elevated', 'lightUrban', 'heavyUrban'] as const).map(
    (terrain) => ids.filter((id) => COUNTERS[id].terrain === terrain).length,
  );
const onMap = (scenario: ScenarioFacts) => scenario.german.flatMap(({ units }) => units);
const inPlay = (scenario: ScenarioFacts) => [
  ...onMap(scenario),
  ...scenario.outOfAction,
  ...scenario.reinforcements.flatMap(({ units }) => units),
];

/** True if every roll from the first to the last has exactly one row. */
function covers(chart: readonly Rolled[], first: number, last: number): boolean {
  const rolls = chart.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return rolls.length === last - first + 1 && rolls.every((roll, i) => roll === first + i);
}

const titles = (chart: readonly EventRow[]) =>
  chart.map(({ from, to, event }) => `${from === to ? from : `${from}-${to}`} ${EVENTS[event].title}`);

/** Areas with a given line ('x,y x,y') or corner ('x,y') in their outline. */
const outlines = (() => {
  const lines = new Map<string, AreaId[]>();
  const corners = new Map<string, Set<AreaId>>();
  for (const id of AREA_IDS) {
    const points = outlineOf(id).split(' ');
    points.forEach((point, i) => {
      const line = [point, points[(i + 1) % points.length]].toSorted().join(' ');
      lines.set(line, [...(lines.get(line) ?? []), id]);
      corners.set(point, (corners.get(point) ?? new Set()).add(id));
    });
  }
  return { lines, corners };
})();

test('AV-MAP-01 the map has 50 Areas, numbered 1 to 50', () => {
  expect(AREA_IDS).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect(Object.keys(AREAS)).toHaveLength(50);
});

test('AV-MAP-02 adjacency is mutual, without self, and joins the whole map', () => {
  for (const id of AREA_IDS) {
    const { adjacent } = AREAS[id];
    expect(adjacent).toEqual([...new Set(adjacent)].toSorted((a, b) => a - b));
    expect(adjacent).not.toContain(id);
    for (const other of adjacent) expect(AREAS[other].adjacent, `${other} to ${id}`).toContain(id);
  }
  const reached = new Set<AreaId>([1]);
  for (const id of reached) for (const other of AREAS[id].adjacent) reached.add(other);
  expect(reached.size).toBe(50);
});

test('AV-MAP-02 AV-R-05 Areas are Adjacent exactly if their outlines share a line', () => {
  const drawn = new Map(AREA_IDS.map((id) => [id, new Set<AreaId>()]));
  for (const sharers of outlines.lines.values()) {
    for (const a of sharers) for (const b of sharers) if (a !== b) drawn.get(a)?.add(b);
  }
  for (const id of AREA_IDS) {
    const borders = [...(drawn.get(id) ?? [])].toSorted((a, b) => a - b);
    expect(borders, `borders of ${id}`).toEqual(AREAS[id].adjacent);
  }
});

test('AV-R-05 no two Areas touch in a point only', () => {
  for (const meeting of outlines.corners.values()) {
    for (const a of meeting) for (const b of meeting) if (a !== b) expect(AREAS[a].adjacent).toContain(b);
  }
});

test('the outlines leave no gap: each line is shared, or lies on the frame or the bank', () => {
  const bank = BANK.split(' ');
  for (const [line, sharers] of outlines.lines) {
    const onFrame = /^0,\S+ 0,/.test(line) || /,0 \S+,0$/.test(line) || /,1400 \S+,1400$/.test(line);
    const onBank = line.split(' ').some((point) => bank.includes(point));
    expect(sharers.length, line).toBe(onFrame || (onBank && sharers.length === 1) ? 1 : 2);
  }
});

test('AV-R-05 the borders that the rulebook fixes or suggests are there', () => {
  expect(AREAS[8].adjacent).toContain(10);
  expect(AREAS[6].adjacent).toContain(8);
  const river = areasWhere((id) => AREAS[id].volga);
  river.slice(1).forEach((id, i) => {
    expect(AREAS[id].adjacent, `river from ${river[i]} to ${id}`).toContain(river[i]);
  });
});

test('AV-MAP-03 eleven Areas are adjacent to the Volga', () => {
  expect(areasWhere((id) => AREAS[id].volga)).toEqual([8, 10, 12, 13, 14, 22, 25, 26, 37, 41, 42]);
});

test('AV-MAP-04 AV-MAP-17 nine Areas are German at the start of the September game, 41 Soviet', () => {
  expect(areasWhere((id) => AREAS[id].germanAtStart)).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  expect(september.controlled).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  expect(september.random).toHaveLength(41);
});

test('AV-MAP-05 AV-MAP-07 a terrain has its shape and its TEM', () => {
  const facts = (terrain: Terrain) => [TERRAINS[terrain].shape, TERRAINS[terrain].tem];
  expect(facts('clear')).toEqual(['circle', 1]);
  expect(facts('elevated')).toEqual(['triangle', 2]);
  expect(facts('lightUrban')).toEqual(['square', 3]);
  expect(facts('heavyUrban')).toEqual(['pentagon', 4]);
  expect(([44, 43, 35, 10] as const).map((id) => AREAS[id].tem)).toEqual([1, 2, 3, 4]);
});

test('AV-MAP-06 AV-R-64 Soviet-start Areas have a terrain and a TEM of 1 to 4, German-start Areas neither', () => {
  for (const id of AREA_IDS) {
    const { germanAtStart, terrain, tem } = AREAS[id];
    expect(terrain === null, `terrain of ${id}`).toBe(germanAtStart);
    expect(germanAtStart ? tem === 0 : tem >= 1 && tem <= 4, `TEM of ${id}`).toBe(true);
  }
});

test('AV-MAP-08 three Areas depart from the TEM of their terrain', () => {
  const odd = areasWhere((id) => {
    const { terrain, tem } = AREAS[id];
    return terrain !== null && tem !== TERRAINS[terrain].tem;
  });
  expect(odd.map((id) => [AREAS[id].name, AREAS[id].terrain, AREAS[id].tem])).toEqual([
    ['Central Rail Station', 'lightUrban', 4],
    ['Stalingradski Airfield', 'clear', 2],
    ['Mamayev Kurgan', 'elevated', 4],
  ]);
  expect(areaNamed('Mamayev Kurgan')).toBe(21);
});

test('AV-COMP-03 nine Turns of two days run from 13 to 30 September', () => {
  expect([september.firstTurn, september.lastTurn]).toEqual([1, 9]);
  expect(september.dates).toEqual(Array.from({ length: 9 }, (_, i) => `${13 + 2 * i}-${14 + 2 * i} September`));
});

test('AV-UNIT-01 every unit is Armor or Infantry, and a halftrack is Armor', () => {
  expect(new Set(UNIT_IDS.map((id) => UNITS[id].type))).toEqual(new Set(['armor', 'infantry']));
  expect(UNITS['29/RCN']).toMatchObject({ type: 'armor', symbol: 'halftrack' });
});

test('AV-UNIT-02 AV-UNIT-03 Armor moves 6 and returns for 2, Infantry moves 4 and returns for 1', () => {
  for (const id of UNIT_IDS) {
    const { type, move, returnCost } = UNITS[id];
    expect([move, returnCost], id).toEqual(type === 'armor' ? [6, 2] : [4, 1]);
  }
});

test('AV-UNIT-06 AV-UNIT-09 the six assault guns belong to no division, every other unit to one', () => {
  expect(unitsOf(null)).toEqual(['177', '244A', '244B', '244C', '245A', '245B']);
  for (const id of UNIT_IDS) {
    const { division, corps } = UNITS[id];
    if (division !== null) expect(DIVISIONS[division].corps, id).toBe(corps);
  }
});

test('AV-UNIT-07 the units of the Factory District alone are not in the September game', () => {
  const absent = UNIT_IDS.filter((id) => !inPlay(september).includes(id));
  expect(absent.toSorted()).toEqual(
    [...unitsOf('14Pz'), '177', '244C', ...unitsOf('305'), ...unitsOf('79')].toSorted(),
  );
});

test('AV-UNIT-08 Infantry are regiments and Armor battalions', () => {
  for (const id of UNIT_IDS) {
    expect(UNITS[id].name, id).toMatch(UNITS[id].type === 'armor' ? /Battalion/ : /Regiment/);
  }
});

test('AV-R-06 29/RCN attacks with 6, and the 29th Motorized has four units', () => {
  expect(UNITS['29/RCN'].attack).toBe(6);
  expect(unitsOf('29Mot')).toEqual(['29/129', '29/15', '29/71', '29/RCN']);
});

test('AV-UNIT-07 every September set-up is at home in its Area, four units at most', () => {
  expect(september.german.map(({ area }) => area)).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  for (const { area, units } of september.german) {
    expect(units.length).toBeLessThanOrEqual(4);
    for (const id of units) expect(UNITS[id].home, id).toBe(area);
  }
  expect(UNIT_IDS.filter((id) => UNITS[id].home !== null)).toHaveLength(onMap(september).length);
});

test('every unit is in play at most once, in each scenario, and none is idle in both', () => {
  for (const scenario of [september, factory]) expect(new Set(inPlay(scenario)).size).toBe(inPlay(scenario).length);
  expect(new Set<UnitId>([...inPlay(september), ...inPlay(factory)]).size).toBe(UNIT_IDS.length);
});

test('AV-SOV-08 AV-R-02 the September mix has 6 Clear, 8 Elevated, 32 Light Urban and 9 Heavy Urban counters', () => {
  expect(COUNTER_IDS).toHaveLength(56);
  expect(MAIN_MIX).toHaveLength(55);
  expect(byTerrain(MAIN_MIX)).toEqual([6, 8, 32, 9]);
});

test('AV-SOV-01 an id says what its counter shows, and each terrain has counters enough', () => {
  const letters = { clear: 'C', elevated: 'E', lightUrban: 'L', heavyUrban: 'H' };
  for (const id of MAIN_MIX) {
    const { terrain, defense, strategy } = COUNTERS[id];
    expect(id.replace(/-\d$/, '')).toBe(`${letters[terrain]}${defense}-${strategy}`);
  }
  for (const { random, pool } of [september, factory]) {
    for (const terrain of ['clear', 'elevated', 'lightUrban', 'heavyUrban'] as const) {
      const areas = random.filter((id) => AREAS[id].terrain === terrain).length;
      const counters = pool.filter((id) => COUNTERS[id].terrain === terrain).length;
      if (areas > 0) expect(counters, terrain).toBeGreaterThan(areas);
    }
  }
});

test("Pavlov's House is a Heavy Urban Guards unit outside both mixes", () => {
  expect(COUNTERS.pavlov).toMatchObject({ terrain: 'heavyUrban', strategy: 'guards' });
  expect(MAIN_MIX).not.toContain('pavlov');
  expect(FACTORY_POOL).not.toContain('pavlov');
});

test('no Heavy Urban counter is Heroes', () => {
  const heroes = COUNTER_IDS.filter((id) => COUNTERS[id].strategy === 'heroes');
  expect(heroes.some((id) => COUNTERS[id].terrain === 'heavyUrban')).toBe(false);
});

test('AV-MARK-03 AV-R-04 there are 3 Air, 8 Artillery, 4 Engineer and 14 Isolation markers', () => {
  expect(MARKERS).toEqual({ air: 3, artillery: 8, engineer: 4, isolation: 14 });
});

test('AV-R-01 the September event chart', () => {
  expect(titles(SEPTEMBER_EVENTS)).toEqual([
    '3 64th Army Breakthrough',
    '4 64th Army Offensive',
    '5-6 Artillery Shell Shortages',
    '7-8 Logistical Pause (XLVIII Panzer Corps)',
    '9-12 Commissars',
    '13-14 Logistical Pause (LI Corps)',
    '15-16 Artillery Shell Shortages',
    '17 66th Army Offensive',
    '18 66th Army Breakthrough',
  ]);
});

test('AV-FAC-16 the Factory District event chart', () => {
  expect(titles(FACTORY_EVENTS)).toEqual([
    '3 64th Army Breakthrough',
    '4 64th Army Offensive',
    '5-6 Artillery Shell Shortages',
    '7-8 Rain',
    '9-12 Commissars',
    '13-14 Rain',
    '15-16 Artillery Shell Shortages',
    '17 66th Army Offensive',
    '18 66th Army Breakthrough',
  ]);
});

test('the Northern Shoulder is 48 to 50 and all their Soviet neighbours, which are 42 to 47', () => {
  const soviet = new Set(([48, 49, 50] as const).flatMap((id) => AREAS[id].adjacent));
  for (const id of [48, 49, 50] as const) soviet.delete(id);
  expect([...soviet].toSorted()).toEqual([42, 43, 44, 45, 46, 47]);
  expect(NORTHERN_SHOULDER).toEqual([42, 43, 44, 45, 46, 47, 48, 49, 50]);
});

test('AV-FAC-01 AV-R-58 Turns 10 to 14 run from 14 to 31 October', () => {
  expect([factory.firstTurn, factory.lastTurn]).toEqual([10, 14]);
  expect(factory.dates).toEqual(['14-15 October', '16-19 October', '20-23 October', '24-27 October', '28-31 October']);
});

test('AV-FAC-04 35 Areas are German at the start of the Factory District, the other 15 hold a Soviet unit', () => {
  expect(factory.controlled).toHaveLength(35);
  const soviet = [...factory.random, ...factory.revealed.map(({ area }) => area)];
  expect([...factory.controlled, ...soviet].toSorted((a, b) => a - b)).toEqual(AREA_IDS);
});

test('AV-FAC-06 German units start the Factory District in ten Areas and Out of Action', () => {
  const areas = factory.german.map(({ area }) => area);
  expect(areas).toEqual([14, 21, 23, 24, 27, 28, 29, 34, 45, 50]);
  for (const { units } of factory.german) expect([1, 2, 3, 4]).toContain(units.length);
  expect(factory.outOfAction).not.toHaveLength(0);
  expect(areas.filter((area) => !factory.controlled.includes(area))).toEqual([14, 21]);
});

test('three divisions never appear in the Factory District', () => {
  const absent = UNIT_IDS.filter((id) => !inPlay(factory).includes(id));
  expect(new Set(absent.map((id) => UNITS[id].division))).toEqual(new Set(['29Mot', '60Mot', '3Mot']));
});

test('AV-FAC-10 three Soviet units of the Factory District start Revealed', () => {
  expect(factory.revealed.map(({ area, counter }) => [area, COUNTERS[counter]])).toEqual([
    [14, { terrain: 'heavyUrban', defense: 8, strategy: 'fanatic' }],
    [21, { terrain: 'elevated', defense: 9, strategy: 'fanatic' }],
    [44, { terrain: 'clear', defense: 5, strategy: 'barrage' }],
  ]);
});

test('AV-FAC-12 twelve Areas of the Factory District get a random unit', () => {
  const random = (terrain: Terrain) => factory.random.filter((id) => AREAS[id].terrain === terrain);
  expect(random('heavyUrban')).toEqual([22, 25, 26, 41]);
  expect(random('lightUrban')).toEqual([35, 36, 37, 38, 39, 40, 42]);
  expect(random('elevated')).toEqual([43]);
  expect(factory.random).toHaveLength(12);
});

test('AV-FAC-13 AV-R-03 the Factory District draws from 26 counters, 8 Ambush twice and 9 Ambush once', () => {
  expect(new Set(FACTORY_POOL).size).toBe(26);
  expect(byTerrain(FACTORY_POOL)).toEqual([0, 6, 12, 8]);
  const ambush = (defense: number) =>
    FACTORY_POOL.filter((id) => COUNTERS[id].terrain === 'lightUrban')
      .filter((id) => COUNTERS[id].strategy === 'ambush')
      .filter((id) => COUNTERS[id].defense === defense).length;
  expect([ambush(8), ambush(9)]).toEqual([2, 1]);
  expect(factory.revealed.some(({ counter }) => FACTORY_POOL.includes(counter))).toBe(false);
});

test('every chart has one row for every roll', () => {
  for (const chart of [BLOODY_STREETS, ISOLATION]) expect(covers(chart, 1, 6)).toBe(true);
  for (const chart of [SEPTEMBER_EVENTS, FACTORY_EVENTS]) expect(covers(chart, 3, 18)).toBe(true);
});
