import type { LogLine } from '@kurgan/kit';
import { expect, test } from 'vitest';
import type { HeroesEvent } from '../../rules/events.ts';
import { position } from '../../test/position.ts';
import { assaultWords, luckTitle, luckWords, reviewGame } from '../review.ts';

const { state } = position({
  soviet: [{ is: 'sov-fire-group', at: 'I14' }],
  german: [{ is: 'ger-fire-group', at: 'A1' }],
});
type Told = HeroesEvent extends infer Event ? (Event extends HeroesEvent ? Omit<Event, 'rule'> : never) : never;
const lines = (...events: readonly Told[]): LogLine[] =>
  events.map((event, i) => ({ after: i, text: '', rule: '', event }) as unknown as LogLine);
const shot = (unit: string, target: string, dice: readonly number[], result: number, isHit: boolean): Told => ({
  ...{ event: 'attack', unit, target, how: 'hit', dice, result, defense: 6, outcome: isHit ? 'hit' : 'miss' },
});
const phase = (turn: number): Told => ({ event: 'phase', turn, phase: 'order', initiative: 'soviet' });

test('the chance of a shot follows from its die, its result and the defense', () => {
  const { shots } = reviewGame(state, lines(shot('s1', 'g1', [2], 5, false), shot('g1', 's1', [1, 4], 4, false)));
  // +3 against 6: a three is enough; two dice without help need a six.
  expect(shots.map(({ chance }) => Math.round(chance * 1000))).toEqual([667, 306]);
  expect(shots.map(({ side, result }) => [side, result])).toEqual([
    ['soviet', 'missed'],
    ['german', 'missed'],
  ]);
});

type Burst = Extract<Told, { event: 'burst' }>;
const burst = (more: Partial<Burst>): Told => ({
  ...{ event: 'burst', seat: 'soviet', unit: 's1', kind: 'explosion', target: 'g1', concealed: false },
  ...{ dice: [3], result: 5, defense: 6, outcome: 'miss' },
  ...more,
});

test('templates, flames and thrown gear count, unit by unit, for the side that rolls', () => {
  const { shots } = reviewGame(
    state,
    lines(
      burst({}),
      burst({ seat: 'german', unit: null, target: 's1', dice: [6], result: 10, outcome: 'hit' }),
      burst({ kind: 'flames', dice: [1], result: 6, outcome: 'hit' }),
    ),
  );
  expect(shots.map(({ side, unit, chance, isHit }) => [side, unit, Math.round(chance * 1000), isHit])).toEqual([
    ['soviet', shots[2]?.unit, 500, false],
    ['german', 'Artillery', 833, true],
    ['soviet', shots[0]?.unit, 1000, true],
  ]);
});

test('friends under a template and concealed units are no matter of luck', () => {
  const spared = [burst({ target: 's1' }), burst({ concealed: true, defense: null }), burst({ concealed: true })];
  expect(reviewGame(state, lines(...spared)).shots).toEqual([]);
});

test('losses are counted turn by turn, the last turn too', () => {
  const lost = (unit: string): Told => ({ event: 'destroyed', unit, type: 'ger-fire-group', at: 'A1' });
  const { turns, lost: counted } = reviewGame(state, lines(phase(1), phase(2), lost('g1'), phase(3), lost('s1')));
  expect(turns).toEqual(['1', '2', '3']);
  expect(counted).toEqual({ soviet: [0, 0, 1], german: [0, 1, 1] });
});

test('luck is told against what could be expected', () => {
  const lucky = Array.from({ length: 4 }, () => shot('s1', 'g1', [6], 6, true));
  const review = reviewGame(state, lines(...lucky, shot('g1', 's1', [5], 5, false)));
  expect(luckTitle(review)).toBe('The dice favored the Soviet side');
  expect(luckWords(review, 'soviet')).toContain('4 of 4 shots had an effect, 0.7 could be expected (+3.3).');
  expect(luckTitle(reviewGame(state, []))).toBe('Nobody fired a shot');
  expect(assaultWords(review, 'german')).toBe('German: no assaults.');
});
