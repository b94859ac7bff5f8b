import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { Import } from '../import.tsx';
import { Segments } from './fields.tsx';
import { MatchRow } from './match-row.tsx';
import { playersIn } from './watch-list.tsx';
import { lobbyWords } from './words.ts';

/** Finished matches: the player's own, and those that everybody may see. */
export function Archive({ to }: { readonly to: Connection }): JSX.Element {
  const words = lobbyWords.value;
  const [of, setOf] = useState<'mine' | 'all'>('mine');
  const [matches, setMatches] = useState<readonly Offered[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const found = (await to.ask('archive', { of, before: null })) as readonly Offered[];
      if (isWanted) setMatches(found);
    };
    read().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [to, of]);
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
        {matches?.slice(0, 8).map((each) => (
          <MatchRow
            key={each.match}
            to={to}
            offered={each}
            href={`/replay/${each.match}/0`}
            line={`${playersIn(each)}. ${each.outcome?.title ?? ''}`}
          />
        ))}
      </ul>
      <Import />
    </>
  );
}
