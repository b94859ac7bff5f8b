import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { scenarioOf } from '../../rules/scenario.ts';
import { MiniBoard } from '../mini-board.tsx';
import type { Props } from '../model.ts';
import { SIDE_TITLES } from '../words/first-prompts.ts';

/** The holder of the Initiative takes the north or the south (HS-SCN-17). */
export function Edges({ model }: Props): JSX.Element {
  const open = model.open.value;
  const { layout } = scenarioOf(open);
  const isMine = model.choices.value.length > 0;
  const take = (edge: 'north' | 'south'): JSX.Element => (
    <button
      type="button"
      class="button primary"
      data-action={`edge ${edge}`}
      onClick={() => void model.controller.do(`edge ${edge}`)}
    >
      Take the {edge} edge
    </button>
  );
  return (
    <>
      <header class="preparing-head">
        <h2>{isMine ? 'Take an edge' : `${SIDE_TITLES[open.initiative]} takes an edge`}</h2>
        <p>
          The holder of the Initiative takes an edge; the other side deploys first. <RuleLink id="HS-SCN-17" />
        </p>
      </header>
      <div class="edges">
        {isMine && take('north')}
        {layout.length > 0 && <MiniBoard layout={layout} />}
        {isMine && take('south')}
      </div>
    </>
  );
}
