import { signed } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { KindId, Seat } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import type { Props, UndauntedModel } from '../model.ts';
import { words } from '../words/table.ts';
import { Initiative } from './badge.tsx';

/** What a scenario adds to each bid of a side: ` +1`, or nothing. */
function addition({ edition, open }: UndauntedModel, seat: Seat): string {
  const added = edition.extras?.addedToBids(open.value, seat) ?? 0;
  return added === 0 ? '' : ` ${signed(added, 0)}`;
}

export const bidWords = (model: UndauntedModel, seat: Seat, kind: KindId | null): string =>
  kind === null ? words.noBid : model.names.card(kind) + addition(model, seat);

/** Initiative and bids: face down until both are in, then revealed together. */
export function Bids({ model }: Props): JSX.Element {
  const { bids, marker } = model.open.value;
  const { near, far } = model;
  const holder = marker === model.controller.session.moment.value.seat ? words.you : model.names.side(marker).short;
  const [own = '', theirs = ''] = [near.value, far.value].map((seat) => bidWords(model, seat, bids?.[seat] ?? null));
  return (
    <section class="initiative-box" aria-label={words.bids} data-panel="bids">
      <Initiative />
      <h2>{words.holdsInitiative(holder)}</h2>
      <span class="bid-cards">
        {[near.value, far.value].map((seat) => (
          <BidCard key={seat} model={model} seat={seat} />
        ))}
      </span>
      <p>{bids === null ? words.choosingBid : words.bidsWere(own, theirs)}</p>
    </section>
  );
}

function BidCard({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const { bids, round } = model.open.value;
  const revealed = bids?.[seat];
  const own = model.roomOf(seat)?.bid ?? null;
  const kind = revealed ?? (own === null ? undefined : model.kindOf(own).id);
  if (kind === undefined || kind === null)
    return model.sideOf(seat).bid ? <CardBack seat={seat} /> : <span class="un-card-back none" />;
  const isFog = kind === model.pieces.fog;
  return (
    // Another round has another key: the card is turned up anew.
    <span
      key={`${round} ${kind} ${revealed}`}
      class={`bid-card ${isFog ? 'fog' : seat} ${bids === null ? '' : 'turned'}`}
      title={bidWords(model, seat, kind)}
    >
      <b>
        {model.kindNamed(kind).initiative}
        <small>{addition(model, seat)}</small>
      </b>
    </span>
  );
}
