import { expect, test } from 'vitest';
import { CARDS, slug } from '../../stalingrad/data/cards.ts';
import { COUNTERS } from '../../stalingrad/data/counters.ts';
import { SIDES } from '../../stalingrad/data/types.ts';
import { COUNTER, soldier } from '../board/shapes.ts';
import { signOf } from '../cards/icons.tsx';
import { FIGURES } from '../data/figures.ts';
import { GERMANY, SOVIETS } from '../sides.ts';

const titles = new Set(
  SIDES.flatMap((side) => CARDS[side].flatMap(({ title, kind }) => (kind === 'fog' ? [] : slug(title)))),
);

test('every soldier, vehicle and leader of Stalingrad has a figure that no other has', () => {
  expect([...titles].filter((title) => FIGURES[title] === undefined)).toEqual([]);
  const look = { ...SOVIETS, figures: FIGURES };
  const drawn = [...titles].map((title) => JSON.stringify(soldier(look, title)));
  expect(new Set(drawn).size).toBe(titles.size);
});

test('vehicles are those with armor', () => {
  const isArmored = (title: string): boolean =>
    SIDES.some((side) =>
      COUNTERS[side].some(({ id, armor }) => armor !== undefined && id.replace(/-[ABC]+$/, '') === title),
    );
  const armored = [...titles].filter(isArmored);
  expect(armored).toHaveLength(7);
  expect([...titles].filter((title) => soldier({ ...GERMANY, figures: FIGURES }, title).isVehicle).sort()).toEqual(
    armored.sort(),
  );
});

test('a helmet tells the side of a soldier, but not that of a gun', () => {
  const [soviet, german] = [SOVIETS, GERMANY].map((look) => ({ ...look, figures: FIGURES }));
  if (soviet === undefined || german === undefined) throw new Error('two sides');
  expect(soldier(soviet, 'engineer').solid).not.toBe(soldier(german, 'engineer').solid);
  expect(soldier(soviet, 'antitank-gun').solid).toBe(soldier(german, 'antitank-gun').solid);
});

test('a bar is as wide and as high as it is told to be', () => {
  for (const { plate, bar } of [SOVIETS, GERMANY]) {
    expect(plate(COUNTER)).toBe(bar(COUNTER, COUNTER));
    const numbers =
      bar(36, 24)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBe(18);
    expect(bar(36, 24)).toContain('-12');
  }
});

test('every action on a card has a sign', () => {
  const uses = new Set(
    SIDES.flatMap((side) => CARDS[side].flatMap(({ actions }) => actions.map((action) => action.do))),
  );
  expect(uses.size).toBeGreaterThan(20);
  const unsigned = [...uses].filter((use) => signOf(use) === '');
  expect(unsigned).toEqual([]);
});
