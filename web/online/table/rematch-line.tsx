import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dictionary } from '../../language/index.ts';
import type { RemoteSession } from './remote-session.ts';

const rematchWords = dictionary({
  wanted: (name: string) => `${name} wants a rematch with the sides changed: “Play again” takes the seat.`,
  own: (name: string) => `You offered a rematch. It begins when ${name} takes the seat.`,
  open: 'Open it',
  withdraw: 'Withdraw',
  begun: 'The rematch has begun.',
  withdrawn: 'You withdrew the rematch.',
});

interface RematchLineProps {
  readonly session: RemoteSession;
  /** The match that repeats this one. */
  readonly rematch: string;
  /** Name of the other player. */
  readonly name: string;
}

/** Told to both once somebody wants to play again: to whoever asked, what it waits for; to the other, how to agree. */
export function RematchLine({ session: { connection }, rematch, name }: RematchLineProps): JSX.Element | null {
  const words = rematchWords.value;
  const [offered, setOffered] = useState<Offered | 'withdrawn' | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const { mine, open } = (await connection.ask('lobby', {})) as Record<'mine' | 'open', readonly Offered[]>;
      setOffered([...mine, ...open].find(({ match }) => match === rematch) ?? null);
    };
    read().catch(() => {});
  }, [connection, rematch]);
  if (offered === null) return null;
  if (offered === 'withdrawn') return <p>{words.withdrawn}</p>;
  const isOwn = offered.seats.some(({ player }) => player?.id === connection.you.value.id);
  if (!isOwn) return <p class="wants-rematch">{words.wanted(name)}</p>;
  const withdraw = async (): Promise<void> => {
    await connection.call('withdraw', { match: rematch });
    setOffered('withdrawn');
  };
  return (
    <p class="wants-rematch">
      {offered.phase === 'open' ? words.own(name) : words.begun}{' '}
      <a class="button small" href={`/match/${rematch}`}>
        {words.open}
      </a>{' '}
      {offered.phase === 'open' && (
        <button class="button small" type="button" onClick={() => void withdraw().catch(() => {})}>
          {words.withdraw}
        </button>
      )}
    </p>
  );
}
