import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { boundsOf } from './board/bounds.ts';
import type { AxisModel } from './model.ts';
import { zoneOf } from './words/places.ts';
import { words } from './words/table.ts';

/** Cards that bring nothing would only fill the log. */
const isTold = ({ event: { event } }: LogLine): boolean => event !== 'movementOver';

export function Log({ model }: { readonly model: AxisModel }): JSX.Element {
  const lines = model.controller.session.log.value.filter(isTold);
  return (
    <LogPanel
      lines={lines}
      newFrom={lines.findLastIndex((line) => line.event.event === 'round')}
      newTitle={words.thisRound}
      onShow={({ event }) => {
        const zone = Object.values(event)
          .map(String)
          .findLast((word) => zoneOf(word) !== undefined);
        const place = zoneOf(zone);
        if (place === undefined) return;
        model.camera.reveal(boundsOf(place));
        model.pointed.value = place;
      }}
    />
  );
}
