import { type Signal, signal } from '@preact/signals';

/** Position of the board under its window: the upper left corner in window pixels, and pixels per board unit. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle that holds both. */
export function unionOf(a: Rectangle, b: Rectangle): Rectangle {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Space covered along the window's edges by a sheet or a docked panel. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

export const NO_INSETS: Insets = { top: 0, bottom: 0 };

/** The scale at which the whole board can be seen. */
export const fitScale = (window: Size, board: Size): number =>
  Math.min(window.width / board.width, window.height / board.height);

/** Distance the board's edge may be pulled into the window, so pieces at the edge are easy to see. */
const RIM = 24;

/** One axis: a board smaller than its window stands in the middle, a larger one hardly leaves a gap at its edges. */
function heldAxis(at: number, length: number, from: number, room: number): number {
  if (length <= room + 1) return from + (room - length) / 2;
  return Math.min(from + RIM, Math.max(from + room - length - RIM, at));
}

/** Keeps a board in its window. */
export function held({ x, y, scale }: Spot, window: Size, board: Size, insets: Insets): Spot {
  const room = window.height - insets.top - insets.bottom;
  return {
    x: heldAxis(x, board.width * scale, 0, window.width),
    y: heldAxis(y, board.height * scale, insets.top, room),
    scale,
  };
}

/** Zooms so that the point of the board under (x, y) of the window stays where it is. */
export const zoomedAt = (spot: Spot, scale: number, x: number, y: number): Spot => ({
  x: x - ((x - spot.x) * scale) / spot.scale,
  y: y - ((y - spot.y) * scale) / spot.scale,
  scale,
});

/** The spot at which a part of the board stands in the middle of what can be seen. */
export function spotOf(part: Rectangle, scale: number, window: Size, insets: Insets): Spot {
  const room = window.height - insets.top - insets.bottom;
  return {
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: insets.top + room / 2 - (part.y + part.height / 2) * scale,
    scale,
  };
}

/** Maximum zoom, relative to the whole board. */
const CLOSEST = 5;
const STEP = 1.3;
/** After this pause a movement has ended, and the board is drawn sharp again. */
const SETTLED = 240;
/** Zooming by less than this, as a logarithm, changes nothing that is drawn by scale. */
const NOTICED = 0.08;

/** Upper left corner of a box placed beside a spot on the board, in window pixels. */
export type Placing = (spot: Spot, size: Size, window: Size) => { readonly x: number; readonly y: number };

/** Zoom factor of the page on a large window. */
const growth = (): number => globalThis.document?.body?.currentCSSZoom ?? 1;

/** Moves a board under its window. Nothing of the board is drawn anew while it moves: a transform does it. */
export class Camera {
  /** The page's pixels for a board unit, told when a movement has ended: what keeps its size on the board grows with the page. */
  readonly scale: Signal<number> = signal(1);
  /** Resting position of the board. */
  readonly rest: Signal<Spot> = signal({ x: 0, y: 0, scale: 1 });
  #sheet: HTMLElement | null = null;
  #window: Size = { width: 1, height: 1 };
  #board: Size = { width: 1, height: 1 };
  #insets: Insets = NO_INSETS;
  #spot: Spot = { x: 0, y: 0, scale: 1 };
  /** Target position, recomputed when the window changes; null once the player has moved the board by hand. */
  #wish: (() => Spot) | null = () => this.#whole();
  readonly #pinned = new Map<HTMLElement, Placing>();
  #isGliding = false;
  /** The board has come to rest once: before that nothing glides. */
  #isShown = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  attach(sheet: HTMLElement | null, board: Size): void {
    this.#sheet = sheet;
    this.#board = board;
  }

  /** Keeps an element at a place of the board, in its own size, however the board is moved. Returns what lets it go. */
  pin(element: HTMLElement, placing: Placing): () => void {
    this.#pinned.set(element, placing);
    // It has no place yet to glide from.
    this.#place(element, placing, false);
    const sized = new ResizeObserver(() => this.#place(element, placing));
    sized.observe(element);
    return () => {
      sized.disconnect();
      this.#pinned.delete(element);
    };
  }
  #place(element: HTMLElement, placing: Placing, isGliding = this.#isGliding): void {
    // All but the board grows with a large window; the board measures in pixels of the screen.
    const zoom = element.currentCSSZoom;
    const { x, y } = placing(
      this.#spot,
      { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom },
      { ...this.#window, height: this.#window.height - this.#insets.bottom },
    );
    element.classList.toggle('gliding', isGliding);
    element.style.translate = `${Math.round(x / zoom)}px ${Math.round(y / zoom)}px`;
  }

  get spot(): Spot {
    return this.#spot;
  }
  get window(): Size {
    return this.#window;
  }
  get isMoving(): boolean {
    return this.#sheet?.classList.contains('moving') ?? false;
  }

  /** The window has another size, or something else lies over it. What was to be seen still is. */
  resize(window: Size): void {
    this.#window = window;
    this.#go(this.#wish?.() ?? this.#spot, true);
  }
  cover(insets: Insets): void {
    if (insets.top === this.#insets.top && insets.bottom === this.#insets.bottom) return;
    this.#insets = insets;
    this.#go(this.#wish?.() ?? this.#spot, true);
  }

  /** The visible part of the window. */
  get room(): Size {
    const { width, height } = this.#window;
    return { width, height: Math.max(1, height - this.#insets.top - this.#insets.bottom) };
  }
  #whole(): Spot {
    const { width, height } = this.#board;
    return spotOf({ x: 0, y: 0, width, height }, fitScale(this.room, this.#board), this.#window, this.#insets);
  }
  #goWhere(wish: () => Spot): void {
    this.#wish = wish;
    this.#go(wish(), true);
  }
  fit(): void {
    this.#goWhere(() => this.#whole());
  }
  /** Shows a part of the board as large as it fits, within bounds. */
  frame(part: Rectangle, least: number, most: number): void {
    this.#goWhere(() => {
      const scale = Math.min(most, Math.max(least, fitScale(this.room, part)));
      return spotOf(part, Math.max(scale, fitScale(this.room, this.#board)), this.#window, this.#insets);
    });
  }

  zoom(by: number, x = this.#window.width / 2, y = this.#window.height / 2, animate = false): void {
    const least = fitScale(this.room, this.#board);
    const scale = Math.max(least, Math.min(least * CLOSEST, this.#spot.scale * by));
    this.#wish = scale === least ? () => this.#whole() : null;
    this.#go(zoomedAt(this.#spot, scale, x, y), animate);
  }
  zoomIn(): void {
    this.zoom(STEP, undefined, undefined, true);
  }
  zoomOut(): void {
    this.zoom(1 / STEP, undefined, undefined, true);
  }
  pan(x: number, y: number, animate = false): void {
    if (this.#spot.scale > fitScale(this.room, this.#board)) this.#wish = null;
    this.#go({ ...this.#spot, x: this.#spot.x + x, y: this.#spot.y + y }, animate);
  }

  /** Moves only if a part of the board cannot be seen. */
  reveal(part: Rectangle): void {
    const { x, y, scale } = this.#spot;
    const left = x + part.x * scale;
    const top = y + part.y * scale;
    const { width, height } = this.#window;
    const isSeen =
      left >= 0 &&
      top >= this.#insets.top &&
      left + part.width * scale <= width &&
      top + part.height * scale <= height - this.#insets.bottom;
    if (!isSeen) this.#goWhere(() => spotOf(part, scale, this.#window, this.#insets));
  }

  #go(spot: Spot, animate: boolean): void {
    this.#spot = held(spot, this.#window, this.#board, this.#insets);
    this.#isGliding = animate && this.#isShown;
    this.#sheet?.classList.add('moving');
    clearTimeout(this.#timer);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }
  #draw(): void {
    this.#frame = 0;
    const sheet = this.#sheet;
    if (sheet === null) return;
    const { x, y, scale } = this.#spot;
    sheet.classList.toggle('gliding', this.#isGliding);
    // In three dimensions the board keeps a layer of its own: nothing is painted when a movement begins or ends.
    sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    for (const [element, placing] of this.#pinned) this.#place(element, placing);
    // Counted from the frame, which comes late on a busy machine: what has not begun cannot have ended.
    this.#timer = setTimeout(() => this.#settle(), SETTLED);
  }
  #settle(): void {
    this.#sheet?.classList.remove('moving');
    this.#isShown = true;
    this.#isGliding = false;
    this.rest.value = this.#spot;
    const scale = this.#spot.scale / growth();
    const isNear = Math.abs(Math.log(scale / this.scale.peek())) < NOTICED;
    if (!isNear || this.#wish !== null) this.scale.value = scale;
  }
}
