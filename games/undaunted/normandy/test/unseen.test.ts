import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { CardId, KindId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { deckOf, roomOf, sideOf, type Unseen } from '../../rules/state.ts';
import { imagine } from '../../tools/imagine.ts';
import { edition } from '../edition.ts';
import { GERMAN, type Ruled, type Scene, type Side, type SideGiven, scene, US } from './scene.ts';
import { choose, worlds } from './worlds.ts';

const kindOf = (card: CardId): KindId => entry(edition.kindOf, card);
const known = (zone: Unseen['zone']) => (game: Scene, seat: Side) =>
  game
    .side(seat)
    .unseen.filter((fact) => fact.zone === zone)
    .map(({ count, not }) => ({ count, not }));
const held = known('hand');
const piled = known('discard');

/** US Riflemen that fire twice and hit, before the Germans have had their turn. */
const underFire = (german: SideGiven, ...more: string[]) => {
  const us = { hand: ['rifleman-A x2', 'scout-A'], counters: { 'riflemen-A': '5B' } };
  return scene({ us, german, dice: [10, 10] }).play('attack rifleman-A riflemen-A', ...more);
};

test('UN-CAS-03 a casualty from the discard pile shows that the hand had none', () => {
  const game = underFire({ hand: ['scout-A', 'fog-of-war'], discard: ['rifleman-A x2'] });
  expect(held(game, 'german')).toEqual([{ count: 2, not: ['rifleman-A'] }]);
  expect(piled(game, 'german')).toEqual([]);
});

test('UN-CAS-04 a casualty from the deck shows that hand and discard pile had none', () => {
  const german = {
    hand: ['scout-A'],
    discard: ['scout-B x2', 'fog-of-war'],
    seen: ['fog-of-war'],
    deck: ['rifleman-A x2'],
  };
  const game = underFire(german);
  expect(held(game, 'german')).toEqual([{ count: 1, not: ['rifleman-A'] }]);
  expect(piled(game, 'german')).toEqual([{ count: 2, not: ['rifleman-A'] }]);
});

test('UN-CAS-02 UN-CAS-05 a casualty from the hand, or of the counter, shows nothing that cannot be counted', () => {
  const inHand = underFire({ hand: ['rifleman-A', 'scout-A'] });
  expect([held(inHand, 'german'), piled(inHand, 'german')]).toEqual([[], []]);
  const none = underFire({
    hand: ['scout-A', 'fog-of-war'],
    discard: ['scout-B'],
    supply: ['rifleman-A x5'],
    deck: [],
  });
  expect(none.all('counterLost')).toHaveLength(1);
  expect([held(none, 'german'), piled(none, 'german')]).toEqual([[], []]);
});

test('UN-CAS-03 what is known of a hand is not known of what is drawn to it later', () => {
  const german = { hand: ['scout-A', 'platoon-sergeant'], discard: ['rifleman-A'], deck: ['rifleman-B', 'fog-of-war'] };
  const game = underFire(german, 'end', 'command platoon-sergeant', 'draw', 'done');
  expect(sideOf(game.open, GERMAN).hand).toBe(2);
  expect(held(game, 'german')).toEqual([{ count: 1, not: ['rifleman-A'] }]);
});

test('UN-TURN-06 what was known of the hand is known of the discard pile when the turn is over', () => {
  const german = { hand: ['scout-A', 'fog-of-war'], discard: ['rifleman-A', 'rifleman-B'] };
  const game = scene({
    marker: 'us',
    us: { hand: ['rifleman-A x2'], counters: { 'riflemen-A': '5B' } },
    german,
    dice: [10, 1],
  }).play('attack rifleman-A riflemen-A', 'end', 'end');
  expect(piled(game, 'german')).toEqual([{ count: 2, not: ['rifleman-A'] }]);
});

test('UN-DRAW-02 cards held while the discard pile is shuffled are none of those seen in it', () => {
  const us = {
    hand: ['platoon-sergeant', 'rifleman-B'],
    deck: [],
    discard: ['rifleman-A x2', 'scout-A'],
    seen: ['scout-A'],
  };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'done');
  expect(held(game, 'us')).toEqual([{ count: 1, not: ['scout-A-1'] }]);
});

