import '@kurgan/kit/kit.css';
import '../styles/play.css';
import './online.css';
import { Controller, type GameTable } from '@kurgan/kit';
import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameOf, partFor, tableOf } from '../games.ts';
import { Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { OfferBar } from '../play/offer-bar.tsx';
import { TableMenu } from '../play/table-menu.tsx';
import { useListening } from '../play/use-listening.ts';
import { go } from '../router.ts';
import { type Trouble, troubleOf } from '../session/trouble.ts';
import { connection } from './connection.ts';
import { Lounge } from './lounge.tsx';
import { RemoteSession } from './remote-session.ts';
import { StatusLine } from './status-line.tsx';

interface Ready {
  readonly session: RemoteSession;
  readonly table: GameTable;
}

type State =
  | { readonly at: 'connecting' }
  | { readonly at: 'waiting'; readonly whole: Whole }
  | { readonly at: 'ready'; readonly ready: Ready }
  | { readonly at: 'failed'; readonly trouble: Trouble };

async function open(id: string, onWaiting: (whole: Whole) => void): Promise<Ready> {
  const session = await RemoteSession.open(await connection(), id, onWaiting);
  const table = await partFor(gameOf(session.game), session.scenario, tableOf(session.game));
  return { session, table };
}

/** A match on the server: the wait for an opponent, then the table. */
export function OnlineMatch({ id }: { readonly id: string }): JSX.Element {
  const [state, setState] = useState<State>({ at: 'connecting' });
  useEffect(() => {
    let isWanted = true;
    let session: RemoteSession | null = null;
    const settle = (next: State): void => {
      if (isWanted) setState(next);
    };
    open(id, (whole) => settle({ at: 'waiting', whole })).then(
      (ready) => {
        session = ready.session;
        if (isWanted) settle({ at: 'ready', ready });
        else session.close();
      },
      (error: unknown) => settle({ at: 'failed', trouble: troubleOf(error) }),
    );
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [id]);
  switch (state.at) {
    case 'connecting':
      return <Waiting />;
    case 'waiting':
      return <Lounge whole={state.whole} />;
    case 'failed':
      return <TroubleMessage trouble={state.trouble} />;
    case 'ready':
      return <Playing {...state.ready} />;
  }
}

function Playing({ session, table }: Ready): JSX.Element {
  const { Table, touchPolicy } = table;
  const controller = useMemo(() => new Controller(session, touchPolicy), [session, touchPolicy]);
  useEffect(() => () => controller.dispose(), [controller]);
  useListening(controller, table);
  const title = gameOf(session.game).title;
  useTitle(title);
  return (
    <div class="match" data-made={session.moment.value.made}>
      <Table
        controller={controller}
        title={title}
        menu={<TableMenu session={session} />}
        onAgain={() => go({ page: 'online' })}
        onReplay={(made = 0) => go({ page: 'replay', id: session.id, made })}
        onSave={() => void import('../play/afterwards.ts').then(({ saveMatch }) => saveMatch(session))}
        onLeave={() => go({ page: 'online' })}
      />
      <StatusLine session={session} />
      <OfferBar session={session} />
    </div>
  );
}
