import { unitCalled } from '../../rules/counters.ts';
import { NONE } from '../../rules/state.ts';
import { tokenFace } from '../facts.ts';
import type { HeroesModel } from '../model.ts';
import { tokenAt } from './draft.ts';

/** A press that moves less than this is a click. */
const SLACK = 6;

/** The place of a token that an element stands for: a counter, or a tile of the army. */
function placeAt({ open, draft }: HeroesModel, target: Element | null): number | null {
  const tile = target?.closest('[data-tile-place]')?.getAttribute('data-tile-place');
  if (tile != null) return Number(tile);
  const unit = unitCalled(open.value, target?.closest('[data-unit]')?.getAttribute('data-unit') ?? '');
  return unit === NONE || !draft.places.value.includes(unit) ? null : unit;
}

/** The token that a press on an element takes: from the stock, or from where it lies. */
function tokenUnder(model: HeroesModel, target: Element): number | null {
  const stock = target.closest('[data-token]')?.getAttribute('data-token');
  if (stock != null) return Number(stock);
  const place = placeAt(model, target);
  return place === null ? null : tokenAt(model.draft.laid.value, place);
}

/** Drags a token to a counter, to another token, or back to the stock. Returns true if the press belongs to the drag. */
export function grab(model: HeroesModel, down: PointerEvent): boolean {
  const { draft } = model;
  if (!draft.isOn || down.button !== 0 || !(down.target instanceof Element)) return false;
  const token = tokenUnder(model, down.target);
  // On a touch screen a drag on the board moves the board.
  if (token === null || (down.pointerType !== 'mouse' && down.target.closest('[data-token]') === null)) return false;
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | null = null;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (ghost === null && Math.hypot(clientX - down.clientX, clientY - down.clientY) < SLACK) return;
    ghost ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'token-ghost' }));
    ghost.textContent = String(tokenFace(draft.values.value[token] ?? 0));
    const zoom = ghost.currentCSSZoom;
    ghost.style.translate = `${clientX / zoom}px ${clientY / zoom}px`;
  };
  const up = ({ clientX, clientY }: PointerEvent): void => {
    ending.abort();
    if (ghost === null) return;
    ghost.remove();
    // The click at the end of a drag means nothing.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new MouseEvent('click')));
    const place = placeAt(model, document.elementFromPoint(clientX, clientY));
    const from = draft.laid.value.get(token);
    if (place !== null) draft.lay(token, place);
    else if (from !== undefined) draft.takeBack(from);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener(
    'pointercancel',
    () => {
      ghost?.remove();
      ending.abort();
    },
    { signal },
  );
  return true;
}
