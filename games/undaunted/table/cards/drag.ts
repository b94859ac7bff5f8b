import { useMemo } from 'preact/hooks';
import type { KindId } from '../../rules/edition.ts';
import type { CounterId } from '../../rules/state.ts';
import type { Desk } from '../desk.ts';

/** A press that moves less than this is a click. */
const SLACK = 8;

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onDragStart(event: Event): void;
}

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

/** Drags a card over the board. It is chosen as soon as it leaves its place; dropped elsewhere it returns. */
export function useCardDrag(desk: Desk, kind: KindId, isLit: boolean): Handlers {
  return useMemo(() => {
    const down = (event: PointerEvent): void => {
      const card = event.currentTarget;
      if (!isLit || event.button !== 0 || !(card instanceof HTMLElement)) return;
      const from = { x: event.clientX, y: event.clientY };
      let isDragged = false;
      const ending = new AbortController();
      const { signal } = ending;
      const move = (moved: PointerEvent): void => {
        if (moved.pointerId !== event.pointerId) return;
        const [x, y] = [moved.clientX - from.x, moved.clientY - from.y];
        // On a phone a finger that goes sideways moves the row of cards.
        if (!isDragged && (Math.hypot(x, y) < SLACK || (moved.pointerType === 'touch' && Math.abs(x) > -y))) return;
        if (!isDragged) {
          isDragged = true;
          card.dataset.dragged = '';
          if (desk.controller.path.wordOf('card') !== kind) void desk.touching.card(kind, null);
        }
        card.style.translate = `${x}px ${y}px`;
      };
      const stop = (): void => {
        ending.abort();
        delete card.dataset.dragged;
        card.style.translate = '';
      };
      const up = (ended: PointerEvent): void => {
        if (ended.pointerId !== event.pointerId) return;
        const target = isDragged ? under(ended.clientX, ended.clientY) : {};
        stop();
        if (!isDragged) return;
        if (target.tile !== undefined || target.counter !== undefined)
          void desk.touching.drop(kind, target, { x: ended.clientX, y: ended.clientY });
      };
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', up, { signal });
      addEventListener('pointercancel', stop, { signal });
    };
    return { onPointerDown: down, onDragStart: (event: Event) => event.preventDefault() };
  }, [desk, kind, isLit]);
}
