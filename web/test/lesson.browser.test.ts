import { expect } from 'vitest';
import { actionsMade } from './table.ts';
import { keep, visitBoth } from './visit.ts';

visitBoth('a lesson goes on after a reload, and becomes a game of its own when it is left', async ({ page, size }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn it/ }).click();
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await lesson.waitFor();
  // To the first page that asks for something, and do it.
  while ((await lesson.getByRole('button', { name: 'Next' }).count()) > 0) {
    await lesson.getByRole('button', { name: 'Next' }).click();
  }
  await page.locator('[data-action]:not(:disabled)').first().click();
  await page.locator('[data-made="1"]').waitFor();
  await page.reload();
  await page.locator('[data-made="1"]').waitFor();
  await lesson.waitFor();
  await keep(page, `lesson-task-${size}`);

  await page.goto('/');
  await page.getByText('Games you begin are kept here').waitFor();
  await page.goto('/lesson/volga');
  await lesson.getByRole('button', { name: 'Play freely' }).click();
  await page.waitForURL('**/match/*');
  await lesson.waitFor({ state: 'detached' });
  expect(await actionsMade(page)).toBe(1);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).waitFor();
});
