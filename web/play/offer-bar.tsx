import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';

/** Another seat's offer to the player. */
export function OfferBar({ session }: { readonly session: Session }): JSX.Element {
  const { draw } = pageWords.value.players;
  const { seat } = session.moment.value;
  const offers = seat === null ? [] : session.offers.value.filter(({ by }) => by !== seat);
  return (
    <div class="safety-lines" role="status">
      {offers.map((offer) => (
        <p key={offer.by}>
          {draw.offered(seatName(session.game, offer.by))}
          <button class="button small" type="button" onClick={() => void session.answer(offer, true)}>
            {draw.accept}
          </button>
          <button class="button small" type="button" onClick={() => void session.answer(offer, false)}>
            {draw.decline}
          </button>
        </p>
      ))}
    </div>
  );
}
