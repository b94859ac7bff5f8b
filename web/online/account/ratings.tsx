import { plural } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { RatedPlayer } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';

const words = {
  title: 'Ratings',
  note: 'From rated matches between two accounts, by Glicko-2. Everybody begins with 1500; the figure after ± says how sure it is.',
  none: 'No rated match has ended here yet.',
  matches: (count: number) => plural(count, 'match', 'matches'),
  keptBack: (count: number) =>
    `${plural(count, 'match', 'matches')} of yours never began: your page did not tell its share of the dice within a week.`,
};

/** Players in each list; whoever stands further down sees the own line as well. */
const MOST = 10;
const SHARED = GAMES.filter(({ seats }) => Object.keys(seats).length > 1);

interface Ranking {
  readonly title: string;
  readonly players: readonly (RatedPlayer & { readonly place: number })[];
}

async function read(to: Connection): Promise<readonly Ranking[]> {
  const you = to.you.peek().id;
  const lists = await Promise.all(
    SHARED.map(async ({ id, title }) => {
      const all = (await to.ask('ratings', { game: id })) as readonly RatedPlayer[];
      const players = all.map((each, i) => ({ ...each, place: i + 1 }));
      return { title, players: players.filter(({ place, player }) => place <= MOST || player === you) };
    }),
  );
  return lists.filter(({ players }) => players.length > 0);
}

/** The best players of each game, and where the player of this page stands. */
export function RatingsSection({ to }: { readonly to: Connection }): JSX.Element {
  const [rankings, setRankings] = useState<readonly Ranking[]>([]);
  const [keptBack, setKeptBack] = useState(0);
  useEffect(() => {
    read(to).then(setRankings, () => {});
    to.ask('keptBack', {}).then(
      (count) => setKeptBack(Number(count)),
      () => {},
    );
  }, [to]);
  return (
    <section id="ratings">
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      {keptBack > 0 && <p class="kept-back">{words.keptBack(keptBack)}</p>}
      {rankings.length === 0 && <p class="fine">{words.none}</p>}
      {rankings.map(({ title, players }) => (
        <table key={title} class="ranking">
          <caption>{title}</caption>
          <tbody>
            {players.map(({ player, name, place, rating, deviation, games }) => (
              <tr key={player} aria-current={player === to.you.value.id ? 'true' : undefined}>
                <td>{place}</td>
                <th scope="row">{name}</th>
                <td>
                  <b>{Math.round(rating)}</b> ± {Math.round(deviation)}
                </td>
                <td>{words.matches(games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
