import { Match } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { keysOf, type Seat } from '../../rules/ids.ts';
import { sideOf } from '../../rules/state.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { edition } from '../edition.ts';
import { normandy } from '../tools.ts';
import { judge } from '../victory.ts';
import { type Given, type Scene, SIDES, type Side, type SideGiven, scene, US } from './scene.ts';

const NOBODY = { 'riflemen-A': null, 'riflemen-B': null };

test('UN-END-01 each side has its own goal', () => {
  const goals = SCENARIOS.map(({ id, sides }) => `${id}: ${sides.us.goal}/${sides.german.goal}`);
  expect(goals.slice(0, 2)).toEqual(['1: 5/5', '2: 1/pin']);
});

/** US Riflemen A on 2B, about to take it, with 4 points elsewhere by default. */
const taking = (controlled: readonly string[], given: SideGiven = {}): Scene =>
  scene({
    us: { hand: ['rifleman-A', 'rifleman-B', 'scout-A'], counters: { 'riflemen-A': '2B' }, controlled, ...given },
    german: { hand: ['rifleman-A', 'scout-B'] },
  });

test('UN-END-02 UN-END-03 UN-ROUND-03 the goal reached ends the game at once, with cards in hand and the other turn to come', () => {
  const game = taking(['6A', '13B']).play('control rifleman-A');
  expect(game.outcome).toEqual({ winner: 'us', how: 'objectives', rule: 'UN-END-03' });
  expect([game.waiting, game.hand('us'), game.legal()]).toEqual([[], ['scout-A', 'rifleman-B'], []]);
  expect(game.why('us: end')).toBe('UN-END-02');
  expect(game.why('german: end')).toBe('UN-END-02');
  expect(game.all('gameOver')).toEqual([{ event: 'gameOver', rule: 'UN-END-03', winner: 'us', how: 'objectives' }]);
});

test('UN-END-03 more than the goal wins too, less does not', () => {
  expect(taking(['6A', '13B', '7A']).play('control rifleman-A').winner).toBe('us');
  expect(taking(['6A', '16B']).play('control rifleman-A').outcome).toBeNull();
});

/** The US loses its last Riflemen counter to a German attack. */
const lastRiflemen = (given: Given, us: SideGiven = {}): Scene =>
  scene({
    turn: 'german',
    ...given,
    us: { hand: [], deck: ['platoon-sergeant', 'rifleman-B'], discard: [], ...us },
    german: { hand: ['rifleman-A', 'scout-A'], ...given.german },
    dice: [10],
  }).play('attack rifleman-A riflemen-A');

test('UN-END-04 UN-END-05 who must pin wins when no enemy Riflemen are on the board, whatever else is', () => {
  const game = lastRiflemen({ scenario: '2' }, { counters: { 'riflemen-B': null } });
  expect(game.at('us', 'scouts-A')).not.toBeNull();
  expect(game.outcome).toEqual({ winner: 'german', how: 'pinned', rule: 'UN-END-05' });
  expect(lastRiflemen({ scenario: '2' }).outcome).toBeNull();
});

test('UN-END-06 to be pinned is no loss where the other side plays for points', () => {
  const game = lastRiflemen({}, { counters: { 'riflemen-B': null } });
  expect(game.at('us', 'riflemen-A')).toBeNull();
  expect([game.outcome, game.waiting]).toEqual([null, ['german']]);
});

/** The US without Riflemen on the board takes the last German ones off it; Germany has 2 points. */
const doublePin = (marker: Side, controlled: readonly string[]): Scene =>
  scene({
    marker,
    us: { hand: ['rifleman-A', 'scout-A'], counters: { ...NOBODY, 'scouts-A': '5B' }, controlled },
    german: {
      hand: [],
      deck: ['platoon-sergeant'],
      discard: [],
      counters: { 'riflemen-B': null },
      scouted: ['5B'],
      controlled: ['16B', '7A'],
    },
    dice: [10],
  }).play('attack scout-A riflemen-A');

test('UN-END-07 both sides pinned: who has more points wins', () => {
  const us = doublePin('german', ['13B', '2B']);
  expect(us.outcome).toEqual({ winner: 'us', how: 'bothPinned', rule: 'UN-END-07' });
  const german = doublePin('us', ['2B']);
  expect(german.outcome).toEqual({ winner: 'german', how: 'bothPinned', rule: 'UN-END-07' });
});

test.each(['us', 'german'] as const)(
  'UN-END-08 both pinned with equal points: %s holds the marker and wins',
  (marker) => {
    expect(doublePin(marker, ['13B']).outcome).toEqual({ winner: marker, how: 'bothPinned', rule: 'UN-END-08' });
  },
);

