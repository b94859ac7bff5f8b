import { Match, SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { ownDeck } from '../../rules/hidden.ts';
import { type CardId, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { deckOf, roomOf, sideOf } from '../../rules/state.ts';
import { imagine } from '../../tools/imagine.ts';
import { edition } from '../edition.ts';
import { normandy } from '../tools.ts';
import { GERMAN, type Scene, SIDES, scene, US } from './scene.ts';

const kindsOf = (cards: readonly CardId[]) => cards.map((card) => entry(edition.kindOf, card));
const told = (game: Scene) => JSON.stringify([game.view('german'), game.events('german')]);

test('UN-INFO-01 UN-SETUP-09 both supplies are open to both', () => {
  const game = scene();
  for (const seat of SIDES) {
    for (const owner of SIDES) expect(game.view(seat).open.sides[owner]?.supply).toHaveLength(20);
  }
});

test('UN-INFO-03 a hand is hidden, what was played is open', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-B', 'squad-leader-B'] } }).play('move rifleman-A 2B');
  const view = game.view('german');
  expect(Object.keys(view.private)).toEqual(['german']);
  expect(view.open.sides[US]).toMatchObject({ hand: 2, play: ['rifleman-A-1'] });
  expect(game.all('played', 'german')[0]).toMatchObject({ card: 'rifleman-A-1', for: 'move' });
  expect(told(game)).not.toMatch(/squad-leader-B-1/);
});

test('UN-INFO-03 a card that was played has been seen: it is taken back only if the opponent agrees', () => {
  const match = new Match(normandy, { scenario: '1', options: {} }, 'seen');
  for (const seat of match.waiting)
    match.act(seat, { do: 'bid', card: kindsOf(roomOf(match.state, seat).hand)[0] ?? edition.fog });
  const [seat = US] = match.waiting;
  const card = kindsOf(roomOf(match.state, seat).hand).find((kind) => kind !== edition.fog) ?? edition.fog;
  match.act(seat, { do: 'hunker', card });
  expect([match.undoable(seat), match.undoable(seat, SIDES)]).toEqual([0, 1]);
});

test('UN-INFO-04 nobody sees the order of a deck, everybody its size', () => {
  const game = scene();
  for (const seat of SIDES) {
    expect('sealed' in game.view(seat)).toBe(false);
    expect(game.view(seat).open.sides[GERMAN]?.deck).toBe(9);
  }
});

test('UN-INFO-05 UN-CAS-09 the owner looks through the removed cards, the opponent counts them', () => {
  const game = scene({
    us: { hand: ['rifleman-B', 'scout-A'], counters: { 'riflemen-B': '5B' } },
    german: { hand: ['rifleman-A', 'scout-A'] },
    dice: [10],
  }).play('attack rifleman-B riflemen-A');
  expect(game.view('german').private[GERMAN]?.removed).toEqual(['rifleman-A-1']);
  expect(game.view('us').private).not.toHaveProperty('german');
  expect(game.view('us').open.sides[GERMAN]).toMatchObject({ removed: 1 });
  expect(game.all('casualty', 'german')).toMatchObject([{ card: 'rifleman-A-1' }]);
  expect(game.all('casualty', 'us').map(({ card }) => card)).toEqual([undefined]);
});

test('UN-INFO-06 UN-TOK-05 counters, markers, targets, objectives and the initiative are the same for both', () => {
  const game = scene({
    scenario: '9',
    us: { counters: { mortar: '8B', 'scouts-A': '5B suppressed' }, target: '3B', controlled: ['1B'] },
    german: { counters: { mortar: '7B' }, target: '5B' },
  });
  const [us, german] = SIDES.map((seat) => game.view(seat).open);
  expect(us).toEqual(german);
  expect([us?.sides[US]?.target, us?.sides[GERMAN]?.target]).toEqual(['3B', '5B']);
  expect(us).toMatchObject({ marker: 'us', points: { '9A': 1 }, tiles: { '1B': { us: 'controlled' } } });
  expect(us?.sides[US]?.counters[id.unit('scouts-A')]).toEqual({ at: '5B', suppressed: true });
});

test('UN-INFO-07 both read every die, the parts of the defense and the result', () => {
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] }, dice: [3] }).play('attack rifleman-A scouts-A');
  for (const seat of SIDES) {
    expect(game.all('shot', seat)[0]).toMatchObject({
      dice: [3],
      defence: { base: 5, cover: 1, range: 2, total: 8 },
      hit: false,
    });
  }
});

test('UN-INFO-08 the sizes of hand, deck, discard and removed pile are open', () => {
  const us = { hand: ['rifleman-A'], discard: ['scout-A', 'scout-B'], removed: ['rifleman-B'] };
  expect(scene({ us }).view('german').open.sides[US]).toMatchObject({ hand: 1, deck: 5, discard: 2, removed: 1 });
});

