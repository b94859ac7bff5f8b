import { expect } from 'vitest';
import { act, beginGame } from './table.ts';
import { keep, visit, visitBoth } from './visit.ts';

visit('a rule has an address of its own, by its name alone or with its game', 'desk', async ({ page }) => {
  await page.goto('/rules/AV-MOVE-03');
  await page.waitForURL('**/rules/volga/AV-MOVE-03');
  const rule = page.locator('#AV-MOVE-03');
  await rule.waitFor();
  expect(await rule.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => rule.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(800);
  await keep(page, 'rule-desk');
});

visitBoth('the rulebook is searched as one types, and its rules link to each other', async ({ page, size }) => {
  await page.goto('/rules/volga');
  await page.getByRole('searchbox').fill('divisional integrity');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ rules$/ })
    .waitFor();
  expect(await page.locator('mark').count()).toBeGreaterThan(3);
  await keep(page, `search-${size}`);
  await page.getByRole('searchbox').fill('AV-OPT-03');
  await page
    .locator('.rule-card')
    .filter({ hasText: 'Northern Shoulder' })
    .getByRole('link', { name: 'AV-R-43' })
    .click();
  await page.waitForURL('**/rules/volga/AV-R-43');
  await page.locator('#AV-R-43[aria-current]').waitFor();
  await page.goBack();
  await page.waitForURL('**/rules/volga');
});

visit('a chapter is a link, and the book can be printed', 'desk', async ({ page }) => {
  await page.goto('/rules/volga');
  await page.getByRole('link', { name: 'Movement', exact: true }).click();
  await page.waitForURL('**/rules/volga#movement');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.bar').isVisible()).toBe(false);
  expect(await page.locator('.rulebook aside').isVisible()).toBe(false);
});

visit('a set-up link says what it asks for, and follows what is chosen', 'desk', async ({ page }) => {
  await page.goto('/play/volga?scenario=factory&rubble=on');
  expect(await page.getByRole('radio', { name: 'Factory District' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Rubble' }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'Isolation' }).check();
  await page.waitForURL('**/play/volga?scenario=factory&rubble=on&isolation=on');
  await page.goto('/play/volga?scenario=winter');
  await page.getByRole('alert').filter({ hasText: 'scenario' }).waitFor();
});

visitBoth('the name of a rule brings the rule to where it is read', async ({ page, size }) => {
  await page.goto('/play/volga');
  await page.getByRole('link', { name: 'AV-OPT-03' }).click();
  const card = page.getByRole('dialog', { name: 'Rule AV-OPT-03' });
  await card.getByText('Northern Shoulder').waitFor();
  await keep(page, `rule-card-${size}`);
  await card.getByRole('link', { name: 'AV-R-43' }).click();
  await page.getByRole('dialog', { name: 'Rule AV-R-43' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/play/volga');
});

visitBoth('a moment of a match has an address, and the scrubber follows it', async ({ page, size }) => {
  const id = await beginGame(page);
  await act(page, 'buy artillery');
  await act(page, 'buy engineer');
  await page.goto(`/replay/${id}/1`);
  await page.locator('[data-made="1"]').waitFor();
  await page.getByRole('button', { name: 'Forward one move' }).click();
  await page.locator('[data-made="2"]').waitFor();
  await page.waitForURL(`**/replay/${id}/2`);
  await keep(page, `replay-${size}`);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.locator('[data-made="0"]').waitFor();
  await page.getByRole('button', { name: 'Forward one move' }).click();
  await page.locator('[data-made="1"]').waitFor();
  const playOn = page.getByRole('button', { name: 'Play when it’s over' });
  expect(await playOn.isDisabled()).toBe(true);
});
