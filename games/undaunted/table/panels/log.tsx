import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { boundsOf } from '../board/index.ts';
import type { Desk } from '../desk.ts';
import { words } from '../speech/panels.ts';

/** The tile a line of the log is about. */
function tileOfLine({ event }: LogLine): string | undefined {
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const found = facts.tile ?? facts.to ?? facts.at ?? facts.from;
  const at = typeof found === 'object' && found !== null && 'tile' in found ? found.tile : found;
  return typeof at === 'string' ? at : undefined;
}

export function Log({ desk }: { readonly desk: Desk }): JSX.Element {
  const { log, moment } = desk.controller.session;
  const lines = log.value;
  const { since, seat } = moment.value;
  const fresh = lines.findIndex(({ after }) => after > since);
  const round = lines.findLastIndex(({ event }) => event.event === 'round');
  return (
    <LogPanel
      lines={lines}
      newFrom={seat === null ? round : fresh < 0 ? lines.length : fresh}
      title={words.log}
      newTitle={seat === null ? words.thisRound : words.sinceYours}
      onShow={(line) => {
        const tile = tileOfLine(line);
        const bounds = tile === undefined ? null : boundsOf(desk.facts.laid, tile);
        if (bounds !== null) desk.camera.reveal(bounds);
      }}
    />
  );
}
