import { ChoiceList, type Controller } from '@kurgan/kit';
import type { JSX } from 'preact';
import { describe } from './speech/actions.ts';

export { Around } from './around.tsx';

/** Every choice of this moment in words. */
export const Choices = (props: { readonly controller: Controller; onClose(): void }): JSX.Element => (
  <ChoiceList {...props} describe={describe} />
);
