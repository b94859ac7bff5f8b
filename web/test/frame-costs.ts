/** Measures what a frame of a table costs on a slow processor. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../build/chromium.ts';
import { openFile } from './journals.ts';
import { serveApp } from './serve-app.ts';

const SLOWED = 4;
/** In milliseconds. */
const WATCHED = 3000;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** In microseconds. */
  readonly ts: number;
  /** Of the processor, in microseconds. */
  readonly tdur?: number;
}

const PARTS = [
  'EventDispatch',
  'FireAnimationFrame',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
];

/** Cost of the frame that is dearer than nineteen of twenty. */
function dear(events: readonly TraceEvent[], frames: readonly TraceEvent[]): number {
  const starts = frames.map(({ ts }) => ts).sort((a, b) => a - b);
  const costs = starts.map(() => 0);
  for (const { name, tid, ts, tdur = 0 } of events) {
    const frame = starts.findLastIndex((start) => start <= ts);
    if (frame >= 0 && tid === frames[0]?.tid && PARTS.includes(name)) costs[frame] = (costs[frame] ?? 0) + tdur / 1000;
  }
  return costs.sort((a, b) => a - b)[Math.floor(0.95 * costs.length)] ?? 0;
}

/** Milliseconds of the main thread by part, for each frame that was drawn. */
function costs(events: readonly TraceEvent[]): string {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  const main = frames[0]?.tid;
  const parts = PARTS.map((part) => {
    const spent = events.filter(({ name, tid }) => name === part && tid === main);
    return [part, spent.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 / Math.max(1, frames.length)] as const;
  });
  const all = parts.reduce((sum, [, each]) => sum + each, 0);
  return `${all.toFixed(1)} ms a frame, 95 of 100 within ${dear(events, frames).toFixed(1)} ms (${parts.map(([part, each]) => `${part} ${each.toFixed(1)}`).join(', ')}), ${frames.length} frames in ${WATCHED / 1000} s`;
}

async function traced(devtools: CDPSession, run: () => Promise<void>): Promise<string> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['devtools.timeline', 'blink', 'cc'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await run();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return costs(events);
}

/** Runs in the page: a frame is wanted every time, whatever moves. */
function keepDrawing(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  const tick = (now: number): void => {
    if (now < end) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

async function move(page: Page, how: 'zoom' | 'drag' | 'point'): Promise<void> {
  const box = await page.locator('.viewport').boundingBox();
  if (box === null) throw new Error('there is no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.evaluate(keepDrawing, WATCHED);
  if (how === 'drag') await page.mouse.down();
  const end = Date.now() + WATCHED;
  for (let i = 0; Date.now() < end; i++) {
    if (how === 'point') await page.mouse.move(x + 200 * Math.sin(i / 40), y + 120 * Math.cos(i / 31));
    else if (how === 'zoom') await page.mouse.wheel(0, i % 24 < 12 ? -50 : 50);
    else await page.mouse.move(x + 90 * Math.sin(i / 9), y + 60 * Math.cos(i / 9));
    await page.waitForTimeout(12);
  }
  if (how === 'drag') await page.mouse.up();
}

/** A moment of a game to measure. */
export interface Measured {
  readonly name: string;
  readonly journal: string;
  /** Prepares the page once the table is there. */
  ready?(page: Page): Promise<void>;
  /** Further things to watch, by name; each lasts as long as it takes. */
  readonly more?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

async function open(browser: Browser, address: string, options: object, journal: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL: address });
  const page = await context.newPage();
  await page.goto('/');
  await openFile(page, journal);
  await page.locator('.viewport').waitFor();
  await page.waitForTimeout(2000);
  return context;
}

/** Zooms, drags and points at each of the moments, at a desk and on a phone, and prints what a frame costs. */
export async function measureFrames(moments: readonly Measured[]): Promise<void> {
  const served = await serveApp();
  const browser = await launchChromium();
  try {
    for (const { name, journal, ready, more = {} } of moments)
      for (const [size, options] of Object.entries(SIZES)) {
        const context = await open(browser, served.address, options, journal);
        const [page] = context.pages();
        if (page === undefined) throw new Error('there is no page');
        await ready?.(page);
        const nodes = await page.evaluate(() => document.querySelectorAll('svg, svg *').length);
        console.log(`${name}, ${size}: ${nodes} nodes of SVG`);
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        for (const how of ['zoom', 'drag', 'point'] as const)
          console.log(`  ${how}: ${await traced(devtools, () => move(page, how))}`);
        for (const [how, run] of Object.entries(more))
          console.log(
            `  ${how}: ${await traced(devtools, () => page.evaluate(keepDrawing, WATCHED).then(() => run(page)))}`,
          );
        await context.close();
      }
  } finally {
    await browser.close();
    await served.stop();
  }
}
