import { useEffect } from 'preact/hooks';
import type { RemoteSession } from './remote-session.ts';

/** Milliseconds that something must be in sight to count as seen. */
const GLANCE = 800;

/** Tells the server what its player has seen. Returns true when it is the player's turn. */
export function useAttention(session: RemoteSession): boolean {
  const { made, seat, waiting, outcome } = session.moment.value;
  useEffect(() => {
    if (seat === null || session.whole.phase === 'gone') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(
        () => void session.connection.call('seen', { match: session.id, n: made }).catch(() => {}),
        GLANCE,
      );
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
