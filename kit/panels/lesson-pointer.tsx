import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Touch } from '../click-path.ts';

const ROOM = 5;

const elementOf = ({ name, word }: Touch): Element | null =>
  document.querySelector(`[data-${name}="${CSS.escape(word)}"]`);

/** Rings around the parts a page speaks of, arrows over places. They follow the board while it is moved. */
export function LessonPointer({ at }: { readonly at: readonly Touch[] }): JSX.Element {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const ringed = new Set<Element | null>([null]);
      for (const [i, ring] of [...(layer.current?.children ?? [])].entries()) {
        const element = at[i] === undefined ? null : elementOf(at[i]);
        if (ring instanceof HTMLElement) ringAround(ring, ringed.has(element) ? null : element);
        ringed.add(element);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <div class="lesson-pointer" aria-hidden="true" ref={layer}>
      {at.map(({ name, word }) => (
        <i key={`${name} ${word}`} class={`at-${name}`} hidden />
      ))}
    </div>
  );
}

function ringAround(ring: HTMLElement, element: Element | null): void {
  const box = element?.getBoundingClientRect();
  const isSeen = box !== undefined && box.width > 0 && box.bottom > 0 && box.top < innerHeight && !isUnderPage(box);
  ring.hidden = !isSeen;
  if (!isSeen) return;
  ring.style.transform = `translate(${box.left - ROOM}px, ${box.top - ROOM}px)`;
  ring.style.width = `${box.width + 2 * ROOM}px`;
  ring.style.height = `${box.height + 2 * ROOM}px`;
}

/** On a phone the page lies over the board. */
const isUnderPage = ({ left, top, width, height }: DOMRect): boolean =>
  document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.lesson-card') != null;
