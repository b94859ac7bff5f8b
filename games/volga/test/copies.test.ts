import { canonical, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { volga } from '../tools.ts';
import { position } from './position.ts';

const midGame = () =>
  position({ revealed: { 35: 'L5-heroes' }, fresh: { 35: ['71/191'] }, taken: [7], outOfAction: ['29/15'] }).state;

test('a clone says the same and shares nothing that play changes', () => {
  const state = midGame();
  const before = canonical(state);
  const copy = volga.clone(state);
  expect(copy).toEqual(state);
  copy.open.arriving[0]?.units.pop();
  copy.open.areas[35].fresh.pop();
  copy.sealed.leftOver.pop();
  copy.flow.pop();
  expect(canonical(state)).toBe(before);
});

test('AV-R-07 an imagined state looks the same to the player, and deals the unseen counters anew', () => {
  const state = midGame();
  const imagined = ['1', '2'].map((seed) =>
    volga.imagine(viewOf(state, 'german'), 'german', SeededChance.fromSeed(seed)),
  );
  for (const other of imagined) {
    expect(volga.audit(other)).toEqual([]);
    expect([other.open, other.private, other.flow]).toEqual([state.open, state.private, state.flow]);
    const dealt = AREA_IDS.filter((id) => other.sealed.counters[id] !== null);
    expect(dealt).toEqual(AREA_IDS.filter((id) => state.open.areas[id].soviet === 'hidden'));
  }
  expect(canonical(imagined[0]?.sealed)).not.toBe(canonical(imagined[1]?.sealed));
});
