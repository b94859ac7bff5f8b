import type { GameTable, LogLine } from '@kurgan/kit';
import { useEffect, useState } from 'preact/hooks';
import { tableOf } from '../games.ts';
import type { WorkerSession } from '../session/worker-session.ts';

type Told = Pick<WorkerSession, 'game' | 'moment' | 'log'>;

/** The log in the words of the game's table, which is loaded already wherever a log is told. */
export function useTold(session: Told): readonly LogLine[] {
  const [table, setTable] = useState<GameTable | null>(null);
  useEffect(() => void tableOf(session.game).then(setTable), [session.game]);
  return table === null ? [] : toldBy(table, session);
}

export function toldBy(table: GameTable, { moment, log }: Told): readonly LogLine[] {
  return table.tell?.({ moment: moment.value, log: log.value }) ?? log.value;
}
