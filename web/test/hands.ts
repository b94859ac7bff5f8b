import type { Page } from 'playwright-core';

/** Somebody's way of doing things at a table. */
export interface Hand {
  press(action: string): Promise<void>;
  area(id: string): Promise<void>;
  unit(id: string): Promise<void>;
  /** Answers a question with yes. */
  yes(): Promise<void>;
  /** Takes back the last touch. */
  back(): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: a point at which a thing is on top, so that a hand that comes down there meets it. */
function pointOn(selector: string): Point | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const STEPS = 14;
  const points: Point[] = [{ x: left + width / 2, y: top + height / 2 }];
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) points.push({ x: left + (width * i) / STEPS, y: top + (height * j) / STEPS });
  const isOnTop = ({ x, y }: Point): boolean => document.elementFromPoint(x, y)?.closest(selector) === element;
  return points.find(isOnTop) ?? null;
}

const quoted = (name: string, word: string): string => `[data-${name}="${word}"]`;

/** Clicks on what can be seen, where it can be seen. */
export class Mouse implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async #pointOn(selector: string): Promise<Point> {
    const point = await this.#page.evaluate(pointOn, selector);
    if (point === null) throw new Error(`${selector} cannot be pointed at`);
    return point;
  }
  async #click(selector: string): Promise<void> {
    const { x, y } = await this.#pointOn(selector);
    await this.#page.mouse.click(x, y);
  }

  press(action: string): Promise<void> {
    return this.#page.locator(`.tray ${quoted('action', action)}`).click();
  }
  area(id: string): Promise<void> {
    return this.#click(`.volga-map ${quoted('area', id)}`);
  }
  /** A stack that is crowded spreads out under the pointer. */
  async unit(id: string): Promise<void> {
    const { x, y } = await this.#pointOn(`.volga-map ${quoted('unit', id)}`);
    await this.#page.mouse.move(x, y);
    const fanned = quoted('fanned', id);
    if ((await this.#page.locator(fanned).count()) > 0) await this.#click(fanned);
    else await this.#page.mouse.click(x, y);
  }
  yes(): Promise<void> {
    return this.#page.getByRole('button', { name: 'Go on anyway' }).click();
  }
  back(): Promise<void> {
    return this.#page.keyboard.press('Escape');
  }
}
