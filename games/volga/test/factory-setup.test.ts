import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { COUNTERS, FACTORY_POOL } from '../data/counters.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { contestedAreas, controlled, germans } from '../rules/board.ts';
import { position } from './position.ts';
import { newMatch, playAtRandom } from './random-game.ts';

const factory = (seed = 'factory', options = {}) => newMatch(seed, 'factory', options);

test('AV-FAC-01 the scenario begins on Turn 10 and ends with Turn 14', () => {
  const match = factory();
  expect(match.state.open.turn).toBe(10);
  const turns = new Set<number>();
  for (let game = 1; game <= 5; game++) {
    playAtRandom(factory(`length ${game}`, { startMorale: 19 }), ({ state }) => turns.add(state.open.turn));
  }
  expect([...turns]).toEqual([10, 11, 12, 13, 14]);
});

test('AV-R-58 the Turns are those of 14-15, 16-19, 20-23, 24-27 and 28-31 October', () => {
  const days = ['14-15', '16-19', '20-23', '24-27', '28-31'];
  for (const [i, dates] of days.entries()) {
    const game = position({
      scenario: 'factory',
      flow: 'dawn',
      open: { turn: 10 + i, arriving: [] },
      dice: [2, 2, 2, 4, 4, 4, 4].slice(i === 0 ? 3 : 0),
    });
    expect(game.all('turn')).toMatchObject([{ turn: 10 + i, dates: `${dates} October` }]);
  }
});

test('AV-FAC-02 Morale starts at 15', () => {
  expect(factory().state.open.morale).toBe(15);
});

test('AV-FAC-03 Supply starts at 0, and 49 Areas do not win: no count is kept for victory', () => {
  const first = factory()
    .log('german')
    .map(({ event }) => event)
    .find((event) => event.event === 'rolledSupply');
  expect(first?.supply).toBe(first?.points);
  const taken = AREA_IDS.filter((id) => id !== 41);
  const game = position({ scenario: 'factory', taken, open: { turn: 14 } }).play('end');
  expect(controlled(game.open)).toBe(49);
  expect(game.open.outcome).toBe('late');
});

test('AV-FAC-04 35 Areas are German, the other 15 Soviet', () => {
  const { areas } = factory().state.open;
  const soviet = AREA_IDS.filter((id) => areas[id].control === 'soviet');
  expect(soviet).toEqual([14, 21, 22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]);
});

test('AV-FAC-05 all support markers start Used: only the free Air is Available', () => {
  expect(factory().state.open.available).toEqual({ artillery: 0, engineer: 0, air: 2 });
});

test('AV-FAC-06 German units start Fresh in ten Areas and some Out of Action', () => {
  const { areas, outOfAction } = factory().state.open;
  const held = AREA_IDS.filter((id) => germans(areas[id]) > 0);
  expect(held).toEqual([14, 21, 23, 24, 27, 28, 29, 34, 45, 50]);
  for (const id of held) expect([areas[id].fresh.length <= 4, areas[id].spent]).toEqual([true, []]);
  expect(outOfAction.length).toBeGreaterThan(0);
});

test('AV-FAC-07 Areas 14 and 21 start Contested', () => {
  expect(contestedAreas(factory().state.open)).toEqual([14, 21]);
});

test('AV-FAC-09 divisions without a part in the scenario never appear', () => {
  const absent = ['29Mot', '60Mot', '3Mot'];
  playAtRandom(factory('absent'), ({ state: { open } }) => {
    const units = AREA_IDS.flatMap((id) => [...open.areas[id].fresh, ...open.areas[id].spent]);
    const all = [...units, ...open.outOfAction, ...open.arriving.flatMap((group) => group.units)];
    expect(all.filter((unit) => absent.includes(UNITS[unit].division ?? ''))).toEqual([]);
  });
});

test('AV-FAC-10 three Soviet units start Revealed', () => {
  const { areas } = factory().state.open;
  const revealed = AREA_IDS.filter((id) => areas[id].soviet !== null && areas[id].soviet !== 'hidden');
  expect(revealed.map((id) => [id, areas[id].soviet])).toEqual([
    [14, 'H8-fanatic'],
    [21, 'E9-fanatic'],
    [44, 'C5-barrage'],
  ]);
});

test('AV-FAC-12 twelve Unrevealed units stand in the other Soviet Areas', () => {
  const { open, sealed } = factory().state;
  const hidden = AREA_IDS.filter((id) => open.areas[id].soviet === 'hidden');
  expect(hidden).toEqual([22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43]);
  for (const id of hidden) expect(COUNTERS[sealed.counters[id] ?? 'pavlov'].terrain).toBe(AREAS[id].terrain);
});

test('AV-FAC-13 they are drawn from the 26 counters of the scenario alone', () => {
  const drawn = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const { sealed } = factory(`draw ${seed}`).state;
    for (const id of AREA_IDS) drawn.add(sealed.counters[id] ?? 'none');
  }
  drawn.delete('none');
  expect([...drawn].sort()).toEqual([...FACTORY_POOL].sort());
  expect(FACTORY_POOL).toHaveLength(26);
});

test("AV-FAC-14 AV-R-52 with option 12.6 Pavlov's House stands Revealed in 14 in place of the Fanatic", () => {
  const { open, sealed } = factory('pavlov', { pavlovsHouse: true }).state;
  expect(open.areas[14].soviet).toBe('pavlov');
  const everywhere = JSON.stringify([open.areas, sealed]);
  expect(everywhere).not.toContain('H8-fanatic');
  expect(everywhere.match(/"pavlov"/g)).toHaveLength(1);
});

test('AV-FAC-29 counters that were not drawn leave play unseen', () => {
  const { state } = factory();
  expect(AREA_IDS.filter((id) => state.open.areas[id].soviet !== null)).toHaveLength(15);
  expect(state.sealed.leftOver).toHaveLength(14);
  const seen = JSON.stringify(viewOf(state, 'german'));
  const named = Object.keys(COUNTERS).filter((id) => seen.includes(`"${id}"`));
  expect(named).toEqual(['C5-barrage', 'E9-fanatic', 'H8-fanatic']);
  expect(SCENARIOS.factory.pool).toHaveLength(12 + 14);
});
