import './choice-list.css';
import type { Choice } from '@kurgan/host';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Controller } from '../controller.ts';
import { panelWords } from '../en-panels.ts';
import { findChoices } from './find-choices.ts';

interface Props {
  readonly controller: Controller;
  describe(choice: Choice): string;
  onClose(): void;
}

/** The same table as text: every choice in words, filtered by typing. The keyboard can play a whole game from here. */
export function ChoiceList({ controller, describe, onClose }: Props): JSX.Element {
  const typed = useSignal('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { choices } = controller.session.moment.value;
  const found = findChoices(choices, typed.value, (choice) => `${choice.text} ${describe(choice)}`);
  const choose = (choice: Choice | undefined): void => {
    if (choice === undefined) return;
    dialog.current?.close();
    void controller.do(choice.text);
  };
  return (
    <dialog ref={dialog} class="choice-list" aria-label={panelWords.text.choices} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          choose(found[0]);
        }}
      >
        <label>
          {panelWords.text.filter}
          <input
            type="text"
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
      </form>
      <ol>
        {found.map((choice) => (
          <li key={choice.text}>
            <button type="button" data-action={choice.text} onClick={() => choose(choice)}>
              <span>{describe(choice)}</span> <code>{choice.text}</code>
            </button>
          </li>
        ))}
      </ol>
    </dialog>
  );
}
