import './tray.css';
import { ActionBar, Prompt, ResultButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { labelOf } from './describe.ts';
import type { AxisModel } from './model.ts';
import { PickRow } from './moving/pick-row.tsx';
import { promptOf, waitingFor } from './words/prompts.ts';
import { words } from './words/table.ts';

interface Props {
  readonly model: AxisModel;
}

/** More buttons than this are a list, and the boards do better. */
const MOST = 16;
/** Buttons that end a phase stand apart. */
const CLOSING: ReadonlySet<string> = new Set(['done', 'fire', 'hold', 'save', 'waive']);

/** Prompt and buttons. */
export function Tray({ model }: Props): JSX.Element {
  const { outcome, choices, waiting } = model.controller.session.moment.value;
  const { title, help } = promptOf(model.view.value, model.frame.value);
  const [who] = waiting;
  const isAsked = choices.length > 0;
  return (
    <section class="axis-tray" aria-label={words.whatNow}>
      <Prompt
        model={model}
        title={outcome === null ? title : outcome.title}
        help={
          outcome !== null ? '' : isAsked || who === undefined ? help : waitingFor(who === 'axis' ? 'axis' : 'allies')
        }
      />
      {outcome !== null ? <ResultButton model={model} /> : <Actions model={model} />}
    </section>
  );
}

function Actions({ model }: Props): JSX.Element | null {
  const { controller, picking, seat } = model;
  const left = controller.path.left.value;
  if (seat === null || model.choices.length === 0 || model.isFighting) return null;
  const closing = model.choices.filter(({ verb }) => CLOSING.has(verb));
  const rest = left.filter(({ verb }) => !CLOSING.has(verb));
  return (
    <>
      {picking.isOn.value ? (
        <PickRow model={model} />
      ) : (
        <div class="actions">
          {rest.length <= MOST && (
            <ActionBar controller={controller} choices={rest} label={(choice) => labelOf(seat, choice)} />
          )}
        </div>
      )}
      {closing.length > 0 && (
        <div class="closing">
          <ActionBar controller={controller} choices={closing} label={(choice) => labelOf(seat, choice)} />
        </div>
      )}
    </>
  );
}
