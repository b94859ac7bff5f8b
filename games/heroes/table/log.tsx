import { LogPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { of, unitCalled } from '../rules/counters.ts';
import { square } from '../rules/field/squares.ts';
import { NONE } from '../rules/state.ts';
import { boundsOf } from './bounds.ts';
import type { Props } from './model.ts';
import { told } from './told.ts';
import { words } from './words/table.ts';

export function Log({ model }: Props): JSX.Element {
  const view = model.view.value;
  const lines = told(view, model.controller.session.log.value);
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
