import { ChoiceList, type Controller } from '@kurgan/kit';
import type { JSX } from 'preact';
import { describe } from './speech/actions.ts';
import { words } from './speech/panels.ts';

export { Around } from './around.tsx';

/** Every choice of this moment in words. */
export const Choices = ({ controller, onClose }: { readonly controller: Controller; onClose(): void }): JSX.Element => (
  <ChoiceList
    controller={controller}
    title={words.listTitle}
    filterLabel={words.listFilter}
    describe={describe}
    onClose={onClose}
  />
);
