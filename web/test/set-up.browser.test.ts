import { expect } from 'vitest';
import { keep, SIZES, visit } from './visit.ts';

for (const game of ['stalingrad', 'axis', 'heroes']) {
  visit(
    `the optional rules of ${game} are in sight at once, however long its list of scenarios`,
    'desk',
    async (each) => {
      const { page } = each;
      await page.goto(`/play/${game}`);
      await page.locator('.picked h2').waitFor();
      const options = await page.getByText('Optional rules', { exact: true }).boundingBox();
      expect((options?.y ?? Number.NaN) + (options?.height ?? 0)).toBeLessThanOrEqual(SIZES.desk.height);
      await keep(page, `set-up-${game}-desk`);
    },
  );
}
