import '@kurgan/kit/kit.css';
import '../../styles/play.css';
import type { GameTable } from '@kurgan/kit';
import type { Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameOf, partFor, tableOf } from '../../games.ts';
import { lazily, Waiting } from '../../parts/loading.tsx';
import { useTitle } from '../../parts/title.ts';
import { TroubleMessage } from '../../parts/trouble.tsx';
import { TableMenu } from '../../play/table-menu.tsx';
import { useListening } from '../../play/use-listening.ts';
import { go } from '../../router.ts';
import { type Trouble, troubleOf } from '../../session/trouble.ts';
import { mayRing } from '../bell.ts';
import { connection } from '../connection.ts';
import { AskingController } from './asking-controller.ts';
import { useAttention } from './attention.ts';
import { OnlineBar } from './bar.tsx';
import type { Asked } from './dialogs.tsx';
import { RemoteSession } from './remote-session.ts';
import { useUnread } from './unread.ts';

const Lounge = lazily(async () => (await import('../lounge.tsx')).Lounge);
const Choices = lazily(async () => (await import('./menu.tsx')).OnlineChoices);
const AfterMatch = lazily(async () => (await import('./after-match.tsx')).AfterMatch);
const TableDialog = lazily(async () => (await import('./dialogs.tsx')).TableDialog);
const Panels = lazily(async () => (await import('./panels.tsx')).Panels);
const Chat = lazily(async () => (await import('./chat.tsx')).Chat);

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
  const [asked, setAsked] = useState<Asked | null>(null);
  const controller = useMemo(
    () => new AskingController(session, touchPolicy, () => setAsked('go back')),
    [session, touchPolicy],
  );
  useEffect(() => () => controller.dispose(), [controller]);
  useListening(controller, table, mayRing);
  const isYourTurn = useAttention(session);
  const { title } = session;
  useTitle(isYourTurn ? `● ${title}` : title);
  const [isChatOpen, setChatOpen] = useState(false);
  const unread = useUnread(session, isChatOpen);
  const { seat, outcome } = session.moment.value;
  const rematch = async (): Promise<void> => {
    try {
      await (await import('../rematch.ts')).playAgain(session.id);
    } catch (error) {
      session.trouble.value = troubleOf(error);
    }
  };
  return (
    <div class="match online-match" data-made={session.moment.value.made}>
      <OnlineBar session={session} isChatOpen={isChatOpen} unread={unread} onChat={() => setChatOpen(!isChatOpen)} />
      <Table
        controller={controller}
        title={title}
        menu={
          <TableMenu
            session={session}
            choices={(menu, onReport) => <Choices {...{ menu, session, onReport }} onAsk={setAsked} />}
          />
        }
        {...(outcome !== null && { told: <AfterMatch session={session} /> })}
        {...(seat !== null && { onAgain: () => void rematch() })}
        onReplay={(made = 0) => go({ page: 'replay', id: session.id, made })}
        {...(outcome !== null && {
          onSave: () => void import('../../play/afterwards.ts').then(({ saveMatch }) => saveMatch(session)),
        })}
        onLeave={() => go({ page: 'online' })}
      />
      <Panels session={session} />
      {asked !== null && <TableDialog asked={asked} session={session} onClose={() => setAsked(null)} />}
      {isChatOpen && (
        <Chat
          session={session}
          onClose={() => {
            setChatOpen(false);
            document.querySelector<HTMLElement>('.chat-button')?.focus();
          }}
        />
      )}
    </div>
  );
}
