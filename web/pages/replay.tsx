import '../styles/play.css';
import { Controller, type GameTable, type LogLine, type Mark, Scrubber } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { gameOf, partFor, tableOf } from '../games.ts';
import { tableWords } from '../language/table.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { HandsChoice } from '../play/hands-choice.tsx';
import { TableMenu } from '../play/table-menu.tsx';
import { toldBy } from '../play/told.ts';
import { useListening } from '../play/use-listening.ts';
import { isOnline } from '../route.ts';
import { go, note } from '../router.ts';
import { ReplaySession } from '../session/replay-session.ts';

const afterwards = () => import('../play/afterwards.ts');

interface Ready {
  readonly session: ReplaySession;
  readonly table: GameTable;
}

async function openReplay(id: string, made: number | null): Promise<Ready> {
  const remote = isOnline(id) ? (await import('../online/replay.ts')).onServer(id) : undefined;
  const session = await ReplaySession.open(id, made, remote);
  const table = await partFor(gameOf(session.game), session.info.scenario, tableOf(session.game));
  return { session, table };
}

interface ReplayPageProps {
  readonly id: string;
  readonly made: number | null;
}

export function ReplayPage({ id, made }: ReplayPageProps): JSX.Element {
  const loaded = useLoaded(() => openReplay(id, made), id);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <TroubleMessage trouble={loaded.trouble} />;
  return <Watching {...loaded.value} made={made} />;
}

function Watching({ session, table, made }: Ready & { readonly made: number | null }): JSX.Element {
  const { Table, touchPolicy } = table;
  const controller = useMemo(() => new Controller(session, touchPolicy), [session, touchPolicy]);
  useEffect(() => () => controller.dispose(), [controller]);
  useListening(controller, table);
  // An address of another moment of the same match: the Back button, or a link.
  useEffect(() => {
    if (made !== null) void session.goTo(made);
  }, [session, made]);
  useTitle(tableWords.replay.title(session.info.title));
  const moveTo = useCallback(
    (to: number): void => {
      void session.goTo(to);
      note({ page: 'replay', id: session.id, made: to });
    },
    [session],
  );
  const branch = async (): Promise<void> => {
    go({ page: 'match', id: await session.source.branch(session.moment.peek().made) });
  };
  const { unit, marks } = useMemo(() => marksOf(session, table), [session, table]);
  const replay = tableWords.replay;
  const scrubber = (
    <Scrubber
      value={session.moment.value.made}
      max={session.info.made}
      marks={marks}
      marksTitle={replay[unit]}
      label={toldBy(table, session).at(-1)?.text ?? ''}
      onChange={moveTo}
      onBranch={() => void branch()}
      isBranchLater={session.info.outcome === null && !session.isHeld}
    />
  );
  const seats = Object.keys(session.players);
  // While persons still play, only the worker's own choice of eyes is to be had.
  const isOpen = session.info.outcome !== null || !Object.values(session.players).includes('person');
  const below =
    isOpen && seats.length > 1 ? (
      <>
        <HandsChoice
          game={session.game}
          seats={seats}
          eyes={session.moment.peek().seat}
          onEyes={(eyes) => void session.lookAs(eyes)}
        />
        {scrubber}
      </>
    ) : (
      scrubber
    );
  return (
    <div class="match" data-made={session.moment.value.made}>
      <Table
        controller={controller}
        title={replay.title(session.info.title)}
        menu={<TableMenu session={session} />}
        below={below}
        onAgain={(other) => void afterwards().then(({ again }) => again(session, other))}
        onReplay={(from = 0) => moveTo(from)}
        onLeave={() => go({ page: isOnline(session.id) ? 'online' : 'replays' })}
      />
    </div>
  );
}

/** Jump marks: games of a campaign, else rounds, or turns in a game without rounds. */
function marksOf(
  { wholeLog }: ReplaySession,
  { chapter, isTurn = ({ event }) => event.event === 'turn' }: GameTable,
): { readonly unit: 'game' | 'round' | 'turn'; readonly marks: readonly Mark[] } {
  const linesWith = (name: string | undefined): readonly LogLine[] =>
    wholeLog.filter(({ event }) => event.event === name);
  const [games, rounds] = [linesWith(chapter), linesWith('round')];
  const unit = games.length > 1 ? 'game' : rounds.length > 0 ? 'round' : 'turn';
  const lines = { game: games, round: rounds, turn: wholeLog.filter(isTurn) }[unit];
  return {
    unit,
    marks: lines.map(({ after, text }, i) => ({
      at: after,
      short: /\d+/.exec(text)?.[0] ?? String(i + 1),
      label: text,
    })),
  };
}
