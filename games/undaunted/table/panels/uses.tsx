import type { JSX } from 'preact';
import { UseSign } from '../cards/icons.tsx';
import { rowsOf } from '../cards/rows.ts';
import type { Desk } from '../desk.ts';
import { PIECES } from '../pieces.ts';
import { words } from '../words/table.ts';
import { verbName } from '../words/uses.ts';

/** On a phone: what the chosen card can do, as buttons for a thumb. */
export function Uses({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { controller } = desk;
  const kind = controller.path.wordOf('card');
  const card = desk.roomOf(desk.near.value)?.hand.find((each) => PIECES.kindOf[each] === kind);
  if (kind === undefined || card === undefined || desk.step !== 'turn') return null;
  const hunker = desk.usesOf(kind).find(({ verb }) => verb === 'hunker');
  return (
    <>
      {rowsOf(desk, card).map(({ verb, value, squad, isLit, isChosen, isHinted }) => (
        <button
          key={verb}
          type="button"
          class={`use ${isLit ? 'lit' : ''} ${isChosen ? 'chosen' : ''} ${isHinted ? 'hinted' : ''}`}
          data-verb={`${verb} ${kind}`}
          aria-pressed={isChosen}
          onClick={({ clientX: x, clientY: y }) => void desk.touch((touching) => touching.verb(kind, verb, { x, y }))}
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
