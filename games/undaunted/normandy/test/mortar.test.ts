import { expect, test } from 'vitest';
import { distance } from '../../rules/board.ts';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { edition } from '../edition.ts';
import { type Given, scene } from './scene.ts';

/** Scenario 8: the German Mortar on 9A, with a target. */
const aimed = (target: string, given: Given = {}): Given => ({
  scenario: '8',
  turn: 'german',
  ...given,
  german: { hand: ['mortar x2', 'rifleman-A'], target, ...given.german },
});

test('UN-TARG-01 Target takes a tile at distance 3 or more', () => {
  const board = entry(edition.boards, '8');
  const game = scene({ scenario: '8', turn: 'german', german: { hand: ['mortar', 'rifleman-A'] } });
  const far = board.tiles.filter((tile) => distance(board, id.tile('9A'), tile) >= 3);
  expect(game.legal('target')).toEqual(far.map((tile) => `target mortar ${tile}`));
  expect(distance(board, id.tile('9A'), id.tile('5B'))).toBe(2);
  expect(game.why('target mortar 5B')).toBe('UN-TARG-01');
  expect(game.why('target mortar 18B')).toBe('UN-TARG-01');
});

test.each([
  ['12', '5B'],
  ['11', '3A'],
])('UN-TARG-01 UN-R-05 in scenario %s no tile is far enough from %s', (scenario, at) => {
  const game = scene({ scenario, us: { hand: ['mortar', 'rifleman-A'], counters: { mortar: at } } });
  expect(game.legal('target')).toEqual([]);
  expect(game.legal('move mortar')).not.toEqual([]);
});

test('UN-TARG-02 UN-R-26 a marker that is out goes to another tile', () => {
  const game = scene(aimed('1B'));
  expect(game.why('target mortar 1B')).toBe('UN-TARG-02');
  expect(game.legal('target')).not.toContain('target mortar 1B');
  expect(game.play('target mortar 7B').target('german')).toBe('7B');
});

test('UN-TARG-03 Target, Move, Blast: the Blast has no target any more', () => {
  const german = { hand: ['mortar x3'], scouted: ['13A'] };
  const game = scene({ scenario: '8', turn: 'german', german }).play('target mortar 7B', 'move mortar 13A');
  expect([game.why('blast mortar'), game.target('german')]).toEqual(['UN-BLAST-03', null]);
});

test('UN-TARG-04 a target may be unscouted, empty, or hold own counters', () => {
  const game = scene({ scenario: '8', turn: 'german', german: { hand: ['mortar', 'rifleman-A'] } });
  expect(game.mark('german', '6B')).toBeNull();
  expect(game.legal('target')).toEqual(expect.arrayContaining(['target mortar 6B', 'target mortar 12A']));
  expect(game.at('german', 'riflemen-C')).toBe('12A');
});

test('UN-TARG-05 a suppressed Mortar keeps its target', () => {
  const game = scene(aimed('12A', { german: { counters: { mortar: '9A suppressed' } }, dice: [1] }));
  game.play('rally mortar', 'blast mortar', 'shell german/riflemen-C');
  expect(game.target('german')).toBe('12A');
  expect(game.all('shot')).toHaveLength(1);
});

test('UN-TARG-05 a Mortar that loses a card keeps its target', () => {
  const german = { hand: ['mortar'], target: '1B' };
  const game = scene({ scenario: '8', us: { hand: ['rifleman-A', 'rifleman-B'] }, german, dice: [10] }).play(
    'attack rifleman-A mortar',
  );
  expect([game.removed('german'), game.target('german')]).toEqual([['mortar'], '1B']);
});

test('UN-R-19 the target goes with the Mortar counter', () => {
  const german = { hand: [], deck: ['rifleman-A', 'platoon-sergeant'], target: '1B' };
  const game = scene({ scenario: '8', us: { hand: ['rifleman-A', 'rifleman-B'] }, german, dice: [10] }).play(
    'attack rifleman-A mortar',
  );
  expect([game.at('german', 'mortar'), game.target('german')]).toEqual([null, null]);
  expect(game.all('targetLost')[0]?.rule).toBe('UN-R-19');
});

test('UN-R-19 the loss of another counter leaves the target alone', () => {
  const german = { hand: [], deck: ['rifleman-B', 'platoon-sergeant'], target: '1B' };
  const game = scene({ scenario: '8', us: { hand: ['rifleman-A', 'rifleman-B'] }, german, dice: [10] }).play(
    'attack rifleman-A gunners-A',
  );
  expect([game.at('german', 'gunners-A'), game.target('german')]).toEqual([null, '1B']);
});

