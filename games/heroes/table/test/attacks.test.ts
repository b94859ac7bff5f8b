import type { Choice } from '@kurgan/kit';
import { expect, test } from 'vitest';
import { squareCalled } from '../../rules/areas.ts';
import { unitCalled } from '../../rules/counters.ts';
import { square } from '../../rules/field/squares.ts';
import { acting, heroes, type Position, position } from '../../test/position.ts';
import { attacksNow } from '../fire/attacks.ts';
import { bestOf } from '../fire/options.ts';
import { dangersIn, reachedBy } from '../moving/reach.ts';
import { stripOf } from '../sight-strip.tsx';

const notation = heroes.notation;
/** Choices as a session tells them. */
const choicesOf = ({ state }: Position, seat: 'soviet' | 'german' = 'soviet'): Choice[] =>
  heroes.legal(state, seat).map((action) => {
    const { do: verb, ...words } = action;
    const told = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, String(word)]));
    return { text: notation.format(action), verb, words: told };
  });

const DUEL = {
  soviet: [{ is: 'sov-fire-group', at: 'I14' }],
  german: [
    { is: 'ger-fire-group', at: 'I12' },
    { is: 'ger-mg34', at: 'A1', facing: 'S', up: 1 },
  ],
  flow: [acting(0)],
} as const;

test('an activated unit can fire without a button for it, at the chance that the rules tell', () => {
  const game = position(DUEL);
  const attacks = attacksNow(game.state, choicesOf(game));
  const target = unitCalled(game.open, 'g1');
  const shot = bestOf(attacks, target);
  expect(shot?.actions).toEqual(['fire', 'shoot g1 first']);
  game.play('fire');
  const told = heroes.odds(game.state, 'soviet', { do: 'shoot', at: 'g1', with: 'first' });
  const missed = told?.outcomes.find(({ name }) => name === 'No effect')?.chance ?? 0;
  expect(shot?.sum?.chance).toBeCloseTo(1 - missed);
  expect((shot?.sum?.faces.filter(Boolean).length ?? 0) / 6).toBeCloseTo(1 - missed);
});

test('only enemies within reach can be assaulted by touch', () => {
  const game = position(DUEL);
  const assaults = attacksNow(game.state, choicesOf(game)).filter(({ how }) => how === 'assault');
  expect(assaults.map(({ actions }) => actions)).toEqual([['assault g1', 'step H13', 'charge']]);
  expect(assaults[0]?.sum?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('a unit reaches squares by the shortest way, and none that somebody holds', () => {
  const game = position(DUEL);
  const reach = reachedBy(game.state, 0);
  const at = (name: string) => square(squareCalled(game.open, name));
  expect(reach.get(at('G14'))?.way.length).toBe(2);
  expect(reach.has(at('I12'))).toBe(false);
});

test('squares in sight of an enemy with Opportunistic Fire are exposed', () => {
  const game = position({ ...DUEL, german: [{ is: 'ger-mg34', at: 'H9', facing: 'S', up: 1 }] });
  const dangers = dangersIn(game.state, 0, reachedBy(game.state, 0));
  const facing = position({ ...DUEL, german: [{ is: 'ger-mg34', at: 'H9', facing: 'N', up: 1 }] });
  const away = dangersIn(facing.state, 0, reachedBy(facing.state, 0));
  expect([dangers.size > 0, away.size]).toEqual([true, 0]);
});

test('a line of sight is told square by square, and plain stretches of a long one are folded', () => {
  const near = position(DUEL);
  expect(stripOf(near.open, 0, 1).map(({ name }) => name)).toEqual(['I14', 'I13', 'I12']);
  const far = position({
    ...DUEL,
    german: [{ is: 'ger-fire-group', at: 'J1' }],
    soviet: [{ is: 'sov-fire-group', at: 'J16' }],
  });
  const cells = stripOf(far.open, 0, 1);
  expect([cells.length < 16, cells.reduce((sum, { count }) => sum + count, 0)]).toEqual([true, 16]);
});
