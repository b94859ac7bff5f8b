import type { ComponentChildren, JSX } from 'preact';
import type { Props } from '../model.ts';
import { Log } from './log.tsx';
import { Objectives } from './objectives.tsx';
import { Heaps, heapsOf } from './piles.tsx';
import { Sides, Units } from './sides.tsx';
import { PlayArea } from './stores.tsx';

/** Long content must be focusable so the keyboard can scroll it. */
const Scrolling = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <div class="un-sheet" tabIndex={0}>
    {children}
  </div>
);

/** On a phone: where the own cards are. */
export function CardsSheet({ model }: Props): JSX.Element {
  const { deck, discard } = heapsOf(model);
  return (
    <Scrolling>
      <PlayArea model={model} />
      <Heaps model={model} heaps={[...discard, ...deck]} />
    </Scrolling>
  );
}

export const SupplySheet = ({ model }: Props): JSX.Element => (
  <Scrolling>
    <Heaps model={model} heaps={heapsOf(model).supply} />
  </Scrolling>
);

/** On a phone: both sides, and what is worth points. */
export function SidesSheet({ model }: Props): JSX.Element {
  const { extras } = model.edition;
  return (
    <Scrolling>
      {extras && <extras.Tools model={model} />}
      <Sides model={model} />
      <Objectives model={model} />
      <Units model={model} seat={model.far.value} />
    </Scrolling>
  );
}

export const LogSheet = Log;

/** On a phone: the end of the log, for whoever has no card to look at. */
export const Latest = ({ model }: Props): JSX.Element => (
  <div class="latest">
    <Log model={model} />
  </div>
);
