import { expect, test } from 'vitest';
import { stalingrad } from '../../../../stalingrad/manifest.ts';
import { scene } from '../../../../stalingrad/test/scene.ts';

type Given = Parameters<typeof scene>[0];
async function boardFor(seat: 'soviet' | 'german', given: Given): Promise<string> {
  const terminal = await stalingrad.terminal();
  return terminal.board(scene(given).view(seat));
}

test('US-CSET-10 US-END-06 the terminal tells special rules and how mission points are gained', async () => {
  const board = await boardFor('german', { scenario: '022' });
  expect(board).toContain('special rule: Nobody can fire farther than 2 tiles. Bombs still can.');
  expect(board).toContain('special rule: The Soviets draw 5 cards in rounds 1 to 3.');
  expect(board).toContain(
    'mission points, German: 1 point for each unit you rout; 1 point for each casualty you inflict',
  );
});

test('US-INFO-10 the terminal tells secret intel to its owner alone, and a rule of the table to both', async () => {
  const given = { scenario: '093', options: ['entryFire'] } as const;
  expect(await boardFor('soviet', given)).toContain('secret intel: Your Sniper may first enter on 107');
  expect(await boardFor('german', given)).not.toContain('secret');
  expect(await boardFor('german', given)).toContain('Overwatch fires at units on the tile they have entered.');
  // Where it lies is told with the other mines.
  expect((await boardFor('german', { scenario: '031' })).match(/hidden/g)).toHaveLength(1);
});
