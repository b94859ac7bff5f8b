import { Icon } from '@kurgan/kit';
import type { Offered } from '@kurgan/wire';
import { Eye } from 'lucide';
import type { JSX } from 'preact';
import type { Connection } from '../connection.ts';
import { holderName } from '../person.tsx';
import { MatchRow } from './match-row.tsx';
import { lobbyWords as words } from './words.ts';

export const playersIn = ({ game, seats }: Offered): string =>
  seats.map((seat) => holderName(game, seat) ?? '?').join(' – ');

/** Running matches of others. */
export function WatchList({ to, watch }: { readonly to: Connection; readonly watch: readonly Offered[] }): JSX.Element {
  return (
    <section class="watch-list" data-tab="watch">
      <h2 class="head">{words.watch}</h2>
      {watch.length === 0 && <p class="empty">{words.nothingToWatch}</p>}
      <ul>
        {watch.slice(0, 12).map((each) => (
          <MatchRow key={each.match} to={to} offered={each} href={`/match/${each.match}`} line={playersIn(each)}>
            {each.watchers > 0 && (
              <span title={words.watchers(each.watchers)}>
                <Icon of={Eye} size={15} /> {each.watchers}
                <span class="unseen"> {words.watchers(each.watchers)}</span>
              </span>
            )}
          </MatchRow>
        ))}
      </ul>
    </section>
  );
}
