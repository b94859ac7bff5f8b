import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { GERMAN, type SideGiven, scene } from './scene.ts';

/** US Riflemen B hit the adjacent German Riflemen A as often as they have cards to attack with. */
const hit = (german: SideGiven, hits = 1) => {
  const game = scene({
    us: { hand: ['rifleman-B x5', 'scout-A'], counters: { 'riflemen-B': '5B' } },
    german,
    dice: Array(hits).fill(10),
  });
  for (let i = 0; i < hits; i++) game.play('attack rifleman-B riflemen-A');
  return game;
};
const live = ['platoon-sergeant', 'rifleman-B'];

test('UN-CAS-01 UN-CAS-02 a hit costs exactly one card of the unit, from the hand if it has one', () => {
  const game = hit({ hand: ['rifleman-A x2', 'scout-A'], discard: ['rifleman-A'] });
  expect([game.removed('german'), game.hand('german'), game.discard('german')]).toEqual([
    ['rifleman-A'],
    ['scout-A', 'rifleman-A'],
    ['rifleman-A'],
  ]);
  expect(game.all('casualty')).toMatchObject([{ rule: 'UN-CAS-02', zone: 'hand' }]);
  expect(game.open.sides[GERMAN]?.lost[id.group('rifleman-A')]).toBe(1);
});

test('UN-CAS-03 otherwise from the discard pile', () => {
  const game = hit({
    hand: ['scout-A', 'rifleman-B'],
    discard: ['rifleman-A'],
    deck: ['rifleman-A x2', ...live.slice(0, 1)],
  });
  expect([game.discard('german'), game.deck('german').length, game.hand('german').length]).toEqual([[], 3, 2]);
  expect(game.all('casualty')).toMatchObject([{ rule: 'UN-CAS-03', zone: 'discard' }]);
  expect(game.context.shuffles).toBe(0);
});

test('UN-CAS-04 UN-R-22 otherwise from the deck, which is then shuffled', () => {
  const deck = ['rifleman-A', 'scout-A', 'scout-B', 'rifleman-B', 'fog-of-war x4', 'platoon-sergeant'];
  const game = hit({ hand: ['scout-B'], discard: ['rifleman-B'], deck });
  expect(game.all('casualty')).toMatchObject([{ rule: 'UN-CAS-04', zone: 'deck' }]);
  expect([game.removed('german'), game.deck('german').length, game.context.shuffles]).toEqual([['rifleman-A'], 8, 1]);
  expect(game.deck('german')).not.toEqual([
    'scout-A',
    'scout-B',
    'rifleman-B',
    ...Array(4).fill('fog-of-war'),
    'platoon-sergeant',
  ]);
  expect(game.all('casualty', 'us')[0]).not.toHaveProperty('card');
});

test('UN-CAS-05 UN-R-22 otherwise the counter leaves the board, and the deck is not shuffled', () => {
  const game = hit({ hand: ['scout-A'], deck: [...live, 'scout-B'], discard: [] });
  expect([game.at('german', 'riflemen-A'), game.removed('german'), game.context.shuffles]).toEqual([null, [], 0]);
  expect(game.all('counterLost')).toEqual([
    { event: 'counterLost', rule: 'UN-CAS-05', seat: 'german', unit: 'riflemen-A', from: '5B' },
  ]);
  expect(game.deck('german')).toEqual([...live, 'scout-B']);
});

test('UN-CAS-06 the owner has no choice: the order of the places is fixed', () => {
  const game = hit({ hand: ['rifleman-A'], discard: ['rifleman-A'], deck: ['rifleman-A', ...live] }, 3);
  expect(game.all('casualty').map(({ zone }) => zone)).toEqual(['hand', 'discard', 'deck']);
  expect(game.waiting).toEqual(['us']);
});

test('UN-CAS-07 UN-CAS-13 cards in the supply are safe, and do not save the counter', () => {
  const game = hit({ hand: [], deck: live, discard: [] });
  expect(game.at('german', 'riflemen-A')).toBeNull();
  expect(game.supply('german').filter((kind) => kind === 'rifleman-A')).toHaveLength(5);
});

test('UN-CAS-10 a card lost from the hand is not replaced', () => {
  const game = hit({ hand: ['rifleman-A', 'scout-A', 'fog-of-war'] });
  expect([game.hand('german'), game.deck('german').length]).toEqual([['scout-A', 'fog-of-war'], 6]);
});

test('UN-CAS-11 as long as a card is left in hand, discard pile or deck the counter stays', () => {
  for (const zone of ['hand', 'discard', 'deck'] as const) {
    const given: SideGiven = {
      hand: [],
      discard: [],
      deck: live,
      [zone]: ['rifleman-A', ...(zone === 'deck' ? live : [])],
    };
    expect(hit(given).at('german', 'riflemen-A'), zone).toBe('5B');
  }
});

test('UN-CAS-12 in the first turn the second player loses cards of the hand, and has fewer to play', () => {
  const game = hit({ hand: ['rifleman-A', 'scout-B', 'fog-of-war'] }).play('end');
  expect(game.waiting).toEqual(['german']);
  expect(game.hand('german')).toEqual(['scout-B', 'fog-of-war']);
});

test('UN-R-21 of several copies the first is taken, wherever it lies in the deck', () => {
  const game = hit({ hand: [], discard: [], deck: ['scout-A', 'rifleman-A x3', ...live] });
  expect(entry(game.state.private, GERMAN).removed).toEqual(['rifleman-A-1']);
});

test('UN-R-34 a suppressed unit that is hit loses nothing extra', () => {
  const game = hit({ hand: ['rifleman-A x2'], counters: { 'riflemen-A': '5B suppressed' } });
  expect([game.removed('german'), game.at('german', 'riflemen-A')]).toEqual([['rifleman-A'], '5B suppressed']);
});

test('UN-EX-17 four hits in a row: hand, discard pile, deck, counter', () => {
  const deck = ['rifleman-A', ...live, 'scout-A'];
  const game = hit({ hand: ['rifleman-A'], discard: ['rifleman-A'], deck, removed: [] }, 4);
  expect(game.all('casualty').map(({ zone }) => zone)).toEqual(['hand', 'discard', 'deck']);
  expect([game.removed('german').length, game.context.shuffles, game.at('german', 'riflemen-A')]).toEqual([3, 1, null]);
  expect(game.supply('german').filter((kind) => kind === 'rifleman-A')).toHaveLength(2);
});
