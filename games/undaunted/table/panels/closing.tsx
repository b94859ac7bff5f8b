import './closing.css';
import { ActionButton, type Choice, ResultButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isShot, type Props, type UndauntedModel } from '../model.ts';
import { labelOf } from '../words/actions.ts';
import { words } from '../words/table.ts';

const CLOSING: readonly string[] = ['draw', 'halt', 'done', 'end'];

/** Buttons for a proposed action other than a shot, and for ending a step or the turn. */
export function closingChoices({ controller, edition, isPlaying }: UndauntedModel): readonly Choice[] {
  const { proposed, session, path } = controller;
  const verbs = [...(edition.extras?.closing ?? []), ...CLOSING];
  const closing = verbs.flatMap((verb) => session.moment.value.choices.filter((choice) => choice.verb === verb));
  // A place was touched, and it is still open what for.
  const open = isPlaying || proposed.value !== null || path.touched.value.length === 0 ? [] : path.left.value;
  return proposed.value === null || isShot(proposed.value) ? [...open, ...closing] : [proposed.value, ...closing];
}

/** Cards that a Command can still draw. */
export function drawable(model: UndauntedModel): number {
  const frame = model.frame.value;
  if (frame?.step !== 'command' || !model.isAsked) return 0;
  const { deck, discard } = model.sideOf(frame.seat);
  return Math.min(frame.left, deck + discard);
}

/** All cards of a Command with one click; each can still be drawn by itself. */
function DrawAll({ model }: Props): JSX.Element | null {
  const count = drawable(model);
  if (count < 2) return null;
  return (
    <button
      type="button"
      class="action primary"
      onClick={() => void model.controller.doAll(Array.from({ length: count }, () => 'draw'))}
    >
      {words.drawAll(count)}
    </button>
  );
}

export const Closing = ({ model }: Props): JSX.Element => (
  <div class="closing">
    {model.controller.session.moment.value.outcome === null ? (
      <>
        <DrawAll model={model} />
        {closingChoices(model).map((choice) => (
          <ActionButton
            key={choice.text}
            controller={model.controller}
            choice={choice}
            {...labelOf(model.names, choice)}
          />
        ))}
      </>
    ) : (
      <ResultButton model={model} />
    )}
  </div>
);
