import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const SCREENSHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Keeps what the page looks like at once. Returns where. */
export async function shoot(page: Page, name: string): Promise<string> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const path = `${SCREENSHOTS}${name}.jpg`;
  // A PNG takes four times the processor's time.
  await page.screenshot({ path, type: 'jpeg', quality: 90 });
  return path;
}
