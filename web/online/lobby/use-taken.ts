import { play } from '@kurgan/kit';
import type { Offered } from '@kurgan/wire';
import { useEffect, useState } from 'preact/hooks';
import { mayRing } from '../bell.ts';
import type { Connection } from '../connection.ts';

/**
 * Own challenges that were taken and not looked at since. They stay as long as the page does; the server hears of those
 * in sight, so that it tells nobody twice.
 */
export function useTaken(to: Connection, mine: readonly Offered[]): readonly Offered[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const fresh = mine.flatMap(({ match, seen, phase }) => (seen === -1 && phase !== 'open' ? [match] : []));
  const news = fresh.filter((match) => !known.includes(match)).join();
  useEffect(() => {
    if (news === '') return;
    setKnown([...known, ...news.split(',')]);
    if (mayRing()) play('bell');
  }, [news]);
  const told = document.hidden ? '' : fresh.join();
  useEffect(() => {
    for (const match of told === '' ? [] : told.split(',')) void to.call('seen', { match, n: 0 }).catch(() => {});
  }, [told]);
  return mine.filter(({ match }) => known.includes(match));
}
