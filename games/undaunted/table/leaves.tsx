import type { ComponentChildren, JSX } from 'preact';
import type { Desk } from './desk.ts';
import { Objectives } from './panels/objectives.tsx';
import { Heaps, heapsOf } from './panels/piles.tsx';
import { Sides, Units } from './panels/sides.tsx';
import { PlayArea } from './panels/stores.tsx';

/** What is longer than a sheet must be reachable by keyboard, to be scrolled. */
const Leaf = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <div class="un-leaf" tabIndex={0}>
    {children}
  </div>
);

/** On a phone: where the own cards are. */
export function CardsLeaf({ desk }: { readonly desk: Desk }): JSX.Element {
  const { deck, discard } = heapsOf(desk);
  return (
    <Leaf>
      <PlayArea desk={desk} />
      <Heaps heaps={[...discard, ...deck]} />
    </Leaf>
  );
}

export const SupplyLeaf = ({ desk }: { readonly desk: Desk }): JSX.Element => (
  <Leaf>
    <Heaps heaps={heapsOf(desk).supply} />
  </Leaf>
);

/** On a phone: both sides, and what is worth points. */
export function SidesLeaf({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <Leaf>
      <Sides desk={desk} />
      <Objectives desk={desk} />
      <Units desk={desk} seat={desk.far.value} />
    </Leaf>
  );
}
