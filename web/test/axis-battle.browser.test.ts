import { bots } from '@kurgan/axis/bot';
import { axis } from '@kurgan/axis/tools';
import { expectOk, type Journal, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFile } from './journals.ts';
import { serious } from './serious.ts';
import { act, actionsMade } from './table.ts';
import { keep, type Size, setPace, type Visit, visit, visitBoth } from './visit.ts';

type Side = 'axis' | 'allies';
const begin = (scenario: string, seed: string) =>
  new Match(axis, expectOk(parseSetup(axis.scenarios, scenario, {})), seed);
type Played = ReturnType<typeof begin>;

const stepOf = ({ state }: Played) => state.flow.at(-1);

/** A match of Recruits up to the first moment that is wanted; another is played where none comes. */
function playedUntil(scenario: string, seed: string, isWanted: (match: Played) => boolean): Played {
  const [recruit] = bots;
  for (let game = 1; game <= 10 && recruit !== undefined; game++) {
    const match = begin(scenario, `${seed} ${game}`);
    const chance = SeededChance.fromSeed(seed);
    for (let [seat] = match.waiting; seat !== undefined; [seat] = match.waiting) {
      if (isWanted(match)) return match;
      match.act(seat, recruit.choose(match.view(seat), seat, match.legal(seat), chance));
    }
  }
  throw new Error('no such moment came');
}

/** The match with a person on one side and a Recruit on the other. */
const journalFor = (match: Played, person: Side): Journal =>
  match.journal({ axis: 'recruit', allies: 'recruit', [person]: 'person' });

async function open({ page, context }: Visit, journal: Journal): Promise<void> {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openFile(page, JSON.stringify(journal));
  await page.locator('.axis-table').waitFor();
}

const press = async (page: Page, size: Size, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  if (size === 'phone') await target.tap();
  else await target.click();
};

const fightOn = (page: Page) => page.locator('[data-panel="fight"]');

/** True if the middle of a zone can be seen: on the board, and not under the sheet of a phone. */
const isInSight = (page: Page, zone: string): Promise<boolean> =>
  page.evaluate((id) => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const [ground, board, sheet] = [`.ground[data-place="${id}"]`, '.viewport', '.sheet'].map(boxOf);
    if (ground === undefined || board === undefined) return false;
    const [x, y] = [ground.x + ground.width / 2, ground.y + ground.height / 2];
    return x > board.left && x < board.right && y > board.top && y < (sheet?.top ?? board.bottom);
  }, zone);

visitBoth('the zone of a fight is in sight while it is picked, and after a reload', async (visit) => {
  const { page, size } = visit;
  const match = playedUntil('race', 'reload', (each) => {
    const step = stepOf(each)?.step;
    return each.state.open.round > 1 && step === 'battleChoice' && each.waiting[0] === 'axis';
  });
  await open(visit, journalFor(match, 'axis'));
  const shown = page.locator('.other-fights [aria-pressed="true"]');
  const inSight = async (): Promise<boolean> => isInSight(page, (await shown.getAttribute('data-fight')) ?? '');
  await expect.poll(inSight).toBe(true);
  const others = page.locator('.other-fights [aria-pressed="false"]');
  const last = await others.last().getAttribute('data-fight');
  await press(page, size, `[data-fight="${last}"]`);
  await expect.poll(() => shown.getAttribute('data-fight')).toBe(last);
  await expect.poll(inSight).toBe(true);
  await keep(page, `axis-pick-fight-${size}`);
  await page.reload();
  await expect.poll(inSight).toBe(true);
  await keep(page, `axis-fight-again-${size}`);
});

visitBoth('a battle with targeted fire takes four touches: roll, demand, and give up losses', async (visit) => {
  const { page, size } = visit;
  const match = playedUntil('race', 'targets', (each) => {
    const frame = stepOf(each);
    return frame?.step === 'demand' && frame.firing === 'axis' && each.state.open.combat?.attacker === 'axis';
  });
  const zone = match.state.open.combat?.zone ?? '';
  while (stepOf(match)?.step !== 'battleChoice') match.truncate(match.length - 1);
  await open(visit, journalFor(match, 'axis'));
  await fightOn(page).waitFor();
  await keep(page, `axis-battle-${size}`);
  expect(await serious(page)).toEqual([]);
  let touches = 0;
  const touch = async (selector: string): Promise<void> => {
    touches++;
    await press(page, size, selector);
  };
  if ((await page.locator(`[data-action="fight ${zone}"]`).count()) === 0) await touch(`[data-fight="${zone}"]`);
  await touch(`[data-action="fight ${zone}"]`);
  await page.locator('[data-action^="demand"]').first().waitFor();
  await keep(page, `axis-targets-${size}`);
  await touch('[data-action^="demand"]');
  const onward = page.locator(
    '.fight [data-action^="demand"], .fight [data-action^="lose"], [data-fight], .fight [data-action^="fight"]',
  );
  const isOver = async (): Promise<boolean> => {
    await onward.first().waitFor();
    return (await page.locator('.fight [data-action^="demand"], .fight [data-action^="lose"]').count()) === 0;
  };
  while (!(await isOver())) {
    const made = await actionsMade(page);
    await touch('.fight [data-action^="demand"], .fight [data-action^="lose"]');
    await page.waitForFunction(
      (n) => Number(document.querySelector('[data-made]')?.getAttribute('data-made')) > n,
      made,
    );
  }
  expect(touches).toBeLessThanOrEqual(4);
});

