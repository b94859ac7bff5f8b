import type { Choice } from '@kurgan/host';
import type { JSX } from 'preact';
import type { Controller } from '../controller.ts';

/** Label of an action's button. */
export interface ActionLabel {
  readonly label: string;
  readonly detail?: string;
  /** More words for who rests on it. */
  readonly title?: string;
  /** The one that moves the game on. */
  readonly primary?: boolean;
}

interface Props {
  readonly controller: Controller;
  readonly choices: readonly Choice[];
  label(choice: Choice): ActionLabel;
}

/** Buttons for everything that is not on the board. */
export function ActionBar({ controller, choices, label }: Props): JSX.Element {
  return (
    <div class="action-bar">
      {choices.map((choice) => (
        <ActionButton key={choice.text} controller={controller} choice={choice} {...label(choice)} />
      ))}
    </div>
  );
}

type ButtonProps = ActionLabel & { readonly controller: Controller; readonly choice: Choice };

export function ActionButton({ controller, choice, label, detail, title, primary = false }: ButtonProps): JSX.Element {
  const isProposed = controller.proposed.value?.text === choice.text;
  const isHinted = controller.hinted?.text === choice.text;
  const look = (at: string | null) => () => {
    controller.looking.value = at;
  };
  return (
    <button
      type="button"
      class={`action ${primary || isProposed ? 'primary' : ''} ${isProposed ? 'proposed' : ''} ${isHinted ? 'hinted' : ''}`}
      data-action={choice.text}
      title={title}
      // Still there while an action is under way, so that it keeps the focus.
      aria-disabled={controller.busy.value}
      onPointerEnter={look(choice.text)}
      onPointerLeave={look(null)}
      onFocus={look(choice.text)}
      onBlur={look(null)}
      onClick={(event) => void controller.do(choice.text, { x: event.clientX, y: event.clientY })}
    >
      {label}
      {detail !== undefined && <small>{detail}</small>}
    </button>
  );
}
