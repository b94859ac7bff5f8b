import { expect, test } from 'vitest';
import { distance } from '../../rules/board.ts';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { edition } from '../edition.ts';
import { GERMAN, SIDES, scene, US } from './scene.ts';

const board = (scenario: string) => entry(edition.boards, scenario);

test('UN-TOK-01 UN-MOVE-02 a unit enters a tile with a scouted marker of its own side, and not one without', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'rifleman-B'] } });
  expect(game.why('move rifleman-A 13B')).toBe('UN-MOVE-02');
  expect(game.legal('move rifleman-A')).toEqual(['move rifleman-A 17B', 'move rifleman-A 2B']);
  const marked = scene({ us: { hand: ['rifleman-A', 'rifleman-B'], scouted: ['13B'] } });
  expect(marked.play('move rifleman-A 13B').at('us', 'riflemen-A')).toBe('13B');
});

test('UN-TOK-02 Scout and Stalk enter unmarked tiles, Move and Guide do not', () => {
  const game = scene({
    scenario: '5',
    us: {
      hand: ['scout-A', 'sniper', 'rifleman-A', 'platoon-guide'],
      counters: { snipers: '5A' },
    },
  });
  expect(game.why('scout scout-A 9B')).toBeNull();
  expect(game.why('stalk sniper 9B')).toBeNull();
  expect(game.why('move rifleman-A 9B')).toBe('UN-MOVE-02');
  expect(game.why('guide platoon-guide scouts-A 9B')).toBe('UN-GUIDE-02');
});

test('UN-TOK-03 UN-TOK-07 a controlled tile can be entered and scores, a scouted one with a counter on it does not', () => {
  const given = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-B': '13B' } };
  const controlled = scene({ us: { ...given, controlled: ['13B'] } });
  expect(controlled.points('us')).toBe(2);
  expect(controlled.why('move rifleman-A 13B')).toBeNull();
  expect(scene({ us: { ...given, scouted: ['13B'] } }).points('us')).toBe(0);
});

test('UN-TOK-04 both sides may mark a tile, and only one of them controls it', () => {
  const start = scene({ scenario: '6' });
  expect([start.mark('us', '2B'), start.mark('german', '2B')]).toEqual(['scouted', 'scouted']);
  const us = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' } };
  const game = scene({ scenario: '6', us, german: { controlled: ['2B'] } }).play('control rifleman-A');
  expect([game.mark('us', '2B'), game.mark('german', '2B')]).toEqual(['controlled', 'scouted']);
  game.open.tiles = { ...game.open.tiles, [id.tile('2B')]: { [US]: 'controlled', [GERMAN]: 'controlled' } };
  expect(() => game.play('end')).toThrow('controlled by both');
});

test('UN-TOK-08 UN-SETUP-04 only scenario 10 has a radio, on 6B', () => {
  const radios = SCENARIOS.map(({ id, radio }) => [id, radio?.tile ?? null]);
  expect(radios.filter(([, tile]) => tile !== null)).toEqual([['10', '6B']]);
});

test('UN-TOK-09 the holder of the marker takes the first turn', () => {
  for (const marker of SIDES) {
    const game = scene({ turn: 'bid', marker, us: { hand: ['rifleman-A x2'] }, german: { hand: ['rifleman-A x2'] } });
    game.play('us: bid rifleman-A', 'german: bid rifleman-A');
    expect(game.waiting).toEqual([marker]);
    game.play('end');
    expect(game.waiting).toEqual([marker === 'us' ? 'german' : 'us']);
  }
});

test('UN-TOK-11 a suppressed counter does nothing until it has been turned to ready', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'], counters: { 'gunners-A': '7A suppressed' } };
  const game = scene({ scenario: '3', us });
  for (const action of [
    'move machine-gunner-A 3B',
    'attack machine-gunner-A scouts-A',
    'suppress machine-gunner-A scouts-A',
  ])
    expect(game.why(action), action).toBe('UN-SUP-01');
  game.play('rally machine-gunner-A');
  expect(game.at('us', 'gunners-A')).toBe('7A');
});

test('UN-TOK-14 the cover of the defender counts, that of the attacker and of tiles between does not', () => {
  const defence = (from: string) =>
    scene({
      us: { hand: ['rifleman-A x2'], counters: { 'riflemen-A': from } },
      german: { counters: { 'scouts-A': '8A' } },
      dice: [1],
    })
      .play('attack rifleman-A scouts-A')
      .all('shot')[0]?.defence;
  expect(defence('3B')).toMatchObject({ base: 5, cover: 2, range: 1, total: 8, coverRule: 'UN-TOK-14' });
  expect(defence('13B')).toMatchObject({ base: 5, cover: 2, range: 1, total: 8 });
  expect(defence('17B')).toMatchObject({ cover: 2, range: 2, total: 9 });
});

test('UN-TOK-16 the two target markers are independent', () => {
  const game = scene({
    scenario: '9',
    turn: 'german',
    us: { counters: { mortar: '8B' }, hand: ['mortar', 'rifleman-A'], target: '3B' },
    german: { counters: { mortar: '14B' }, hand: ['mortar', 'rifleman-A'], target: '3B', scouted: ['12B'] },
  });
  game.play('move mortar 12B');
  expect([game.target('us'), game.target('german')]).toEqual(['3B', null]);
  game.play('end');
  expect(game.legal('blast')).toEqual(['blast mortar']);
});

