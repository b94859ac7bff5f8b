/**
 * Measures what a frame costs while the boards of Axis & Allies: Stalingrad are zoomed and dragged in the middle of a game, on a
 * processor slowed four times: `node web/test/axis/frames.ts`. It counts the processor's time on the main thread, so that a busy
 * machine or one without a graphics card tells the same; a frame of 60 in a second has 16.7 ms.
 */
import { bots } from '@kurgan/axis/bot';
import { axis } from '@kurgan/axis/tools';
import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { openFile } from '../journals.ts';
import { serveApp } from '../serve-app.ts';

const SLOWED = 4;
/** In milliseconds. */
const WATCHED = 3000;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** The Axis moves in the second round, when most units are on the boards. */
function journalOf(scenario: string): string {
  const match = new Match(axis, expectOk(parseSetup(axis.scenarios, scenario, {})), 'frames');
  const chance = SeededChance.fromSeed('frames');
  const [recruit] = bots;
  const first = match.state.open.round;
  for (let [seat] = match.waiting; seat !== undefined && recruit !== undefined; [seat] = match.waiting) {
    const frame = match.state.flow.at(-1);
    if (match.state.open.round > first && frame?.step === 'movement' && seat === 'axis') break;
    match.act(seat, recruit.choose(match.view(seat), seat, match.legal(seat), chance));
  }
  return JSON.stringify(match.journal({ axis: 'person', allies: 'recruit' }));
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
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

/** Milliseconds of the main thread by part, for each frame that was drawn. */
function costs(events: readonly TraceEvent[]): string {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  const main = frames[0]?.tid;
  const parts = PARTS.map((part) => {
    const spent = events.filter(({ name, tid }) => name === part && tid === main);
    return [part, spent.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 / Math.max(1, frames.length)] as const;
  });
  const all = parts.reduce((sum, [, each]) => sum + each, 0);
  return `${all.toFixed(1)} ms a frame (${parts.map(([part, each]) => `${part} ${each.toFixed(1)}`).join(', ')}), ${frames.length} frames in ${WATCHED / 1000} s`;
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

async function move(page: Page, how: 'zoom' | 'drag'): Promise<void> {
  const box = await page.locator('.viewport').boundingBox();
  if (box === null) throw new Error('there is no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.evaluate(keepDrawing, WATCHED);
  if (how === 'drag') await page.mouse.down();
  const end = Date.now() + WATCHED;
  for (let i = 0; Date.now() < end; i++) {
    if (how === 'zoom') await page.mouse.wheel(0, i % 24 < 12 ? -50 : 50);
    else await page.mouse.move(x + 90 * Math.sin(i / 9), y + 60 * Math.cos(i / 9));
    await page.waitForTimeout(12);
  }
  if (how === 'drag') await page.mouse.up();
}

const served = await serveApp();
const browser = await launchChromium();
try {
  for (const { id } of axis.scenarios)
    for (const [size, options] of Object.entries(SIZES)) {
      const context = await browser.newContext({ ...options, baseURL: served.address });
      const page = await context.newPage();
      await page.goto('/');
      await openFile(page, journalOf(id));
      await page.locator('.axis-table .viewport').waitFor();
      await page.waitForTimeout(2000);
      const nodes = await page.evaluate(() => document.querySelectorAll('svg, svg *').length);
      console.log(`${id}, ${size}: ${nodes} nodes of SVG`);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      for (const how of ['zoom', 'drag'] as const)
        console.log(`  ${how}: ${await traced(devtools, () => move(page, how))}`);
      await context.close();
    }
} finally {
  await browser.close();
  await served.stop();
}
