import type { RatedPlayer } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useLoaded } from '../../parts/loading.tsx';
import type { RemoteSession } from './remote-session.ts';

const words = {
  now: (list: string) => `A rated match. Ratings now: ${list}.`,
  guests: 'Not rated: both players need an account.',
};

/** The ratings of both players after a match that counts for them. */
export function RatedLine({ session }: { readonly session: RemoteSession }): JSX.Element | null {
  const { connection, id, game } = session;
  const people = session.seats.value.flatMap(({ player }) => player ?? []);
  const isCounted = people.length === session.seats.value.length && people.every(({ isAccount }) => isAccount);
  const loaded = useLoaded(
    async () => (isCounted ? ((await connection.ask('ratings', { game })) as readonly RatedPlayer[]) : []),
    id,
  );
  if (!isCounted) return <p>{words.guests}</p>;
  if (loaded.state !== 'ready') return null;
  const rated = people.flatMap((person) => loaded.value.find(({ player }) => player === person.id) ?? []);
  if (rated.length === 0) return null;
  return (
    <p>
      {words.now(
        rated
          .map(({ name, rating, deviation }) => `${name} ${Math.round(rating)} ± ${Math.round(deviation)}`)
          .join(', '),
      )}
    </p>
  );
}
