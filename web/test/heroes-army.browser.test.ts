import { expect } from 'vitest';
import { visitBuilder } from './heroes/army-visits.ts';
import { visitFreeBattle } from './heroes/free-battle-visits.ts';
import { visit } from './visit.ts';

visitBuilder();
visitFreeBattle();

visit('a game without armies has no builder', 'desk', async ({ page }) => {
  await page.goto('/army/volga');
  await page.getByRole('link', { name: 'Go home' }).waitFor();
  expect(await page.locator('.army-builder').count()).toBe(0);
});
