import './thumbnail.css';
import type { Glance } from '@kurgan/kit';
import type { Offered, Past } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../../games.ts';
import { Vignette } from '../../lobby/vignette.tsx';
import type { Connection } from '../connection.ts';

interface Glimpse {
  readonly view: unknown;
  readonly glance: Glance | undefined;
}

/** Matches that were looked at, by id and length. */
const seen = new Map<string, Glimpse>();
const MOST = 60;

/** The match as it stands for this player's eyes; null until it is there, and before it begins. */
export function useGlimpse(to: Connection, { match, game, scenario, phase, length }: Offered): Glimpse | null {
  const key = `${match} ${length}`;
  const [glimpse, setGlimpse] = useState<Glimpse | null>(seen.get(key) ?? null);
  useEffect(() => {
    const known = seen.get(key);
    if (known !== undefined) return setGlimpse(known);
    if (phase !== 'running' && phase !== 'over') return;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const [glance, past] = await Promise.all([
        gameOf(game).glance?.(scenario),
        to.ask('past', { match, n: length, eyes: null }) as Promise<Past>,
      ]);
      const next = { view: past.view, glance };
      if (seen.size > MOST) seen.clear();
      seen.set(key, next);
      if (isWanted) setGlimpse(next);
    };
    read().catch(() => {}); // the picture of the game stands in its place
    return () => {
      isWanted = false;
    };
  }, [key, phase]);
  return glimpse;
}

interface ThumbnailProps {
  readonly of: Pick<Offered, 'game' | 'scenario'>;
  readonly glimpse: Glimpse | null;
}

/** The board as it stands, or a look at the game. */
export function Thumbnail({ of: { game, scenario }, glimpse }: ThumbnailProps): JSX.Element {
  const { Picture } = glimpse?.glance ?? {};
  return (
    <span class="thumbnail" aria-hidden="true">
      <Vignette of={gameOf(game)} />
      {Picture !== undefined && <Picture scenario={scenario} view={glimpse?.view} />}
    </span>
  );
}

/** `Round 3 · US 0 of 2, Germany 1`, where the game tells it. */
export const standingOf = ({ scenario }: Offered, glimpse: Glimpse | null): string =>
  glimpse?.glance?.standing({ scenario, view: glimpse.view }) ?? '';
