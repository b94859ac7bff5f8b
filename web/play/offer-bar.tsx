import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { lazily } from '../parts/loading.tsx';

const OfferLines = lazily(async () => (await import('./offer-lines.tsx')).OfferLines);

/** Empty while no other seat offers the player anything. */
export function OfferBar({ session }: { readonly session: Session }): JSX.Element {
  const { seat } = session.moment.value;
  const offers = seat === null ? [] : session.offers.value.filter(({ by }) => by !== seat);
  return (
    <div class="safety-lines" role="status">
      {offers.length > 0 && <OfferLines session={session} offers={offers} />}
    </div>
  );
}
