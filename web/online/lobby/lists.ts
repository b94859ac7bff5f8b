import type { Offered, SeatSeen } from '@kurgan/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { isDeserted } from '../person.tsx';

export interface Lists {
  readonly open: readonly Offered[];
  readonly mine: readonly Offered[];
  readonly watch: readonly Offered[];
  /** People with an open page, this one included. */
  readonly here: number;
}

/** Lists are read again this often while the page is in sight, or an own challenge may be taken, in milliseconds. */
const EVERY = 5000;

/** The lists of the lobby, kept up to date. */
export function useLists(to: Connection): { readonly lists: Lists | null; refresh(): void } {
  const [lists, setLists] = useState<Lists | null>(null);
  const isOpen = useRef(false);
  const read = async (): Promise<void> => {
    const found = (await to.ask('lobby', {})) as Lists;
    isOpen.current = found.mine.some(({ phase }) => phase === 'open');
    setLists(found);
  };
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' || isOpen.current) read().catch(() => {});
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [to]);
  return { lists, refresh: () => void read() };
}

export const ownSeat = ({ seats }: Offered, you: string): SeatSeen | undefined =>
  seats.find(({ player }) => player?.id === you);

/** The seat across the table: an opponent, a bot, or one that is still free. */
export const otherSeat = ({ seats }: Offered, you: string): SeatSeen | undefined =>
  seats.find(({ player }) => player?.id !== you);

const waitsFor = (offered: Offered, you: string): boolean => {
  const own = ownSeat(offered, you);
  return own !== undefined && offered.phase === 'running' && offered.waiting.includes(own.seat);
};

/** An opponent whose time is over, or who was deleted: the player may decide what follows. */
function isLate(offered: Offered, you: string, now: number): boolean {
  const other = otherSeat(offered, you);
  if (offered.phase !== 'running' || other === undefined) return false;
  const due = other.clock?.due ?? null;
  return isDeserted(other) || (offered.waiting.includes(other.seat) && due !== null && due <= now);
}

/** A player's matches by what they ask for, and challenges of others. */
export interface Mine {
  /** Those whose time runs out first come first. */
  readonly waiting: readonly Offered[];
  readonly late: readonly Offered[];
  /** Offered by somebody this player has just played. */
  readonly rematches: readonly Offered[];
  readonly theirs: readonly Offered[];
  readonly challenges: readonly Offered[];
  readonly open: readonly Offered[];
}

export function sorted({ mine, open }: Lists, you: string, now: number): Mine {
  const challenges = mine.filter(({ phase }) => phase === 'open');
  const rest = mine.filter(({ phase }) => phase !== 'open');
  const waiting = rest.filter((each) => waitsFor(each, you) || each.phase === 'dealt');
  const dueOf = (each: Offered): number => ownSeat(each, you)?.clock?.due ?? Number.POSITIVE_INFINITY;
  const others = rest.filter((each) => !waiting.includes(each));
  const late = others.filter((each) => isLate(each, you, now));
  const rematches = open.filter(({ rematchOf }) => rematchOf !== null);
  return {
    waiting: waiting.toSorted((a, b) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0)),
    late,
    rematches,
    theirs: others.filter((each) => !late.includes(each)),
    challenges,
    open: open.filter((each) => !rematches.includes(each)),
  };
}
