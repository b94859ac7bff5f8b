import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId, type Terrain } from '../data/areas.ts';
import { COUNTERS, type CounterId, MAIN_MIX } from '../data/counters.ts';
import type { State, Volga } from '../rules/state.ts';
import { type Position, position } from './position.ts';
import { newMatch, playAtRandom } from './random-game.ts';
import { attack } from './scene.ts';

const standing = ({ open, sealed }: State, id: AreaId): CounterId | null => {
  const { soviet } = open.areas[id];
  return soviet === 'hidden' ? sealed.counters[id] : soviet;
};

/** The player's view as sent to a page. */
const page = (state: State): string => JSON.stringify(viewOf<Volga>(state, 'german'));

const shows = (text: string, counter: CounterId): boolean => text.includes(`"${counter}"`);

const repulsedGuards = (): Position =>
  attack({
    on: 35,
    from: 24,
    by: ['71/191', '71/194'],
    against: 'L9-guards',
    open: { turn: 2, arriving: [] },
    dice: [1, 1, 6, 6, 6, 4, 4, 4, 1, 1, 1, 1, 1, 1, 6, 6],
  }).play('lead 71/191', 'fight');

test('AV-SOV-01 every Soviet unit stands on its own terrain', () => {
  for (const scenario of ['september', 'factory'] as const) {
    const { state } = newMatch('terrain', scenario);
    const soviet = AREA_IDS.filter((id) => state.open.areas[id].soviet !== null);
    expect(soviet).toHaveLength(scenario === 'september' ? 41 : 15);
    for (const id of soviet) {
      const counter = standing(state, id);
      expect(counter === null ? null : COUNTERS[counter].terrain, `Area ${id}`).toBe(AREAS[id].terrain);
    }
  }
});

test('AV-SOV-02 AV-SOV-09 the player sees nothing of an Unrevealed unit but the terrain of its Area', () => {
  const weak = position({ hidden: { 35: 'L4-heroes' } });
  const strong = position({ hidden: { 35: 'L9-guards' } });
  expect(standing(weak.state, 35)).not.toBe(standing(strong.state, 35));
  expect(page(weak.state)).toBe(page(strong.state));
  expect(viewOf<Volga>(weak.state, 'german').open.areas[35].soviet).toBe('hidden');
  expect(AREAS[35].terrain).toBe('lightUrban');
});

test('AV-SOV-03 a Revealed unit shows its Defense Factor and Defense Strategy', () => {
  const game = attack({ on: 35, from: 24, by: ['71/191'], against: 'L9-guards' });
  const { soviet } = viewOf<Volga>(game.state, 'german').open.areas[35];
  expect(soviet).toBe('L9-guards');
  expect(COUNTERS['L9-guards']).toMatchObject({ defense: 9, strategy: 'guards' });
});

test('AV-SOV-04 a strategy works at the reveal and never again', () => {
  const game = repulsedGuards();
  expect(game.all('fought')[0]?.soviet).toHaveLength(3);
  game.play('end', 'done', 'activate 24', 'move 71/194 35', 'attack 35', 'lead 71/194', 'fight');
  expect(game.open.turn).toBe(3);
  expect(game.all('fought')[1]?.soviet).toEqual([6, 6]);
});

test('AV-SOV-05 a unit stays Revealed when its attackers have gone', () => {
  const game = repulsedGuards();
  expect(game.all('retreated')).toMatchObject([{ unit: '71/194', to: 24 }]);
  expect(game.area(35)).toMatchObject({ soviet: 'L9-guards', fresh: [], spent: [] });
  expect(game.play('end').area(35).soviet).toBe('L9-guards');
});

test('AV-SOV-06 AV-SOV-07 a Soviet unit stands alone in its Area until it is eliminated, and never comes back', () => {
  let eliminated = 0;
  for (const seed of ['hold', 'the', 'city']) {
    const match = newMatch(seed);
    const first = new Map(AREA_IDS.map((id) => [id, standing(match.state, id)]));
    const gone = new Set<AreaId>();
    playAtRandom(match, ({ state }) => {
      for (const id of AREA_IDS) {
        const now = standing(state, id);
        if (now === null && first.get(id) !== null) gone.add(id);
        else expect(now, `Area ${id}`).toBe(gone.has(id) ? null : first.get(id));
      }
      const all = [...AREA_IDS.flatMap((id) => standing(state, id) ?? []), ...state.open.eliminated];
      expect([...all, ...state.sealed.leftOver].toSorted()).toEqual(MAIN_MIX.toSorted());
    });
    eliminated += gone.size;
  }
  expect(eliminated).toBeGreaterThan(0);
});

test('AV-R-02 the September mix, counter by counter', () => {
  const mix = (terrain: Terrain) =>
    MAIN_MIX.filter((id) => COUNTERS[id].terrain === terrain).map(
      (id) => `${COUNTERS[id].defense} ${COUNTERS[id].strategy}`,
    );
  const each = (factor: number) =>
    ['heroes', 'ambush', 'barrage', 'fanatic', 'guards'].map((what) => `${factor} ${what}`);
  expect(mix('clear')).toEqual(['4 heroes', '4 ambush', '5 barrage', '5 fanatic', '6 heroes', '7 ambush']);
  expect(mix('elevated').join()).toBe('5 heroes,6 ambush,6 barrage,7 fanatic,7 heroes,8 ambush,8 barrage,9 fanatic');
  const lightUrban = [...[4, 5, 6, 7, 8, 9].flatMap(each), '7 heroes', '8 ambush'];
  expect(mix('lightUrban').toSorted()).toEqual(lightUrban.toSorted());
  expect(mix('heavyUrban').join()).toBe(
    '7 ambush,7 barrage,8 fanatic,8 guards,9 ambush,9 barrage,10 fanatic,10 guards,10 ambush',
  );
});

test('AV-R-07 neither the view, nor the log, nor a match file for players names an unseen counter', () => {
  const match = playAtRandom(newMatch('secret'), ({ state }) => {
    const text = page(state);
    for (const id of AREA_IDS) {
      const counter = state.sealed.counters[id];
      if (counter !== null) expect(shows(text, counter), `${counter} in ${id}`).toBe(false);
    }
    for (const counter of state.sealed.leftOver) expect(shows(text, counter), counter).toBe(false);
  });
  const unseen = [...match.state.sealed.leftOver, ...AREA_IDS.flatMap((id) => match.state.sealed.counters[id] ?? [])];
  const log = JSON.stringify(match.log('german'));
  for (const counter of unseen) expect(shows(log, counter), counter).toBe(false);
  expect(shows(log, match.state.open.eliminated[0] ?? 'pavlov')).toBe(true);
});
