import { expect, test } from 'vitest';
import { misses, WEST } from '../../test/combat-scene.ts';
import { type Given, position } from '../../test/position.ts';
import { outcomesOf } from '../outcomes.ts';
import { linesOf } from './log-lines.ts';

const ASSAULT: Given = {
  card: 5,
  axisHolds: WEST,
  axis: { vertyachii: { infantry: 2, tank: 1 } },
  allies: { vertyachii: { infantry: 1 } },
  assault: ['vertyachii'],
};

/** All that was rolled, as the log of one action tells it. */
const read = (given: Given) => outcomesOf(null, linesOf(position(given).events, 7));

test('a fight throws its dice by value, side by side, and stamps what became of the zone', () => {
  const [fight, ...others] = read({ ...ASSAULT, dice: [1, 5, 3, 6] });
  expect(others).toEqual([]);
  expect(fight).toMatchObject({
    after: 7,
    title: 'Vertyachii: the Axis fires, then the Allies fire',
    stamp: 'Taken',
    tone: 'capture',
  });
  expect(
    fight?.groups.map(({ name, tone, dice, after }) => [
      name,
      tone,
      dice.map(({ face, isHit }) => (isHit ? `${face}!` : `${face}`)),
      after,
    ]),
  ).toEqual([
    ['Axis ≤ 1', 'axis', ['1!', '5'], '1 hit'],
    ['Axis ≤ 3', 'axis', ['3!'], '1 hit'],
    ['Soviet ≤ 2', 'allies', ['6'], ''],
  ]);
  expect(fight?.told).toBe('The Allies lose 1 infantry.');
  expect(fight?.at?.width).toBeGreaterThan(0);
});

test('a fight that waits for a choice shows its hits, one that changes nothing that it goes on', () => {
  const choice = { ...ASSAULT, allies: { vertyachii: { infantry: 2, artillery: 1 } } };
  expect(read({ ...choice, dice: [1, 6, 6] })).toMatchObject([{ stamp: '1 hit', tone: 'hit' }]);
  expect(read({ ...ASSAULT, dice: misses(4) })).toMatchObject([{ stamp: 'Battle goes on', tone: 'partial', told: '' }]);
});

test('Air Defense tells what it needed and what it shot down', () => {
  const at = position({
    card: 4,
    allies: { pitomnik: { artillery: 2 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik' }],
    dice: [1, 4],
  });
  at.play('aim 2 pitomnik pitomnik', 'fire');
  const [flak] = outcomesOf(null, linesOf(at.events, 1));
  expect(flak).toMatchObject({
    title: 'Air Defense over Pitomnik',
    need: 'Needed 1.',
    stamp: '1 hit',
    told: '1 aircraft shot down.',
  });
});

test('the weather is rolled nowhere on the boards', () => {
  const rolled = linesOf(
    [
      { event: 'round', rule: 'AA-ORD-06', round: 6, date: '' },
      { event: 'weather', rule: 'AA-WX-01', die: 2, bad: true },
      { event: 'froze', rule: 'AA-WX-04', river: 'don' },
    ],
    1,
  );
  const [weather] = outcomesOf(null, rolled);
  expect(weather).toMatchObject({
    at: null,
    need: 'Bad on 2 or less.',
    stamp: 'Bad weather',
    told: 'The Don freezes.',
  });
});
