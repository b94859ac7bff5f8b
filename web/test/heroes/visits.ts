import { expect } from 'vitest';
import { serious } from '../serious.ts';
import { keep, visit } from '../visit.ts';
import { afterSupply, beginHeroes, HANDS, isOrders, playUntil } from './turn.ts';

/** Visits to the table of Heroes of Stalingrad. */
export function visitHeroes(): void {
  for (const [hand, size] of [
    ['mouse', 'desk'],
    ['keys', 'desk'],
    ['taps', 'phone'],
  ] as const) {
    visit(`a turn of Heroes by ${hand}: deployment, orders, activations, supply`, size, async ({ page, context }) => {
      await beginHeroes({ page, context }, `by ${hand}`);
      const met = await playUntil(page, HANDS[hand], afterSupply());
      expect([...met]).toEqual(expect.arrayContaining(['Deploy', 'Give your orders', 'Supply Phase', 'Your hand']));
      expect([...met].some((title) => / acts$/.test(title))).toBe(true);
      expect(await serious(page)).toEqual([]);
      await keep(page, `heroes-turn-2-${hand}`);
    });
  }

  visit(
    'orders are laid out in any order, and a reload in between loses none that are placed',
    'desk',
    async ({ page, context }) => {
      await beginHeroes({ page, context }, 'orders');
      await playUntil(page, HANDS.mouse, isOrders);
      const counters = page.locator('.counter.soviet:has([data-lit])');
      await counters.nth(1).click();
      await page.locator('.counter.soviet [aria-label*="token 1"]').waitFor();
      await counters.nth(0).hover();
      await page.keyboard.press('2');
      await page.locator('.counter.soviet [aria-label*="token 2"]').waitFor();
      await page.keyboard.press('e');
      await expect.poll(() => page.locator('.order-side.soviet .order-token').allTextContents()).toContain('1');
      await page.reload();
      await page.locator('.order-side.soviet .order-token').first().waitFor();
      expect(await page.locator('.order-side.german .order-token.face-down').count()).toBeGreaterThan(0);
    },
  );
}
