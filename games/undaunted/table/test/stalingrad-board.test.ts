import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { SEATS } from '../../stalingrad/box.ts';
import type { StalingradEvent } from '../../stalingrad/state.ts';
import { TILE as TILE_EDGE } from '../board/geometry.ts';
import { wallTop } from '../board/overlays.tsx';
import { placesFor } from '../board/positions.ts';
import { tileShows, tileWords } from '../board/words.ts';
import { litThings, saysOf } from '../lights.ts';
import { outcomeOf } from '../outcome.ts';
import { recapOf } from '../recap.ts';
import { shotsIn } from '../shots.ts';
import { STALINGRAD_TABLE } from '../stalingrad/extras.tsx';
import { cityOf, minesOf } from '../stalingrad/view.ts';
import { Names } from '../words/names.ts';
import { chanceOf, playAtRandom } from './play.ts';
import { seatedInCity } from './stalingrad-play.ts';

const [SOVIET, GERMAN] = SEATS;
const names = new Names(STALINGRAD_TABLE);
const TILE = id.tile('607');

test('US-MINE-10 a hidden mine lies on the board of its owner alone', () => {
  const tables = SEATS.map((seat) => seatedInCity('091', 'mines', seat));
  const hidden = tables.map(({ model }) => minesOf(model.open.value).filter(({ isHidden }) => isHidden));
  const [owner] = hidden.flatMap((mines, i) => (mines.length > 0 ? [i] : []));
  expect(owner).toBeDefined();
  expect(hidden.filter((mines) => mines.length > 0)).toHaveLength(1);
  const [mine] = hidden[owner ?? 0] ?? [];
  const told = tables.map(({ model }) => tileWords(model.facts, model.open.value, mine?.edge[0] ?? TILE));
  expect(told[owner ?? 0]).toContain('your hidden');
  expect(told[1 - (owner ?? 0)]).not.toContain('mine');
});

test('US-TILE-03 US-TILE-04 a tile shows every value it has, and its letter once it is not A', () => {
  const { model } = seatedInCity('074', 'ground');
  const open = { ...cityOf(model.open.value), city: {} };
  expect(tileShows(model.facts, open, TILE)).toBe('1 4 9 607 2');
  expect(tileWords(model.facts, open, TILE)).toContain(
    'building cover 4 from outside, structure 9, closed to vehicles',
  );
  const damaged = { ...open, city: { [TILE]: 'B' as const } };
  expect(tileShows(model.facts, damaged, TILE)).toMatch(/ 607-B 2$/);
  const spot = model.facts.laid.spots.find(({ tile }) => tile === TILE)!;
  expect(STALINGRAD_TABLE.picture(open, spot)).not.toBe(STALINGRAD_TABLE.picture(damaged, spot));
});

const lineOf = (event: StalingradEvent) => ({ after: 3, text: '', rule: event.rule, event });
const struck = (hit: boolean): StalingradEvent => ({
  event: 'struck',
  rule: 'US-CMBT-03',
  seat: GERMAN,
  by: id.unit('stug-iii'),
  from: id.tile('606'),
  as: 'antitank',
  at: { what: 'building', tile: TILE },
  tile: TILE,
  defence: { base: 9, cover: 0, coverRule: 'US-CMBT-14', range: 1, total: 10 },
  dice: [10],
  hit,
});

test('US-CITY-05 a building that gives way is stamped with its new state', () => {
  const fell: StalingradEvent = { event: 'damaged', rule: 'US-CITY-05', tile: TILE, letter: 'B' };
  const [story] = shotsIn([struck(true), fell].map(lineOf));
  expect(outcomeOf(names, story!, SOVIET)).toMatchObject({
    title: "German StuG III fires at the building on 607 Gerhardt's Mill",
    need: 'Needed a 0: structure 9, range 1.',
    stamp: 'Damaged',
    tone: 'hit',
    losses: [],
  });
  const [miss] = shotsIn([lineOf(struck(false))]);
  expect(outcomeOf(names, miss!, SOVIET).stamp).toBe('Miss');
});

test('US-MINE-04 a mine has nobody behind it', () => {
  const mine: StalingradEvent = {
    event: 'struck',
    rule: 'US-MINE-04',
    seat: SOVIET,
    by: null,
    from: null,
    as: 'mine',
    at: { what: 'unit', seat: GERMAN, unit: id.unit('rifleman-A') },
    tile: TILE,
    defence: { base: 4, cover: 0, coverRule: 'US-MINE-05', range: null, total: 4 },
    dice: [7],
    hit: true,
  };
  const routed: StalingradEvent = { event: 'routed', rule: 'US-ROUT-01', seat: GERMAN, unit: id.unit('rifleman-A') };
  const [story] = shotsIn([mine, routed].map(lineOf));
  expect(outcomeOf(names, story!, GERMAN)).toMatchObject({
    title: 'A mine goes off under German Riflemen A',
    stamp: 'Routed',
  });
});

test('a vehicle takes more room than a soldier, and none stands on another', () => {
  for (const count of [2, 3, 4, 5]) {
    const widths = Array.from({ length: count }, (_, i) => (i === count - 1 ? 1.36 : 1));
    const places = placesFor(count, (i) => widths[i] ?? 1);
    for (const [i, a] of places.entries())
      for (const [j, b] of places.entries()) {
        if (j <= i) continue;
        const across = ((widths[i] ?? 1) + (widths[j] ?? 1)) / 2;
        const isApart = Math.abs(a.x - b.x) >= across * a.size - 0.01 || Math.abs(a.y - b.y) >= a.size;
        expect(isApart, `${count}: ${i} and ${j}`).toBe(true);
      }
  }
});

test('US-CITY-05 the chance to hit a building lies on no chance to hit a unit in it', () => {
  for (const count of [1, 2, 3]) {
    const over = Math.min(...placesFor(count).map(({ y, size }) => y - size / 2));
    expect(wallTop(count) - over, `${count}`).toBeGreaterThan(40);
  }
  expect(wallTop(0)).toBeLessThan(TILE_EDGE / 2);
});

test('every lit thing on the board says what a touch does', () => {
  const table = seatedInCity('074', 'lit');
  const chance = chanceOf('lit');
  let told = 0;
  for (let i = 0; i < 150 && table.host.match.outcome === null; i++) {
    const { made } = table.session.moment.value;
    const { tiles, counters } = litThings(table.model);
    for (const thing of [...tiles, ...counters]) {
      told++;
      expect(saysOf(table.model, thing), `${table.model.step} ${thing}`).toMatch(/^[A-Z\d].*\.$/);
    }
    playAtRandom(table, chance, () => table.host.match.length > made);
  }
  expect(told).toBeGreaterThan(30);
});

test.each(['074', '121'])('whatever the other side does in %s is told, and drawn where it can be', (scenario) => {
  const table = seatedInCity(scenario, 'told', 'soviet');
  const chance = chanceOf(`told ${scenario}`);
  const texts: string[] = [];
  for (let turns = 1; turns < 9 && table.host.match.outcome === null; turns++) {
    playAtRandom(table, chance, () => {
      const over = table.host
        .log(GERMAN)
        .filter(({ event }) => event.event === 'turnOver' && 'seat' in event && event.seat === GERMAN);
      return over.length >= turns;
    });
    const { steps } = recapOf(table.model, table.session.log.value, SOVIET);
    texts.push(...steps.map(({ text }) => text));
    for (const mark of steps.flatMap(({ marks }) => marks)) expect(mark.to.width).toBeGreaterThan(0);
  }
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object|^\W*$/);
});
