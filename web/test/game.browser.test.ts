import { expect } from 'vitest';
import { Mouse } from './hands.ts';
import { Plan } from './plan.ts';
import { play } from './play.ts';
import { keep, visit } from './visit.ts';

visit('a whole game by mouse alone, from the start page to the result', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByLabel('Scenario').selectOption('Factory District');
  await page.getByRole('link', { name: 'none' }).click();
  await page.getByLabel('Seed').fill('Rynok');
  await page.getByRole('button', { name: 'Play alone' }).click();
  const met = await play(page, new Mouse(page), new Plan(2), ({ isOver }) => isOver);
  await page.getByText('Roll by roll').waitFor();
  await keep(page, 'result-desk');
  // Other steps depend on the dice, and a choice with one answer is never asked.
  expect([...met]).toEqual(
    expect.arrayContaining('actionRound arrivals billet lead march purchase selection support'.split(' ')),
  );
});