test('UN-END-09 UN-R-11 a side can pin itself with its own Blast, and the rest of it is not fired', () => {
  const game = scene({
    scenario: '9',
    us: {
      hand: ['mortar', 'rifleman-A'],
      counters: { mortar: '8B', 'riflemen-A': null, 'riflemen-B': '3B', 'scouts-A': '3B' },
      target: '3B',
      deck: ['platoon-sergeant'],
    },
    german: { counters: { 'riflemen-A': '3B' } },
    dice: [10],
  }).play('blast mortar', 'shell us/riflemen-B');
  expect(game.outcome).toEqual({ winner: 'german', how: 'pinned', rule: 'UN-END-05' });
  expect([game.all('shot').length, game.state.flow]).toEqual([1, []]);
});

test('UN-END-10 who must pin wins nothing with points', () => {
  const us = { hand: ['rifleman-A x2', 'rifleman-B'], counters: { 'riflemen-A': '15B' } };
  const game = scene({ scenario: '11', us });
  expect(game.points('us')).toBe(3);
  expect(game.play('control rifleman-A').outcome).toBeNull();
});

test('UN-EX-22 a German Blast in scenario 5 hits the last US Riflemen first: the German attack on itself is not made', () => {
  const game = scene({
    scenario: '5',
    turn: 'german',
    us: { hand: [], deck: ['platoon-sergeant'], discard: [], counters: { 'riflemen-A': '9B', 'riflemen-B': null } },
    german: { hand: ['mortar', 'rifleman-A'], counters: { 'riflemen-B': '9B' }, target: '9B' },
    dice: [4],
  }).play('blast mortar', 'shell us/riflemen-A');
  expect(game.outcome).toEqual({ winner: 'german', how: 'pinned', rule: 'UN-END-05' });
  expect([game.all('shot').length, game.at('german', 'riflemen-B')]).toEqual([1, '9B']);
});

function takeRiflemenOff({ open }: Scene, seat: Seat): void {
  const { counters } = sideOf(open, seat);
  for (const unit of keysOf(counters)) if (unit.startsWith('riflemen')) counters[unit] = null;
}

test('UN-SCEN-03 where a side must pin, a double pin is always a pin win first', () => {
  for (const { id, sides } of SCENARIOS) {
    const pins = (['us', 'german'] as const).filter((seat) => sides[seat].goal === 'pin');
    const game = scene({ scenario: id });
    for (const seat of SIDES) takeRiflemenOff(game, seat);
    for (const active of SIDES) {
      const verdict = judge(edition, game.open, active);
      if (pins.length === 0) expect(verdict?.how, id).toBe('bothPinned');
      else expect(verdict, id).toMatchObject({ winner: pins[0], how: 'pinned' });
    }
  }
  const points = SCENARIOS.filter(({ sides }) => Object.values(sides).every(({ goal }) => goal !== 'pin'));
  expect(points.map(({ id }) => id)).toEqual(['1', '3', '4', '7', '8', '10', '12']);
});

test('UN-R-39 a goal reached counts before a pin', () => {
  const game = scene({ scenario: '2', us: { controlled: ['6B'] } });
  takeRiflemenOff(game, US);
  for (const active of SIDES) {
    expect(judge(edition, game.open, active)).toMatchObject({ winner: 'us', how: 'objectives' });
  }
});

test('UN-R-39 where both would win at once, the active side does', () => {
  const game = scene({ us: { controlled: ['6A', '13B', '2B'] }, german: { controlled: ['16B', '7A'] } });
  for (const active of SIDES) expect(judge(edition, game.open, active)?.winner).toBe(active);
});

test('UN-R-33 a position in which nobody can act any more has ended', () => {
  const spent: SideGiven = { hand: ['rifleman-A'], deck: [], discard: [], controlled: [], unmarked: ['5B'] };
  const game = scene({ us: spent, german: { hand: [], deck: [], discard: [], unmarked: ['5B'] }, marker: 'us' });
  game.play('hunker rifleman-A');
  expect(game.outcome).toEqual({ winner: 'us', how: 'bothPinned', rule: 'UN-END-08' });
});

test.each(SIDES)('UN-R-33 %s may give up at any time, also when the other side is to act', (seat) => {
  const match = new Match(normandy, { scenario: '1', options: {} }, 'resign');
  match.end(seat, 'resign');
  expect(match.outcome).toMatchObject({ winner: seat === 'us' ? 'german' : 'us', rule: 'UN-R-33' });
  expect(match.waiting).toEqual([]);
});
