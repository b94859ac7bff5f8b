import { type LazyPart, lazy, Prompt } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Props, UndauntedModel } from '../model.ts';
import { bidPrompt, type Prompt as Words } from '../words/bid-prompt.ts';

/** Whatever is asked after the first bids, with the questions of an edition. */
export const lazyPrompt = (questions: () => Promise<(model: UndauntedModel) => Words | null>): LazyPart<Props> =>
  lazy(async () => {
    const [{ promptOf }, ask] = await Promise.all([import('../words/prompts.ts'), questions()]);
    return ({ model }: Props) => <Prompt model={model} {...promptOf(model, ask)} />;
  });

const SharedPrompt = lazyPrompt(async () => () => null);

export function TurnPrompt({ model }: Props): JSX.Element {
  const LaterPrompt = model.edition.extras?.Prompt ?? SharedPrompt;
  useEffect(() => void LaterPrompt.load(), [LaterPrompt]);
  const isBidding = model.step === 'bid' && model.controller.session.moment.value.outcome === null;
  return isBidding ? <Prompt model={model} {...bidPrompt(model)} /> : <LaterPrompt model={model} />;
}
