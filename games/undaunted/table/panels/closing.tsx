import './closing.css';
import { ActionButton, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import { type Desk, isShot } from '../desk.ts';
import { kindNamed } from '../pieces.ts';
import { words } from '../words/table.ts';
import { labelOf } from '../words/uses.ts';

/** What to do now, in words. */
export function Prompt({ desk }: { readonly desk: Desk }): JSX.Element {
  const { title, help } = desk.later.value?.promptOf(desk) ?? { title: '', help: '' };
  return (
    <div class="un-prompt" role="status" aria-busy={desk.controller.busy.value}>
      <h2>{title}</h2>
      <p>{help}</p>
    </div>
  );
}

const CLOSING: readonly string[] = ['draw', 'halt', 'done', 'end'];

/** What a touch has proposed and is not a shot, and what ends a step or the turn. */
function closingChoices({ controller }: Desk): readonly Choice[] {
  const { proposed, session } = controller;
  const closing = CLOSING.flatMap((verb) => session.moment.value.choices.filter((choice) => choice.verb === verb));
  return proposed.value === null || isShot(proposed.value) ? closing : [proposed.value, ...closing];
}

interface ClosingProps {
  readonly desk: Desk;
  onResult(): void;
}

export function Closing({ desk, onResult }: ClosingProps): JSX.Element {
  const { controller } = desk;
  if (controller.session.moment.value.outcome !== null)
    return (
      <div class="closing">
        <button type="button" class="action primary" onClick={onResult}>
          {words.showResult}
        </button>
      </div>
    );
  return (
    <div class="closing">
      {closingChoices(desk).map((choice) => (
        <ActionButton key={choice.text} controller={controller} choice={choice} {...labelWith(choice)} />
      ))}
    </div>
  );
}

/** A bid says what is laid down. */
function labelWith(choice: Choice) {
  const label = labelOf(choice);
  return choice.verb === 'bid' ? { ...label, detail: kindNamed(choice.words.card ?? '').title } : label;
}
