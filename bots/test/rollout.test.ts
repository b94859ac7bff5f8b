import { type Insight, SilentContext } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { Rollout } from '../search/rollout.ts';
import { at, type Scripted, type Seat, scripted, type Turn, turns } from './scripted.ts';

interface Run {
  readonly seats?: readonly Seat[];
  readonly script: readonly Turn[];
  readonly insight?: Insight<Scripted>;
  readonly depth?: number;
  /** The seat that decided before the rollout. */
  readonly mover?: Seat;
}

function play({ seats = ['a', 'b'], script, insight = {}, depth, mover }: Run): { values: number[]; made: number } {
  const rollout = new Rollout(scripted(seats), insight, depth, SilentContext.seeded<Scripted>('rollout'));
  const state = at(script);
  const values = new Float64Array(seats.length).fill(-1);
  rollout.play(state, mover ?? null, values);
  return { values: [...values], made: state.open.made };
}

test('a game played to its end is worth 1 to the winner, 0 to the others and a half to all in a draw', () => {
  const end = (verb: 'win' | 'lose' | 'draw') => play({ seats: ['a', 'b', 'c'], script: turns('b', verb) }).values;
  expect(end('win')).toEqual([0, 1, 0]);
  expect(end('lose')).toEqual([1, 0, 0]);
  expect(end('draw')).toEqual([0.5, 0.5, 0.5]);
});

test('it is cut off at its depth, once the current turn is over', () => {
  const cutAt = (seats: string, depth: number, mover?: Seat) =>
    play({
      script: turns(seats, 'go'),
      insight: { evaluate: () => 0.25 },
      depth,
      ...(mover === undefined ? {} : { mover }),
    }).made;
  expect(cutAt('ab', 0)).toBe(0);
  expect(cutAt('ab', 3)).toBe(3);
  // a has just decided, and has two more decisions in its turn.
  expect(cutAt('aab', 0, 'a')).toBe(2);
  expect(cutAt('aab', 0, 'b')).toBe(0);
  expect(cutAt('aab', 1, 'b')).toBe(2);
  expect(cutAt('aab', 2, 'b')).toBe(2);
  expect(cutAt('aabbb', 3, 'b')).toBe(5);
});

test('it goes on where the game says that a turn is only interrupted', () => {
  const calmAfter = (moves: number): Insight<Scripted> => ({
    evaluate: () => 0.25,
    isCalm: ({ open }) => open.made >= moves,
  });
  expect(play({ script: turns('ab', 'go'), insight: calmAfter(0), depth: 3 }).made).toBe(3);
  expect(play({ script: turns('ab', 'go'), insight: calmAfter(6), depth: 3 }).made).toBe(6);
});

test('a solitaire game is cut off right at the depth', () => {
  const evaluate = () => 0.25;
  expect(play({ seats: ['a'], script: turns('a', 'go'), insight: { evaluate }, depth: 7, mover: 'a' })).toEqual({
    values: [0.25],
    made: 7,
  });
});

test('at the cutoff, one of two seats is evaluated and the other gets the rest', () => {
  const asked: string[] = [];
  const insight: Insight<Scripted> = {
    evaluate({ open }, seat) {
      asked.push(`${seat} after ${open.made}`);
      return seat === 'b' ? 0.5 : 0.875;
    },
  };
  expect(play({ script: turns('ab', 'go'), insight, depth: 2 }).values).toEqual([0.875, 0.125]);
  expect(asked.splice(0)).toEqual(['a after 2']);
  expect(play({ seats: ['a', 'b', 'c'], script: turns('abc', 'go'), insight, depth: 1 }).values).toEqual([
    0.875, 0.5, 0.875,
  ]);
  expect(asked).toEqual(['a after 1', 'b after 1', 'c after 1']);
});

test('a game that ends before the depth is scored, not evaluated', () => {
  const insight: Insight<Scripted> = { evaluate: () => 0.25 };
  expect(play({ script: turns('b', 'win'), insight, depth: 1 }).values).toEqual([0, 1]);
});

test('without an evaluation the depth is ignored; an endless game is a draw after 5,000 decisions', () => {
  expect(play({ script: [...turns('abab', 'go'), ...turns('b', 'win')], depth: 1 })).toEqual({
    values: [0, 1],
    made: 5,
  });
  expect(play({ script: turns('ab', 'go') })).toEqual({ values: [0.5, 0.5], made: 5000 });
});

test('an endless turn is cut off after 5,000 decisions, and so is a game without a depth', () => {
  const insight: Insight<Scripted> = { evaluate: () => 0.25 };
  expect(play({ script: turns('a', 'go'), insight, depth: 3 })).toEqual({ values: [0.25, 0.75], made: 5000 });
  expect(play({ script: turns('ab', 'go'), insight })).toEqual({ values: [0.25, 0.75], made: 5000 });
});

test("a game's quick choice is played; without one every legal action is", () => {
  const script = [...turns('a', 'win', 'lose', 'draw')];
  const quick: Insight<Scripted>['quick'] = (_view, _seat, legal) => legal[1] ?? { do: 'draw' };
  expect(play({ script, insight: { quick } }).values).toEqual([0, 1]);
  const rollout = new Rollout(scripted(['a', 'b']), {}, undefined, SilentContext.seeded<Scripted>('any'));
  const values = new Float64Array(2);
  const seen = new Set<number | undefined>();
  for (let i = 0; i < 50; i++) {
    rollout.play(at(script), null, values);
    seen.add(values[0]);
  }
  expect(seen).toEqual(new Set([0, 0.5, 1]));
});

test('a waiting seat without a legal action is an error in the rules', () => {
  expect(() => play({ script: turns('a') })).toThrow('scripted: a has nothing to choose from');
});