test('UN-DRAW-02 a card that is known to be held is not among those of which something is ruled out', () => {
  const us = {
    hand: ['platoon-sergeant', 'rifleman-B', 'rifleman-A'],
    shown: ['rifleman-A'],
    deck: [],
    discard: ['scout-A x2'],
    seen: ['scout-A'],
  };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'done');
  expect(held(game, 'us')).toEqual([{ count: 1, not: ['scout-A-1'] }]);
});

test('UN-DRAW-02 the last card of a deck is known to whoever has counted, also after the shuffle', () => {
  const us = { deck: ['rifleman-B'], discard: ['rifleman-A', 'scout-A x2', 'fog-of-war x2'] };
  const game = scene({ turn: 'draw', us: { ...us, hand: [], seen: us.discard } });
  for (let i = 0; i < 20; i++) {
    const state = imagine(edition, game.view('german'), GERMAN, SeededChance.fromSeed(`deal ${i}`));
    expect(roomOf(state, US).hand.map(kindOf)).toContain('rifleman-B');
  }
});

test('UN-DRAW-02 across a shuffle the hand is reckoned as the old deck and the new one have it', () => {
  const us = {
    hand: [],
    deck: ['rifleman-B', 'scout-A'],
    discard: ['rifleman-A', 'scout-B', 'fog-of-war', 'rifleman-A'],
  };
  const known = { ...us, seen: ['rifleman-A', 'fog-of-war'] };
  const text = (cards: readonly CardId[]): string => cards.map(kindOf).sort().join();
  const before = new Map<string, number>();
  for (const world of worlds(scene({ us: known }).state, 'us')) {
    const deck = deckOf(world, US);
    for (const [drawn] of choose(roomOf(world, US).discard, 2)) {
      const hand = text([...deck, ...drawn]);
      before.set(hand, (before.get(hand) ?? 0) + 1);
    }
  }
  const after = new Map<string, number>();
  for (const world of worlds(scene({ turn: 'draw', us: known }).state, 'us')) {
    const hand = text(roomOf(world, US).hand);
    after.set(hand, (after.get(hand) ?? 0) + 1);
  }
  expect(after).toEqual(before);
});

test('UN-INFO-09 a card that Inspire has returned is known to be in hand, and then in the discard pile', () => {
  const us = { hand: ['squad-leader-A', 'scout-B', 'fog-of-war'], play: ['rifleman-A'] };
  const game = scene({ us }).play('inspire squad-leader-A', 'return rifleman-A');
  expect(sideOf(game.open, US).shown).toEqual(['rifleman-A-1']);
  for (let i = 0; i < 10; i++) {
    const state = imagine(edition, game.view('german'), GERMAN, SeededChance.fromSeed(`deal ${i}`));
    expect(roomOf(state, US).hand).toContain('rifleman-A-1');
  }
  const played = scene({ us }).play('inspire squad-leader-A', 'return rifleman-A', 'hunker rifleman-A');
  expect(sideOf(played.open, US).shown).toEqual([]);
  game.play('end');
  expect(sideOf(game.open, US)).toMatchObject({ shown: [], seen: ['squad-leader-A-1', 'rifleman-A-1'] });
});

test('UN-R-20 when nobody can tell which card was played, only what is true of every rest stays known', () => {
  const after = (...facts: Ruled[]) => {
    const us = { hand: ['rifleman-A', 'rifleman-B', 'fog-of-war'], held: facts };
    return held(scene({ us }).play('move rifleman-A 2B'), 'us').map(({ count, not }) => [count, ...not]);
  };
  const both = { count: 2, not: ['scout-A', 'scout-B'] };
  expect(after(both, { not: ['scout-A'] })).toEqual([
    [1, 'scout-A', 'scout-B'],
    [1, 'scout-A'],
  ]);
  expect(after({ not: ['scout-A'] }, { not: ['scout-B'] })).toEqual([]);
  expect(after({ count: 2, not: ['scout-A'] }, { not: ['scout-B'] })).toEqual([[1, 'scout-A']]);
  expect(after({ not: ['rifleman-A', 'scout-A'] }, { not: ['scout-B'] })).toEqual([[1, 'rifleman-A', 'scout-A']]);
});

