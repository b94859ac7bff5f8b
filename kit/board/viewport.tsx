import { Maximize, Minus, Plus } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../en.ts';
import { Icon } from '../icon.tsx';
import type { Camera } from './camera.ts';
import { followGestures } from './gestures.ts';
import { moveFocus } from './roving.ts';

const NUDGE = 90;
const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoomIn(),
  '=': (camera) => camera.zoomIn(),
  '-': (camera) => camera.zoomOut(),
  '0': (camera) => camera.fit(),
};
const TOOLS = [
  { icon: Plus, label: words.zoomIn, key: '+' },
  { icon: Minus, label: words.zoomOut, key: '-' },
  { icon: Maximize, label: words.fit, key: '0' },
];
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [NUDGE, 0],
  ArrowRight: [-NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};

interface Props {
  readonly camera: Camera;
  /** Size of the board in its own units. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ComponentChildren;
  /** Something on the board has got the focus. */
  onFocus?(event: FocusEvent): void;
}

/** A window onto a board: wheel, drag, pinch and keys move it, arrow keys walk over what is lit on it. */
export function Viewport({ camera, width, height, label, children, onFocus }: Props): JSX.Element {
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const outer = frame.current;
    if (outer === null) return;
    camera.attach(sheet.current, { width, height });
    camera.resize({ width: outer.clientWidth, height: outer.clientHeight });
    const resized = new ResizeObserver(() => camera.resize({ width: outer.clientWidth, height: outer.clientHeight }));
    resized.observe(outer);
    const stop = followGestures(outer, camera);
    return () => {
      resized.disconnect();
      stop();
      camera.attach(null, { width, height });
    };
  }, [camera, width, height]);

  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = KEYS[event.key];
    const [x, y] = PANS[event.key] ?? [];
    if (key !== undefined) key(camera);
    else if (x === undefined || y === undefined) return;
    else if (event.shiftKey) camera.pan(x, y, true);
    else if (frame.current !== null) moveFocus(frame.current, [-x, -y]);
    event.preventDefault();
  };
  /** A browser that brings something into sight pulls the window; the board is to be moved instead. */
  const scrolled = ({ currentTarget: pulled }: { readonly currentTarget: HTMLElement }): void => {
    camera.pan(-pulled.scrollLeft, -pulled.scrollTop);
    pulled.scrollTo(0, 0);
  };
  return (
    <section
      ref={frame}
      class="viewport"
      aria-label={label}
      onKeyDown={pressed}
      onFocusIn={onFocus}
      onScroll={scrolled}
    >
      <div ref={sheet} class="viewport-sheet" style={{ width: `${width}px`, height: `${height}px` }}>
        {children}
      </div>
      {/* Keys do the same: they are no stops on the way to the next thing to do. */}
      <div class="viewport-buttons">
        {TOOLS.map(({ icon, label, key }) => (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            aria-label={label}
            title={`${label} (${key})`}
            onClick={() => KEYS[key]?.(camera)}
          >
            <Icon of={icon} />
          </button>
        ))}
      </div>
    </section>
  );
}
