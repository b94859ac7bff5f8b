import { BookOpenText, Lightbulb, List, Map as MapIcon, Redo2, Undo2 } from 'lucide';
import type { JSX } from 'preact';
import type { Anchor, Controller } from '../controller.ts';
import { words } from '../en.ts';
import { Icon } from '../icon.tsx';
import { AID, CHOICES, IN_WORDS, type TableModel } from '../shell/model.ts';

interface ToolProps {
  readonly icon: typeof List;
  readonly label: string;
  /** The key that does the same. */
  readonly keys?: string;
  readonly off?: boolean;
  /** The reason it is off, told when somebody clicks it. */
  readonly offBecause?: string | null;
  onClick(at: Anchor): void;
}

/** A button that is only an icon. */
export const Tool = ({ icon, label, keys, off = false, offBecause = null, onClick }: ToolProps): JSX.Element => (
  <button
    type="button"
    class="tool"
    disabled={off}
    aria-disabled={offBecause !== null}
    aria-label={label}
    title={offBecause ?? (keys === undefined ? label : `${label} (${keys})`)}
    onClick={({ clientX: x, clientY: y }) => onClick({ x, y })}
  >
    <Icon of={icon} />
  </button>
);

export const UndoTool = ({ controller }: { readonly controller: Controller }): JSX.Element => (
  <Tool
    icon={Undo2}
    label={words.undo}
    keys="Z"
    offBecause={controller.noUndo}
    onClick={(at) => void controller.undo(at)}
  />
);

export const RedoTool = ({ controller }: { readonly controller: Controller }): JSX.Element => (
  <Tool
    icon={Redo2}
    label={words.redo}
    keys="Y"
    off={controller.session.moment.value.redoable === 0}
    onClick={() => void controller.redo()}
  />
);

export const HintTool = ({ controller }: { readonly controller: Controller }): JSX.Element => (
  <Tool icon={Lightbulb} label={words.hint} keys="H" onClick={() => void controller.showHint()} />
);

export const AidTool = ({ model }: { readonly model: TableModel }): JSX.Element => (
  <Tool icon={BookOpenText} label={words.aid} keys="A" onClick={() => model.show(AID)} />
);

interface InWordsProps {
  readonly model: TableModel;
  /** The board in words, as the game calls it. */
  readonly inWordsTitle: string;
}

/** The ways to play without looking at the board. */
export const InWordsTools = ({ model, inWordsTitle }: InWordsProps): JSX.Element => (
  <>
    <Tool icon={List} label={words.list} keys="L" onClick={() => model.show(CHOICES)} />
    <Tool icon={MapIcon} label={inWordsTitle} keys="M" onClick={() => model.show(IN_WORDS)} />
  </>
);
