import { expect, test } from 'vitest';
import { campaign, platoon, SOVIET } from '../../../../stalingrad/test/campaign-scene.ts';
import { fixedCards, isPicking, lotsOf, picksFor } from '../picking.ts';

const scene = () =>
  campaign({ but: (state) => platoon(state, 'soviet', { gone: ['S-S-008'], come: ['S-U-008'] }) }).until('decks');

test('the deck choice shows each lot with the best soldiers taken until the player picks others', () => {
  const game = scene();
  const riflemen = () => lotsOf('decks', game.view('soviet'), SOVIET).find(({ name }) => name === 'rifleman-A');
  const taken = () => riflemen()?.cards.flatMap(({ card, isTaken }) => (isTaken ? card : []));
  expect(riflemen()).toMatchObject({ n: 1 });
  expect(taken()).toEqual(['S-U-008']);
  game.play('soviet: pick S-S-006');
  expect(taken()).toEqual(['S-S-006']);
  game.play('soviet: standard');
  expect(taken()).toEqual(['S-U-008']);
});

test('a touch picks, makes room in a full lot, and takes a pick back', () => {
  const game = scene();
  const touch = (card: string): void => {
    const lot = lotsOf('decks', game.view('soviet'), SOVIET).find(({ cards }) =>
      cards.some((each) => each.card === card),
    );
    const found = lot?.cards.find((each) => each.card === card);
    if (lot === undefined || found === undefined) throw new Error(card);
    game.play(...picksFor(lot, found).map((action) => `soviet: ${action}`));
  };
  touch('S-S-004');
  touch('S-S-005');
  expect(game.room('soviet').picked).toEqual(['S-S-005']);
  touch('S-S-005');
  expect(game.room('soviet').picked).toEqual([]);
});

test('cards that leave no choice are in the deck anyway', () => {
  const fixed = fixedCards(scene().view('soviet'), SOVIET);
  expect(fixed).toContain('S-S-001');
  expect(fixed.filter((card) => card.startsWith('S-S-02') || card.startsWith('S-S-03'))).toHaveLength(2);
});

test('only the choices of the campaign are picked', () => {
  expect(['decks', 'integrate', 'reserves', 'turn'].map(isPicking)).toEqual([true, true, true, false]);
});