test('UN-R-21 a card that is lost is one of which everybody knew the most', () => {
  const german = { hand: ['rifleman-A x2', 'scout-A'], shown: ['rifleman-A'] };
  expect(sideOf(underFire(german).open, GERMAN).shown).toEqual([]);
});

test('UN-R-21 a card that is ruled out somewhere is still in the game: another copy was lost', () => {
  const us = { hand: ['fog-of-war'], deck: ['rifleman-A', 'scout-A', 'scout-B'], removed: ['rifleman-A'] };
  const game = scene({ us: { ...us, held: [{ not: ['rifleman-A-1'] }] } });
  const chance = SeededChance.fromSeed('lost');
  for (let i = 0; i < 20; i++) {
    const { hand } = roomOf(imagine(edition, game.view('german'), GERMAN, chance), US);
    expect(hand.map(kindOf)).not.toContain('rifleman-A');
  }
});

test('UN-CAS-02 a casualty from the hand was none of the cards of which all copies are ruled out', () => {
  const german = { hand: ['rifleman-A', 'scout-A', 'fog-of-war'], discard: [], deck: ['scout-B'], removed: [] };
  const supply = ['rifleman-A x4', 'rifleman-B x5', 'scout-A x2', 'scout-B x2', 'fog-of-war x9'];
  const game = underFire({ ...german, supply, held: [{ count: 2, not: ['rifleman-A-1'] }] });
  expect(game.all('casualty')).toMatchObject([{ zone: 'hand' }]);
  expect(sideOf(game.open, GERMAN).unseen).toEqual([]);
});

/** The zone where a German Rifleman of squad A is lost, and public knowledge afterward. */
const afterLoss = (german: SideGiven) => {
  const game = underFire(german);
  const [{ zone } = { zone: null }] = game.all('casualty');
  return { zone, unseen: sideOf(game.open, GERMAN).unseen, seen: sideOf(game.open, GERMAN).seen };
};

test('UN-R-21 a lost card was one of the unseen ones of its zone, and of those that are left as much is known', () => {
  const hand = ['rifleman-A x2', 'scout-A'];
  expect(afterLoss({ hand, held: [{ count: 3, not: ['scout-B'] }] })).toMatchObject({
    zone: 'hand',
    unseen: [{ zone: 'hand', count: 2, not: ['scout-B'] }],
  });
  expect(afterLoss({ hand, held: [{ count: 1, not: ['scout-B'] }] }).unseen).toEqual([]);
});

test('UN-R-21 a loss from one zone leaves what is known of the other, but for the copy that may be lost', () => {
  const german = {
    hand: ['scout-A'],
    discard: ['rifleman-A x2', 'scout-B'],
    deck: ['rifleman-A', 'rifleman-B'],
    held: [{ not: ['scout-B', 'rifleman-A-3'] }],
    piled: [{ count: 3, not: ['fog-of-war'] }],
  };
  expect(afterLoss(german)).toMatchObject({
    zone: 'discard',
    unseen: [
      { zone: 'hand', count: 1, not: ['rifleman-A', 'scout-B'] },
      { zone: 'discard', count: 2, not: ['fog-of-war'] },
    ],
  });
});

test('UN-R-21 a copy that cannot be the lost one is still ruled out', () => {
  const german = {
    hand: ['scout-A', 'fog-of-war'],
    discard: ['rifleman-A', 'scout-B'],
    deck: ['rifleman-A', 'rifleman-B'],
    held: [{ not: ['rifleman-A-2'] }],
    piled: [{ count: 2, not: ['rifleman-A-2'] }],
  };
  expect(afterLoss(german)).toMatchObject({
    zone: 'discard',
    unseen: [
      { zone: 'hand', count: 1, not: ['rifleman-A', 'rifleman-A-2'] },
      { zone: 'discard', count: 1, not: ['rifleman-A-2'] },
      { zone: 'hand', count: 1, not: ['rifleman-A'] },
    ],
  });
});

