import { Ribbon } from '@kurgan/kit';
import type { JSX } from 'preact';
import { SCENARIOS } from '../../data/scenarios.ts';
import { controlled } from '../../rules/board.ts';
import type { Props } from '../model.ts';
import { phaseOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { goalOf } from './goal.ts';

/** Phase and Turn. */
export const Status = ({ model }: Props): JSX.Element => (
  <>
    <Ribbon phases={words.phases} now={phaseOf(model.frame.value)} label={words.phasesLabel} />
    <TurnLine model={model} />
  </>
);

function TurnLine({ model }: Props): JSX.Element {
  const { turn, scenario } = model.open.value;
  const { dates, firstTurn, lastTurn } = SCENARIOS[scenario];
  return (
    <span class="turn-line">
      <b>
        {words.turn(turn)} {words.of(lastTurn)}
      </b>{' '}
      <span>{dates[turn - firstTurn]}</span>
    </span>
  );
}

/** On a phone: the Turn and the numbers that matter. */
export function Figures({ model }: Props): JSX.Element {
  const open = model.open.value;
  return (
    <>
      <TurnLine model={model} />
      <span class="figures">
        <Figure name={words.morale} value={open.morale} />
        <Figure name={words.ground} value={controlled(open)} of={goalOf(open)} />
        <Figure name={words.supply} value={open.supply} />
      </span>
    </>
  );
}

const Figure = ({ name, value, of }: { name: string; value: number; of?: number }): JSX.Element => (
  <span class="figure">
    <b>{value}</b>
    {of !== undefined && <small>/{of}</small>}
    <i>{name}</i>
  </span>
);
