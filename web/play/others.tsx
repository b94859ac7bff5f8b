import '../styles/others.css';
import type { Controller } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { driverOf } from '../session/bot-driver.ts';
import type { WorkerSession } from '../session/worker-session.ts';
import { Curtain } from './curtain.tsx';
import { OfferBar } from './offer-bar.tsx';
import { ThinkingBar } from './thinking-bar.tsx';

interface OthersProps {
  readonly session: WorkerSession;
  readonly controller: Controller;
}

/** The other players: bots that act when it is their turn, and people with a curtain between them. */
export function Others({ session, controller }: OthersProps): JSX.Element {
  useEffect(() => driverOf(session).start(controller.beats), [session, controller]);
  const curtain = session.curtain.value;
  return (
    <>
      {curtain !== null && <Curtain key={curtain} session={session} seat={curtain} />}
      <OfferBar session={session} />
      <ThinkingBar session={session} />
    </>
  );
}
