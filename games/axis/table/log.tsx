import { type LogLine, LogPanel, lazy, RecapPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { boundsOf } from './board/bounds.ts';
import type { AxisModel, Props } from './model.ts';
import { zoneOf } from './words/places.ts';
import { words } from './words/table.ts';

/** The actions of this phase, each with its own undo. */
export const MovesList = lazy(async () => (await import('./moving/moves-list.tsx')).MovesList);

/** The button that ends a phase says as much. */
const isTold = ({ event: { event } }: LogLine): boolean => event !== 'movementOver';

export function Log({ model }: Props): JSX.Element {
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

/** True while a player has done something in a phase that is still open. */
function hasMoves({ choices, controller, frame }: AxisModel): boolean {
  const isOpen = ['movement', 'rearrangement', 'purchases', 'bidUnits'].includes(frame.value?.step ?? '');
  const last = controller.session.log.value.at(-1)?.event.event;
  return choices.length > 0 && isOpen && !['card', 'income', 'tokenArrived', undefined].includes(last);
}

/** Under the Region Board there is room for one of them: the enemy's round, the moves of a phase that is still open, or the log. */
export function LogOrMoves({ model }: Props): JSX.Element {
  const isTelling = model.recap.value?.isDrawn === true;
  return (
    <>
      <RecapPanel model={model} isTight />
      {!isTelling && (hasMoves(model) ? <MovesList model={model} /> : <Log model={model} />)}
    </>
  );
}
