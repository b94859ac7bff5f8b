import { SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { orderOf } from '../../rules/pieces.ts';
import { designation, pieces } from '../box.ts';
import { standardDeck } from '../campaign/muster.ts';
import { ordersFor } from '../campaign/platoon.ts';
import { campaignState } from '../effects.ts';
import { roomIn } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { bury, type Campaign, campaign, GERMAN, SOVIET } from './campaign-scene.ts';
import { scene } from './scene.ts';

/** The Soviet platoon as the Germans imagine it. */
const imagined = (game: Campaign) =>
  roomIn(stalingrad.imagine(game.view('german'), GERMAN, SeededChance.fromSeed('imagined')), SOVIET);

test('US-INFO-07 an imagined platoon has the cards that were brought and those of the orders of the state, in order', () => {
  const game = campaign({ at: '9b' }).until('turn');
  const before = imagined(game);
  const brought = game.open.brought[SOVIET] ?? [];
  expect(before.available).toEqual(brought.map(designation));
  expect(imagined(game).available).toEqual(before.available);
  game.won('german');
  expect(game.step).toBe('integrate');
  const { briefing, overview } = ordersFor(campaignState(game.open.state), SOVIET);
  const fresh = [...briefing, ...overview].filter((card) => !before.available.includes(card));
  expect(fresh.length).toBeGreaterThan(0);
  expect(imagined(game).available).toEqual(
    [...before.available, ...fresh].sort((a, b) => orderOf(pieces, a) - orderOf(pieces, b)),
  );
});

test('US-INFO-07 nothing hidden of an enemy is imagined: no losses, no mines, no debts', () => {
  const game = bury(campaign({ at: '3a' }).until('turn'), 'soviet', 'S-S-009');
  const state = stalingrad.imagine(game.view('soviet'), SOVIET, SeededChance.fromSeed('x'));
  expect(roomIn(state, GERMAN)).toMatchObject({ gone: [], hidden: [], picked: [], owed: [] });
  expect(roomIn(state, SOVIET)).toEqual(game.room('soviet'));
});

test('US-R-67 a deck that the enemy has confirmed unseen is taken for the standard one, any other for none', () => {
  const game = campaign();
  expect(imagined(game).picked).toEqual([]);
  game.play('soviet: pick S-S-006', 'soviet: confirm');
  expect(imagined(game).picked).toEqual(standardDeck(game.open, SOVIET, []));
  expect(imagined(game.play('german: confirm')).picked).toEqual([]);
});

test('US-INFO-14 US-INFO-15 whatever is imagined is a sound position that looks the same, and rarely twice the same', () => {
  const soviet = { hand: ['rifleman-A', 'scout-A'], deck: ['rifleman-B', 'scout-B x2'], discard: ['machine-gunner-A'] };
  const game = scene({ soviet, german: { hand: ['scout-A'], deck: ['rifleman-A x2'], mines: ['504-604'] } });
  const chance = SeededChance.fromSeed('sound');
  const deals = Array.from({ length: 30 }, () => stalingrad.imagine(game.view('german'), GERMAN, chance));
  for (const state of deals) {
    expect(stalingrad.audit(state)).toEqual([]);
    expect(viewOf(state, GERMAN)).toEqual(game.view('german'));
  }
  expect(new Set(deals.map((state) => roomIn(state, SOVIET).hand.join())).size).toBeGreaterThan(5);
});
