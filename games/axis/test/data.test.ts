import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARD_LINKS, BORDERS, isAcrossTheDon, NEIGHBORS, NOT_ADJACENT } from '../data/borders.ts';
import { CROSSING_IDS, LANDING_ZONES, SITE_IDS, SITES } from '../data/places.ts';
import { ROAD_EXITS, ROAD_NODES, ROADS_FROM, roadNodesIn } from '../data/roads.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { LIMITS, ORDER_CARDS, ROUNDS } from '../data/track.ts';
import { chipsFor, FERRY_COST, KINDS_OF, TOKEN_COST, unitOf } from '../data/units.ts';
import { CARD_IDS, CARDS_IN_A_ZONE, cardOf } from '../data/uranus.ts';
import { CITY_IDS, isCity, REGION_IDS, ZONE_IDS, ZONES, type ZoneFacts, type ZoneId } from '../data/zones.ts';

const where = (test: (zone: ZoneFacts, id: ZoneId) => boolean): ZoneId[] =>
  ZONE_IDS.filter((id) => test(ZONES[id], id)).sort();

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The zones that can be reached over borders, the start included. */
function connected(start: ZoneId, among: (id: ZoneId) => boolean): Set<ZoneId> {
  const found = new Set([start]);
  for (const id of found) for (const next of NEIGHBORS[id]) if (among(next)) found.add(next);
  return found;
}

test('AA-SETUP-02 two boards, thirty zones and eighteen', () => {
  expect(REGION_IDS).toHaveLength(30);
  expect(CITY_IDS).toHaveLength(18);
  expect(new Set(ZONE_IDS.map((id) => ZONES[id].name)).size).toBe(48);
  expect(CITY_IDS.every(isCity)).toBe(true);
});

test('AA-MAP-01 every border has two sides and is listed once', () => {
  expect(BORDERS).toHaveLength(110);
  expect(new Set(BORDERS.map((pair) => [...pair].sort().join())).size).toBe(110);
  for (const id of ZONE_IDS) for (const next of NEIGHBORS[id]) expect(NEIGHBORS[next]).toContain(id);
});

test('AA-MAP-01 all zones hang together, but for the far bank of the Volga', () => {
  const land = connected('kalach', () => true);
  expect(where((_, id) => !land.has(id))).toEqual(['krasnaya-sloboda', 'srednyaya-akhtuba']);
});

test('AA-MAP-02 AA-MAP-03 AA-R-12 AA-EX-02 pairs that look adjacent and are not', () => {
  expect(NOT_ADJACENT).toHaveLength(11);
  expect(NOT_ADJACENT).toContainEqual(['barrikady-workers-settlement', 'red-october-steel-works']);
  expect(NOT_ADJACENT).toContainEqual(['lake-sarpa', 'beketovka']);
  for (const [a, b] of NOT_ADJACENT) expect(NEIGHBORS[a]).not.toContain(b);
});

test('AA-MAP-04 AA-R-11 eight ways between the boards, from three region zones', () => {
  expect(BOARD_LINKS.map((link) => link.join(' '))).toEqual([
    'rynok orlovka',
    'rynok spartanovka',
    'vertyachii orlovka',
    'vertyachii barrikady-workers-settlement',
    'pitomnik red-october-workers-settlement',
    'pitomnik flight-school',
    'pitomnik army-camp',
    'pitomnik yelshanka',
  ]);
  const across = BORDERS.filter(([a, b]) => isCity(a) !== isCity(b));
  expect(across).toEqual(BOARD_LINKS);
});

test('AA-MAP-05 city zones west of the Volga have a sector, the east bank has none', () => {
  expect(where(({ sector }) => sector !== null)).toEqual(CITY_IDS.filter((id) => id !== 'krasnaya-sloboda').sort());
  expect(where(({ sector }) => sector === 'white')).toEqual([
    'army-camp',
    'grain-elevator',
    'train-station-2',
    'yelshanka',
  ]);
});

