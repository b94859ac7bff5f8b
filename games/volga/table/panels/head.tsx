import { Ribbon, Tools } from '@kurgan/kit';
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
      <Tools controller={desk.controller} aroundLabel={words.around} menu={menu} onList={onList} onAround={onAround} />
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
