import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { TileId } from '../../rules/edition.ts';
import { boundsOf } from '../board/index.ts';
import type { Props } from '../model.ts';
import { namedIn } from '../named.ts';
import { words } from '../words/table.ts';

/** The tile a line of the log is about. */
function tileOfLine({ event }: LogLine): TileId | undefined {
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const found = facts.tile ?? facts.to ?? facts.at ?? facts.from;
  const at = typeof found === 'object' && found !== null && 'tile' in found ? found.tile : found;
  return namedIn({ tile: typeof at === 'string' ? at : undefined }).tile;
}

export function Log({ model }: Props): JSX.Element {
  const { log, moment } = model.controller.session;
  const lines = log.value;
  const { since, seat } = moment.value;
  const fresh = lines.findIndex(({ after }) => after > since);
  const round = lines.findLastIndex(({ event }) => event.event === 'round');
  return (
    <LogPanel
      lines={lines}
      newFrom={seat === null ? round : fresh < 0 ? lines.length : fresh}
      newTitle={seat === null ? words.thisRound : words.sinceYours}
      onShow={(line) => {
        const tile = tileOfLine(line);
        const bounds = tile === undefined ? null : boundsOf(model.facts.laid, tile);
        if (bounds !== null) model.camera.reveal(bounds);
      }}
    />
  );
}
