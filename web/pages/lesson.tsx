import '../styles/play.css';
import { Controller, type GameTable, LessonCard, Stage } from '@kurgan/kit';
import { Lesson, type LessonScript } from '@kurgan/kit/lesson';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameOf, partFor, tableOf } from '../games.ts';
import { tableWords } from '../language/table.ts';
import { lazily, useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleMessage } from '../parts/trouble.tsx';
import { Safety } from '../play/safety.tsx';
import { TableMenu } from '../play/table-menu.tsx';
import { useListening } from '../play/use-listening.ts';
import { go, replace } from '../router.ts';
import { Trouble } from '../session/trouble.ts';
import { ask } from '../session/worker-client.ts';
import { WorkerSession } from '../session/worker-session.ts';

const SoundOffer = lazily(async () => (await import('../play/sound-offer.tsx')).SoundOffer);

interface Ready {
  readonly game: string;
  /** The page that was read last. */
  readonly page: number;
  readonly session: WorkerSession;
  readonly script: LessonScript;
  readonly table: GameTable;
}

const keyOf = (game: string): string => `kurgan-lesson-${game}`;

/** Without storage, pages that are only read are shown again. */
function lastPage(game: string): number {
  try {
    return Number(localStorage.getItem(keyOf(game))) || 0;
  } catch {
    return 0;
  }
}
function rememberPage(game: string, page: number): void {
  try {
    localStorage.setItem(keyOf(game), String(page));
  } catch {
    // the match itself still remembers every action
  }
}

async function openLesson(game: string, isAgain: boolean): Promise<Ready> {
  const known = gameOf(game);
  const loading = tableOf(game);
  const script = await known.lesson?.();
  if (script === undefined) throw new Trouble('unknown game', game);
  const table = await partFor(known, script.scenario, loading);
  const session = new WorkerSession(
    await ask('lesson', game, script.scenario, script.seed, isAgain, script.players ?? {}),
  );
  return { game, page: isAgain ? 0 : lastPage(game), session, script, table };
}

export function LessonPage({ game }: { readonly game: string }): JSX.Element {
  const [times, setTimes] = useState(0);
  const loaded = useLoaded(() => openLesson(game, times > 0), `${game} ${times}`);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <TroubleMessage trouble={loaded.trouble} />;
  return <Learning {...loaded.value} onAgain={() => setTimes(times + 1)} />;
}

function Learning({ game, page, session, script, table, onAgain }: Ready & { onAgain(): void }): JSX.Element {
  const { Table, touchPolicy } = table;
  const stage = useMemo(() => new Stage(session), [session]);
  const lesson = useMemo(
    () => new Lesson(stage, script, (seat, action) => session.reply(seat, action), page),
    [session, stage, script, page],
  );
  const controller = useMemo(() => new Controller(lesson, touchPolicy, stage), [lesson, touchPolicy, stage]);
  useEffect(() => () => controller.dispose(), [controller]);
  useListening(controller, table);
  useEffect(() => playOnWhenFree(lesson), [lesson]);
  useEffect(() => effect(() => rememberPage(game, lesson.page.value)), [game, lesson]);
  const title = tableWords.lesson.title;
  useTitle(title);
  return (
    <div class="match" data-made={session.moment.value.made}>
      <Table
        controller={controller}
        title={title}
        menu={<TableMenu session={session} />}
        offer={<SoundOffer />}
        beside={<LessonCard lesson={lesson} onAgain={onAgain} />}
        onLeave={() => go({ page: 'lobby' })}
      />
      <Safety session={session} />
    </div>
  );
}

/** A player who leaves the lesson plays on in a new match; the lesson stays as it was, to be taken again. */
const playOnWhenFree = (lesson: Lesson): (() => void) =>
  effect(() => {
    if (!lesson.isFree) return;
    void ask('branch', lesson.id, lesson.moment.peek().made).then(({ info }) =>
      replace({ page: 'match', id: info.id }),
    );
  });
