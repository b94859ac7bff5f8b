import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMatch, playedUntil, stepOfMatch, turnOf } from './journals.ts';
import { playedUntil as normandyUntil } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { keep, visit, visitBoth } from './visit.ts';

/** Seats other players at the only match of the browser. */
const seat = (page: Page, players: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    (seated) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kurgan');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const finding = opening.result.transaction('infos', 'readwrite').objectStore('infos').openCursor();
          finding.onsuccess = () => {
            const writing = finding.result?.update({ ...finding.result.value, players: seated });
            if (writing === undefined) return reject(new Error('there is no match'));
            writing.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    players,
  );

visitBoth('a match to continue shows its board, where it stands, and whose turn it is', async ({ page, size }) => {
  const match = playedUntil('proof 3', (each) => stepOfMatch(each) === 'selection' && turnOf(each) === 3);
  await openMatch(page, match.journal());
  await shownOn(page);
  await page.goto('/');
  const row = page.locator('.running');
  await row.getByText(/^Turn 3 of 9 · \d+ of 40 Areas · Morale \d+$/).waitFor();
  await row.getByText('Advance to the Volga').waitFor();
  await row.getByRole('link', { name: 'Your turn' }).waitFor();
  const held = Object.values((match.state.open as { areas: Record<string, { control: string }> }).areas);
  expect(await row.locator('.held').count()).toBe(held.filter(({ control }) => control === 'german').length);
  await keep(page, `continue-volga-${size}`);
});

visit('only the player whose turn it is is told so', 'desk', async ({ page }) => {
  const match = normandyUntil('suppress', '5');
  const [waiting = ''] = match.waiting;
  const other = waiting === 'us' ? 'german' : 'us';
  await openMatch(page, match.journal());
  await page.locator('dialog.curtain').waitFor();
  const row = page.locator('.running');
  const told = async (players: Readonly<Record<string, string>>, button: string, opponent: string): Promise<void> => {
    await seat(page, players);
    await page.goto('/');
    await row.getByText(/^Round \d+ · US 0.*, Germany 0/).waitFor();
    await row.getByText(opponent).waitFor();
    expect(await row.getByRole('link').allTextContents()).toEqual([button]);
  };
  await told({ [waiting]: 'person', [other]: 'person' }, 'Your turn', 'Two players, one screen');
  await told({ [waiting]: 'person', [other]: 'recruit' }, 'Your turn', 'vs. Recruit');
  await keep(page, 'continue-normandy');
  await told({ [waiting]: 'recruit', [other]: 'person' }, 'Continue', 'vs. Recruit');
  await told({ [waiting]: 'recruit', [other]: 'veteran' }, 'Watch', 'vs. ');
});

visit('the lobby remembers the game that was chosen last', 'desk', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Undaunted: Normandy/ }).click();
  await page.goto('/settings');
  await page.goto('/');
  await page.getByRole('region', { name: 'Undaunted: Normandy' }).waitFor();
});