test('AA-MAP-07 eighteen points a round, most of them in the city', () => {
  const points = (ids: readonly ZoneId[]) => sum(ids.map((id) => ZONES[id].rp));
  expect(points(CITY_IDS)).toBe(15);
  expect(points(REGION_IDS)).toBe(3);
  expect(where(({ rp, board }) => rp > 0 && board === 'region')).toEqual(['kletskaya', 'kremenskaya', 'zimovskii']);
});

test('AA-MAP-09 AA-MAP-11 a base for each side, and six airfields', () => {
  expect(where(({ base }) => base === 'axis')).toEqual(['tatsinskaya']);
  expect(where(({ base }) => base === 'allies')).toEqual(['srednyaya-akhtuba']);
  expect(where(({ airfield }) => airfield)).toEqual([
    'flight-school',
    'frolovo',
    'oblivskaya',
    'pitomnik',
    'srednyaya-akhtuba',
    'tatsinskaya',
  ]);
});

test('AA-R-10 six fortified zones, all in the city', () => {
  expect(where(({ fortified }) => fortified)).toEqual([
    'barrikady-factory',
    'grain-elevator',
    'mamayev-kurgan',
    'pavlovs-house',
    'red-october-steel-works',
    'tractor-factory',
  ]);
});

test('AA-MAP-12 AA-MAP-16 AA-R-08 supply exits are where roads leave the Region Board', () => {
  const leaving = (edges: readonly string[]) =>
    ROAD_EXITS.filter(({ edge }) => edges.includes(edge))
      .map(({ zone }) => zone)
      .sort();
  expect(where(({ exit }) => exit === 'axis')).toEqual(leaving(['west', 'south']));
  expect(where(({ exit }) => exit === 'allies')).toEqual(leaving(['north', 'east']));
  expect(leaving(['west', 'south'])).toHaveLength(6);
  expect(leaving(['north', 'east'])).toHaveLength(5);
  expect(ZONES.dubovka.exit).toBe('allies');
});

test('AA-MAP-13 the Don divides the tan zones from the others', () => {
  const tan = where((zone) => zone.tan);
  for (const [a, b] of BORDERS) {
    const bank = (id: ZoneId) => ZONES[id].tan || ZONES[id].base === 'axis';
    expect([a, b, isAcrossTheDon(a, b)]).toEqual([a, b, bank(a) !== bank(b)]);
  }
  expect(tan).toHaveLength(11);
});

test('AA-MAP-17 AA-R-13 eleven tan zones, without the base', () => {
  expect(where((zone) => zone.tan && zone.base !== null)).toEqual([]);
  expect(connected('kopania', (id) => ZONES[id].tan).size).toBe(11);
});

test('AA-MAP-14 AA-R-93 nobody is adjacent across the Volga', () => {
  expect(NEIGHBORS['krasnaya-sloboda']).toEqual([]);
  expect(NEIGHBORS['srednyaya-akhtuba']).toEqual([]);
});

test('AA-R-09 each landing zone lies in the sector of its crossing', () => {
  expect(LANDING_ZONES).toEqual({ gray: 'barrikady-factory', brown: 'pavlovs-house', white: 'grain-elevator' });
  for (const id of CROSSING_IDS) expect(ZONES[LANDING_ZONES[id]].sector).toBe(id);
});

test('AA-AMB-01 five Ambush Sites of three or four zones that meet', () => {
  expect(SITE_IDS.map((id) => SITES[id].length)).toEqual([3, 4, 3, 3, 4]);
  for (const id of SITE_IDS) {
    const [first, ...others] = SITES[id];
    expect(connected(first!, (zone) => SITES[id].includes(zone)).size).toBe(others.length + 1);
  }
  expect(SITE_IDS.filter((id) => SITES[id].includes('tractor-factory'))).toHaveLength(1);
  expect(SITE_IDS.filter((id) => SITES[id].includes('train-station-1')).map((id) => SITES[id].length)).toEqual([3]);
});

