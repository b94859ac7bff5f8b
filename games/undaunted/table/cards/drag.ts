import type { KindId } from '../../rules/edition.ts';
import type { CounterId } from '../../rules/state.ts';
import type { Desk } from '../desk.ts';

/** A press that moves less than this is a click. */
const SLACK = 8;

/** What on the board lies under a point of the window. */
function under(x: number, y: number): { tile?: string; counter?: CounterId } {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-counter], [data-tile]');
  const { counter, tile } = found?.dataset ?? {};
  const [below] = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? []);
  const at = tile ?? below;
  return { ...(at !== undefined && { tile: at }), ...(counter !== undefined && { counter: counter as CounterId }) };
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly pointerId: number;
}

/** Drags a card over the board. It is chosen as soon as it leaves its place; dropped elsewhere it returns. */
export function startDrag(desk: Desk, kind: KindId, card: HTMLElement, press: Press): void {
  let isDragged = false;
  // Where text is large, so are cards.
  const zoom = card.currentCSSZoom;
  const ending = new AbortController();
  const { signal } = ending;
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== press.pointerId) return;
    const [x, y] = [moved.clientX - press.x, moved.clientY - press.y];
    // On a phone a finger that goes sideways moves the row of cards.
    if (!isDragged && (Math.hypot(x, y) < SLACK || (moved.pointerType === 'touch' && Math.abs(x) > -y))) return;
    if (!isDragged) {
      isDragged = true;
      card.dataset.dragged = '';
      if (desk.controller.path.wordOf('card') !== kind) void desk.touch((touching) => touching.card(kind, null));
    }
    card.style.translate = `${x / zoom}px ${y / zoom}px`;
  };
  const stop = (): void => {
    ending.abort();
    delete card.dataset.dragged;
    card.style.translate = '';
  };
  const up = (ended: PointerEvent): void => {
    if (ended.pointerId !== press.pointerId) return;
    const target = isDragged ? under(ended.clientX, ended.clientY) : {};
    stop();
    if (target.tile === undefined && target.counter === undefined) return;
    void desk.touch((touching) => touching.drop(kind, target, { x: ended.clientX, y: ended.clientY }));
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', stop, { signal });
}
