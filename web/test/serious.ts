import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './visit.ts';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Violations are enough, and the only rule that wants media or styles loaded beforehand is about sounds that start by themselves. */
const OPTIONS = { reporter: 'no-passes', preload: false };

/** Findings of axe-core that would keep somebody from using the page, or a part of it. */
export async function serious(page: Page, part = 'html'): Promise<string[]> {
  await still(page); // half of a fade has half of its contrast
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<Found>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(OPTIONS)})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
