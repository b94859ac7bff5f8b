import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Strategy } from '../data/counters.ts';
import { assault, attack } from './scene.ts';

/**
 * Two regiments against a Defense Factor of 5 in Area 35: 4 + 1 + 1 for Strong Morale against 5 + 3. Each name is the
 * result that its dice give.
 */
const REGIMENTS = ['71/191', '71/194'] as const;
const DICE = {
  repulse: [4, 4, 3, 4],
  stalemate: [4, 4, 3, 3],
  success: [4, 4, 2, 2],
  overrun: [6, 6, 1, 1],
} as const;
type Result = keyof typeof DICE;

/** The fight at the reveal, led by 71/191. */
const fight = (strategy: Exclude<Strategy, 'guards' | 'barrage'>, result: Result) => {
  const game = attack({
    on: 35,
    from: 24,
    by: REGIMENTS,
    against: `L5-${strategy}`,
    dice: DICE[result],
    open: { morale: 15 },
  });
  return game.play('lead 71/191', 'fight');
};

test('AV-REV-01 the unit is Revealed when everybody is in, and before lead and support are chosen', () => {
  const game = attack({ on: 10, from: 8, by: ['29/15', '29/71'], against: 'H8-guards' });
  expect(game.events.map(({ event }) => event)).toEqual(['activated', 'moved', 'moved', 'attacked', 'revealed']);
  expect(viewOf(game.state, 'german').open.areas[10].soviet).toBe('H8-guards');
  expect(game.step).toBe('lead');
});

test('AV-REV-02 Heroes cost one Morale after a Success and after a Stalemate', () => {
  const success = fight('heroes', 'success');
  expect(success.area(35).control).toBe('german');
  expect(success.open.morale).toBe(14);
  const stalemate = fight('heroes', 'stalemate');
  expect(stalemate.area(35).soviet).toBe('L5-heroes');
  expect(stalemate.open.morale).toBe(14);
});

test('AV-REV-03 Heroes do nothing on an Overrun, and on a Repulse only the Repulse costs Morale', () => {
  expect(fight('heroes', 'overrun').open.morale).toBe(15);
  expect(fight('heroes', 'repulse').open.morale).toBe(14);
});

