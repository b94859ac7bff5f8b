import type { Camera } from './camera.ts';

/** A press that moves less than this is a click. */
const SLACK = 6;
const WHEEL = 0.0016;
/** A pinch on a touch pad comes as small wheel steps with the control key. */
const PINCH = 0.01;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Wheel, drag and pinch on a board. Returns what ends it. */
export function followGestures(frame: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;

  const at = (event: { clientX: number; clientY: number }): Finger => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    const [first, second] = [...fingers.entries()].filter(([id]) => id !== event.pointerId);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
    if (travelled < SLACK) return;
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    if (first === undefined) {
      camera.pan(now.x - before.x, now.y - before.y);
    } else if (second === undefined) {
      const [, other] = first;
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const were = Math.hypot(before.x - other.x, before.y - other.y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (were > 0) camera.zoom(apart / were, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  /** The click at the end of a drag means nothing. */
  const click = (event: MouseEvent): void => {
    if (travelled < SLACK) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH : WHEEL)), x, y);
  };

  const ending = new AbortController();
  const { signal } = ending;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  return () => ending.abort();
}
