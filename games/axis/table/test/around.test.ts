import { readFileSync } from 'node:fs';
import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { KINDS } from '../../data/units.ts';
import { newGame } from '../../test/position.ts';
import { aidOf, keyWords } from '../aid.tsx';
import { standing } from '../glance.tsx';
import { briefing } from '../picker.tsx';

const rulebook = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
const rows = Object.values(aidOf()).flat();

test('the player aid has the fourteen cards and every unit, and cites rules that there are', () => {
  expect(aidOf().turn).toHaveLength(14);
  for (const { text, rule } of rows) {
    expect(text).not.toMatch(/undefined|null/);
    expect(rulebook).toContain(`**${rule} `);
  }
  expect(aidOf().symbols.filter(({ text }) => /RP|not for sale/.test(text))).toHaveLength(KINDS.length);
  expect(new Set(keyWords.map(([key]) => key)).size).toBe(keyWords.length);
});

test('both scenarios are briefed with their length and forces', () => {
  const told = (id: string) => briefing(id).facts.map(({ value }) => value);
  expect(told('race')).toContain('21 August 1942, 13 rounds');
  expect(told('uranus')).toContain('19 November 1942, 7 rounds');
  for (const id of ['race', 'uranus']) for (const value of told(id)) expect(value).not.toMatch(/undefined|NaN|^$/);
});

test('a match in a list says where it stands', () => {
  const view = viewOf(newGame('race').state, null);
  expect(standing({ scenario: 'race', view })).toBe('Round 1 of 13 · Axis Movement');
});
