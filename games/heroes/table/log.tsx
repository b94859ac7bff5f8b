import { capital } from '@kurgan/engine';
import { type LogLine, LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { of, unitCalled } from '../rules/counters.ts';
import { square } from '../rules/field/squares.ts';
import { NONE, type View } from '../rules/state.ts';
import { boundsOf } from './bounds.ts';
import { eventOf } from './event-of.ts';
import type { HeroesModel } from './model.ts';
import { unitTitle } from './words/names.ts';
import { words } from './words/table.ts';

const HANDLE = /\b[sg]\d+\b/g;

/** A line with the names of units for their handles, as far as this view knows them. */
export function namedText(view: View, text: string): string {
  const titles = new Set<string>();
  const named = text.replace(HANDLE, (handle) => {
    const unit = unitCalled(view.open, handle);
    if (unit === NONE) return handle;
    titles.add(unitTitle(view, unit));
    return unitTitle(view, unit);
  });
  // The rules put the name behind a handle where it has just been shown.
  return capital([...titles].reduce((told, title) => told.replaceAll(` (${title})`, ''), named));
}

/** Passing is nothing to tell. */
const isTold = ({ event: { event } }: LogLine): boolean => event !== 'passed';

/** Moves of one unit, one after the other, are one line. */
export function joinedMoves(lines: readonly LogLine[]): readonly LogLine[] {
  const joined: LogLine[] = [];
  let start: { readonly unit: string; readonly from: string } | null = null;
  for (const line of lines) {
    const event = eventOf(line);
    if (event.event !== 'moved') start = null;
    else if (start?.unit === event.unit) {
      const { from } = start;
      joined.splice(-1, 1, { ...line, text: `${event.unit} moves from ${from} to ${event.to}.` });
      continue;
    } else start = event;
    joined.push(line);
  }
  return joined;
}

export function Log({ model }: { readonly model: HeroesModel }): JSX.Element {
  const view = model.view.value;
  const told = model.controller.session.log.value.filter(isTold);
  const lines = joinedMoves(told).map((line) => ({ ...line, text: namedText(view, line.text) }));
  return (
    <LogPanel
      lines={lines}
      newFrom={lines.findLastIndex(({ event }) => event.event === 'phase')}
      newTitle={words.thisTurn}
      onShow={({ event }) => {
        for (const word of Object.values(event).map(String)) {
          const unit = unitCalled(view.open, word);
          const at = unit === NONE ? model.squareCalled(word) : square(of(view.open.units.at, unit));
          if (at === null || at < 0) continue;
          model.camera.reveal(boundsOf(model.field.value, at));
          return;
        }
      }}
    />
  );
}
