import './campaign.css';
import { ActionButton, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { UndauntedModel } from '../../model.ts';
import { labelOf } from '../../words/actions.ts';
import { promptOf } from '../../words/prompts.ts';

/** What both sides choose between games, or before a single one. */
export function CampaignStep({ model }: { readonly model: UndauntedModel }): JSX.Element {
  const { controller } = model;
  const { choices } = controller.session.moment.value;
  const { title, help } = promptOf(model);
  const of = (verb: string): readonly Choice[] => choices.filter((choice) => choice.verb === verb);
  return (
    <section class="un-campaign" aria-label={title}>
      <h2>{title}</h2>
      <p>{help}</p>
      {(['drop', 'pick'] as const).map((verb) => (
        <ul key={verb} class={verb}>
          {of(verb).map((choice) => (
            <li key={choice.text}>
              <ActionButton controller={controller} choice={choice} {...labelOf(model.names, choice)} />
            </li>
          ))}
        </ul>
      ))}
      {of('confirm').map((choice) => (
        <ActionButton key={choice.text} controller={controller} choice={choice} {...labelOf(model.names, choice)} />
      ))}
    </section>
  );
}
