import type { KindId } from '../../rules/edition.ts';
import type { UndauntedModel } from '../model.ts';
import { type Named, namedIn } from '../named.ts';

/** A press that moves less than this is a click. */
const SLACK = 8;

/** Board element under a point of the window. */
function under(x: number, y: number): Pick<Named, 'tile' | 'counter'> {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-counter], [data-tile]');
  const { counter, tile } = namedIn(found?.dataset ?? {});
  const [below] = document
    .elementsFromPoint(x, y)
    .flatMap((element) => namedIn(element.closest<HTMLElement>('[data-tile]')?.dataset ?? {}).tile ?? []);
  return { tile: tile ?? below, counter };
}

/** A press on a card may become a drag. It is chosen as soon as it leaves its place; dropped elsewhere than on the board it returns. */
export function drag(model: UndauntedModel, kind: KindId, press: PointerEvent): void {
  const { currentTarget: card, button } = press;
  if (button !== 0 || !(card instanceof HTMLElement)) return;
  let isDragged = false;
  // Cards grow with the text size.
  const zoom = card.currentCSSZoom;
  const ending = new AbortController();
  const { signal } = ending;
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== press.pointerId) return;
    const [x, y] = [moved.clientX - press.clientX, moved.clientY - press.clientY];
    // On a phone a finger that goes sideways moves the row of cards.
    if (!isDragged && (Math.hypot(x, y) < SLACK || (moved.pointerType === 'touch' && Math.abs(x) > -y))) return;
    if (!isDragged) {
      isDragged = true;
      card.dataset.dragged = '';
      if (model.controller.path.wordOf('card') !== kind) void model.touching.card(kind, null);
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
    void model.touching.drop(kind, target, { x: ended.clientX, y: ended.clientY });
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', stop, { signal });
}
