import './after-match.css';
import { Icon } from '@kurgan/kit';
import type { Deal } from '@kurgan/wire';
import { BadgeCheck, ShieldAlert } from 'lucide';
import type { JSX } from 'preact';
import { gameOf } from '../../games.ts';
import { useLoaded } from '../../parts/loading.tsx';
import { findLie, type Lie } from '../proof.ts';
import { keptSeal } from '../seals.ts';
import { RatedLine } from './rated-line.tsx';
import { RematchLine } from './rematch-line.tsx';
import type { RemoteSession } from './remote-session.ts';

const words = {
  checking: 'Checking the dice …',
  fair: (names: string) =>
    `Sealed dice, checked: the shares of ${names} and the server make the seed, and every roll follows from it.`,
  unchecked: 'The dice could not be checked right now.',
  lies: {
    promise: 'The hashes of the shares are not those this browser saw before the match.',
    share: 'A share does not fit the hash that promised it.',
    seed: 'The shares do not make the seed of this match.',
    seal: 'The match is not the one this browser has seen: its last seal does not fit.',
    play: 'The rolls do not follow from the seed.',
  } satisfies Record<Lie, string>,
  dishonest: 'The dice of this match are not what was promised.',
  operator: 'Whoever runs the server could look into its store, but nobody could choose a roll.',
};

async function check(session: RemoteSession): Promise<Lie | null> {
  const { connection, id, game, scenario } = session;
  const [deal, file, rules] = await Promise.all([
    connection.ask('deal', { match: id }) as Promise<Deal>,
    session.file(),
    gameOf(game).rules(scenario),
  ]);
  return findLie(deal, file, keptSeal(id), rules);
}

/** With the result: whether the dice were honest, and whether the other side wants to play again. */
export function AfterMatch({ session }: { readonly session: RemoteSession }): JSX.Element {
  const checked = useLoaded(() => check(session), session.id);
  const { seat: own } = session.moment.value;
  const people = session.seats.value.flatMap(({ player }) => (player === null ? [] : [player.name]));
  const other = session.seats.value.find(({ seat, player }) => seat !== own && player !== null)?.player;
  return (
    <div class="after-match" role="status">
      {session.rematch.value !== null && other !== undefined && other !== null && own !== null && (
        <RematchLine session={session} rematch={session.rematch.value} name={other.name} />
      )}
      {session.whole.isRated && <RatedLine session={session} />}
      {checked.state === 'waiting' && <p>{words.checking}</p>}
      {checked.state === 'failed' && <p>{words.unchecked}</p>}
      {checked.state === 'ready' &&
        (checked.value === null ? (
          <p>
            <Icon of={BadgeCheck} size={17} /> {words.fair(people.join(', '))} {words.operator}
          </p>
        ) : (
          <p class="dishonest">
            <Icon of={ShieldAlert} size={17} /> {words.dishonest} {words.lies[checked.value]}
          </p>
        ))}
    </div>
  );
}
