import type { JSX } from 'preact';
import type { Desk } from './desk.ts';
import { Objectives } from './panels/objectives.tsx';
import { Heaps, heapsOf } from './panels/piles.tsx';
import { Sides, Units } from './panels/sides.tsx';
import { PlayArea } from './panels/stores.tsx';

/** On a phone: where the own cards are. */
export function CardsLeaf({ desk }: { readonly desk: Desk }): JSX.Element {
  const { deck, discard } = heapsOf(desk);
  return (
    <>
      <PlayArea desk={desk} />
      <Heaps heaps={[...discard, ...deck]} />
    </>
  );
}

export const SupplyLeaf = ({ desk }: { readonly desk: Desk }): JSX.Element => <Heaps heaps={heapsOf(desk).supply} />;

/** On a phone: both sides, and what is worth points. */
export function SidesLeaf({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <>
      <Sides desk={desk} />
      <Objectives desk={desk} />
      <Units desk={desk} seat={desk.far.value} />
    </>
  );
}
