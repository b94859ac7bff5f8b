import { expect, test } from 'vitest';
import { callArtillery } from '../rules/artillery.ts';
import { narrate } from '../rules/narrate.ts';
import { placeName, places } from '../rules/places.ts';
import { enemy, type Given, position } from './position.ts';

const markers = (left: number) => ({ soviet: [{ marker: 'mk-artillery', tile: 0, left }] });
const soviet = [
  { is: 'sov-fire-group', at: 'A13' },
  { is: 'sov-fire-group', at: 'B13' },
] as const;

/** The side has a token of this value on its Artillery, and nothing else. */
function called(value: number, given: Given) {
  const special = value === 11;
  const orders = {
    numbers: special ? 0 : 1,
    next: 1,
    specials: special ? 1 : 0,
    specialsShown: 0,
    bluffs: 0,
    aside: 0,
    tiles: [0],
  };
  const none = { ...orders, numbers: 0, specials: 0, tiles: [] };
  return position({
    soviet,
    stock: markers(3),
    open: { orders: { soviet: orders, german: none } },
    rooms: { soviet: { tiles: [value] } },
    flow: [{ step: 'activations', seat: 'soviet' }],
    ...given,
  });
}

test('HS-OPT-13 HS-ACT-02 HS-ORD-16: the log tells which token on the tile is revealed', () => {
  const german = [enemy('E8')];
  const number = called(1, { german }).all('revealed').map(narrate);
  expect(number).toEqual(['The Soviets reveal token 1 on t1.']);
  const special = called(11, { german }).play('reveal t1').all('activated').map(narrate);
  expect(special).toEqual(['The Soviets reveal a Special token on t1.']);
});

test('HS-OPT-13 HS-R-86: a number on the tile brings a template on any point, which scatters by 3', () => {
  const at = called(1, { german: [enemy('E8'), enemy('F9')], dice: [5, 1, 1] });
  expect(at.step).toBe('strike');
  expect(at.why('place C3*')).not.toBeNull();
  at.play('place E8*', 'next g2');
  expect(at.all('burst')).toMatchObject([{ seat: 'soviet', unit: null, kind: 'explosion' }, {}]);
  expect(at.all('burst').map(({ target, result }) => [target, result])).toEqual([
    ['g2', 5],
    ['g1', 5],
  ]);
  expect(at.open.stock.soviet[0]?.left).toBe(2);
  expect(at.open.orders.soviet.tiles).toEqual([]);
  expect(at.step).not.toBe('opportunityWindow');
});

test('HS-OPT-13 HS-FAB-30: off target it misses by three Interspaces', () => {
  const at = called(1, { german: [enemy('E8')], dice: [2] }).play('place E8*');
  expect(at.all('scattered')).toMatchObject([{ die: 2, from: 'E8*', to: 'H8*' }]);
  expect(at.all('burst')).toEqual([]);
});

test('HS-OPT-13 HS-ORD-16: a Special token on the tile is revealed like any other', () => {
  const at = called(11, { german: [enemy('E8')], dice: [6, 1] });
  at.play('reveal t1');
  expect(at.step).toBe('strike');
  expect(at.play('place E8*').all('burst')).toHaveLength(1);
});

test('HS-OPT-13: a call takes the token off its own tile alone', () => {
  const { state } = position({ soviet, german: [enemy('A1')] });
  state.open.orders.soviet.tiles = [0, 1];
  state.private.soviet.tiles = [1, 2];
  callArtillery(state, 'soviet', 0);
  expect([state.open.orders.soviet.tiles, state.private.soviet.tiles]).toEqual([[1], [2]]);
});

test('HS-R-86 HS-FAB-28: it comes down on any point but one within walls', () => {
  const at = called(1, { scenario: '4', soviet: [{ is: 'sov-fire-group', at: 'A1' }], german: [enemy('T1')] });
  expect([at.why('place D4*'), at.why('place A2*')]).toEqual(['HS-FAB-28', null]);
});

test('HS-R-86: every tile with Artillery left takes a token', () => {
  const { open } = position({
    soviet,
    german: [enemy('A1')],
    stock: { soviet: [{ marker: 'mk-artillery', tile: 1, left: 1 }] },
  });
  open.army.soviet = [...open.army.soviet.slice(0, 1), ...open.army.soviet.slice(0, 1)];
  expect(places(open, 'soviet').map((place) => placeName(open, place))).toEqual(['s1', 's2', 't2']);
});
