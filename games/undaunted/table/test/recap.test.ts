import { expect, test } from 'vitest';
import { marksOf, recapOf } from '../recap.ts';
import { chanceOf, playAtRandom, seated } from './play.ts';

const HOLES = /undefined|null|NaN|\[object|^\W*$|: \w+\.$/;

/** Whole games at random: every recap that a player would have been told. */
function recaps(scenario: string, seat: string) {
  const seed = `recap ${scenario} ${seat}`;
  const table = seated(scenario, seed, seat);
  const chance = chanceOf(seed);
  const told: { readonly text: string; readonly kinds: readonly string[] }[] = [];
  let isMine = false;
  playAtRandom(table, chance, () => {
    const wasMine = isMine;
    isMine = table.host.match.waiting.includes(seat);
    if (!isMine || wasMine) return false;
    table.show();
    const { steps } = recapOf(table.model, table.session.log.value, seat);
    for (const { text, first, last, marks } of steps) {
      expect(text).not.toMatch(HOLES);
      expect(first).toBeLessThanOrEqual(last);
      for (const { from, to } of marks)
        for (const place of [from ?? to, to]) expect(place.width, `${text}: a place on the board`).toBeGreaterThan(0);
      told.push({ text, kinds: marks.map(({ kind }) => kind) });
    }
    return false;
  });
  return told;
}

test.each(['1', '4', '8', '11'])(
  'whatever the other side does is told, and drawn where it can be: scenario %s',
  (id) => {
    const told = [...recaps(id, 'us'), ...recaps(id, 'german')];
    expect(told.length).toBeGreaterThan(20);
    const find = (words: RegExp) => told.find(({ text }) => words.test(text));
    expect(find(/ (move|scout|stalk) \w+ → \w+/)?.kinds).toContain('moved');
    expect(find(/fire .*your .* on \w+: need \d, roll [\d ]+\. (Hit|Miss)\./)?.kinds).toContain('fired');
  },
);

test('own actions are not told to the player, and nothing from before the last own turn', () => {
  const table = seated('4', 'a recap of others', 'us');
  const chance = chanceOf('a recap of others');
  let turns = 0;
  playAtRandom(table, chance, () => {
    turns = table.host.log('us').filter(({ event }) => event.event === 'turnOver').length;
    return turns >= 6 && table.host.match.waiting.includes('us');
  });
  const log = table.session.log.value;
  const last = log.findLast(({ event }) => event.event === 'turnOver' && 'seat' in event && event.seat === 'us');
  const { steps } = recapOf(table.model, log, 'us');
  for (const { first, last: end, marks } of steps) {
    expect(first).toBeGreaterThan(last?.after ?? 0);
    expect(end).toBeGreaterThan(last?.after ?? 0);
    expect(marks.map(({ side }) => side)).not.toContain('us');
  }
  expect(steps.length).toBeGreaterThan(0);
});

test('those who watch see the marks of both sides', () => {
  const table = seated('4', 'watched', 'us');
  playAtRandom(table, chanceOf('watched'), () => table.host.match.length > 150);
  const sides = new Set(marksOf(table.model, table.session.log.value).map(({ side }) => side));
  expect([...sides].sort()).toEqual(['german', 'us']);
});
