import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';

interface Props {
  readonly session: Session;
  readonly offers: Session['offers']['value'];
}

/** What other seats offer, each with its answers. */
export function OfferLines({ session, offers }: Props): JSX.Element {
  const { draw } = pageWords.players;
  return (
    <>
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
    </>
  );
}