/** German Scouts and Riflemen, and US Scouts, under a German target. */
const crowd = aimed('7B', {
  us: { counters: { 'scouts-A': '7B' }, hand: ['scout-A'] },
  german: { counters: { 'riflemen-C': '7B' }, discard: ['rifleman-B', 'rifleman-C'] },
});

test('UN-BLAST-01 UN-BLAST-02 UN-R-11 every counter on the tile is attacked with a die of its own, in the order of the player', () => {
  const game = scene({ ...crowd, dice: [1, 1, 1] }).play('blast mortar');
  expect(game.legal()).toEqual(['shell us/scouts-A', 'shell german/riflemen-B', 'shell german/riflemen-C']);
  expect(game.why('shell us/scouts-B')).toBe('UN-BLAST-01');
  expect(game.why('end')).toBe('UN-R-11');
  game.play('shell german/riflemen-C');
  expect(game.legal()).toEqual(['shell us/scouts-A', 'shell german/riflemen-B']);
  expect(game.why('shell german/riflemen-C')).toBe('UN-BLAST-01');
  game.play('shell us/scouts-A', 'shell german/riflemen-B');
  expect([game.step, game.diceLeft]).toEqual(['turn', 0]);
  expect(game.all('shot').map(({ as, dice, at }) => [as, dice.length, `${at.seat}/${at.unit}`])).toEqual([
    ['blast', 1, 'german/riflemen-C'],
    ['blast', 1, 'us/scouts-A'],
    ['blast', 1, 'german/riflemen-B'],
  ]);
});

test('UN-BLAST-03 without a target marker there is no Blast', () => {
  const game = scene({ scenario: '8', turn: 'german', german: { hand: ['mortar', 'rifleman-A'] } });
  expect([game.legal('blast'), game.why('blast mortar')]).toEqual([[], 'UN-BLAST-03']);
  const gone = scene(aimed('1B', { german: { counters: { mortar: null } } }));
  expect(gone.why('blast mortar')).toBe('UN-BLAST-03');
});

test('UN-BLAST-04 a Blast ignores the distance', () => {
  const game = scene({ ...crowd, dice: [1] }).play('blast mortar', 'shell german/riflemen-B');
  expect(game.all('shot')[0]?.defence).toMatchObject({ base: 4, cover: 1, range: null, total: 5 });
});

test('UN-BLAST-06 own units that are hit lose a card by the same order', () => {
  const game = scene({ ...crowd, dice: [5] }).play('blast mortar', 'shell german/riflemen-B');
  expect(game.all('casualty')).toMatchObject([{ seat: 'german', unit: 'riflemen-B', zone: 'discard' }]);
  expect([game.removed('german'), game.at('german', 'riflemen-B')]).toEqual([['rifleman-B'], '7B']);
});

test('UN-BLAST-07 the target stays for the next Blast', () => {
  const game = scene({ ...crowd, dice: [1, 1, 1, 1, 1, 1] });
  const shells = ['shell us/scouts-A', 'shell german/riflemen-B', 'shell german/riflemen-C'];
  game.play('blast mortar', ...shells, 'blast mortar', ...shells);
  expect([game.target('german'), game.all('shot').length]).toEqual(['7B', 6]);
});

test('UN-R-27 a Blast on an empty tile rolls no dice', () => {
  const game = scene(aimed('1B'));
  expect(game.play('blast mortar').step).toBe('turn');
  expect([game.all('shot'), game.target('german'), game.inPlay('german')]).toEqual([[], '1B', ['mortar']]);
});

test('UN-R-10 UN-R-09 cards in the play area are safe from an own Blast, and do not save the counter', () => {
  const german = {
    hand: ['mortar', 'rifleman-A'],
    play: ['rifleman-C'],
    deck: ['rifleman-A', 'platoon-sergeant'],
    target: '12A',
  };
  const game = scene({ scenario: '8', turn: 'german', german, dice: [10] }).play(
    'blast mortar',
    'shell german/riflemen-C',
  );
  expect([game.at('german', 'riflemen-C'), game.removed('german')]).toEqual([null, []]);
  expect(game.inPlay('german')).toEqual(['rifleman-C', 'mortar']);
});

test('UN-R-11 the counters are settled when the Blast begins: one that comes off is not attacked twice', () => {
  const german = { counters: { 'riflemen-C': '7B' }, deck: ['platoon-sergeant', 'rifleman-A'], discard: [] };
  const game = scene({ ...aimed('7B', { german }), dice: [10, 1] });
  game.play('blast mortar', 'shell german/riflemen-B');
  expect([game.at('german', 'riflemen-B'), game.legal()]).toEqual([null, ['shell german/riflemen-C']]);
  expect(game.play('shell german/riflemen-C').step).toBe('turn');
});
