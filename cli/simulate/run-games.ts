import { remark } from '../output.ts';
import { inLine } from '../printable.ts';
import { Progress } from '../progress.ts';
import type { Registry } from '../registry.ts';
import { whileStoppable } from '../stop.ts';
import { counted } from '../text.ts';
import { playAll } from './play-all.ts';
import { ResultsFile } from './results-file.ts';
import { type Finished, nameOf, type Planned } from './task.ts';

interface GamesRun {
  readonly kind: 'simulation' | 'ladder';
  readonly game: string;
  readonly total: number;
  readonly games: Iterable<Planned>;
  readonly jobs: number;
  /** A database whose workers play instead of threads of this process. */
  readonly database: string | undefined;
  /** Version of the rules. */
  readonly version: string;
  /** A file of finished games; `about` identifies the run it belongs to. */
  readonly out: string | undefined;
  readonly about: object;
  each(finished: Finished): void;
}

/** The server's store is loaded only for whoever needs it. */
const openDatabase = async (url: string) => (await import('../store.ts')).openPostgres(url);

/**
 * Plays the games of a run that its file doesn't hold yet, and reports all of them. Returns null, or the exit code if
 * it was stopped early.
 */
export async function runGames(registry: Registry, run: GamesRun): Promise<number | null> {
  const { total, out, each } = run;
  const results = out === undefined ? null : ResultsFile.open(out, run.kind, run.about);
  const progress = new Progress(total, 'games');
  let done = 0;
  for (const planned of results === null ? [] : run.games) {
    const known = results?.finished.get(nameOf(planned));
    if (known === undefined) continue;
    done += 1;
    each(known);
  }
  if (done > 0) remark(`${counted(done, 'game')} of ${total} taken from ${inLine(out ?? '')}.`);
  const left = Iterator.from(run.games).filter((planned) => results?.finished.has(nameOf(planned)) !== true);
  const count = (finished: Finished) => {
    results?.add(finished);
    each(finished);
    done += 1;
    progress.at(done);
  };
  const place = { registry: registry.url.href, game: run.game };
  const threads = Math.min(run.jobs, total - done);
  const database = run.database === undefined ? null : await openDatabase(run.database);
  const stopped = await whileStoppable(async (signal) => {
    if (threads === 0) return;
    if (database === null) {
      await playAll(place, left, threads, signal, count);
      return;
    }
    const { playSpread } = await import('./play-spread.ts');
    const { game, version } = run;
    await playSpread(database, { game, version }, left, total - done, signal, count);
  }).finally(async () => {
    await database?.close();
    progress.clear();
    results?.close();
  });
  if (stopped === null) return null;
  const where = out === undefined ? 'nothing was kept' : `the same command goes on from ${inLine(out)}`;
  remark(`Stopped after ${done} of ${counted(total, 'game')}; ${where}.`);
  return stopped;
}