test('AV-REV-04 an Ambush eliminates the lead after a Success or a Stalemate', () => {
  const stalemate = attack({
    on: 35,
    from: 24,
    by: ['71/191', '71/194', '244B'],
    against: 'L5-ambush',
    dice: [4, 4, 4, 4],
    open: { morale: 15 },
  }).play('lead 244B', 'fight');
  expect(stalemate.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  expect(stalemate.open.outOfAction).toEqual(['244B']);
  expect(stalemate.area(35).spent).toEqual(['71/191', '71/194']);
  expect(stalemate.open.morale).toBe(15);
  const success = fight('ambush', 'success');
  expect(success.open.outOfAction).toEqual(['71/191']);
  expect(success.area(35)).toMatchObject({ control: 'german', spent: ['71/194'] });
});

test('AV-REV-05 an Ambush does nothing on an Overrun, and a Repulse costs the lead once', () => {
  expect(fight('ambush', 'overrun').open.outOfAction).toEqual([]);
  const repulse = fight('ambush', 'repulse');
  expect(repulse.open.outOfAction).toEqual(['71/191']);
  expect(repulse.area(24).spent).toEqual(['71/194']);
});

/** Three units under a Barrage in Area 35, with both Artillery markers available. */
const shelled = (dice: readonly number[] = []) =>
  attack({
    on: 35,
    from: 24,
    by: ['71/191', '71/194', '71/211'],
    against: 'L5-barrage',
    dice,
    open: { morale: 15, available: { artillery: 2, engineer: 0, air: 0 } },
  });

test('AV-REV-06 a Barrage takes one attacker, which the player picks, or all fall back', () => {
  const game = shelled();
  expect(game.legal()).toEqual(['lose 71/191', 'lose 71/194', 'lose 71/211', 'withdraw']);
  game.play('lose 71/194');
  expect(game.open.outOfAction).toEqual(['71/194']);
  expect(game.legal()).toEqual(['lead 71/191', 'lead 71/211']);
});

test('AV-REV-07 after a Barrage loss the combat goes on with the others', () => {
  const game = shelled([4, 4, 2, 2]).play('lose 71/194', 'lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ attackValue: 4 + 1 + 1, result: 'success' }]);
  expect(game.area(35)).toMatchObject({ control: 'german', spent: ['71/191', '71/211'] });
});

test('AV-REV-08 after a Barrage retreat there is no combat, no change of Morale and no support is spent', () => {
  const game = shelled().play('withdraw');
  expect(game.all('fought')).toEqual([]);
  expect(game.all('barrage')).toMatchObject([{ rule: 'AV-REV-08', area: 35, lost: null }]);
  expect(game.open).toMatchObject({ morale: 15, outOfAction: [], available: { artillery: 2 }, battle: null });
  expect(game.area(24)).toMatchObject({ fresh: [], spent: ['71/191', '71/194', '71/211'] });
  expect(game.area(35)).toMatchObject({ control: 'soviet', soviet: 'L5-barrage', fresh: [], spent: [] });
});

test('AV-REV-09 Fanatics turn a Success into a Stalemate and change no other result', () => {
  const storm = (...dice: number[]) => {
    const by = ['29/15', '29/71', '29/129', '29/RCN'] as const;
    const game = attack({ on: 10, from: 8, by, against: 'H8-fanatic', dice }).play('lead 29/RCN', 'fight');
    const [{ attackTotal, defenseTotal, result, fanatic } = expect.fail()] = game.all('fought');
    return [attackTotal - defenseTotal, result, fanatic];
  };
  expect(storm(4, 5, 2, 2)).toEqual([4, 'stalemate', true]);
  expect(storm(6, 6, 1, 1)).toEqual([9, 'overrun', false]);
  expect(storm(2, 2, 1, 2)).toEqual([0, 'stalemate', false]);
  expect(storm(2, 2, 2, 2)).toEqual([-1, 'repulse', false]);
});

test('AV-REV-10 Guards roll three dice and drop the lowest', () => {
  const game = attack({ on: 35, from: 24, by: REGIMENTS, against: 'L5-guards', dice: [1, 1, 2, 5, 3] });
  game.play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ soviet: [2, 5, 3], defenseValue: 8, defenseTotal: 16 }]);
});

test('AV-REV-11 Guards beside the Volga roll four dice and drop the two lowest', () => {
  const game = attack({ on: 10, from: 8, by: REGIMENTS, against: 'H8-guards', dice: [1, 1, 2, 5, 3, 6] });
  game.play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ soviet: [2, 5, 3, 6], defenseValue: 12, defenseTotal: 23 }]);
});

test.each(['heroes', 'ambush', 'barrage', 'fanatic', 'guards'] as const)(
  'AV-REV-12 the strategy %s works only in the round of the reveal',
  (strategy) => {
    const game = assault({ in: 35, by: REGIMENTS, against: `L5-${strategy}`, dice: [4, 4, 2, 3] });
    expect(game.step).toBe('lead');
    game.play('lead 71/191', 'fight');
    expect(game.all('fought')).toMatchObject([{ attackTotal: 14, defenseTotal: 13, result: 'success' }]);
    expect(game.area(35)).toMatchObject({ control: 'german', spent: REGIMENTS });
    expect(game.open).toMatchObject({ morale: 19, outOfAction: [] });
  },
);

test('AV-R-75 an Ambush on a Stalemate leaves a lone attacker Out of Action and the Area not Contested', () => {
  const game = attack({ on: 35, from: 24, by: ['71/191'], against: 'L5-ambush', dice: [4, 4, 3, 2] });
  game.play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  expect(game.open).toMatchObject({ outOfAction: ['71/191'], morale: 19 });
  expect(game.area(35)).toMatchObject({ control: 'soviet', soviet: 'L5-ambush', fresh: [], spent: [] });
});