test('UN-GEO-01 tiles are adjacent when they share an edge or half of one', () => {
  const { neighbours } = board('1');
  expect([...(neighbours[id.tile('13B')] ?? [])].sort()).toEqual(['12B', '16B', '17B', '2B', '3B', '8A']);
  expect([...(neighbours[id.tile('6A')] ?? [])].sort()).toEqual(['16B', '3B']);
  for (const { id } of edition.scenarios) {
    for (const [tile, next] of Object.entries(board(id).neighbours)) {
      expect(next.length, `${id}: ${tile}`).toBeLessThanOrEqual(6);
      for (const other of next) expect(board(id).neighbours[other], `${id}: ${tile} and ${other}`).toContain(tile);
    }
  }
});

test('UN-GEO-02 UN-R-29 Scout 2 may end two steps away, one step away, or where it began', () => {
  const start = () => scene({ us: { hand: ['scout-A', 'rifleman-A'] } });
  expect(start().play('scout scout-A 12B', 'go 5B').at('us', 'scouts-A')).toBe('5B');
  expect(start().play('scout scout-A 12B', 'halt').at('us', 'scouts-A')).toBe('12B');
  expect(start().play('scout scout-A 12B', 'go 17B').at('us', 'scouts-A')).toBe('17B');
  expect(start().why('scout scout-A 8A')).toBe('UN-GEO-02');
  expect(start().play('scout scout-A 12B').why('go 11B')).toBe('UN-GEO-02');
  expect(start().play('scout scout-A 12B').why('go 12B')).toBe('UN-GEO-02');
  expect(start().play('scout scout-A 12B', 'go 5B').step).toBe('turn');
});

test('UN-GEO-03 UN-EX-19 distance is the smallest number of steps', () => {
  const far = (from: string, to: string) => distance(board('1'), id.tile(from), id.tile(to));
  expect([far('17B', '13B'), far('17B', '8A'), far('7A', '6A'), far('5B', '5B')]).toEqual([1, 2, 4, 0]);
  expect([far('17B', '5B'), far('2B', '11B')]).toEqual([2, 3]);
});

test('UN-R-02 UN-R-03 on every board a straight count of steps gives the walking distance', () => {
  for (const { id, tiles } of edition.scenarios) {
    const { distances } = board(id);
    for (const [from, q, r] of tiles) {
      for (const [to, q2, r2] of tiles) {
        const [dq, dr] = [q - q2, r - r2];
        const straight = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
        expect(distances[from]?.[to], `${id}: ${from} to ${to}`).toBe(straight);
      }
    }
  }
});

test('UN-GEO-04 an enemy counter in the opposite corner can be attacked, only with a higher defense', () => {
  const us = { hand: ['rifleman-A x2'], counters: { 'riflemen-A': '7A' } };
  const game = scene({ us, german: { counters: { 'scouts-A': '6A' } }, dice: [9] }).play('attack rifleman-A scouts-A');
  expect(game.all('shot')[0]).toMatchObject({ defence: { base: 5, cover: 1, range: 4, total: 10 }, hit: false });
});

test('UN-GEO-05 UN-R-12 counters of both sides share a tile, without limit', () => {
  const start = scene();
  expect(['riflemen-A', 'riflemen-B', 'scouts-A', 'scouts-B'].map((unit) => start.at('us', unit))).toEqual(
    Array(4).fill('17B'),
  );
  const game = scene({
    us: { hand: ['scout-A', 'rifleman-A', 'rifleman-A'], scouted: ['12B', '5B'], counters: { 'riflemen-A': '12B' } },
  });
  game.play('move rifleman-A 5B', 'scout scout-A 12B', 'go 5B');
  expect([game.at('us', 'riflemen-A'), game.at('us', 'scouts-A')]).toEqual(['5B', '5B']);
  expect(game.all('shot')).toEqual([]);
});

test('UN-R-12 a march goes through a tile with enemy counters', () => {
  const us = { hand: ['scout-A', 'rifleman-A'], counters: { 'scouts-A': '12B' } };
  expect(scene({ us }).play('scout scout-A 5B', 'go 11B').at('us', 'scouts-A')).toBe('11B');
});

test('UN-GEO-06 along and across the river a step is a step', () => {
  expect(distance(board('3'), id.tile('14A'), id.tile('18A'))).toBe(1);
  expect(distance(board('3'), id.tile('9B'), id.tile('2B'))).toBe(2);
  const german = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '14A' }, scouted: ['18A', '9B'] };
  const game = scene({ scenario: '3', turn: 'german', german });
  expect(game.legal('move rifleman-A')).toEqual(expect.arrayContaining(['move rifleman-A 18A', 'move rifleman-A 9B']));
});

test('UN-GEO-07 the tile that a counter leaves needs no marker', () => {
  const us = { hand: ['platoon-guide', 'rifleman-A'], counters: { snipers: '9B' } };
  const game = scene({ scenario: '5', us });
  expect(game.mark('us', '9B')).toBeNull();
  expect(game.play('guide platoon-guide snipers 5A').at('us', 'snipers')).toBe('5A');
});
