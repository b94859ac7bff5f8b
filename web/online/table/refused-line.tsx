import type { OfferSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { panelWords as words } from './panel-words.ts';
import type { RemoteSession } from './remote-session.ts';

interface Asked {
  readonly offer: OfferSeen | null;
  /** Entries when it was last seen to stand. */
  readonly made: number;
}

interface RefusedProps {
  readonly session: RemoteSession;
  /** The own offer that stands now, and the one that was just withdrawn. */
  readonly own: OfferSeen | null;
  readonly withdrawn: string | null;
  /** Name of the other player. */
  readonly name: string;
}

/** The other side has said no: the own offer is gone, and nothing has happened that would have ended it. */
export function RefusedLine({ session, own, withdrawn, name }: RefusedProps): JSX.Element | null {
  const { made } = session.moment.value;
  const before = useRef<Asked>({ offer: null, made });
  const [refused, setRefused] = useState<OfferSeen | null>(null);
  useEffect(() => {
    const { offer, made: then } = before.current;
    if (own !== null || made !== then) setRefused(null);
    else if (offer !== null && offer.id !== withdrawn && !session.isCalledOff.peek()) setRefused(offer);
    before.current = { offer: own, made };
  }, [own?.id, made]);
  if (refused === null) return null;
  return (
    <p class="online-asked" role="status">
      {words.refused[refused.kind](name)}{' '}
      <button class="button small" type="button" onClick={() => setRefused(null)}>
        {words.dismiss}
      </button>
    </p>
  );
}
