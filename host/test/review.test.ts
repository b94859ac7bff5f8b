import type { AnyEquippedGame } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { reviewOf } from '../index.ts';
import { AGAINST_BOT, act, bidBoth, cardOf, SHARED, start, tools } from './duel-screen.ts';

test('while the match runs, the review holds only the gambles of the seat at the screen', () => {
  const screen = start(SHARED);
  const seat = bidBoth(screen);
  screen.lift(seat);
  act(screen, 'throw');
  expect(reviewOf(tools, screen.host, screen.eyes).map(({ action }) => action)).toEqual(['throw']);
  screen.lower();
  expect(reviewOf(tools, screen.host, screen.eyes)).toEqual([]);
});

test('once a match is over, its review holds the gambles of all', () => {
  const screen = start(AGAINST_BOT);
  const first = bidBoth(screen);
  act(screen, 'throw', first);
  act(screen, 'end', first);
  act(screen, 'end', bidBoth(screen));
  for (const eyes of ['red', 'blue', null]) {
    expect(reviewOf(tools, screen.host, eyes)).toMatchObject([
      { made: 3, action: 'throw', lines: [{ after: 3, event: { event: 'throws' } }] },
    ]);
  }
});

test('only what somebody learned from is a gamble', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  act(screen, `show ${cardOf(screen, seat)}`, seat);
  act(screen, 'throw', seat);
  const any: Pick<AnyEquippedGame, 'odds'> = { odds: () => ({ outcomes: [], sums: [], assuming: [] }) };
  const seen = reviewOf(any, screen.host, 'red').map(({ made }) => made);
  expect(seen).toEqual(seat === 'red' ? [3, 4] : []);
});

test('the odds of a gamble are those of the moment before it', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  for (const text of ['draw', 'throw', 'end']) act(screen, text, seat);
  act(screen, 'end', bidBoth(screen));
  const asked: number[] = [];
  const odds: Pick<AnyEquippedGame, 'odds'>['odds'] = (view, by) => {
    asked.push((view.private[by] as { hand: number[] }).hand.length);
    return null;
  };
  reviewOf({ odds }, screen.host, null);
  expect(asked.slice(1, 3)).toEqual([2, 3]); // before the card is drawn, and after
  expect(screen.host.asked).toBeNull();
});
