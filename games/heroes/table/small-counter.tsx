import './small-counter.css';
import type { JSX } from 'preact';
import { NOWHERE } from '../rules/field/squares.ts';
import { CounterFace, type CounterFacts } from './board/counter.tsx';

/** One side of a counter beside the board, with nothing lying on it. It points at the drawings of the board's sprite. */
export function SmallCounter({ counter }: { readonly counter: CounterFacts }): JSX.Element {
  const bare = { ...counter, rear: NOWHERE, facing: null, suppressed: 0, acted: false, token: null, damage: '' };
  return (
    <svg class={`small-counter hs-counters ${counter.side}`} viewBox="-25 -25 50 50" aria-hidden="true">
      <CounterFace counter={bare} heading={0} />
    </svg>
  );
}
