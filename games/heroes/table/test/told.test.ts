import type { LogLine } from '@kurgan/kit';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { fieldFor } from '../../rules/areas.ts';
import { narrate } from '../../rules/narrate.ts';
import { acting, type Given, type Position, position } from '../../test/position.ts';
import type { HeroesModel } from '../model.ts';
import { outcomesOf } from '../outcomes.ts';
import { marksOf, recapOf } from '../recap.ts';

const DUEL: Given = {
  soviet: [{ is: 'sov-fire-group', at: 'I14' }],
  german: [{ is: 'ger-fire-group', at: 'I12' }],
  flow: [acting(0)],
};

/** The part of a model that tells what happened. */
const modelOf = ({ state, open }: Position) =>
  ({
    view: signal(state),
    open: signal(open),
    field: signal(fieldFor(open)),
    seat: signal('german'),
  }) as unknown as HeroesModel;
const linesOf = (game: Position): LogLine[] =>
  game.heardBy().map((event) => ({ after: 3, text: narrate(event), rule: event.rule, event }));

test('a shot is a scene on its target: the die, what it needed, and what came of it', () => {
  const game = position({ ...DUEL, dice: [5] }).play('fire', 'shoot g1 first');
  const [shot, ...others] = outcomesOf(modelOf(game), linesOf(game));
  expect(others).toEqual([]);
  expect(shot).toMatchObject({
    after: 3,
    title: 'Strelki Fire Group fires at Grenadier Fire Group',
    need: 'Needed 4.',
    stamp: 'Hit',
    tone: 'hit',
    told: 'Grenadier Fire Group is reduced.',
    at: { x: 510, y: 672, width: 60, height: 60 },
  });
  expect(shot?.groups[0]?.dice).toEqual([{ face: 5, isHit: true }]);
});

test('a miss says so, and a double hit names the fallen', () => {
  const miss = position({ ...DUEL, dice: [1] }).play('fire', 'shoot g1 first');
  expect(outcomesOf(modelOf(miss), linesOf(miss))[0]).toMatchObject({ stamp: 'Miss', tone: 'miss', told: '' });
  const double = position({ ...DUEL, dice: [6] }).play('fire', 'shoot g1 first');
  const [told] = outcomesOf(modelOf(double), linesOf(double));
  expect(told).toMatchObject({ stamp: 'Destroyed', losses: [{ seat: 'german', from: 'at I12' }] });
});

test('the recap tells the enemy’s move as one, with one arrow', () => {
  const game = position({ ...DUEL, german: [{ is: 'ger-fire-group', at: 'A1' }] }).play('move', 'step H14', 'step G14');
  const { steps } = recapOf(modelOf(game), linesOf(game), 'german');
  expect(steps.map(({ text }) => text)).toEqual(['Strelki Fire Group moves from I14 to G14.']);
  expect(steps[0]?.marks).toMatchObject([{ kind: 'moved', side: 'soviet', from: { x: 510 }, to: { x: 390 } }]);
});

test('fire is drawn from the firer to its target, with the roll', () => {
  const game = position({ ...DUEL, dice: [5] }).play('fire', 'shoot g1 first');
  expect(marksOf(modelOf(game), linesOf(game))).toMatchObject([{ kind: 'fired', side: 'soviet', roll: '5: hit' }]);
});
