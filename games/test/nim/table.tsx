import {
  ActionBar,
  type Choice,
  defineTable,
  LogPanel,
  Prompt,
  ResultButton,
  TableModel,
  type TouchPolicy,
  Viewport,
} from '@kurgan/kit';
import type { JSX } from 'preact';
import type { nim } from './game.ts';
import './table.css';

type View = Parameters<typeof nim.outcome>[0];

class NimModel extends TableModel {
  get open(): View['open'] {
    return (this.controller.session.moment.value.view as View).open;
  }
}

export type { NimModel };

interface Props {
  readonly model: NimModel;
}

export const describe = ({ verb, words }: Choice): string => {
  if (verb === 'take') return `Take ${words.stones}`;
  return verb === 'back' ? 'Put a stone back' : 'Let it be';
};
const sideNames: Readonly<Record<string, string>> = { white: 'White', black: 'Black' };

const Stones = ({ model }: Props): JSX.Element => <b>Stones: {model.open.stones}</b>;

/** The heap in one row. */
const Board = ({ model }: Props): JSX.Element => (
  <Viewport camera={model.camera} width={220} height={40} label="Heap">
    <svg class="nim-heap" viewBox="0 0 220 40" width="220" height="40" aria-hidden="true">
      {Array.from({ length: model.open.stones }, (_, i) => (
        <circle key={i} cx={5 + i * 10} cy="20" r="4" />
      ))}
    </svg>
  </Viewport>
);

function Tray({ model }: Props): JSX.Element {
  const { choices, outcome, waiting } = model.controller.session.moment.value;
  const name = sideNames[waiting[0] ?? ''] ?? '';
  const title = outcome?.title ?? (choices.length > 0 ? `${name}: your move` : `${name} is to move`);
  return (
    <section class="tray">
      <Prompt model={model} title={title} help="" />
      {outcome === null ? (
        <ActionBar controller={model.controller} choices={choices} label={(choice) => ({ label: describe(choice) })} />
      ) : (
        <ResultButton model={model} />
      )}
    </section>
  );
}

const Log = ({ model }: Props): JSX.Element => (
  <LogPanel lines={model.controller.session.log.value} newFrom={0} newTitle="Moves" onShow={() => {}} />
);

export const touchPolicy: TouchPolicy = { final: new Set() };

/** The smallest possible table of the shell: the heap, whose turn it is, a button for each choice, and the log. */
export const Table = defineTable<NimModel>({
  name: 'nim-table',
  title: 'Nim',
  inWordsTitle: 'The heap in words',
  model: (controller) => new NimModel(controller),
  Status: Stones,
  Figures: Stones,
  Board,
  wide: async () => ({ Tray, panes: ['board', 'tray', { area: 'side', label: 'Log', Content: Log }] }),
  narrow: async () => ({ Tray, sheets: [{ name: 'Log', Content: Log }] }),
  dialogs: () => import('./dialogs.tsx'),
  aid: async () => ({
    aidOf: () => ({
      turn: [{ name: 'Take', text: 'one, two or three stones.', rule: 'NM-TAKE-01' }],
      actions: [],
      terrain: [],
      symbols: [],
    }),
  }),
  windows: { kinds: { back: 'chances to put a stone back' }, sideName: (seat) => sideNames[seat] ?? seat },
  outcomes: async () => ({ outcomesOf: () => [] }),
  describe: (_model, choice) => describe(choice),
});
