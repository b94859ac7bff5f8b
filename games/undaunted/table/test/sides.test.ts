import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTER } from '../board/shapes.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { GERMANY, SOVIETS, US } from '../sides.ts';
import { STALINGRAD } from '../stalingrad/edition.ts';

const LOOKS = [US, GERMANY, SOVIETS];
const sheet = readFileSync(new URL('../sides.css', import.meta.url), 'utf8');

test('every side has an outline and a helmet of its own', () => {
  expect(new Set(LOOKS.map((look) => look.plate(COUNTER))).size).toBe(LOOKS.length);
  expect(new Set(LOOKS.map(({ helmet }) => helmet)).size).toBe(LOOKS.length);
});

test('every side has every color that another has', () => {
  const colors = LOOKS.map((look) => {
    const [, rules = ''] = sheet.split(`.${look.class} {`);
    return [...(rules.split('}')[0] ?? '').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name).sort();
  });
  expect(colors[0]?.length).toBeGreaterThan(8);
  for (const names of colors) expect(names).toEqual(colors[0]);
});

test('the sides of an edition wear the names of their seats, and lay their markers in different corners', () => {
  for (const { pieces, sides } of [NORMANDY, STALINGRAD]) {
    const looks = pieces.seats.map((seat) => sides[seat]?.look);
    expect(looks.map((look) => look?.class)).toEqual(pieces.seats);
    expect(looks.map((look) => look?.corner)).toEqual(['west', 'east']);
  }
});
