import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteSession } from './remote-session.ts';

const words = {
  wanted: (name: string) => `${name} wants a rematch with the sides changed: “Play again” takes the seat.`,
  own: (name: string) => `You offered a rematch. It begins when ${name} takes the seat.`,
  open: 'Open it',
  withdraw: 'Withdraw',
  begun: 'The rematch has begun.',
  withdrawn: 'The rematch was withdrawn.',
};

interface RematchLineProps {
  readonly session: RemoteSession;
  /** The match that repeats this one. */
  readonly rematch: string;
  /** Name of the other player. */
  readonly name: string;
}

/** Told to both once somebody wants to play again: to whoever asked, what it waits for; to the other, how to agree. */
export function RematchLine({ session: { connection }, rematch, name }: RematchLineProps): JSX.Element | null {
  const [offered, setOffered] = useState<Pick<Whole, 'match' | 'phase' | 'seats'> | null>(null);
  useEffect(() => connection.listen(rematch, (heard) => 'whole' in heard && setOffered(heard.whole)), [rematch]);
  if (offered?.match !== rematch) return null;
  if (offered.phase === 'gone') return <p>{words.withdrawn}</p>;
  const isOwn = offered.seats.some(({ player }) => player?.id === connection.you.value.id);
  if (!isOwn) return <p class="wants-rematch">{words.wanted(name)}</p>;
  return (
    <p class="wants-rematch">
      {offered.phase === 'open' ? words.own(name) : words.begun}{' '}
      <a class="button small" href={`/match/${rematch}`}>
        {words.open}
      </a>{' '}
      {offered.phase === 'open' && (
        <button
          class="button small"
          type="button"
          onClick={() => void connection.call('withdraw', { match: rematch }).catch(() => {})}
        >
          {words.withdraw}
        </button>
      )}
    </p>
  );
}
