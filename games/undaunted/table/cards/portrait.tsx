import type { JSX } from 'preact';
import type { Kind } from '../../rules/edition.ts';
import type { FiguredKind } from '../board/figure.ts';
import { soldier } from '../board/index.ts';
import type { SideLook } from '../sides.ts';

/** Attributes of command cards, in 24 x 24: a pistol, a signal, a map. */
const CARRIED: Readonly<Record<string, string>> = {
  'squad-leader': 'M16.6 18.4l3.2-6.6-.9-.5.5-1 3.6 1.7-.5 1.1-1-.3-3 6.4z',
  'platoon-sergeant': 'M16.8 18.6l2.4-9.4-.7-3 .9-3.2.9.2-.3 2.2 1.6-.2 1 .4-.2 2.8-1.3 1.2-1.7 9.4z',
  'platoon-guide': 'M13.6 15.7l4.4-1.3 5 1.5v6.3l-5-1.5-4.4 1.3z',
};

/** The soldier on a card: the helmet tells the side, what he carries the kind. */
export function Portrait({ side, kind }: { readonly side: SideLook; readonly kind: Kind & FiguredKind }): JSX.Element {
  const { unitType, figure } = kind.type;
  const { solid, face, carried, cut } = soldier(side, unitType ?? 'officer', figure);
  return (
    <svg
      class="portrait"
      viewBox={figure?.isVehicle ? '0 0 34 22' : '0 0 24 24'}
      style={figure?.isVehicle ? { aspectRatio: '34 / 22' } : {}}
      aria-hidden="true"
    >
      <path d={solid} />
      <path d={face} class="face" />
      <path d={CARRIED[kind.type.id] ?? carried} class="carried" />
      <path d={cut} class="cut" />
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
