import type { JSX } from 'preact';
import type { Seat } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import type { Desk } from '../desk.ts';
import { kindNamed, kindOf, PIECES } from '../pieces.ts';
import { words } from '../speech/panels.ts';
import { cardName, sideShort } from '../words/names.ts';
import { Initiative } from './badge.tsx';

const bidWords = (kind: string | null): string => (kind === null ? words.noBid : cardName(kind));

/** Who holds the initiative, and the bids: face down until both are in, then turned up together. */
export function Bids({ desk }: { readonly desk: Desk }): JSX.Element {
  const { bids, marker } = desk.open.value;
  const { near, far } = desk;
  const holder = marker === desk.controller.session.moment.value.seat ? words.you : sideShort(marker);
  const [own, theirs] = [bids?.[near.value] ?? null, bids?.[far.value] ?? null];
  return (
    <section class="initiative-box" aria-label={words.bids} data-panel="bids">
      <Initiative />
      <h2>{words.holdsInitiative(holder)}</h2>
      <span class="bid-cards">
        {[near.value, far.value].map((seat) => (
          <BidCard key={seat} desk={desk} seat={seat} />
        ))}
      </span>
      <p>{bids === null ? words.choosingBid : words.bidsWere(bidWords(own), bidWords(theirs))}</p>
    </section>
  );
}

function BidCard({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const { bids, round } = desk.open.value;
  const revealed = bids?.[seat];
  const own = desk.roomOf(seat)?.bid ?? null;
  const kind = revealed ?? (own === null ? undefined : kindOf(own).id);
  if (kind === undefined || kind === null)
    return desk.sideOf(seat).bid ? <CardBack seat={seat} /> : <span class="un-card-back none" />;
  const isFog = kind === PIECES.fog;
  return (
    // Another round has another key: the card is turned up anew.
    <span
      key={`${round} ${kind} ${revealed}`}
      class={`bid-card ${isFog ? 'fog' : seat} ${bids === null ? '' : 'turned'}`}
      title={bidWords(kind)}
    >
      <b>{kindNamed(kind).initiative}</b>
    </span>
  );
}
