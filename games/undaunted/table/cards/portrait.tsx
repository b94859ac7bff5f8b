import type { JSX } from 'preact';
import type { Kind } from '../../rules/edition.ts';
import { soldier } from '../board/index.ts';
import type { SideLook } from '../sides.ts';

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The soldier on a card: the helmet tells the side, what he carries the kind. */
export function Portrait({ side, kind }: { readonly side: SideLook; readonly kind: Kind }): JSX.Element {
  const { solid, face, carried } = soldier(side, kind.type.unitType ?? slug(kind.type.title));
  return (
    <svg class="portrait" viewBox="0 0 24 24" aria-hidden="true">
      <path d={solid} />
      <path d={face} class="face" />
      <path d={carried} class="carried" />
    </svg>
  );
}

/** Strokes of a pen behind the soldier, the same on every card of a kind. */
export function penStrokes(seed: number, width: number, height: number, count: number): string {
  let state = seed * 7919 + 17;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const [x, y, long] = [next() * width, next() * height, 5 + next() * 7];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${long.toFixed(1)} ${(-long * 0.55).toFixed(1)}`;
  }).join('');
}

const WAVES = [0, 1, 2, 3, 4]
  .map((i) => `M${8 + (i % 2) * 8} ${12 + i * 13}q10-8 20 0t20 0 20 0 20 0 ${18 - (i % 2) * 8} 0`)
  .join('');

export const FogPicture = (): JSX.Element => (
  <svg class="fog-picture" viewBox="0 0 132 76" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <path d={WAVES} />
  </svg>
);
