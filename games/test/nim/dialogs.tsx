import { BoardInWords, type DialogPart, ResultDialog, type ResultProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { describe, type NimModel } from './table.tsx';

export const InWords: DialogPart<NimModel> = ({ model, onClose }) => (
  <BoardInWords
    controller={model.controller}
    title="The heap in words"
    placeLabel="Place"
    places={['heap']}
    start="heap"
    nameOf={() => 'The heap'}
    tell={() => `Stones: ${model.open.stones}.`}
    tellNext={() => null}
    neighboursOf={() => []}
    choicesAt={() => model.controller.session.moment.value.choices}
    describe={describe}
    chanceWords={() => ''}
    onClose={onClose}
  />
);

export const Result = (props: ResultProps): JSX.Element => (
  <ResultDialog {...props} ending="">
    {null}
  </ResultDialog>
);
