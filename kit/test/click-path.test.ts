import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { ClickPath } from '../click-path.ts';
import { momentOf } from './moments.ts';

const MOVES = ['move A 7', 'move A 8', 'move B 8', 'attack 9', 'end'];

const pathOf = (choices: readonly string[], verbs: readonly string[] = []) => {
  const moment = signal(momentOf(choices, verbs));
  return { moment, path: new ClickPath(moment) };
};

test('every word of every choice is lit, and nothing else', () => {
  const { path } = pathOf(MOVES);
  expect(path.isLit({ name: 'unit', word: 'A' })).toBe(true);
  expect(path.isLit({ name: 'to', word: '8' })).toBe(true);
  expect(path.isLit({ name: 'area', word: '9' })).toBe(true);
  expect(path.isLit({ name: 'area', word: '8' })).toBe(false);
  expect(path.isLit({ name: 'unit', word: 'C' })).toBe(false);
});

test('touches narrow in any order, and the last one gives the action', () => {
  const unitFirst = pathOf(MOVES).path;
  expect(unitFirst.touch({ name: 'unit', word: 'A' })).toBeNull();
  expect(unitFirst.touch({ name: 'to', word: '8' })?.text).toBe('move A 8');
  const placeFirst = pathOf(MOVES).path;
  expect(placeFirst.touch({ name: 'to', word: '8' })).toBeNull();
  expect(placeFirst.touch({ name: 'unit', word: 'B' })?.text).toBe('move B 8');
});

test('a single action that is left needs no second touch', () => {
  expect(pathOf(MOVES).path.touch({ name: 'unit', word: 'B' })?.text).toBe('move B 8');
});

test('another word of the same kind stays lit and takes the place of the first', () => {
  const { path } = pathOf(['move A 7', 'move A 8', 'move B 7', 'move B 8']);
  path.touch({ name: 'unit', word: 'A' });
  expect(path.isLit({ name: 'unit', word: 'B' })).toBe(true);
  path.touch({ name: 'unit', word: 'B' });
  expect(path.wordOf('unit')).toBe('B');
  expect(path.touched.value).toHaveLength(1);
});

test('going back widens by one touch', () => {
  const { path } = pathOf(['move A 7', 'move A 8', 'move B 7']);
  path.touch({ name: 'unit', word: 'A' });
  expect(path.left.value).toHaveLength(2);
  expect(path.back()).toBe(true);
  expect(path.left.value).toHaveLength(3);
  expect(path.back()).toBe(false);
});

test('what is not lit changes nothing', () => {
  const { path } = pathOf(MOVES);
  expect(path.touch({ name: 'unit', word: 'C' })).toBeNull();
  expect(path.touched.value).toEqual([]);
});

test('the action meant by an unlit touch is filled up with what was touched before', () => {
  const { path } = pathOf(['move A 7', 'move A 8', 'move B 7']);
  path.touch({ name: 'unit', word: 'A' });
  expect(path.meant({ name: 'to', word: '25' })).toBe('move A 25');
});

test('without an earlier touch it is filled up with what could stand there', () => {
  expect(pathOf(MOVES).path.meant({ name: 'to', word: '25' })).toBe('move A 25');
});

test('a touch that fits no action of the step means nothing', () => {
  expect(pathOf(['fight'], ['end']).path.meant({ name: 'to', word: '25' })).toBeNull();
});
