import type { JSX } from 'preact';
import { words } from '../en.ts';
import type { TableModel } from './model.ts';

interface PromptProps {
  readonly model: TableModel;
  readonly title: string;
  readonly help: string;
}

/** The current prompt. */
export const Prompt = ({ model, title, help }: PromptProps): JSX.Element => (
  <div class="prompt" role="status" aria-busy={model.controller.busy.value}>
    <h2>{title}</h2>
    <p>{help}</p>
  </div>
);

/** Instead of actions, once the match is over. */
export const ResultButton = ({ model }: { readonly model: TableModel }): JSX.Element => (
  <button type="button" class="action primary" onClick={() => model.showResult()}>
    {words.showResult}
  </button>
);
