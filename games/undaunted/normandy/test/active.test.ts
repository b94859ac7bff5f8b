import { SilentContext } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Seat } from '../../rules/edition.ts';
import { id } from '../../rules/ids.ts';
import type { Undaunted } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import { gameOf } from '../game.ts';
import { GERMAN, type Scene, scene, US } from './scene.ts';

const hands = (turn: 'draw' | 'bid') => ({
  turn,
  us: { hand: turn === 'bid' ? ['rifleman-A', 'rifleman-B'] : [], deck: ['scout-A', 'scout-B', 'rifleman-A x2'] },
  german: { hand: turn === 'bid' ? ['scout-A', 'rifleman-B'] : [], deck: ['scout-A', 'rifleman-A x3'] },
});

/** The active side after each of these lines. */
const activeAfter = (game: Scene, ...lines: string[]): (Seat | null)[] =>
  lines.map((line) => game.play(line).open.active);

test('UN-R-39 UN-TURN-01 whose turn it is follows the bids, and nobody has one before they are shown', () => {
  const game = scene({ ...hands('bid'), marker: 'us' });
  expect(game.open.active).toBeNull();
  expect(activeAfter(game, 'us: bid rifleman-A', 'german: bid scout-A', 'end', 'end')).toEqual([
    null,
    'german',
    'us',
    null,
  ]);
  expect([game.open.round, game.step]).toEqual([2, 'bid']);
});

test('UN-R-39 who acts second is the active side in the second turn, without the marker', () => {
  const judged: Seat[] = [];
  const game = gameOf({
    ...edition,
    judge(_open, active) {
      judged.push(active);
      return null;
    },
  });
  const start = scene({ ...hands('bid'), marker: 'us' }).play('us: bid rifleman-A', 'german: bid scout-A');
  const context = SilentContext.seeded<Undaunted>('active');
  for (const [seat, card] of [
    [GERMAN, id.kind('rifleman-B')],
    [US, id.kind('rifleman-B')],
  ] as const) {
    game.apply(start.state, seat, { do: 'hunker', card }, context);
    game.apply(start.state, seat, { do: 'end' }, context);
    expect(judged.splice(0)).toContain(seat);
  }
  expect(start.open.marker).toBe('german');
});

test('UN-R-06 a side whose last card was bid has no turn to come, and is judged when the other has played', () => {
  const us = { hand: ['rifleman-A'], deck: [], discard: [], supply: [], controlled: [] };
  const game = scene({ turn: 'bid', marker: 'german', us, german: { hand: ['scout-A', 'rifleman-A'] } });
  expect(activeAfter(game, 'us: bid rifleman-A', 'german: bid scout-A')).toEqual([null, 'german']);
  expect(game.outcome).toBeNull();
  game.play('end');
  expect([game.all('turn').map(({ seat }) => seat), game.outcome?.rule]).toEqual([['german', 'us'], 'UN-HOPE-03']);
});

test('UN-R-06 UN-DRAW-01 a new round has no active side until its bids are shown', () => {
  const game = scene(hands('draw'));
  expect([game.open.active, game.open.bids, game.step]).toEqual([null, null, 'bid']);
});
