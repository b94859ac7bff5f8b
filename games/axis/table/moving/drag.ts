import { type Touched, touchedBy } from '../board/map.tsx';
import type { AxisModel } from '../model.ts';
import { zoneOf } from '../words/places.ts';
import { handInWords } from './picking.ts';

/** A press that moves less than this is a click. */
const SLACK = 6;

/**
 * Drags units to where they go. A chip that isn't in hand is picked first; with others in hand, all of them go along.
 * Returns true if the press belongs to the drag. On a touch screen a drag moves the board.
 */
export function grab(model: AxisModel, { place, side, kind }: Touched, down: PointerEvent): boolean {
  const { picking, seat } = model;
  const zone = zoneOf(place);
  if (down.pointerType !== 'mouse' || down.button !== 0 || down.shiftKey || zone === undefined) return false;
  if (!picking.isOn.value || kind === undefined || side !== seat || !picking.sources.includes(zone)) return false;
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | null = null;
  let picked: Promise<void> = Promise.resolve();

  const show = ({ clientX, clientY }: PointerEvent): void => {
    ghost ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'drag-ghost' }));
    const hand = picking.hand.value;
    ghost.textContent = hand === null || seat === null ? '' : handInWords(seat, hand.picked);
    const zoom = ghost.currentCSSZoom;
    ghost.style.translate = `${clientX / zoom + 12}px ${clientY / zoom + 10}px`;
  };
  const move = (event: PointerEvent): void => {
    if (ghost === null && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
    const hand = picking.hand.value;
    if (ghost === null && (hand?.zone !== zone || !hand.picked.has(kind))) picked = picking.pick(zone, kind);
    show(event);
  };
  const up = async (event: PointerEvent): Promise<void> => {
    ending.abort();
    if (ghost === null) return;
    ghost.remove();
    // The click at the end of a drag means nothing.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new MouseEvent('click')));
    const target = touchedBy({ target: document.elementFromPoint(event.clientX, event.clientY) });
    await picked;
    if (target !== null && target.place !== zone)
      await picking.send(target.place, { x: event.clientX, y: event.clientY });
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => void up(event), { signal });
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
