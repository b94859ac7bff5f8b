import { BoardInWords, percent, ResultDialog, type ResultProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { NEIGHBORS } from '../data/borders.ts';
import { ZONE_IDS, ZONES } from '../data/zones.ts';
import { describe } from './describe.ts';
import { type AxisModel, placeTouches } from './model.ts';
import { zoneOf } from './words/places.ts';
import { zoneInWords } from './words/spoken.ts';
import { words } from './words/table.ts';

/** The boards as text. */
export function InWords({ model, onClose }: { readonly model: AxisModel; onClose(): void }): JSX.Element {
  const open = model.open.value;
  return (
    <BoardInWords
      controller={model.controller}
      title={words.inWords}
      placeLabel={words.zone}
      places={ZONE_IDS}
      start={zoneOf(model.pointed.value) ?? 'kalach'}
      nameOf={(id) => ZONES[id].name}
      tell={(id) => zoneInWords(open, id)}
      tellNext={(id) => zoneInWords(open, id)}
      neighboursOf={(id) => NEIGHBORS[id]}
      choicesAt={(id) =>
        model.choices.filter(({ words: named }) => placeTouches(id).some(({ name, word }) => named[name] === word))
      }
      describe={(choice) => describe(model.seat ?? 'axis', choice)}
      chanceWords={({ outcomes: [first] }) => (first === undefined ? '' : `${first.name} ${percent(first.chance)}`)}
      onClose={onClose}
    />
  );
}

export const Result = (props: ResultProps & { readonly model: AxisModel }): JSX.Element => (
  <ResultDialog {...props} ending="">
    {null}
  </ResultDialog>
);
