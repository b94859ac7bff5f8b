import { expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

/** The round in the rulebook's example: Germany has won the bid, and both players hold three cards. */
const start = (): Scene =>
  scene({
    scenario: '7',
    turn: 'german',
    us: {
      hand: ['squad-leader-C', 'machine-gunner-C', 'fog-of-war'],
      discard: ['fog-of-war'],
      counters: { 'gunners-C': '16B' },
      controlled: ['2B'],
    },
    german: {
      hand: ['rifleman-A x2', 'scout-B'],
      discard: ['rifleman-B'],
      counters: { 'scouts-B': '9B', 'riflemen-A': '7A' },
      controlled: ['7A'],
      scouted: ['3B', '9B'],
    },
    dice: [5, 8],
  });
const GERMAN = ['scout scout-B 3B', 'go 17B', 'move rifleman-A 17B', 'control rifleman-A', 'end'];
const US = ['move machine-gunner-C 2B', 'inspire squad-leader-C', 'return machine-gunner-C'];

test('UN-EX-07 the Scouts go over 3B to 17B, which costs one marker and one Fog', () => {
  const game = start().play(...GERMAN.slice(0, 2));
  expect([game.at('german', 'scouts-B'), game.mark('german', '17B')]).toEqual(['17B', 'scouted']);
  expect(game.all('scouted').map(({ tile }) => tile)).toEqual(['17B']);
  expect([game.fog('german'), game.discard('german').sort()]).toEqual([7, ['fog-of-war', 'rifleman-B']]);
});

test('UN-EX-08 the Riflemen follow from 7A to 17B', () => {
  expect(start().why('move rifleman-A 17B')).toBe('UN-MOVE-02');
  expect(
    start()
      .play(...GERMAN.slice(0, 3))
      .at('german', 'riflemen-A'),
  ).toBe('17B');
});

test('UN-EX-09 they take control of 17B, and with the last card played the turn can only end', () => {
  const game = start();
  const before = game.points('german');
  expect(game.play(...GERMAN.slice(0, 4)).legal()).toEqual(['end']);
  game.play('end');
  expect([game.mark('german', '17B'), game.points('german')]).toEqual(['controlled', before + 1]);
  expect(game.waiting).toEqual(['us']);
  expect(game.discard('german').sort()).toEqual(['fog-of-war', 'rifleman-A', 'rifleman-A', 'rifleman-B', 'scout-B']);
});

test('UN-EX-10 the US Gunners move to 2B, where no German can take control now', () => {
  const game = start().play(...GERMAN, ...US.slice(0, 1));
  expect(game.at('us', 'gunners-C')).toBe('2B');
  const german = { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' }, scouted: ['2B'] };
  const later = scene({ scenario: '7', turn: 'german', us: { counters: { 'gunners-C': '2B' } }, german });
  expect(later.why('control rifleman-A')).toBe('UN-CTRL-03');
});

test('UN-EX-11 the Squad Leader returns the Machine Gunner to the hand', () => {
  const game = start().play(...GERMAN, ...US);
  expect([game.hand('us').sort(), game.inPlay('us')]).toEqual([['fog-of-war', 'machine-gunner-C'], ['squad-leader-C']]);
});

test('UN-EX-12 UN-EX-13 UN-R-30 the attack on 17B hits defense 8, and the card comes from the discard pile', () => {
  const game = start().play(...GERMAN, ...US, 'attack machine-gunner-C riflemen-A');
  expect(game.all('shot')[0]).toMatchObject({
    defence: { base: 4, cover: 3, range: 1, total: 8 },
    dice: [5, 8],
    hit: true,
  });
  expect(game.all('casualty')[0]).toMatchObject({ seat: 'german', unit: 'riflemen-A', zone: 'discard' });
  expect(game.removed('german')).toEqual(['rifleman-A']);
  expect([game.at('german', 'riflemen-A'), game.mark('german', '17B')]).toEqual(['17B', 'controlled']);
});

test('UN-EX-14 the last US card is a Fog of War: the turn ends, and a new round begins', () => {
  const game = start().play(...GERMAN, ...US, 'attack machine-gunner-C riflemen-A');
  expect(game.legal()).toEqual(['end']);
  const before = game.discard('us').length;
  game.play('end');
  expect([game.open.round, game.step]).toEqual([2, 'bid']);
  expect(game.discard('us')).toHaveLength(before + 3);
  expect(game.discard('us')).toEqual(expect.arrayContaining(['fog-of-war', 'squad-leader-C', 'machine-gunner-C']));
});
