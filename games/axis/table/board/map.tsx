import { type Camera, lazy, setStop, Viewport } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { KINDS, type Kind } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import { Boards, type Layers } from './board.tsx';
import { boundsOf } from './bounds.ts';
import { type Lights, PLACE_IDS, type PlaceId } from './lights.ts';
import { SHEET } from './outlines.ts';
import { isFar, labelScale } from './scale.ts';

/** A place, and the chip of it that was meant. */
export interface Touched {
  readonly place: PlaceId;
  readonly side?: Side;
  readonly kind?: Kind | 'token';
  /** The sign of a force that is cut off: a touch asks why. */
  readonly asksWhy?: true;
}

const SupplyLayer = lazy(async () => (await import('./supply-layer.tsx')).SupplyLayer);

const CHIPS = [...KINDS, 'token'] as const;

/** The part of the boards that an event is about. */
export function touchedBy({ target }: Pick<Event, 'target'>): Touched | null {
  if (!(target instanceof Element)) return null;
  const data = (name: string): string | null | undefined =>
    target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  const place = PLACE_IDS.find((id) => id === data('place'));
  if (place === undefined) return null;
  const side = SIDES.find((id) => id === data('side'));
  const kind = CHIPS.find((id) => id === data('kind'));
  const asksWhy = target.closest('[data-why]') !== null;
  return { place, ...(side && { side }), ...(kind && { kind }), ...(asksWhy && { asksWhy }) };
}

interface Props {
  readonly camera: Camera;
  readonly open: Open;
  readonly lights: Lights;
  readonly layers: Layers;
  readonly label: string;
  /** A click, a tap, or Enter or Space on what has the focus. */
  onTouch(touched: Touched, event: MouseEvent | KeyboardEvent): void;
  onPoint?(place: PlaceId | null): void;
  /** True if this chip can be dragged; then nothing else moves with the pointer. */
  onGrab?(touched: Touched, event: PointerEvent): boolean;
  /** Drawn over the boards, on the same sheet. */
  readonly children?: ComponentChildren;
}

/** Both boards in a window that wheel, drag, pinch and keys move. They report touches and know no rules. */
export function AxisMap({
  camera,
  open,
  lights,
  layers,
  label,
  onTouch,
  onPoint,
  onGrab,
  children,
}: Props): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) setStop(root.current);
  }, [lights]);
  useEffect(
    () =>
      camera.scale.subscribe((zoom) => {
        const { style, classList } = root.current ?? {};
        style?.setProperty('--px', String(1 / zoom));
        style?.setProperty('--label', String(labelScale(zoom)));
        classList?.toggle('far', isFar(zoom));
      }),
    [camera],
  );
  const touch = (event: MouseEvent | KeyboardEvent): void => {
    const touched = touchedBy(event);
    if (touched !== null) onTouch(touched, event);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch(event);
  };
  /** A tap or a click sees where it goes; only the keyboard needs to be followed. */
  const follow = (event: FocusEvent): void => {
    const place = touchedBy(event)?.place;
    if (place === undefined || !(event.target as Element).matches(':focus-visible')) return;
    camera.reveal(boundsOf(place));
    onPoint?.(place);
  };
  return (
    <Viewport camera={camera} width={SHEET.width} height={SHEET.height} label={label} onFocus={follow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the lit things inside it */}
      <div
        ref={root}
        class="axis-map"
        onClick={touch}
        onKeyDown={press}
        onPointerDown={(event) => {
          const touched = touchedBy(event);
          if (touched !== null && onGrab?.(touched, event) === true) event.stopPropagation();
        }}
        onPointerOver={(event) => onPoint?.(touchedBy(event)?.place ?? null)}
        onPointerLeave={() => onPoint?.(null)}
      >
        <Boards open={open} lights={lights} layers={layers} SupplyLayer={SupplyLayer} />
        {children}
      </div>
    </Viewport>
  );
}
