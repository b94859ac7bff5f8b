import './sheet.css';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../en.ts';

/** One leaf of a sheet: a button, and what is shown when it is chosen. */
interface Leaf {
  readonly name: string;
  readonly content: ComponentChildren;
}

interface Props {
  readonly label: string;
  /** Always visible: the current prompt. */
  readonly children: ComponentChildren;
  readonly leaves: readonly Leaf[];
  /** Further buttons in the row of leaves. */
  readonly more?: ComponentChildren;
  /** Height of the closed sheet in pixels. */
  onCover(height: number): void;
}

/** Under what is measured: the sheet's own edge and padding. */
const FOOT = 7;
/** A pull of this many pixels opens or closes. */
const PULL = 24;

/** The phone's sheet under the board. Buttons open and close its leaves; a pull on the handle closes them too. */
export function Sheet({ label, children, leaves, more, onCover }: Props): JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  const peek = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = peek.current;
    if (element === null) return;
    const measure = (): void => onCover(element.offsetHeight + FOOT);
    measure();
    const measured = new ResizeObserver(measure);
    measured.observe(element);
    return () => measured.disconnect();
  }, [onCover]);
  const shown = leaves.find(({ name }) => name === open);
  const toggle = (): void => setOpen(open === null ? (leaves[0]?.name ?? null) : null);
  return (
    <section class={`sheet ${shown === undefined ? '' : 'open'}`} aria-label={label}>
      <div ref={peek}>
        <button
          type="button"
          class="sheet-handle"
          aria-label={shown === undefined ? words.openSheet : words.closeSheet}
          aria-expanded={shown !== undefined}
          onClick={toggle}
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            const pulled = from.current === null ? 0 : event.clientY - from.current;
            if (Math.abs(pulled) < PULL || pulled < 0 === (shown !== undefined)) return;
            from.current = null;
            toggle();
          }}
        />
        {children}
        <div class="sheet-leaves">
          {leaves.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === open}
              onClick={() => setOpen(name === open ? null : name)}
            >
              {name}
            </button>
          ))}
          {more}
        </div>
      </div>
      {shown !== undefined && <div class="sheet-leaf">{shown.content}</div>}
    </section>
  );
}
