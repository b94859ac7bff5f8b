import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boundsOf } from '../board/index.ts';
import { type Considered, tileOfTarget, useConsidered } from '../considered.ts';
import type { UndauntedModel } from '../model.ts';
import { MarkerKey, Objectives } from './objectives.tsx';
import { OddsBox } from './odds.tsx';
import { Played } from './stores.tsx';

/** Objectives; below them the odds of a shot, or the key to the markers. */
export function Lane({ model }: { readonly model: UndauntedModel }): JSX.Element {
  const considered = useConsidered(model);
  return (
    <>
      <Objectives model={model} />
      <Played model={model} />
      {considered.length > 0 ? <Odds model={model} considered={considered} /> : <MarkerKey model={model} />}
    </>
  );
}

/** Pixels: how far the tip of the pointer stands from the ends of the box, at least. */
const END = 16;

interface Props {
  readonly model: UndauntedModel;
  readonly considered: readonly Considered[];
}

/** The odds beside the target, with a pointer to it. */
export function Odds({ model, considered }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const { y, scale } = model.camera.rest.value;
  const tile = boundsOf(model.facts.laid, tileOfTarget(model, considered[0]?.at));
  const middle = tile === null ? 0 : y + (tile.y + tile.height / 2) * scale;
  useLayoutEffect(() => {
    const room = place.current;
    const box = room?.firstElementChild;
    if (room === null || !(box instanceof HTMLElement)) return;
    const at = middle / room.currentCSSZoom - room.offsetTop;
    const top = Math.max(0, Math.min(at - box.offsetHeight / 2, room.clientHeight - box.offsetHeight));
    box.style.top = `${top}px`;
    box.style.setProperty('--tip', `${Math.max(END, Math.min(at - top, box.offsetHeight - END))}px`);
  });
  return (
    <div ref={place} class="odds-place">
      <OddsBox model={model} considered={considered} />
    </div>
  );
}