test('UN-R-21 a card is not lost from a part of the hand that cannot have held it', () => {
  const hand = ['rifleman-A', 'scout-A'];
  const held = [{ not: ['rifleman-A', 'rifleman-B', 'scout-B'] }, { not: ['scout-B'] }];
  expect(afterLoss({ hand, held }).unseen).toEqual([
    { zone: 'hand', count: 1, not: ['rifleman-A', 'rifleman-B', 'scout-B'] },
  ]);
});

test('UN-R-21 a copy that one part of the hand may have held may be the lost one', () => {
  const hand = ['rifleman-A', 'scout-A', 'fog-of-war'];
  const held = [{ count: 2, not: ['rifleman-A-2', 'scout-B'] }, { not: ['scout-B'] }];
  expect(afterLoss({ hand, held, deck: ['rifleman-A', 'rifleman-B'] }).unseen).toEqual([
    { zone: 'hand', count: 1, not: ['scout-B'] },
    { zone: 'hand', count: 1, not: ['scout-B'] },
  ]);
});

test('UN-R-21 a card that was seen in the discard pile is the one that is lost', () => {
  const german = { hand: ['scout-A'], discard: ['rifleman-A x2', 'scout-B'], seen: ['rifleman-A', 'scout-B'] };
  const { zone, seen, unseen } = afterLoss({ ...german, piled: [{ not: ['fog-of-war'] }] });
  expect([zone, seen.map(kindOf)]).toEqual(['discard', ['scout-B']]);
  expect(unseen).toEqual([
    { zone: 'discard', count: 1, not: ['fog-of-war'] },
    { zone: 'hand', count: 1, not: ['rifleman-A'] },
  ]);
});

test('UN-R-21 a loss from the deck takes nothing from what is known of hand and pile but the copy', () => {
  const german = {
    hand: ['scout-A', 'fog-of-war'],
    discard: ['scout-B'],
    deck: ['rifleman-A x2', 'rifleman-B'],
    held: [{ count: 2, not: ['rifleman-A-2', 'scout-B'] }],
  };
  expect(afterLoss(german)).toMatchObject({
    zone: 'deck',
    unseen: [
      { zone: 'hand', count: 2, not: ['rifleman-A', 'scout-B'] },
      { zone: 'discard', count: 1, not: ['rifleman-A'] },
    ],
  });
});

test('UN-R-20 no more than four facts are kept in mind, and the one that tells least goes', () => {
  const german = {
    hand: ['scout-A', 'fog-of-war'],
    discard: ['scout-B x2', 'fog-of-war x2'],
    deck: ['rifleman-A x2', 'rifleman-B'],
    held: [{ not: ['rifleman-B', 'scout-B'] }],
    piled: [{ not: ['rifleman-B', 'scout-A'] }, { not: ['rifleman-B'] }, { not: ['rifleman-B', 'platoon-sergeant'] }],
  };
  const { unseen } = afterLoss(german);
  expect(unseen.map(({ zone, count, not }) => [zone, count, ...not])).toEqual([
    ['hand', 1, 'rifleman-A', 'rifleman-B', 'scout-B'],
    ['discard', 1, 'rifleman-A', 'rifleman-B', 'scout-A'],
    ['discard', 1, 'platoon-sergeant', 'rifleman-A', 'rifleman-B'],
    ['discard', 2, 'rifleman-A'],
  ]);
});

test('UN-R-21 a part of the hand in which all copies are ruled out has not lost one', () => {
  const hand = ['rifleman-A', 'scout-A', 'fog-of-war'];
  const supply = ['rifleman-A x4', 'rifleman-B x5', 'scout-A x2', 'scout-B x2', 'fog-of-war x9'];
  const held = [{ count: 2, not: ['rifleman-A-1', 'scout-B'] }];
  const left = [{ zone: 'hand', count: 2, not: ['scout-B'] }];
  expect(afterLoss({ hand, deck: ['scout-B'], supply, held }).unseen).toEqual(left);
  const fewer = ['rifleman-A x3', ...supply.slice(1)];
  const discard = ['rifleman-A'];
  expect(afterLoss({ hand, discard, seen: discard, deck: ['scout-B'], supply: fewer, held }).unseen).toEqual(left);
});
