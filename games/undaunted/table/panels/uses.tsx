import type { JSX } from 'preact';
import { UseSign } from '../cards/icons.tsx';
import { rowsOf } from '../cards/rows.ts';
import type { Props } from '../model.ts';
import { verbName } from '../words/actions.ts';
import { words } from '../words/table.ts';

/** On a phone: what the chosen card can do, as buttons for a thumb. */
export function Uses({ model }: Props): JSX.Element | null {
  const { controller } = model;
  const kind = model.cardInPlay;
  const card = model.offered.find((each) => model.pieces.kindOf[each] === kind);
  if (kind === undefined || card === undefined || !model.isPlaying) return null;
  const hunker = model.usesOf(kind).find(({ verb }) => verb === 'hunker');
  return (
    <>
      {rowsOf(model, card).map(({ verb, value, squad, isLit, isChosen, isHinted }) => (
        <button
          key={verb}
          type="button"
          class={`use ${isLit ? 'lit' : ''} ${isChosen ? 'chosen' : ''} ${isHinted ? 'hinted' : ''}`}
          data-verb={`${verb} ${kind}`}
          aria-pressed={isChosen}
          onClick={({ clientX: x, clientY: y }) => void model.touching.verb(kind, verb, { x, y })}
        >
          <UseSign use={verb} />
          <span>
            {verbName(verb)} {squad} {value > 0 && <b>{value}</b>}
          </span>
        </button>
      ))}
      {hunker !== undefined && (
        <button
          type="button"
          class={`use lit ${controller.hinted?.text === hunker.text ? 'hinted' : ''}`}
          data-verb={`hunker ${kind}`}
          aria-label={verbName('hunker')}
          onClick={() => void controller.do(hunker.text)}
        >
          <UseSign use="hunker" /> {words.hunker}
        </button>
      )}
    </>
  );
}
