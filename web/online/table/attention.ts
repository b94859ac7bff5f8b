import { useEffect, useRef } from 'preact/hooks';
import type { RemoteSession } from './remote-session.ts';

/** Milliseconds that something must be in sight to count as seen. */
const GLANCE = 800;

/** Tells the server what its player has seen. Returns true when it is the player's turn. */
export function useAttention(session: RemoteSession): boolean {
  const { made, seat, waiting, outcome } = session.moment.value;
  const isTelling = useRef(false);
  useEffect(() => {
    if (seat === null || session.whole.phase === 'gone') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = async (): Promise<void> => {
      // One at a time: actions must not wait behind glances.
      if (isTelling.current) return look();
      isTelling.current = true;
      await session.connection.call('seen', { match: session.id, n: made }).catch(() => {});
      isTelling.current = false;
    };
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void tell(), GLANCE);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session, made, seat]);
  return outcome === null && seat !== null && waiting.includes(seat);
}
