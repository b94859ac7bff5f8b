import { expect } from 'vitest';
import { Keyboard } from './hands.ts';
import { backTo, openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { Plan } from './plan.ts';
import { play } from './play.ts';
import { actionsMade, beginGame } from './table.ts';
import { visit } from './visit.ts';

visit('three Turns by keyboard alone: Tab, arrows, Enter and Escape', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginGame(page, 'Orlovka');
  const plan = new Plan(2);
  const met = await play(page, new Keyboard(page), plan, () => plan.turns === 4);
  expect([...met]).toEqual(expect.arrayContaining('actionRound lead purchase selection support'.split(' ')));
});

visit('the end of a game by keyboard alone, and its result', 'desk', async ({ page }) => {
  const match = backTo(
    playedUntil('proof 2', () => false),
    (each) => stepOfMatch(each) === 'selection',
  );
  await openMatch(page, match.journal());
  await play(page, new Keyboard(page), new Plan(0), ({ isOver }) => isOver, 5);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result-title');
  await page.keyboard.press('Escape');
  await page.locator('dialog.result').waitFor({ state: 'detached' });
  await new Keyboard(page).showResult();
  await page.locator('dialog.result').waitFor();
});

visit('the list of choices, the map in words and a hint, by their keys', 'desk', async ({ page }) => {
  await beginGame(page);
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'All choices' }).waitFor();
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  await page.locator('[data-made="1"]').waitFor();
  await page.keyboard.press('z');
  await page.locator('[data-made="2"]').waitFor(); // an undo is an entry too
  await page.keyboard.press('y');
  await page.locator('[data-made="3"]').waitFor();

  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'All choices' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await actionsMade(page)).toBe(3);

  await page.keyboard.press('m');
  const around = page.getByRole('dialog', { name: 'The map in words' });
  await around.getByRole('heading', { name: 'Next to it' }).waitFor();
  await page.keyboard.press('Escape');
  await around.waitFor({ state: 'detached' });

  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Do it' }).waitFor({ state: 'detached' });
});
