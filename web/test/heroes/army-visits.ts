import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { serious } from '../serious.ts';
import { keep, visit, visitBoth } from '../visit.ts';
import { buildByHand, CHOOSE, codeShown, equip, openBuilder, pointsShown, slot, tile } from './army.ts';

const FRAME = '?size=battle&name=Volga+crossing&army=soviet:volga.mortar50,storm,command..bluff';

/** Visits to the army builder. */
export function visitBuilder(): void {
  for (const [hand, size] of [
    ['mouse', 'desk'],
    ['keys', 'desk'],
    ['taps', 'phone'],
  ] as const) {
    visit(`an army is built by ${hand}, with reasons, undo and a reload in the middle`, size, async ({ page }) => {
      const choose = CHOOSE[hand];
      await openBuilder(page);
      await page.getByText('Not yet legal').waitFor();
      await buildByHand(page, choose);
      await page.getByText('A legal army').waitFor();
      // HS-REC-07: a tile that is too dear says so, and nothing is added.
      await choose(tile(page, 'rt-sov-storm'));
      await page.getByText('It costs 85 points, and 25 are left.').first().waitFor();
      expect(await codeShown(page)).toBe('soviet:volga.maxim.ammo');
      await page.reload();
      await expect.poll(() => codeShown(page)).toBe('soviet:volga.maxim.ammo');
      await equip(page, choose, slot(page, 0, 's3'), 'op-sov-veteran');
      await choose(page.getByRole('button', { name: 'Undo' }));
      await expect.poll(() => codeShown(page)).toBe('soviet:volga.maxim.ammo');
      await choose(page.getByRole('button', { name: 'Redo' }));
      await expect.poll(() => pointsShown(page)).toBe(140);
      await choose(page.getByRole('button', { name: 'Remove Volga Rifle Platoon' }));
      await expect.poll(() => pointsShown(page)).toBe(0);
      await page.keyboard.press('Control+z');
      await expect.poll(() => pointsShown(page)).toBe(140);
    });
  }

  visitBoth('the army builder keeps nobody out and fits its width', async ({ page, size }) => {
    await openBuilder(page);
    expect(await serious(page)).toEqual([]);
    await openBuilder(page, FRAME);
    await slot(page, 1, 's1').click();
    await page.locator('[data-option="op-sov-smg"]').click();
    await page.getByText('250 of 250').waitFor();
    expect(await serious(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await keep(page, `heroes-army-${size}`);
  });

  visit('every option of a slot is offered or has its reason', 'desk', async ({ page }) => {
    await openBuilder(page, FRAME);
    await slot(page, 1, 's1').click();
    await page.getByText('10 fit').waitFor();
    const why = async (name: string): Promise<string> => {
      await page.locator('.not-fitting button', { hasText: name }).click();
      await page.getByRole('heading', { name: `Why not ${name}?` }).waitFor();
      return (await page.locator('.check-answer p').textContent()) ?? '';
    };
    expect(await why('Heavy Tank')).toContain('It costs 55 points, and 30 are left. HS-REC-07');
    expect(await why('T-34')).toContain('Its stripe, Tank Section, isn’t on this slot. HS-REC-12');
    await page.getByText('13 options').click();
    expect(await why('Ammo')).toContain('It is square, and this slot is wide. HS-REC-11');
  });

  visit('the bot builds an army and fills one up', 'desk', async ({ page }) => {
    await openBuilder(page, '?size=battle&side=german');
    await page.getByRole('button', { name: 'Build me one' }).click();
    await page.getByText('A legal army').waitFor();
    expect(await pointsShown(page)).toBeGreaterThan(225);
    await page.getByRole('button', { name: 'Undo' }).click();
    await tile(page, 'rt-ger-koenig').click();
    await page.getByText('An army needs at least one group.').first().waitFor();
    await page.getByRole('button', { name: 'Fill it up' }).click();
    await page.getByText('A legal army').waitFor();
    expect(await codeShown(page)).toMatch(/^german:koenig/);
  });

  visit(
    'lists are saved, renamed, deleted with a way back, exported and read again',
    'desk',
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openBuilder(page, FRAME);
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByRole('button', { name: 'Open Volga crossing' }).waitFor();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText('The army is copied as text.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain('Volga crossing (Red Army, 220 of 250 points)');
      await page.getByRole('button', { name: 'Begin a new list' }).click();
      await page.getByRole('button', { name: 'Paste or open' }).click();
      await page.getByLabel('Text or link of an army').fill('soviet:elephants');
      await page.getByRole('button', { name: 'Take it' }).click();
      await page.getByText('The soviet side has no tile "elephants".').waitFor();
      await page.getByLabel('Text or link of an army').fill(text);
      await page.getByRole('button', { name: 'Take it' }).click();
      await expect.poll(() => pointsShown(page)).toBe(220);
      await page.getByLabel('Name of the list').fill('Second');
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByRole('button', { name: 'Rename Second' }).click();
      await page.getByLabel('New name of Second').fill('Factory nights');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete Volga crossing' }).click();
      await page.getByRole('button', { name: 'Open Volga crossing' }).waitFor({ state: 'detached' });
      await page.locator('.notices').getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Open Volga crossing' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export 2 lists' }).click(),
      ]);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain('Factory nights (Red Army');
      await page.evaluate(() => localStorage.removeItem('kurgan-army-lists'));
      await page.reload();
      await page.getByText('No lists of this side yet.').waitFor();
      await page.getByRole('button', { name: 'Paste or open' }).click();
      await page
        .locator('.paste-army input[type="file"]')
        .setInputFiles({ name: 'armies.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
      await page.getByRole('button', { name: 'Open Factory nights' }).waitFor();
    },
  );

  visit('a link opens its army; one that can’t be read says so', 'desk', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page, FRAME);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect.poll(() => codeShown(page)).toBe('soviet:volga.mortar50,storm,command..bluff');
    expect(new URL(page.url()).search).toBe('');
    await openBuilder(page, '?army=soviet:volga.elephants');
    await page.getByText('the soviet side has no option "elephants"', { exact: false }).waitFor();
  });

  visit('the army prints on one sheet with units, values and options', 'desk', async ({ page }) => {
    await openBuilder(
      page,
      '?size=grand&name=Everything&army=german:panzergrenadiere.at.ammo.veteran,pio.sig,panzer.stug,feldkommando.artillery',
    );
    await expect.poll(() => pointsShown(page)).toBeGreaterThan(300);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.army-sheet');
    await sheet.waitFor();
    expect(await page.locator('.army-builder').isVisible()).toBe(false);
    const text = ((await sheet.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Everything',
      'AT Gun Group 45',
      'Artillery 25',
      'Oberst Vollrath',
      'german:panzergrenadiere.at',
    ])
      expect(text).toContain(part);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