visitBoth('a reload in the middle of a casualty choice finds the same choice', async (visit) => {
  const { page, size } = visit;
  const match = playedUntil('race', 'reload', (each) => {
    const frame = stepOf(each);
    return frame?.step === 'casualty' && frame.side === 'allies' && frame.hits > 1 && frame.among === null;
  });
  const frame = stepOf(match);
  const hits = frame?.step === 'casualty' ? frame.hits : 0;
  await open(visit, journalFor(match, 'allies'));
  const picked = page.locator('.loss-buttons .picked');
  await expect.poll(() => picked.count()).toBe(hits);
  // Another unit instead of one that was filled in, by one touch.
  const before = await page.locator('.fight .primary').getAttribute('data-action');
  await press(page, size, '.loss-buttons button:not(.picked) >> nth=-1');
  await expect.poll(() => picked.count()).toBe(hits);
  expect(await page.locator('.fight .primary').getAttribute('data-action')).not.toBe(before);
  await page.reload();
  await expect.poll(() => picked.count()).toBe(hits);
  await keep(page, `axis-losses-${size}`);
  expect(await serious(page)).toEqual([]);
  const made = await actionsMade(page);
  await press(page, size, '.fight .primary');
  await expect.poll(() => actionsMade(page)).toBeGreaterThan(made);
});

visitBoth('the Allies launch Operation Uranus and send its cards to the front', async (visit) => {
  const { page, size } = visit;
  const match = playedUntil('race', 'uranus', (each) => stepOf(each)?.step === 'launch');
  await open(visit, journalFor(match, 'allies'));
  await page.locator('[data-action="launch"]').first().waitFor();
  await keep(page, `axis-launch-${size}`);
  await press(page, size, '[data-action="launch"]');
  const assign = page.locator('[data-action^="assign"]');
  await assign.first().waitFor();
  const cards = match.state.open.uranus.northwest + match.state.open.uranus.southeast;
  for (let card = 0; card < cards && (await assign.count()) > 0; card++) {
    const made = await actionsMade(page);
    await press(page, size, '[data-action^="assign"]');
    await expect.poll(() => actionsMade(page)).toBeGreaterThan(made);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  expect(await assign.count()).toBe(0);
});

visitBoth('the lesson of the first round is followed to its end', async ({ page, context, size }) => {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lesson/axis');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const [next, last] = ['Next', 'Keep playing'].map((name) => lesson.getByRole('button', { name }));
  if (next === undefined || last === undefined) throw new Error('a lesson has buttons');
  await next.waitFor();
  const { LESSON } = await import('@kurgan/axis').then(async ({ axis: manifest }) => ({
    LESSON: await manifest.lesson?.(),
  }));
  for (const { actions } of LESSON?.steps ?? []) {
    for (const [i, action] of actions.entries()) {
      if (action.startsWith('allies: ')) continue;
      const made = await actionsMade(page);
      const button = page.locator(`.fight [data-action="${action}"]`);
      if (/^(lose|demand)/.test(action)) {
        await button.first().waitFor();
        await press(page, size, `.fight [data-action="${action}"]`);
      } else await act(page, action);
      const replied = actions[i + 1]?.startsWith('allies: ') ? 2 : 1;
      await expect.poll(() => actionsMade(page)).toBe(made + replied);
    }
    if (actions.length === 0 && (await last.count()) === 0) await next.click();
  }
  await last.waitFor();
  await keep(page, `axis-lesson-${size}`);
});

visit('another fight is picked on a phone on its side, and the page stays where it is', 'phone', async (there) => {
  const { page } = there;
  const match = playedUntil(
    'race',
    'sideways',
    (each) => stepOf(each)?.step === 'battleChoice' && each.waiting.includes('axis') && each.legal('axis').length > 2,
  );
  await open(there, journalFor(match, 'axis'));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.axis-table.landscape').waitFor();
  const row = await page.locator('.other-fights').boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  const last = page.locator('.other-fights button').last();
  await last.tap();
  await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.axis-table').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
    0, 0,
  ]);
});

/** Runs in the page: contrasts of texts with the grounds they stand on, both as faint as the element is. axe-core passes these over. */
function contrasts(elements: readonly Element[]): number[] {
  const partsOf = (color: string): number[] =>
    (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
  const light = (parts: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return elements.map((element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    const below = partsOf(
      element.parentElement === null ? '' : getComputedStyle(element.parentElement).backgroundColor,
    );
    const over = (top: string): number =>
      light(partsOf(top).map((part, i) => part * Number(opacity) + (below[i] ?? 0) * (1 - Number(opacity))));
    const [dark = 0, bright = 0] = [over(color), over(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });
}

visit('the numbers of order cards that are done can be read in both rooms', 'desk', async (each) => {
  const { page } = each;
  const match = playedUntil('race', 'strip', ({ state, waiting }) => state.open.card >= 6 && waiting.length === 1);
  const [seat] = match.waiting;
  if (seat === undefined) throw new Error('nobody is to choose');
  await open(each, journalFor(match, seat));
  const done = page.locator('.order-strip .past .disc');
  await done.first().waitFor();
  for (const room of ['night', 'day']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-room', chosen), room);
    expect(Math.min(...(await done.evaluateAll(contrasts))), room).toBeGreaterThanOrEqual(4.5);
  }
});