test('AA-R-44 AA-R-77 roads follow borders, and the lines of Surovikino do not meet', () => {
  for (const node of Object.keys(ROADS_FROM) as (keyof typeof ROADS_FROM)[]) {
    for (const next of ROADS_FROM[node]) expect(NEIGHBORS[ROAD_NODES[node]]).toContain(ROAD_NODES[next]);
  }
  expect(roadNodesIn('surovikino')).toEqual(['sur', 'sur2']);
  expect(ROADS_FROM.sur2).toEqual(['tor']);
  expect(ROADS_FROM.sur).not.toContain('tor');
});

test('AA-ROAD-04 the stub of Surovikino toward Gromoslavka crosses no border', () => {
  expect(NEIGHBORS.surovikino).toContain('gromoslavka');
  const beyond = roadNodesIn('surovikino').flatMap((node) => ROADS_FROM[node].map((next) => ROAD_NODES[next]));
  expect(beyond).not.toContain('gromoslavka');
});

test('AA-MAP-12 five zones have no road', () => {
  expect(where((_, id) => roadNodesIn(id).length === 0)).toEqual([
    'barrikady-workers-settlement',
    'kremenskaya',
    'lake-sarpa',
    'red-october-workers-settlement',
    'zimovskii',
  ]);
});

test('AA-COMP-01 the plastic pieces', () => {
  const pieces = (side: 'axis' | 'allies') => KINDS_OF[side].map((kind) => [kind, unitOf(side, kind).pieces]);
  expect(Object.fromEntries(pieces('axis'))).toEqual({
    infantry: 24,
    'minor-infantry': 8,
    mechanized: 6,
    artillery: 10,
    'minor-artillery': 3,
    tank: 10,
    'assault-gun': 8,
    fighter: 4,
    bomber: 6,
  });
  expect(Object.fromEntries(pieces('allies'))).toEqual({
    infantry: 28,
    mechanized: 6,
    artillery: 10,
    tank: 10,
    'rocket-launcher': 8,
    fighter: 5,
    bomber: 5,
  });
  const all = [...pieces('axis'), ...pieces('allies')].map(([, count]) => Number(count));
  expect(sum(all)).toBe(151);
});

test('AA-UNIT-10 AA-R-02 AA-R-03 AA-R-04 costs, values and moves', () => {
  const values = (side: 'axis' | 'allies') =>
    KINDS_OF[side].map((kind) => {
      const { cost, attack, defense, move } = unitOf(side, kind);
      return [kind, cost, attack, defense, move];
    });
  expect(values('axis')).toEqual([
    ['infantry', 3, 1, 2, 1],
    ['minor-infantry', 3, 1, 2, 1],
    ['mechanized', 4, 1, 2, 2],
    ['artillery', 4, 2, 2, 1],
    ['minor-artillery', 4, 2, 2, 1],
    ['tank', 6, 3, 3, 2],
    ['assault-gun', 5, 2, 3, 2],
    ['fighter', null, 3, 4, null],
    ['bomber', null, 3, 1, null],
  ]);
  expect(values('allies')).toEqual([
    ['infantry', 3, 1, 2, 1],
    ['mechanized', 4, 1, 2, 2],
    ['artillery', 4, 2, 2, 1],
    ['tank', 6, 3, 3, 2],
    ['rocket-launcher', 3, null, null, 2],
    ['fighter', null, 3, 4, null],
    ['bomber', null, 3, 1, null],
  ]);
  expect([FERRY_COST, TOKEN_COST]).toEqual([3, 1]);
});

