import { SeededChance } from '@kurgan/engine';
import { reviewOf } from '@kurgan/host';
import { localSession } from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import type { AxisEvent } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';
import { position } from '../../test/position.ts';
import { axis } from '../../tools.ts';
import { neighborsOf, toldInWords } from '../in-words.tsx';
import { attackWords, luckTitle, luckWords, reviewGame } from '../review.ts';

/** A whole game at random, looked back on. */
function played(scenario: string) {
  const { host } = localSession(axis, scenario, 'review');
  const chance = SeededChance.fromSeed('review');
  while (host.match.outcome === null) {
    const [seat] = host.match.waiting;
    const legal = seat === undefined ? [] : host.match.legal(seat);
    const action = legal[chance.below(legal.length)];
    if (seat === undefined || action === undefined) throw new Error('somebody can act');
    host.act(seat, host.game.notation.format(action));
  }
  const { open } = host.match.view(null) as View;
  const log = host.log('axis');
  return { log, open, review: reviewGame(reviewOf(axis as never, host, 'axis'), log, open) };
}

test.each(['race', 'uranus'])('a game of %s is looked back on: rounds, fights, dice and losses', (scenario) => {
  const { log, open, review } = played(scenario);
  const events = log.map(({ event }) => event as AxisEvent);
  const dice = (side: string): number =>
    events.reduce(
      (sum, event) =>
        event.event === 'volley' && event.side === side
          ? sum + event.groups.reduce((all, group) => all + group.dice.length, 0)
          : sum,
      0,
    );
  expect(review.ending).toMatch(/^Round \d+, \d+ \w+ 194[23]\. The Axis holds \d+ of 12 city zones with RP\.$/);
  for (const luck of review.luck) {
    expect(luck.dice).toBe(dice(luck.side));
    expect(luckWords(luck)).toMatch(/rolled \d+ dice, expected [\d.]+ hits, and scored \d+/);
  }
  expect(luckTitle(review)).toMatch(/^The dice (were fair|favored the (Axis|Allies))$/);
  expect(review.fights.length).toBeGreaterThan(3);
  for (const { chance, round } of review.fights) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(round).toBeGreaterThan(0);
  }
  expect(review.fights.some(({ chance }) => chance > 0)).toBe(true);
  expect(attackWords(review, 'axis')).toMatch(/^The Axis (never|fought)/);
  const { labels, city, lost } = review.chronicle;
  expect([city.length, lost.axis.length, lost.allies.length]).toEqual(Array(3).fill(labels.length));
  expect(lost.axis.at(-1)).toBe(review.fallen.axis.length);
  const first = scenario === 'race' ? 1 : 7;
  expect(labels.length).toBe(open.round - first + 2);
});

test('a zone is told with its supply, and leads to crossings and Ambush Sites', () => {
  const { open } = position({ axisHolds: ['kalach'], axis: { kalach: { infantry: 2 } } });
  expect(toldInWords(open, 'kalach')).toMatch(
    /^Kalach, held by the Axis.*2 infantry\. The Axis force in Kalach is cut off: /,
  );
  expect(toldInWords(open, 'gray')).toBe('Gray crossing to Barrikady Factory, ferry.');
  expect(neighborsOf('barrikady-factory')).toEqual(
    expect.arrayContaining(['gray', 'ambush-1', 'ambush-2', 'tractor-factory']),
  );
  expect(neighborsOf('gray')).toEqual(['krasnaya-sloboda', 'barrikady-factory']);
  expect(neighborsOf('ambush-1')).toContain('tractor-factory');
});
