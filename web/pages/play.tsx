import '@kurgan/kit/kit.css';
import '../styles/play.css';
import { Controller, type GameTable } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { gameOf, partFor, tableOf } from '../games.ts';
import { lazily, useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { Others } from '../play/others.tsx';
import { Safety } from '../play/safety.tsx';
import { TableMenu } from '../play/table-menu.tsx';
import { useListening } from '../play/use-listening.ts';
import { go } from '../router.ts';
import { ask } from '../session/worker-client.ts';
import { WorkerSession } from '../session/worker-session.ts';

const Held = lazily(async () => (await import('../play/held.tsx')).Held);
const afterwards = () => import('../play/afterwards.ts');
const SoundOffer = lazily(async () => (await import('../play/sound-offer.tsx')).SoundOffer);
const WatchBar = lazily(async () => (await import('../play/watch-bar.tsx')).WatchBar);

interface Ready {
  readonly session: WorkerSession;
  readonly table: GameTable;
}

/** The table is fetched while the worker opens the match. */
async function openTable(id: string): Promise<Ready> {
  const asking = ask('gameOf', id);
  const opening = WorkerSession.open(id);
  opening.catch(() => {}); // awaited below
  const game = await asking;
  const fetching = game === null ? null : tableOf(game);
  fetching?.catch(() => {}); // what went wrong with the match itself is told first
  const session = await opening;
  const scenario = session.info.scenario;
  return { session, table: await partFor(gameOf(session.game), scenario, fetching ?? tableOf(session.game)) };
}

export function PlayPage({ id }: { readonly id: string }): JSX.Element {
  const loaded = useLoaded(() => openTable(id), id);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <TroubleMessage trouble={loaded.trouble} />;
  return loaded.value.session.isHeld ? <Held session={loaded.value.session} /> : <Playing {...loaded.value} />;
}

function Playing({ session, table }: Ready): JSX.Element {
  const { Table, touchPolicy } = table;
  const controller = useMemo(() => new Controller(session, touchPolicy), [session, touchPolicy]);
  useEffect(() => () => controller.dispose(), [controller]);
  useListening(controller, table);
  useTitle(session.info.title);
  const { players } = session;
  const { made, outcome } = session.moment.value;
  const isWatched = outcome === null && !Object.values(players).includes('person');
  return (
    <div class="match" data-made={made}>
      <Table
        controller={controller}
        title={session.info.title}
        menu={<TableMenu session={session} />}
        offer={<SoundOffer />}
        {...(isWatched && { below: <WatchBar session={session} /> })}
        onAgain={(other) => void afterwards().then(({ again }) => again(session, other))}
        onReplay={(made = 0) => go({ page: 'replay', id: session.id, made })}
        onSave={() => void afterwards().then(({ saveMatch }) => saveMatch(session))}
        onLeave={() => go({ page: 'lobby' })}
      />
      <Safety session={session} />
      {Object.keys(players).length > 1 && <Others session={session} controller={controller} />}
    </div>
  );
}
