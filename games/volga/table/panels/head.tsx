import { Icon, Ribbon } from '@kurgan/kit';
import { Lightbulb, List, Map as MapIcon, Redo2, Undo2 } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import { SCENARIOS } from '../../data/scenarios.ts';
import { controlled } from '../../rules/board.ts';
import type { Desk } from '../desk.ts';
import { phaseOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { goalOf } from './goal.ts';

interface Props {
  readonly desk: Desk;
  readonly title: string;
  readonly menu: ComponentChildren;
  onList(): void;
  onAround(): void;
}

/** The bar on top: where the match stands, and what helps. */
export function Head({ desk, title, menu, onList, onAround }: Props): JSX.Element {
  const open = desk.open.value;
  const { dates, firstTurn } = SCENARIOS[open.scenario];
  const { controller } = desk;
  const { undoable, redoable } = controller.session.moment.value;
  return (
    <header class="table-head">
      <b class="brand">KURGAN</b>
      <h1 class="table-title">
        <b>{words.game}</b> · {title}
      </h1>
      <Ribbon phases={words.phases} now={phaseOf(desk.frame.value)} label={words.phasesLabel} />
      <span class="turn-line">
        <b>{words.turn(open.turn)}</b> <span>{dates[open.turn - firstTurn]}</span>
      </span>
      <Figures desk={desk} />
      <span class="head-buttons">
        <Tool icon={Undo2} label={words.undo} keys="Z" off={undoable === 0} onClick={() => void controller.undo()} />
        <Tool icon={Redo2} label={words.redo} keys="Y" off={redoable === 0} onClick={() => void controller.redo()} />
        <Tool icon={Lightbulb} label={words.hint} keys="H" onClick={() => void controller.showHint()} />
        <Tool icon={List} label={words.list} keys="L" onClick={onList} />
        <Tool icon={MapIcon} label={words.around} keys="M" onClick={onAround} />
        {menu}
      </span>
    </header>
  );
}

/** On a phone: the four numbers that matter. */
function Figures({ desk }: { readonly desk: Desk }): JSX.Element {
  const open = desk.open.value;
  return (
    <span class="figures">
      <Figure name={words.morale} value={open.morale} />
      <Figure name={words.ground} value={controlled(open)} of={goalOf(open)} />
      <Figure name={words.supply} value={open.supply} />
    </span>
  );
}

const Figure = ({ name, value, of }: { name: string; value: number; of?: number }): JSX.Element => (
  <span class="figure">
    <b>{value}</b>
    {of !== undefined && <small>/{of}</small>}
    <i>{name}</i>
  </span>
);

interface ToolProps {
  readonly icon: typeof List;
  readonly label: string;
  readonly keys: string;
  readonly off?: boolean;
  onClick(): void;
}

const Tool = ({ icon, label, keys, off = false, onClick }: ToolProps): JSX.Element => (
  <button type="button" class="tool" disabled={off} aria-label={label} title={`${label} (${keys})`} onClick={onClick}>
    <Icon of={icon} />
  </button>
);
