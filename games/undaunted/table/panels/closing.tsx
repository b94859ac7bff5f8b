import './closing.css';
import { ActionButton, type Choice, Prompt, ResultButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isShot, type UndauntedModel } from '../model.ts';
import { labelOf } from '../words/actions.ts';
import { promptOf } from '../words/prompts.ts';

export const TurnPrompt = ({ model }: { readonly model: UndauntedModel }): JSX.Element => (
  <Prompt model={model} {...promptOf(model)} />
);

const CLOSING: readonly string[] = ['draw', 'halt', 'done', 'end'];

/** What a touch has proposed and is not a shot, and what ends a step or the turn. */
function closingChoices({ controller }: UndauntedModel): readonly Choice[] {
  const { proposed, session } = controller;
  const closing = CLOSING.flatMap((verb) => session.moment.value.choices.filter((choice) => choice.verb === verb));
  return proposed.value === null || isShot(proposed.value) ? closing : [proposed.value, ...closing];
}

export const Closing = ({ model }: { readonly model: UndauntedModel }): JSX.Element => (
  <div class="closing">
    {model.controller.session.moment.value.outcome === null ? (
      closingChoices(model).map((choice) => (
        <ActionButton
          key={choice.text}
          controller={model.controller}
          choice={choice}
          {...labelOf(model.names, choice)}
        />
      ))
    ) : (
      <ResultButton model={model} />
    )}
  </div>
);
