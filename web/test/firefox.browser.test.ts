import { afterAll, expect } from 'vitest';
import { findFirefox, launchFirefox } from '../build/firefox.ts';
import { Mouse } from './hands.ts';
import { perform } from './normandy/play.ts';
import { wishOf } from './normandy/recruit.ts';
import { storedOn } from './normandy/stored.ts';
import { Plan } from './plan.ts';
import { play } from './play.ts';
import { beginGame, beginNormandy } from './table.ts';
import { Kind, visit } from './visit.ts';

const FIREFOX = new Kind(findFirefox(), launchFirefox);
afterAll(() => FIREFOX.stop());

visit(
  'Firefox plays a Turn of Volga, and counters beside its map keep their size',
  'desk',
  async ({ page }) => {
    await beginGame(page);
    const sizes = await page.locator('.counter-picture').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const drawn = picture.firstElementChild?.getBoundingClientRect();
        return [picture.getBoundingClientRect().width, drawn?.width ?? 0];
      }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    for (const [room, drawn] of sizes) expect(drawn).toBeLessThanOrEqual(room ?? 0);

    const plan = new Plan(2);
    const met = await play(page, new Mouse(page), plan, () => plan.turns === 2);
    expect([...met]).toEqual(expect.arrayContaining(['purchase', 'selection', 'actionRound', 'support']));
  },
  { kind: FIREFOX },
);

visit(
  'Firefox plays a round of Normandy by cards and board',
  'desk',
  async ({ page }) => {
    await beginNormandy(page);
    const hand = new Mouse(page);
    for (let actions = 0; actions < 8; actions++) {
      // A bot thinks, and the machine may be busy.
      await expect.poll(async () => (await storedOn(page)).match.waiting.join(), { timeout: 120_000 }).toBe('us');
      await perform(page, hand, wishOf((await storedOn(page)).match, 'us'), 'us', actions % 2 === 0);
    }
  },
  { kind: FIREFOX },
);
