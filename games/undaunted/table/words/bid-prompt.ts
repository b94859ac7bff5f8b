import type { UndauntedModel } from '../model.ts';

export interface Prompt {
  readonly title: string;
  readonly help: string;
}

export function bidPrompt(model: UndauntedModel): Prompt {
  const { seat } = model;
  const { choices } = model.controller.session.moment.value;
  if (seat === null) return { title: 'Bidding', help: 'Both sides choose a card in secret.' };
  if (choices.length === 0)
    return model.sideOf(seat).bid
      ? { title: 'Your bid is in', help: `Waiting for ${model.names.side(model.far.value).inSentence}.` }
      : { title: 'Bidding', help: '' };
  return model.controller.proposed.value === null
    ? {
        title: 'Bid for the initiative',
        help: 'Choose a card. The higher number goes first. Both cards are discarded.',
      }
    : { title: 'Bid for the initiative', help: 'Once you bid, you can’t undo.' };
}
