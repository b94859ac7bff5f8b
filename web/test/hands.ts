import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complete } from './shown.ts';

/** Somebody's way of doing things at a table. */
export interface Hand {
  press(action: string): Promise<void>;
  area(id: string): Promise<void>;
  unit(id: string): Promise<void>;
  /** Answers a question with yes. */
  yes(): Promise<void>;
  /** Takes back the last touch. */
  back(): Promise<void>;
  /** Comes to rest, so that what is shown next does not depend on where a hand has been left by chance. */
  rest(): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: a point at which a thing is on top, so that a hand that comes down there meets it; or why there is none.
 * Nobody aims at what is still moving.
 */
async function pointOn(selector: string): Promise<Point | string> {
  const element = document.querySelector(selector);
  if (element === null) return 'it is not there';
  const placed = (): string => JSON.stringify(element.getBoundingClientRect());
  const before = placed();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (before !== placed() || document.querySelector('.viewport-sheet.moving') !== null) return 'it still moves';
  const { left, top, width, height } = element.getBoundingClientRect();
  const STEPS = 14;
  const points: Point[] = [{ x: left + width / 2, y: top + height / 2 }];
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) points.push({ x: left + (width * i) / STEPS, y: top + (height * j) / STEPS });
  const isOnTop = ({ x, y }: Point): boolean => document.elementFromPoint(x, y)?.closest(selector) === element;
  if (points[0] !== undefined && isOnTop(points[0])) return points[0];
  // Away from the edges: a browser may take a tap beside an edge for one on the other side.
  const open = points.filter(isOnTop);
  const reach = (2.5 * Math.max(width, height)) / STEPS;
  const room = (at: Point): number => open.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < reach).length;
  const [point] = open.toSorted((a, b) => room(b) - room(a));
  if (point !== undefined) return point;
  const [{ x, y } = { x: 0, y: 0 }] = points;
  return `at ${x}, ${y} it lies under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)}`;
}

const quoted = (name: string, word: string): string => `[data-${name}="${word}"]`;

/** Comes down on what can be seen, where it can be seen. */
abstract class Pointer implements Hand {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  protected abstract down(point: Point): Promise<void>;

  protected async pointOn(selector: string): Promise<Point> {
    const found: Point[] = [];
    const find = async (): Promise<string> => {
      const point = await this.page.evaluate(pointOn, selector);
      if (typeof point === 'string') return point;
      found.push(point);
      return 'found';
    };
    await expect.poll(find, { interval: 5, message: `a place to touch ${selector}` }).toBe('found');
    return found[0] ?? { x: 0, y: 0 };
  }
  protected async on(selector: string): Promise<void> {
    await this.down(await this.pointOn(selector));
  }

  /** What stands in the tray may have to be scrolled to. */
  protected async inTray(selector: string): Promise<void> {
    await this.page.locator(`.tray ${selector}`).scrollIntoViewIfNeeded();
    await this.on(`.tray ${selector}`);
  }
  press(action: string): Promise<void> {
    return this.inTray(quoted('action', action));
  }
  area(id: string): Promise<void> {
    return this.on(`.viewport ${quoted('area', id)}`);
  }
  unit(id: string): Promise<void> {
    return this.on(`.viewport ${quoted('unit', id)}`);
  }
  yes(): Promise<void> {
    return this.on('.question-card .primary');
  }
  abstract back(): Promise<void>;
  abstract rest(): Promise<void>;
}

export class Mouse extends Pointer {
  protected down({ x, y }: Point): Promise<void> {
    return this.page.mouse.click(x, y);
  }
  /** A stack that is crowded spreads out under the pointer. */
  override async unit(id: string): Promise<void> {
    const { x, y } = await this.pointOn(`.viewport ${quoted('unit', id)}`);
    await this.page.mouse.move(x, y);
    await complete(this.page);
    const fanned = quoted('fanned', id);
    if ((await this.page.locator(fanned).count()) > 0) await this.on(fanned);
    else await this.down({ x, y });
  }
  back(): Promise<void> {
    return this.page.keyboard.press('Escape');
  }
  /** Away from everything that answers to a pointer. */
  rest(): Promise<void> {
    return this.page.mouse.move(2, 2);
  }
}

