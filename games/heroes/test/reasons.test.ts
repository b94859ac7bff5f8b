import { expect, test } from 'vitest';
import { reasonFor } from '../bot/reasons.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { holding } from './hands.ts';
import { acting, position } from './position.ts';

const duel = () =>
  position({
    soviet: [{ is: 'sov-fire-group', at: 'I14' }],
    german: [{ is: 'ger-fire-group', at: 'I12' }],
    flow: [acting(0)],
  });

test('a hint to fire gives the chances of the best shot', () => {
  const { state } = duel();
  const shot =
    'Its best shot from here, at the Grenadier Fire Group at I12: 17 % destroyed, 67 % reduced and 17 % no effect.';
  expect(reasonFor(state, 'soviet', { do: 'fire' })).toBe(shot);
  expect(reasonFor(state, 'soviet', { do: 'assign', to: 's1' })).toBe(shot);
});

test('a hint to shoot gives the chances of that shot', () => {
  const { state } = duel().play('fire');
  expect(reasonFor(state, 'soviet', { do: 'shoot', at: 'g1', with: 'first' })).toBe(
    '17 % destroyed, 67 % reduced and 17 % no effect.',
  );
});

test('a hint to step out of the enemy’s fire says so', () => {
  const { state } = duel().play('move');
  expect(reasonFor(state, 'soviet', { do: 'step', to: 'H14' })).toBe('');
  const hiding = position({
    soviet: [{ is: 'sov-fire-group', at: 'G13' }],
    german: [{ is: 'ger-mg34', at: 'I13', facing: 'W', up: 1 }],
    flow: [acting(0)],
  }).play('move');
  expect(reasonFor(hiding.state, 'soviet', { do: 'step', to: 'F11+' })).toBe(
    'It enters Station Hall. No enemy could fire at it there, 1 here.',
  );
});

test('an action that rolls nothing and leads nowhere has no reason', () => {
  expect(reasonFor(duel().state, 'soviet', { do: 'pass' })).toBe('');
});

test('a hint to use Ammo says what it adds', () => {
  const { state } = position({
    soviet: [{ is: 'sov-fire-group', at: 'I14' }],
    german: [{ is: 'ger-fire-group', at: 'F11+' }],
    stock: { soviet: [{ marker: 'mk-ammo', tile: 0, left: 1 }], german: [] },
    flow: [acting(0)],
  }).play('fire');
  const reason = reasonFor(state, 'soviet', { do: 'use', marker: 'mk-ammo' });
  expect(reason).toMatch(/^\d+ % instead of \d+ % for an effect on the Grenadier Fire Group at F11\+\.$/);
});

test('a hint to play a card gives a fact that speaks for it, or its use', () => {
  const hurt = position({
    soviet: [{ is: 'sov-fire-group', at: 'I14', up: 1 }],
    german: [{ is: 'ger-fire-group', at: 'A1' }],
    flow: [acting(0)],
  });
  expect(reasonFor(hurt.state, 'soviet', { do: 'play', card: 'ac-sov-medic' })).toBe(
    'On its reduced side: Strelki Fire Group at I14.',
  );
  expect(reasonFor(hurt.state, 'soviet', { do: 'play', card: 'ac-sov-highcommand' })).toBe(
    'It brings one more order this turn.',
  );
});

test('a hint to roll again says how the dice lie, and the chances of new ones', () => {
  const rolled = (dice: number[]) =>
    holding(
      {
        soviet: [{ is: 'sov-fire-group', at: 'I14' }],
        german: [{ is: 'ger-fire-group', at: 'I12' }],
        flow: [acting(0)],
        dice,
      },
      { soviet: ['ac-sov-second'] },
    ).play('fire', 'shoot g1 first');
  const again = { do: 'reroll', whose: 'soviet', with: 'card' } as const;
  expect(reasonFor(rolled([1]).state, 'soviet', again)).toBe(
    'As it lies: no effect. Rolled again: 17 % destroyed, 67 % reduced and 17 % no effect.',
  );
  expect(reasonFor(rolled([3]).state, 'soviet', again)).toMatch(/^As it lies: reduced\. Rolled again: /);
});

test('no card is proposed without a word for it', () => {
  const { state } = duel();
  const silent = (Object.keys(CARDS) as CardId[]).filter(
    (card) =>
      CARDS[card].windows.some((window) => window !== 'afterOwnRoll') &&
      reasonFor(state, card.startsWith('ac-sov') ? 'soviet' : 'german', { do: 'play', card }) === '',
  );
  expect(silent).toEqual([]);
});
