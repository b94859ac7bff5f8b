import './key-list.css';
import type { JSX } from 'preact';
import { TableDialog } from './table-dialog.tsx';

/** Keys as a player reads them, several of them divided by spaces, and what they do. */
export type KeyWords = readonly (readonly [keys: string, does: string])[];

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const CONTROL = isMac ? '⌘' : 'Ctrl';

const EVERY_TABLE: KeyWords = [
  ['Tab', 'Go to the next thing you can choose'],
  ['← ↑ ↓ →', 'Move between highlighted places on the board'],
  ['Enter', 'Choose it'],
  ['Esc', 'Take back your last click, or close a card'],
  [`Z ${CONTROL}+Z`, 'Undo'],
  [`Y ${CONTROL}+Y`, 'Redo'],
  ['H', 'Hint'],
  ['A', 'Player aid'],
  ['L', 'List every choice'],
  ['M', 'Read the board as text'],
  ['+ -', 'Zoom in or out'],
  ['0', 'Show the whole board'],
  ['Shift+Arrow', 'Move the view'],
  ['?', 'This list'],
];

interface Props {
  /** Keys of this game alone. */
  readonly own: KeyWords;
  onClose(): void;
}

export const KeyListDialog = ({ own, onClose }: Props): JSX.Element => (
  <TableDialog class="key-list" title="Keys" onClose={onClose}>
    <dl>
      {[...own, ...EVERY_TABLE].map(([keys, does]) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </TableDialog>
);
