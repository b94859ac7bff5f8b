import { Lightbulb, List, Map as MapIcon, Redo2, Undo2 } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import type { Controller } from '../controller.ts';
import { words } from '../en.ts';
import { Icon } from '../icon.tsx';

interface ToolProps {
  readonly icon: typeof List;
  readonly label: string;
  /** The key that does the same. */
  readonly keys?: string;
  readonly off?: boolean;
  onClick(): void;
}

/** A button that is only an icon. */
export const Tool = ({ icon, label, keys, off = false, onClick }: ToolProps): JSX.Element => (
  <button
    type="button"
    class="tool"
    disabled={off}
    aria-label={label}
    title={keys === undefined ? label : `${label} (${keys})`}
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);

export const UndoTool = ({ controller }: { readonly controller: Controller }): JSX.Element => (
  <Tool
    icon={Undo2}
    label={words.undo}
    keys="Z"
    off={controller.session.moment.value.undoable === 0}
    onClick={() => void controller.undo()}
  />
);

export const HintTool = ({ controller }: { readonly controller: Controller }): JSX.Element => (
  <Tool icon={Lightbulb} label={words.hint} keys="H" onClick={() => void controller.showHint()} />
);

interface InWordsProps {
  /** The board in words, as the game calls it. */
  readonly aroundLabel: string;
  onList(): void;
  onAround(): void;
}

/** The ways to play without looking at the board. */
export const InWordsTools = ({ aroundLabel, onList, onAround }: InWordsProps): JSX.Element => (
  <>
    <Tool icon={List} label={words.list} keys="L" onClick={onList} />
    <Tool icon={MapIcon} label={aroundLabel} keys="M" onClick={onAround} />
  </>
);

interface ToolsProps extends InWordsProps {
  readonly controller: Controller;
  readonly menu: ComponentChildren;
}

/** What helps at every table, and the app's menu. */
export const Tools = ({ controller, menu, ...inWords }: ToolsProps): JSX.Element => (
  <span class="tools">
    <UndoTool controller={controller} />
    <Tool
      icon={Redo2}
      label={words.redo}
      keys="Y"
      off={controller.session.moment.value.redoable === 0}
      onClick={() => void controller.redo()}
    />
    <HintTool controller={controller} />
    <InWordsTools {...inWords} />
    {menu}
  </span>
);
