import { expect, test } from 'vitest';
import { squareCalled } from '../../rules/areas.ts';
import { square } from '../../rules/field/squares.ts';
import { acting, position } from '../../test/position.ts';
import { describe, labelOf } from '../describe.ts';
import { goalsOf } from '../objectives.tsx';
import { touchables } from '../touchable.ts';
import { squareInWords } from '../words/place.ts';
import { promptOf } from '../words/prompts.ts';

const game = position({
  soviet: [
    { is: 'sov-boris', at: 'I14' },
    { is: 'sov-fire-group', at: 'H14' },
  ],
  german: [{ is: 'ger-fire-group', at: 'I12', suppressed: 1 }],
  flow: [acting(0)],
});
const { state: view } = game;
const choice = (verb: string, words: Record<string, string>) => ({ text: '', verb, words });

test('actions are told with names of units and squares', () => {
  expect(describe(view, choice('assault', { unit: 'g1' }))).toBe('Assault the Grenadier Fire Group at I12');
  expect(describe(view, choice('activate', { unit: 's1' }))).toBe('Use Boris at I14');
  expect(labelOf(view, choice('stop', {}))).toMatchObject({ label: 'End the move', primary: true });
});

test('an action that the table does not know is told word by word', () => {
  expect(describe(view, choice('signal', { unit: 's2', color: 'red' }))).toBe(
    'Signal the Strelki Fire Group at H14 red',
  );
});

test('every word of an action that names something on the board can be touched', () => {
  const choices = [
    choice('hurl', { at: 'g1' }),
    choice('place', { at: 'E12*' }),
    choice('step', { to: 'E13' }),
    choice('face', { direction: 'NE' }),
    choice('drive', { front: 'A1', rear: 'A2' }),
    choice('play', { card: 'ac-sov-ura' }),
  ];
  const found = touchables(game.open, choices, () => false);
  expect(found.map(({ thing, touch }) => `${thing.is} ${touch.word}`)).toEqual([
    'unit g1',
    'point E12*',
    'square E13',
    'direction NE',
    'square A1',
  ]);
  const after = touchables(game.open, choices.slice(4, 5), (name) => name === 'front');
  expect(after.map(({ touch }) => touch.word)).toEqual(['A2']);
});

test('a square in words says what stands there and what is seen from there', () => {
  const told = squareInWords(view, square(squareCalled(game.open, 'I14')));
  expect(told).toBe(
    'Street or open ground. Boris: Soviet. Moves 4, Defense 6, range 4. It acts now. ' +
      'Fires +1 at infantry and +1 at light vehicles. Assault. From I14 you see ' +
      'the Strelki Fire Group at H14 (Soviet, 1 square away) and the Grenadier Fire Group at I12 (German, 2 squares away).',
  );
});

test('a square of a house says where its doors and windows lead, and who holds it', () => {
  const at = (name: string) => squareInWords(view, square(squareCalled(game.open, name)));
  expect(at('F11+')).toMatch(
    /^Station Hall, inside, .* Door south to G13\. Part of Station Hall, which nobody holds\./,
  );
  expect(at('E10+')).toContain('Doorway to D10+. Window north.');
  expect(at('G13')).toContain('Door to F11+.');
});

test('the prompt names the unit and how far it goes', () => {
  expect(promptOf(view)).toEqual({
    title: 'Boris acts',
    help: 'From I14 it can move up to 4 squares or fire at a lit target.',
  });
});

test('objectives say what holds now', () => {
  const held = position({
    soviet: [{ is: 'sov-boris', at: 'I14' }],
    german: [],
    open: { control: ['soviet', null, null] },
  });
  expect(goalsOf(held.open).filter(({ isMet }) => isMet)).toEqual([
    { side: 'soviet', text: 'holds Brick House', worth: '3', isMet: true },
  ]);
});