test('AA-UNIT-01 AA-UNIT-02 AA-UNIT-03 AA-UNIT-04 AA-UNIT-05 AA-UNIT-06 AA-UNIT-07 AA-UNIT-08 AA-UNIT-09 AA-AD-09 characteristics', () => {
  const traits = (side: 'axis' | 'allies') =>
    Object.fromEntries(KINDS_OF[side].map((kind) => [kind, unitOf(side, kind).characteristics.join(' ')]));
  expect(traits('axis')).toEqual({
    infantry: 'canEnterAmbushSites forceMultiplier',
    'minor-infantry': 'canEnterAmbushSites',
    mechanized: 'blitzWithTank roadMovement forceMultiplier',
    artillery: 'airDefense',
    'minor-artillery': 'airDefense',
    tank: 'blitz roadMovement',
    'assault-gun': 'targetedFireTanks',
    fighter: 'limitedBadWeather targetedFireAir',
    bomber: 'airTransport assaultAircraft limitedBadWeather targetedAttackLand',
  });
  expect(traits('allies')).toEqual({
    infantry: 'canEnterAmbushSites',
    mechanized: 'blitzWithTank roadMovement',
    artillery: 'airDefense',
    tank: 'blitz roadMovement',
    'rocket-launcher': 'bombardment noCombatValue rearEchelon',
    fighter: 'limitedBadWeather targetedFireAir',
    bomber: 'airTransport assaultAircraft limitedBadWeather targetedAttackLand',
  });
});

test('AA-COMP-06 cards, ferries and rounds', () => {
  expect(ORDER_CARDS).toHaveLength(14);
  expect(CARD_IDS).toHaveLength(14);
  expect(CROSSING_IDS).toHaveLength(3);
  expect(ROUNDS).toHaveLength(LIMITS.lastRound);
});

test('AA-R-21 AA-WX-02 bad-weather numbers by round', () => {
  expect(ROUNDS.map(({ badWeather }) => badWeather)).toEqual([0, 0, 0, 0, 0, 2, 3, 3, 4, 4, 4, 5, 5]);
});

test('AA-R-73 AA-R-72 Uranus zones hold exactly the cards of their area', () => {
  const zones = where(({ uranus }) => uranus !== null).map((id) => [
    id,
    ZONES[id].uranus?.area,
    ZONES[id].uranus?.from,
  ]);
  expect(zones).toEqual([
    ['beketovka', 'southeast', 7],
    ['bolshoy', 'northwest', 7],
    ['frolovo', 'northwest', 3],
    ['krasnoarmeysk', 'southeast', 3],
    ['kremenskaya', 'northwest', 5],
    ['lake-sarpa', 'southeast', 5],
  ]);
  for (let round = LIMITS.firstDraw; round <= LIMITS.forcedLaunch; round++) {
    const placed = round - LIMITS.firstDraw + 1;
    for (const area of ['northwest', 'southeast']) {
      const open = where(({ uranus }) => uranus?.area === area && uranus.from <= round);
      expect(open.length * CARDS_IN_A_ZONE).toBeGreaterThanOrEqual(placed);
    }
  }
});

test('AA-COMP-05 the cards bring no more tokens than the Allied pool holds', () => {
  expect(LIMITS.tokens - LIMITS.axisTokens).toBe(7);
  expect(sum(CARD_IDS.map((id) => cardOf(id).tokens))).toBe(4);
});

test('AA-R-06 charts keep what the examples show', () => {
  const { axis, allies } = SCENARIOS.race;
  expect(axis['verkhne-kumskii']).toEqual({ 'minor-infantry': 3, 'minor-artillery': 1 });
  expect(axis.surovikino?.tank).toBeGreaterThanOrEqual(2);
  expect(axis.perelazovskii).toEqual({ 'minor-infantry': 4 });
  expect(allies.gromoslavka).toBeDefined();
  for (const zone of ['tinguta', 'abganerovo-station'] as const) {
    expect(axis[zone]).toBeDefined();
    expect(allies[zone]).toBeDefined();
  }
});

test('AA-COMP-02 AA-EX-01 five infantry are one green chip, one gray chip and a piece', () => {
  expect(chipsFor(5)).toEqual({ green: 1, gray: 1 });
  for (let count = 1; count < 30; count++) {
    const { green, gray } = chipsFor(count);
    expect([3 * green + gray + 1, gray < 3]).toEqual([count, true]);
  }
});

test('AA-R-01 every table of figures says where they come from', () => {
  const folder = new URL('../data/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const sections = readme.split('\n## ').slice(1);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const section = sections.find((text) => text.split('\n')[0]?.includes(file));
    expect([file, section]).toEqual([file, expect.stringMatching(/rulebook|inferred|designed/i)]);
  }
});