test('UN-INFO-09 what is drawn is hidden from the opponent, what Inspire returns is not', () => {
  const us = {
    hand: ['platoon-sergeant', 'squad-leader-A', 'scout-A', 'fog-of-war'],
    deck: ['rifleman-A', 'rifleman-B'],
  };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'draw');
  expect(game.all('drew', 'german').map(({ count, cards }) => [count, cards])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  expect(game.all('drew', 'us').map(({ cards }) => cards)).toEqual([['rifleman-A-1'], ['rifleman-B-1']]);
  expect([game.open.sides[US]?.hand, /rifleman-[AB]-1/.test(told(game))]).toEqual([5, false]);
  game.play('recon scout-A', 'inspire squad-leader-A', 'return scout-A');
  expect(game.all('reconned', 'german')).toHaveLength(1);
  expect(game.all('returned', 'german')).toMatchObject([{ seat: 'us', card: 'scout-A-1' }]);
});

test('UN-R-20 bids, played, bolstered and gained cards are known to lie in the discard pile; others are not', () => {
  const game = scene({
    turn: 'bid',
    us: { hand: ['squad-leader-A', 'scout-A', 'rifleman-A', 'rifleman-B'], deck: ['fog-of-war x4'] },
    german: { hand: ['fog-of-war'] },
  });
  const seen = () => kindsOf(sideOf(game.open, US).seen);
  game.play('us: bid rifleman-A', 'german: bid fog-of-war', 'scout scout-A 12B', 'halt');
  game.play('bolster squad-leader-A', 'take rifleman-A', 'done');
  expect(seen()).toEqual(['rifleman-A', 'rifleman-A', 'fog-of-war']);
  game.play('end');
  expect(seen()).toEqual(['squad-leader-A', 'scout-A', 'rifleman-A', 'rifleman-A', 'fog-of-war']);
  expect(game.discard('us')).toContain('rifleman-B');
});

test('UN-R-20 a casualty from the discard pile leaves one card fewer to be known there', () => {
  const given = (seen: string[]) => ({
    us: { hand: ['rifleman-B', 'scout-A'], counters: { 'riflemen-B': '5B' } },
    german: { hand: [], discard: ['rifleman-A x3'], seen },
    dice: [10],
  });
  const left = (seen: string[]) => {
    const { open } = scene(given(seen)).play('attack rifleman-B riflemen-A');
    return sideOf(open, GERMAN).seen.length;
  };
  expect([left(['rifleman-A x2']), left(['rifleman-A']), left([])]).toEqual([1, 0, 0]);
});

test('UN-R-20 a reshuffle ends what was known of the discard pile', () => {
  const us = {
    hand: ['platoon-sergeant', 'rifleman-B'],
    deck: [],
    discard: ['rifleman-A x2'],
    seen: ['rifleman-A x2'],
  };
  const game = scene({ us }).play('command platoon-sergeant', 'draw');
  expect(sideOf(game.open, US).seen).toEqual([]);
});

test('UN-R-20 the owner can work out the own deck, without its order', () => {
  const game = scene({
    us: {
      hand: ['rifleman-A'],
      discard: ['scout-A'],
      deck: ['scout-B', 'rifleman-B', 'fog-of-war x2'],
      removed: ['rifleman-A'],
    },
  });
  expect(ownDeck(edition, edition.brought(game.open, US).cards, game.view('us'), US).sort()).toEqual(
    [...deckOf(game.state, US)].sort(),
  );
});

test('UN-R-20 what a seat cannot see is dealt anew, what it knows stays', () => {
  const game = scene({
    turn: 'bid',
    us: {
      hand: ['rifleman-A', 'scout-A'],
      discard: ['rifleman-B', 'scout-B'],
      seen: ['scout-B'],
      removed: ['rifleman-A', 'fog-of-war'],
    },
    german: { hand: ['rifleman-A'] },
  }).play('us: bid scout-A');
  const hands = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const state = imagine(edition, game.view('german'), GERMAN, SeededChance.fromSeed(`deal ${i}`));
    const { hand, discard, removed, bid } = roomOf(state, US);
    expect([hand.length, discard.length, removed.length]).toEqual([2, 2, 2]);
    expect(discard).toContain('scout-B-1');
    expect(hand).toContain(bid);
    expect(kindsOf(removed).sort()).toEqual(['fog-of-war', 'rifleman-A']);
    expect(roomOf(state, GERMAN)).toEqual(roomOf(game.state, GERMAN));
    hands.add(hand.join());
  }
  expect(hands.size).toBeGreaterThan(10);
});

test('UN-R-44 piles are sets: whatever came first, they lie in the same order', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-B'] };
  const one = scene({ us }).play('bolster platoon-sergeant', 'take rifleman-A', 'take scout-B', 'done');
  const other = scene({ us }).play('bolster platoon-sergeant', 'take scout-B', 'take rifleman-A', 'done');
  expect(other.state).toEqual(one.state);
});

test('UN-R-44 removed cards are a set as well', () => {
  const german = { hand: ['scout-A', 'rifleman-A'], counters: { 'scouts-A': '17B', 'riflemen-A': '17B' } };
  const fire = (...units: string[]) =>
    scene({ us: { hand: ['rifleman-A x2', 'rifleman-B'] }, german, dice: [10, 10] }).play(
      ...units.map((unit) => `attack rifleman-A ${unit}`),
    );
  expect(fire('scouts-A', 'riflemen-A').state).toEqual(fire('riflemen-A', 'scouts-A').state);
});
