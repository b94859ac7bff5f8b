import { expect, test } from 'vitest';
import { terminal } from '../../terminal.ts';
import { edition } from '../edition.ts';
import { signs } from '../signs.ts';
import { scene } from './scene.ts';

const text = terminal(edition, signs);
type Given = Parameters<typeof scene>[0];
const statusOf = (given: Given): string => text.status(scene(given).view('soviet'));
const boardFor = (seat: 'soviet' | 'german', given: Given): string => text.board(scene(given).view(seat));

test('US-INFO-12 US-END-04 US-END-06 US-END-07 US-END-09 the terminal tells each kind of objective, and how far it is', () => {
  const german = { counters: { 'rifleman-A': '302 routed' } };
  expect(statusOf({ scenario: '061', german })).toContain('Soviet 1/5, German 0/5.');
  expect(boardFor('soviet', { scenario: '061', german })).toContain('Soviet: 1 of 5 enemy units routed; hand');
  const gained = { scenario: '022', german: { gained: 3 } };
  expect(statusOf(gained)).toContain('Soviet 0/2, German 3/13.');
  expect(boardFor('german', gained)).toContain('German: 3 of 13 mission points gained; hand');
  expect(boardFor('german', gained)).toContain(
    'Soviet: 0 of 2 units in place (Riflemen A on 407, Riflemen B on 507); hand',
  );
  expect(boardFor('soviet', { scenario: '042' })).toContain('Soviet: 0 of 11 mission points held; hand');
  expect(boardFor('soviet', { scenario: '062' })).toContain('Soviet: 0 of 1 enemy units routed (Panzer III A); hand');
  expect(boardFor('soviet', { scenario: '011' })).toContain('Soviet: 0 of 4 points; hand');
});

test('US-INFO-10 the terminal tells a secret objective to its owner alone', () => {
  expect(boardFor('german', { scenario: '042' })).toContain('secret objective: German, 0 of 4 enemy units routed');
  expect(boardFor('soviet', { scenario: '042' })).not.toContain('secret');
});

test('US-DEF-17 the terminal lists cards with the designations that actions name them by', () => {
  const soviet = { hand: ['S-S-004', 'S-U-005', 'fog-of-war'], supply: ['S-S-002'] };
  const board = boardFor('soviet', { soviet });
  expect(board).toContain('your hand: Rifleman A x2 (S-S-004, S-U-005), Fog of War');
  expect(board).toContain('supply: Squad Leader A (S-S-002)');
  expect(boardFor('german', { soviet })).not.toContain('S-U-005');
});
