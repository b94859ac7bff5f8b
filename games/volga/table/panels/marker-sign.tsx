import type { JSX } from 'preact';
import type { Marker } from '../../rules/state.ts';

/** Drawn inside 24 x 16, as on the markers: a gun, a bridge of the engineers, an aircraft. */
const SIGNS: Readonly<Record<Marker, string>> = {
  artillery: 'M12 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  engineer: 'M5 12V5h14v7M12 5v7',
  air: 'M12 8C9 4 4 4 4 8s5 4 8 0c3-4 8-4 8 0s-5 4-8 0z',
};

/** A support marker: a small card of the German side. */
export function MarkerSign({ marker }: { readonly marker: Marker }): JSX.Element {
  return (
    <svg class={`marker-sign ${marker}`} viewBox="0 0 24 16" aria-hidden="true">
      <rect x="0.75" y="0.75" width="22.5" height="14.5" />
      <path d={SIGNS[marker]} />
    </svg>
  );
}
