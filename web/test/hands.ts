import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Point, pointOn } from './point-on.ts';
import { complete } from './shown.ts';

/** Somebody's way of doing things at a table. */
export interface Hand {
  /** The number of clicks, taps or keys so far. */
  readonly inputs: number;
  /** Touches something on the board. */
  onBoard(selector: string): Promise<void>;
  /** Touches something beside the board: a card, a button. */
  beside(selector: string): Promise<void>;
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

/** Runs in the page: the way of a finger that pulls a thing on the board towards the middle of what can be seen of it. */
function pullTo(selector: string): readonly Point[] | null {
  const board = document.querySelector('.viewport')?.getBoundingClientRect();
  const thing = document.querySelector(`.viewport ${selector}`)?.getBoundingClientRect();
  if (board === undefined || thing === undefined) return null;
  const bottom = Math.min(board.bottom, document.querySelector('.sheet')?.getBoundingClientRect().top ?? board.bottom);
  const from = { x: (board.left + board.right) / 2, y: (board.top + bottom) / 2 };
  const reach = (way: number): number => Math.max(-130, Math.min(130, way));
  const x = reach(from.x - thing.left - thing.width / 2);
  const y = reach(from.y - thing.top - thing.height / 2);
  return Array.from({ length: 6 }, (_, i) => ({ x: from.x + (x * i) / 5, y: from.y + (y * i) / 5 }));
}

/** Runs in the page: brings a thing into sight; false while it is not there. */
function scrolledTo(selector: string): boolean {
  const thing = document.querySelector(selector);
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return thing !== null;
}

/** Runs in the page: a tenth of a second in frames. */
async function rested(): Promise<void> {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page. */
async function twoFrames(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const HIDDEN = 'hidden';
const quoted = (name: string, word: string): string => `[data-${name}="${word}"]`;

/** Comes down on what can be seen, where it can be seen. */
abstract class Pointer implements Hand {
  protected readonly page: Page;
  inputs = 0;

  constructor(page: Page) {
    this.page = page;
  }

  protected abstract come(point: Point): Promise<void>;
  protected down(point: Point): Promise<void> {
    this.inputs++;
    return this.come(point);
  }

  /** Brings a thing into reach when nobody could touch it where it is. */
  protected async bring(_selector: string): Promise<void> {}

  protected async pointOn(selector: string): Promise<Point> {
    const found: Point[] = [];
    const find = async (): Promise<string> => {
      const point = await this.page.evaluate(pointOn, selector);
      if (typeof point === 'string') {
        if (point.startsWith(HIDDEN)) await this.bring(selector);
        return point;
      }
      found.push(point);
      return 'found';
    };
    await expect.poll(find, { interval: 5, message: `a place to touch ${selector}` }).toBe('found');
    return found[0] ?? { x: 0, y: 0 };
  }
  /** A board may still glide towards what is asked for: it is touched where it stands still. */
  async onBoard(selector: string): Promise<void> {
    let point = await this.pointOn(selector);
    for (;;) {
      await this.page.evaluate(twoFrames);
      const next = await this.pointOn(selector);
      if (next.x === point.x && next.y === point.y) break;
      point = next;
    }
    await this.down(point);
  }
  /** It may have to be scrolled to, and the page may draw it anew meanwhile. */
  async beside(selector: string): Promise<void> {
    await this.page.waitForFunction(scrolledTo, selector);
    await this.down(await this.pointOn(selector));
  }
  press(action: string): Promise<void> {
    return this.beside(`.tray ${quoted('action', action)}`);
  }
  area(id: string): Promise<void> {
    return this.onBoard(`.viewport ${quoted('area', id)}`);
  }
  unit(id: string): Promise<void> {
    return this.onBoard(`.viewport ${quoted('unit', id)}`);
  }
  yes(): Promise<void> {
    return this.beside('.question-card .primary');
  }
  abstract back(): Promise<void>;
  abstract rest(): Promise<void>;
}

export class Mouse extends Pointer {
  protected come({ x, y }: Point): Promise<void> {
    return this.page.mouse.click(x, y);
  }
  /** A stack that is crowded spreads out under the pointer. */
  override async unit(id: string): Promise<void> {
    const { x, y } = await this.pointOn(`.viewport ${quoted('unit', id)}`);
    await this.page.mouse.move(x, y);
    await complete(this.page);
    const fanned = quoted('fanned', id);
    if ((await this.page.locator(fanned).count()) > 0) await this.onBoard(fanned);
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
  protected come({ x, y }: Point): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }
  /** Pulls the board until a thing comes into sight. */
  protected override async bring(selector: string): Promise<void> {
    const way = await this.page.evaluate(pullTo, selector);
    if (way === null) return;
    this.inputs++;
    const devtools = await this.page.context().newCDPSession(this.page);
    for (const [i, point] of way.entries()) {
      const type = i === 0 ? 'touchStart' : 'touchMove';
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    // A finger that leaves the glass while it moves throws the board, and the browser takes the next tap for a stop.
    await this.page.evaluate(rested);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  }
  /** A stack that is crowded spreads out at the first tap. */
  override async unit(id: string): Promise<void> {
    await super.unit(id);
    await complete(this.page);
    const fanned = quoted('fanned', id);
    if ((await this.page.locator(fanned).count()) > 0) await this.onBoard(fanned);
  }
  /** The counter in hand is let go by another tap on it. */
  back(): Promise<void> {
    return this.beside('.tray .idle[aria-pressed="true"]');
  }
  async rest(): Promise<void> {}
}

interface Way {
  readonly isThere: boolean;
  readonly isOnBoard: boolean;
  /** It comes before what has the focus, in the order of the Tab key. */
  readonly isBack: boolean;
  readonly x: number;
  readonly y: number;
  readonly focus: string;
}

/** Runs in the page: where the focus is, and where it should go, in the middle of each. */
function wayTo(selector: string): Way {
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
    isBack: goal !== null && (active?.compareDocumentPosition(goal) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING,
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
/** Times that the way to a thing on the board is looked for. */
const MOST_WAYS = 5;

/** Tab, arrows, Enter and Escape, and nothing else. */
export class Keyboard implements Hand {
  readonly #page: Page;
  inputs = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async key(key: string): Promise<void> {
    this.inputs++;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.inputs += text.length;
    await this.#page.keyboard.type(text);
  }

  async #tabTo(selector: string): Promise<void> {
    for (let i = 0; i < MOST_KEYS; i++) {
      const { isThere, isBack } = await this.#page.evaluate(wayTo, selector);
      if (isThere) return;
      await this.key(isBack ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not come to ${selector}`);
  }

  async #arrowsTo(selector: string): Promise<void> {
    for (let i = 0; ; i++) {
      const { isOnBoard, isBack } = await this.#page.evaluate(wayTo, selector);
      if (isOnBoard) break;
      if (i === MOST_KEYS) throw new Error('Tab does not come to the board');
      await this.key(isBack ? 'Shift+Tab' : 'Tab');
    }
    const tried = new Set<string>();
    let ways = 1;
    for (let i = 0; i < MOST_KEYS; i++) {
      const { isThere, x, y, focus } = await this.#page.evaluate(wayTo, selector);
      if (isThere) return;
      const across = x < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const along = y < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
      const order = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
      const keys = [order[0]?.[0], order[1]?.[0], order[1]?.[1], order[0]?.[1]].flatMap((key) => key ?? []);
      const key = keys.find((each) => !tried.has(`${focus} ${each}`));
      if (key === undefined) {
        // The board may have glided, or the table may have moved the focus, while keys were tried.
        if (++ways > MOST_WAYS) break;
        tried.clear();
        await this.#page.evaluate(rested);
        continue;
      }
      tried.add(`${focus} ${key}`);
      await this.key(key);
    }
    throw new Error(`arrow keys do not come to ${selector}`);
  }

  /** Enter, and the focus comes to rest: the table moves it to the next thing to choose. */
  async #enter(): Promise<void> {
    await this.key('Enter');
    await this.#page.evaluate(async () => {
      let last = document.activeElement;
      for (let calm = 0, frames = 0; calm < 3 && frames < 60; frames++) {
        await new Promise((next) => requestAnimationFrame(next));
        calm = document.activeElement === last ? calm + 1 : 0;
        last = document.activeElement;
      }
    });
  }

  async onBoard(selector: string): Promise<void> {
    await this.#arrowsTo(selector);
    await this.#enter();
  }
  async beside(selector: string): Promise<void> {
    await this.#tabTo(selector);
    await this.#enter();
  }
  press(action: string): Promise<void> {
    return this.beside(`.tray ${quoted('action', action)}`);
  }
  /** The one button under the map when a game is over. */
  showResult(): Promise<void> {
    return this.beside('.tray .action');
  }
  area(id: string): Promise<void> {
    return this.onBoard(`.viewport ${quoted('area', id)}`);
  }
  unit(id: string): Promise<void> {
    return this.onBoard(`.viewport ${quoted('unit', id)}`);
  }
  yes(): Promise<void> {
    return this.beside('.question-card .primary');
  }
  back(): Promise<void> {
    return this.key('Escape');
  }
  async rest(): Promise<void> {
    await this.#page.waitForFunction(isPlaced);
  }
}
