import type { JSX } from 'preact';
import { sideNamed } from '../../stalingrad/box.ts';
import { Sign } from '../board/index.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { secretsOf, viewOf } from './view.ts';
import { ruleWords } from './words/special-rules.ts';

/** Secret intel in sentences, for its owner. */
export const secretWords = (model: UndauntedModel): string => {
  const { seat } = model;
  const side = seat === null ? null : sideNamed(seat);
  return secretsOf(viewOf(model), seat)
    .map((effect) => ruleWords(effect, side))
    .join(' ');
};

export function Secret({ model }: Props): JSX.Element | null {
  const told = secretWords(model);
  if (told === '') return null;
  return (
    <p class="secret-intel">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <Sign name="eye" />
      </svg>
      <b>Only you know:</b> {told}
    </p>
  );
}
