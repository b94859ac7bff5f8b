import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { AreaId } from '../../data/areas.ts';
import { areaOf, type Desk } from '../desk.ts';
import { boundsOf } from '../map/layout.ts';
import { words } from '../words/table.ts';

/** The Area a line of the log is about. */
function placeOfLine({ event }: LogLine): AreaId | undefined {
  if ('area' in event) return areaOf(String(event.area));
  return 'to' in event ? areaOf(String(event.to)) : undefined;
}

export function Log({ desk }: { readonly desk: Desk }): JSX.Element {
  const lines = desk.controller.session.log.value;
  return (
    <LogPanel
      lines={lines}
      newFrom={lines.findLastIndex((line) => line.event.event === 'turn')}
      title={words.log}
      newTitle={words.thisTurn}
      onShow={(line) => {
        const area = placeOfLine(line);
        if (area === undefined) return;
        desk.camera.reveal(boundsOf(area, desk.turn.value));
        desk.pointed.value = area;
      }}
    />
  );
}
