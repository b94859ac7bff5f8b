/** Everything on the board that can be touched now: one is a Tab stop, and the arrow keys move between them. */
const LIT = '[data-lit]';

interface Lit {
  readonly 'data-lit'?: string;
  /** In small letters, as SVG needs it. */
  readonly tabindex?: number;
  readonly role?: 'button';
  readonly 'aria-label'?: string;
}

/** Attributes that make a piece a button while it can be touched. */
export const litAs = (label: string | null): Lit =>
  label === null ? {} : { 'data-lit': '', tabindex: -1, role: 'button', 'aria-label': label };

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Penalty for lying off the arrow's direction, and the widest angle that still counts. */
const ASIDE = 2.2;
const SPREAD = 3;

/** The nearest of several points in a direction; undefined when there is nothing that way. */
export function nearestTowards<T extends Middle>(
  from: Middle,
  [dx, dy]: readonly [x: number, y: number],
  others: readonly T[],
): T | undefined {
  const length = Math.hypot(dx, dy);
  let best: { readonly other: T; readonly far: number } | undefined;
  for (const other of others) {
    const ahead = ((other.x - from.x) * dx + (other.y - from.y) * dy) / length;
    const aside = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx) / length;
    if (ahead <= 0.5 || aside > ahead * SPREAD) continue;
    const far = ahead + aside * ASIDE;
    if (best === undefined || far < best.far) best = { other, far };
  }
  return best?.other;
}

interface Stop extends Middle {
  readonly element: HTMLElement | SVGElement;
}

function stopsIn(root: Element): Stop[] {
  return [...root.querySelectorAll<SVGElement>(LIT)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2 };
  });
}

/** The thing an element stands for, from its data attributes: a `unit`, an `area`. */
const kindOf = ({ dataset: { lit: _, ...kind } }: Marked): string => Object.keys(kind).join();

/** The nearest lit thing of another kind: the Areas for a unit, the targets for an attack. */
export const nearestOther = (root: Element, from: Marked): Marked | null =>
  nearestLit(root, from, (element) => kindOf(element) !== kindOf(from));

/** Moves the focus to the next lit thing in a direction, or to the first one when nothing has it. */
export function moveFocus(root: Element, direction: readonly [x: number, y: number]): void {
  const stops = stopsIn(root);
  const here = stops.find(({ element }) => element === document.activeElement);
  const next = here === undefined ? stops[0] : nearestTowards(here, direction, stops);
  next?.element.focus({ preventScroll: true });
}

type Marked = HTMLElement | SVGElement;

/** The lit thing nearest to where the focus was, or the first of those that are wanted. */
export function nearestLit(
  root: Element,
  lost: Element | null,
  isWanted: (element: Marked) => boolean = () => true,
): Marked | null {
  const stops = stopsIn(root).filter(({ element }) => isWanted(element));
  if (lost === null) return stops[0]?.element ?? null;
  const { left, top, width, height } = lost.getBoundingClientRect();
  const far = ({ x, y }: Stop): number => Math.hypot(x - left - width / 2, y - top - height / 2);
  return stops.sort((a, b) => far(a) - far(b))[0]?.element ?? null;
}

/** Makes one of the lit things a stop of the Tab key: the one that has the focus, or the first. */
export function setStop(root: Element): void {
  const lit = [...root.querySelectorAll<SVGElement>(LIT)];
  const stop = lit.find((element) => element === document.activeElement) ?? lit[0];
  for (const element of lit) element.setAttribute('tabindex', element === stop ? '0' : '-1');
}
