import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counterParts } from '../rules/state.ts';
import { type Considered, useConsidered } from './aim.ts';
import { boundsOf } from './board/index.ts';
import type { Desk } from './desk.ts';
import { MarkerKey, Objectives } from './panels/objectives.tsx';
import { OddsBox } from './panels/odds.tsx';

export { Cartouche } from './cartouche.tsx';
export { LastShot } from './panels/last-shot.tsx';
export { Log } from './panels/log.tsx';
export { Sides } from './panels/sides.tsx';

/** What is at stake; below it the odds while a shot is considered, else what the markers mean. */
export function Lane({ desk }: { readonly desk: Desk }): JSX.Element {
  const considered = useConsidered(desk);
  return (
    <>
      <Objectives desk={desk} />
      {considered.length > 0 ? <Odds desk={desk} considered={considered} /> : <MarkerKey desk={desk} />}
    </>
  );
}

/** Pixels: how far the tip of the pointer stands from the ends of the box, at least. */
const END = 16;

interface Props {
  readonly desk: Desk;
  readonly considered: readonly Considered[];
}

/** The odds beside the target, with a pointer to it. */
function Odds({ desk, considered }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const { y, scale } = desk.camera.rest.value;
  const [seat, unit] = counterParts(considered[0]?.at ?? '/');
  const tile = boundsOf(desk.facts.laid, desk.tileOf(seat, unit) ?? '');
  const middle = tile === null ? 0 : y + (tile.y + tile.height / 2) * scale;
  useLayoutEffect(() => {
    const room = place.current;
    const box = room?.firstElementChild;
    if (room === null || !(box instanceof HTMLElement)) return;
    const at = middle - room.offsetTop;
    const top = Math.max(0, Math.min(at - box.offsetHeight / 2, room.clientHeight - box.offsetHeight));
    box.style.top = `${top}px`;
    box.style.setProperty('--tip', `${Math.max(END, Math.min(at - top, box.offsetHeight - END))}px`);
  });
  return (
    <div ref={place} class="odds-place">
      <OddsBox desk={desk} considered={considered} />
    </div>
  );
}
