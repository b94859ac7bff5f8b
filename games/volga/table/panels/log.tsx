import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { AreaId } from '../../data/areas.ts';
import { boundsOf } from '../map/layout.ts';
import { areaOf, type Props } from '../model.ts';
import { mergedLog } from '../words/log.ts';
import { words } from '../words/table.ts';

/** The Area a line of the log is about. */
function placeOfLine({ event }: LogLine): AreaId | undefined {
  if ('area' in event) return areaOf(String(event.area));
  return 'to' in event ? areaOf(String(event.to)) : undefined;
}

export function Log({ model }: Props): JSX.Element {
  const lines = mergedLog(model.controller.session.log.value);
  return (
    <LogPanel
      lines={lines}
      newFrom={lines.findLastIndex((line) => line.event.event === 'turn')}
      newTitle={words.thisTurn}
      onShow={(line) => {
        const area = placeOfLine(line);
        if (area === undefined) return;
        model.camera.reveal(boundsOf(area, model.turn.value));
        model.pointed.value = area;
      }}
    />
  );
}
