import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Insets } from '../board/camera.ts';

interface Covered {
  /** How much of the board lies under the page of a lesson, and under the sheet. */
  readonly over: Signal<number>;
  readonly under: Signal<number>;
  /** What holds the page of a lesson, where there is one. */
  readonly besides: RefObject<HTMLDivElement | null>;
  /** For the sheet, to tell its height. */
  onCover(height: number): void;
  /** Tells the insets again. */
  cover(): void;
}

/** What lies over the board of a phone; `tell` hears of it whenever it changes. */
export function useCovered(tell: (insets: Insets) => void): Covered {
  const under = useSignal(0);
  const over = useSignal(0);
  const cover = (): void => tell({ top: over.peek(), bottom: under.peek() });
  const onCover = useCallback((height: number) => {
    under.value = height;
    cover();
  }, []);
  const besides = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = besides.current?.firstElementChild;
    if (!(card instanceof HTMLElement)) return;
    const measure = (): void => {
      over.value = card.offsetTop + card.offsetHeight;
      cover();
    };
    measure();
    const measured = new ResizeObserver(measure);
    measured.observe(card);
    return () => measured.disconnect();
  }, []);
  return { over, under, besides, onCover, cover };
}
