import './desk-tray.css';
import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { CardBack } from '../cards/card.tsx';
import { HandCard } from '../cards/hand-card.tsx';
import type { Desk } from '../desk.ts';
import { PIECES } from '../pieces.ts';
import { words } from '../words/table.ts';
import { Closing, Prompt } from './closing.tsx';
import type { Pile } from './piles.tsx';

/** Where the other cards lie is fetched with the hand, and does not keep it waiting. */
const Piles = lazy(async () => (await import('./stores.tsx')).Piles);
const PlayArea = lazy(async () => (await import('./stores.tsx')).PlayArea);
const Supply = lazy(async () => (await import('./stores.tsx')).Supply);

interface Props {
  readonly desk: Desk;
  onResult(): void;
  onPile(pile: Pile): void;
}

/** On a desk: the own cards, wherever they lie, and what to do now. */
export function DeskTray(props: Props): JSX.Element {
  const { desk } = props;
  return (
    <section class="un-tray" aria-label={words.whatNow}>
      <div class="tray-left">
        <Piles {...props} />
        <PlayArea desk={desk} />
        <Prompt desk={desk} />
      </div>
      <Hand desk={desk} />
      <div class="supply-box">
        <Supply {...props} />
        <Closing {...props} />
      </div>
    </section>
  );
}

export function Hand({ desk }: { readonly desk: Desk }): JSX.Element {
  const seat = desk.near.value;
  const room = desk.roomOf(seat);
  if (room === undefined)
    return (
      <div class="un-hand backs" data-panel="hand">
        {Array.from({ length: desk.sideOf(seat).hand }, (_, i) => (
          <CardBack key={i} seat={seat} />
        ))}
      </div>
    );
  return (
    <div
      class={`un-hand ${room.hand.length > 4 ? 'many' : ''}`}
      data-panel="hand"
      style={{ '--cards': room.hand.length }}
    >
      {room.hand.map((card, i) => (
        <HandCard
          key={card}
          desk={desk}
          card={card}
          number={i + 1}
          isFirst={room.hand.findIndex((each) => PIECES.kindOf[each] === PIECES.kindOf[card]) === i}
        />
      ))}
      {room.hand.length === 0 && <p class="no-cards">{words.empty}</p>}
    </div>
  );
}
