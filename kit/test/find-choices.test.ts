import { expect, test } from 'vitest';
import { findChoices } from '../panels/find-choices.ts';

const choices = ['move rifleman-A 11A: to the orchard', 'move rifleman-A 1A: to the barn', 'end'];
const find = (typed: string): string[] => findChoices(choices, typed, (choice) => choice);

test('every choice is found before anything is typed', () => {
  expect(find(' ')).toEqual(choices);
});

test('a choice needs every word, in any order and in part', () => {
  expect(find('orch MOVE')).toEqual([choices[0]]);
  expect(find('orchard barn')).toEqual([]);
});

test('where a word stands by itself comes before where it is part of another', () => {
  expect(find('1a')).toEqual([choices[1], choices[0]]);
});
