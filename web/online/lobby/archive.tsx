import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../../lobby/dates.ts';
import type { Connection } from '../connection.ts';
import { Import } from '../import.tsx';
import { Segments } from './fields.tsx';
import { MatchRow } from './match-row.tsx';
import { playersIn } from './watch-list.tsx';
import { lobbyWords as words } from './words.ts';

/** Matches that are shown at once. */
const SHOWN = 8;

/** Finished matches: the player's own, and those that everybody may see. */
export function Archive({ to }: { readonly to: Connection }): JSX.Element {
  const [of, setOf] = useState<'mine' | 'all'>('mine');
  const [matches, setMatches] = useState<readonly Offered[] | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const read = async (before: number | null): Promise<readonly Offered[]> =>
    (await to.ask('archive', { of, before })) as readonly Offered[];
  useEffect(() => {
    let isWanted = true;
    read(null).then(
      (found) => {
        if (!isWanted) return;
        setMatches(found);
        setShown(SHOWN);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [to, of]);
  const showMore = async (): Promise<void> => {
    const all = matches ?? [];
    setShown(shown + SHOWN);
    const last = all.at(-1);
    if (last === undefined || all.length > shown + SHOWN) return;
    const older = await read(last.changed).catch(() => []);
    setMatches([...all, ...older]);
  };
  return (
    <>
      <header>
        <h2 class="head">{words.finished}</h2>
        <Segments
          title={words.finished}
          isBare
          of={[
            { id: 'mine', name: words.mine },
            { id: 'all', name: words.everybody },
          ]}
          value={of}
          onValue={(id) => setOf(id as 'mine' | 'all')}
        />
      </header>
      {matches?.length === 0 && <p class="empty">{words.noReplays}</p>}
      <ul>
        {matches?.slice(0, shown).map((each) => (
          <MatchRow
            key={each.match}
            to={to}
            offered={each}
            href={`/replay/${each.match}/0`}
            line={`${playersIn(each)}, ${dayOf(each.changed)}. ${each.outcome?.title ?? ''}`}
          />
        ))}
      </ul>
      {(matches?.length ?? 0) > shown && (
        <p class="actions">
          <button class="button small" type="button" onClick={() => void showMore()}>
            {words.older}
          </button>
        </p>
      )}
      <Import />
    </>
  );
}