export class Finger extends Pointer {
  protected down({ x, y }: Point): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }
  /** A stack that is crowded spreads out at the first tap. */
  override async unit(id: string): Promise<void> {
    await super.unit(id);
    await complete(this.page);
    const fanned = quoted('fanned', id);
    if ((await this.page.locator(fanned).count()) > 0) await this.on(fanned);
  }
  /** The counter in hand is let go by another tap on it. */
  back(): Promise<void> {
    return this.inTray('.idle[aria-pressed="true"]');
  }
  async rest(): Promise<void> {}
}

/** Runs in the page: where the focus is, and where it should go, in the middle of each. */
function wayTo(selector: string): { isThere: boolean; isOnBoard: boolean; x: number; y: number; focus: string } {
  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const goal = document.querySelector(selector);
  const active = document.activeElement;
  const from = active === null ? { x: 0, y: 0 } : middle(active);
  const to = goal === null ? from : middle(goal);
  return {
    isThere: goal !== null && goal === active,
    isOnBoard: active?.closest('.viewport-sheet') !== null && active?.hasAttribute('data-lit') === true,
    x: to.x - from.x,
    y: to.y - from.y,
    focus: active?.outerHTML.slice(0, 120) ?? '',
  };
}

/** Runs in the page: whether the focus is where a person at the keyboard goes on from. */
function isPlaced(): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return false;
  if (active.closest('.viewport-sheet') !== null && !active.hasAttribute('data-lit')) return false;
  const wanted = ['dialog[open]', '.question-card', '.why-not', '.action.proposed'].flatMap(
    (selector) => document.querySelector(selector) ?? [],
  );
  return wanted[0]?.contains(active) ?? true;
}

/** No table has more stops than this. */
const MOST_KEYS = 120;

/** Tab, arrows, Enter and Escape, and nothing else. */
export class Keyboard implements Hand {
  readonly #page: Page;
  /** How many keys it took. */
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async #key(key: string): Promise<void> {
    this.pressed++;
    await this.#page.keyboard.press(key);
  }

  async #tabTo(selector: string): Promise<void> {
    for (let i = 0; i < MOST_KEYS; i++) {
      if ((await this.#page.evaluate(wayTo, selector)).isThere) return;
      await this.#key('Tab');
    }
    throw new Error(`Tab does not come to ${selector}`);
  }

  async #arrowsTo(selector: string): Promise<void> {
    for (let i = 0; !(await this.#page.evaluate(wayTo, selector)).isOnBoard; i++) {
      if (i === MOST_KEYS) throw new Error('Tab does not come to the board');
      await this.#key('Tab');
    }
    const tried = new Set<string>();
    for (let i = 0; i < MOST_KEYS; i++) {
      const { isThere, x, y, focus } = await this.#page.evaluate(wayTo, selector);
      if (isThere) return;
      const across = x < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const along = y < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
      const order = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
      const keys = [order[0]?.[0], order[1]?.[0], order[1]?.[1], order[0]?.[1]].flatMap((key) => key ?? []);
      const key = keys.find((each) => !tried.has(`${focus} ${each}`));
      if (key === undefined) break;
      tried.add(`${focus} ${key}`);
      await this.#key(key);
    }
    throw new Error(`arrow keys do not come to ${selector}`);
  }

  async #enter(selector: string): Promise<void> {
    await this.#tabTo(selector);
    await this.#key('Enter');
  }
  press(action: string): Promise<void> {
    return this.#enter(`.tray ${quoted('action', action)}`);
  }
  /** The one button under the map when a game is over. */
  showResult(): Promise<void> {
    return this.#enter('.tray .action');
  }
  async area(id: string): Promise<void> {
    await this.#arrowsTo(`.viewport ${quoted('area', id)}`);
    await this.#key('Enter');
  }
  async unit(id: string): Promise<void> {
    await this.#arrowsTo(`.viewport ${quoted('unit', id)}`);
    await this.#key('Enter');
  }
  yes(): Promise<void> {
    return this.#enter('.question-card .primary');
  }
  back(): Promise<void> {
    return this.#key('Escape');
  }
  async rest(): Promise<void> {
    await this.#page.waitForFunction(isPlaced);
  }
}
