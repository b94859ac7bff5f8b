import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const REST = ['rifleman-A', 'rifleman-B', 'scout-A', 'scout-B', 'fog-of-war'];

test('UN-DRAW-01 each side draws four cards from its own deck', () => {
  const game = scene({ turn: 'draw' });
  for (const seat of ['us', 'german'] as const) {
    expect(game.hand(seat)).toHaveLength(4);
    expect(game.deck(seat)).toHaveLength(5);
  }
  const stacked = scene({
    turn: 'draw',
    us: { deck: ['fog-of-war', 'rifleman-A', 'scout-A', 'fog-of-war', 'scout-B'] },
  });
  expect(stacked.hand('us').sort()).toEqual(['fog-of-war', 'fog-of-war', 'rifleman-A', 'scout-A']);
  expect(stacked.deck('us')).toEqual(['scout-B']);
});

test('UN-DRAW-02 an empty deck is made anew from the discard pile, and drawing goes on', () => {
  const us = { deck: ['platoon-sergeant'], discard: [...REST, 'squad-leader-A', 'squad-leader-B', 'fog-of-war'] };
  const game = scene({ turn: 'draw', us });
  expect([game.hand('us').length, game.deck('us').length, game.discard('us').length]).toEqual([4, 5, 0]);
  expect(game.hand('us')).toContain('platoon-sergeant');
  expect(game.all('reshuffled')).toEqual([{ event: 'reshuffled', rule: 'UN-DRAW-02', seat: 'us', count: 8 }]);
  expect(game.context.shuffles).toBe(1);
});

test('UN-DRAW-03 UN-CMD-02 cards in the play area stay out of the new deck', () => {
  const us = { hand: ['platoon-sergeant'], play: ['scout-A', 'scout-B'], deck: [], discard: ['rifleman-A x3'] };
  const game = scene({ us }).play('command platoon-sergeant', 'draw');
  expect(game.inPlay('us').sort()).toEqual(['platoon-sergeant', 'scout-A', 'scout-B']);
  expect([...game.hand('us'), ...game.deck('us')]).toEqual(Array(3).fill('rifleman-A'));
});

test('UN-DRAW-04 a deck that has just become empty is left alone until the next draw', () => {
  const us = { deck: ['rifleman-A', 'rifleman-A', 'scout-A', 'fog-of-war'], discard: ['rifleman-B x3'] };
  const game = scene({ turn: 'draw', us });
  expect([game.hand('us').length, game.deck('us').length, game.discard('us').length]).toEqual([4, 0, 3]);
  expect(game.all('reshuffled')).toEqual([]);
});

test('UN-DRAW-05 a reshuffle takes the bid and the Fog gained this turn', () => {
  const game = scene({
    turn: 'bid',
    us: { hand: ['rifleman-A', 'scout-A', 'platoon-sergeant'], deck: [], discard: [] },
    german: { hand: ['fog-of-war'] },
  });
  game.play('us: bid rifleman-A', 'german: bid fog-of-war', 'scout scout-A 12B', 'halt');
  expect(game.discard('us').sort()).toEqual(['fog-of-war', 'rifleman-A']);
  game.play('command platoon-sergeant', 'draw', 'draw');
  expect(game.hand('us').sort()).toEqual(['fog-of-war', 'rifleman-A']);
});

test('UN-DRAW-06 UN-R-06 with nothing left to draw the action is done all the same', () => {
  const us = { hand: ['scout-A', 'fog-of-war', 'rifleman-A'], deck: [], discard: [] };
  const recon = scene({ us }).play('recon scout-A');
  expect(recon.removed('us')).toEqual(['fog-of-war']);
  expect(recon.hand('us')).toEqual(['rifleman-A']);
  expect(recon.all('reshuffled')).toEqual([]);
  const command = scene({ us: { hand: ['platoon-sergeant', 'rifleman-A'], deck: [], discard: ['scout-A'] } });
  command.play('command platoon-sergeant', 'draw');
  expect(command.why('draw')).toBe('UN-DRAW-06');
  expect(command.legal()).toEqual(['done']);
});

test('UN-CMD-01 what is drawn has come to light: nobody takes back what was done before', () => {
  const game = scene({ us: { hand: ['platoon-sergeant', 'rifleman-A'], deck: ['scout-A', 'scout-B'] } });
  game.play('command platoon-sergeant');
  expect(game.context.learners).toEqual(['german']);
  game.play('draw');
  expect(game.context.learners).toEqual(['german', 'everybody']);
});

test('UN-DRAW-07 there is no limit to a hand', () => {
  const us = { hand: ['platoon-sergeant', 'rifleman-A', 'rifleman-B', 'scout-A', 'scout-B', 'squad-leader-A'] };
  const game = scene({ us }).play('command platoon-sergeant', 'draw', 'draw');
  expect(game.hand('us')).toHaveLength(7);
});

test('UN-R-06 a side draws as many cards as it has', () => {
  const game = scene({ turn: 'draw', us: { deck: ['rifleman-A'], discard: ['scout-A'] } });
  expect([game.hand('us').length, game.deck('us').length, game.discard('us').length]).toEqual([2, 0, 0]);
  expect(game.all('drew', 'us')[0]).toMatchObject({ seat: 'us', count: 2 });
});

test('UN-R-06 who has a single card bids it, and has an empty turn', () => {
  const game = scene({ turn: 'bid', us: { hand: ['scout-A'] }, german: { hand: ['rifleman-A', 'rifleman-B'] } });
  expect(game.legal('bid')).toEqual(['bid scout-A']);
  game.play('us: bid scout-A', 'german: bid rifleman-A');
  expect(game.open.marker).toBe('us');
  expect(game.waiting).toEqual(['german']);
  expect(game.all('turn').map(({ seat }) => seat)).toEqual(['us', 'german']);
});

test('UN-R-06 UN-INIT-02 who has no card bids nothing, which is lower than any card', () => {
  const german = { hand: ['fog-of-war', 'rifleman-A'] };
  const game = scene({ turn: 'bid', marker: 'us', us: { hand: [] }, german });
  expect(game.waiting).toEqual(['german']);
  game.play('bid fog-of-war');
  expect(game.open.bids).toEqual({ us: null, german: 'fog-of-war' });
  expect(game.open.marker).toBe('german');
  expect(game.waiting).toEqual(['german']);
  game.play('end');
  expect(game.open.round).toBe(2);
});

test('UN-R-06 if neither side can bid, the marker stays and both turns are over at once', () => {
  for (const marker of ['us', 'german'] as const) {
    const game = scene({ turn: 'reveal', marker });
    expect(game.all('bids')[0]).toMatchObject({ bids: { us: null, german: null }, marker });
    expect([game.open.marker, game.open.round, game.step]).toEqual([marker, 2, 'bid']);
  }
});

test('UN-EX-18 a reshuffle in the middle of a turn, and the next one', () => {
  const us = {
    hand: ['platoon-sergeant'],
    play: ['scout-A', 'scout-B'],
    deck: [],
    discard: ['rifleman-A', 'rifleman-B'],
  };
  const sizes = () => [
    game.inPlay('us').length,
    game.hand('us').length,
    game.deck('us').length,
    game.discard('us').length,
  ];
  const game = scene({ us, marker: 'german' }).play('command platoon-sergeant', 'draw', 'draw');
  expect(sizes()).toEqual([3, 2, 0, 0]);
  game.play('end');
  expect(game.all('turnOver')).toHaveLength(1);
  expect(game.open.round).toBe(2);
  expect(sizes()).toEqual([0, 4, 1, 0]);
});
