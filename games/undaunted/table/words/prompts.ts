import type { Choice } from '@kurgan/kit';
import type { KindId } from '../../rules/edition.ts';
import { isShot, type UndauntedModel } from '../model.ts';
import { verbName } from './actions.ts';
import { plural } from './names.ts';

export interface Prompt {
  readonly title: string;
  readonly help: string;
}

/** What is asked for once a card, and maybe what it does, is chosen. */
function chosenPrompt(model: UndauntedModel, card: KindId): Prompt {
  const { path, proposed } = model.controller;
  const verb = path.wordOf('verb');
  if (proposed.value !== null && isShot(proposed.value))
    return { title: model.names.card(card), help: 'The dice cannot be taken back: the button fires.' };
  if (verb === undefined) {
    const onBoard = model.usesOf(card).some(({ words }) => words.to !== undefined || words.unit !== undefined);
    return {
      title: model.names.card(card),
      help: onBoard ? 'Choose what it does, or what is lit on the board.' : 'Choose what the card does.',
    };
  }
  if (verb === 'attack' || verb === 'suppress')
    return { title: `${model.names.card(card)}: ${verbName(verb)}`, help: 'Choose a target on the board.' };
  if (verb === 'guide')
    return {
      title: `${model.names.card(card)}: ${verbName(verb)}`,
      help: path.wordOf('unit') === undefined ? 'Choose one of your counters.' : 'Choose a lit tile.',
    };
  const isOff = model.acting !== null && model.kindNamed(card).unit !== null && isOffBoard(model, card);
  return {
    title: `${model.names.card(card)}: ${verbName(verb)}`,
    help: isOff ? 'The counter enters first: choose its tile, or one next to it.' : 'Choose a lit tile.',
  };
}

function isOffBoard(model: UndauntedModel, card: KindId): boolean {
  const { unit } = model.kindNamed(card);
  return unit !== null && model.sideOf(model.near.value).counters[unit] === null;
}

function turnPrompt(model: UndauntedModel): Prompt {
  const { path, proposed } = model.controller;
  const { card } = model.chosen;
  if (card !== undefined) return chosenPrompt(model, card);
  if (path.touched.value.length > 0) return { title: 'Who?', help: 'Choose one of the cards that can do it.' };
  if (proposed.value !== null) return { title: 'Your turn', help: '' };
  const cards = new Set(model.useful.value.flatMap(({ words }: Choice) => words.card ?? []));
  if (!model.isAsked) return { title: 'Your turn', help: '' };
  if (cards.size === 0) return { title: 'Your turn', help: 'Nothing but Fog is left: end the turn.' };
  return { title: 'Your turn', help: 'Play a card: choose it, or its counter on the board.' };
}

const squadWords = (squad: string | null): string => (squad === null ? '' : ` of squad ${squad}`);

/** What to do now and a sentence of help. */
export function promptOf(model: UndauntedModel): Prompt {
  const frame = model.frame.value;
  const { seat, outcome, waiting } = model.controller.session.moment.value;
  if (outcome !== null || frame === undefined) return { title: 'The game is over', help: '' };
  if (frame.step === 'bid') return bidPrompt(model);
  const { seats } = model.pieces;
  const active = seats.find((each) => waiting.includes(each)) ?? model.open.value.active ?? seats[0];
  if (active !== seat) return { title: `Turn of ${model.names.side(active).inSentence}`, help: '' };
  switch (frame.step) {
    case 'turn':
      return turnPrompt(model);
    case 'march':
      return {
        title: `${model.names.unit(frame.unit)} may go on`,
        help: `${plural(frame.left, 'step')} left: choose a lit tile, or halt.`,
      };
    case 'bolster':
      return {
        title: 'Bolster',
        help: `Take up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} from your supply into your discard pile.`,
      };
    case 'command':
      return { title: 'Command', help: `Draw up to ${plural(frame.left, 'more card', 'more cards')}, one at a time.` };
    case 'inspire':
      return {
        title: 'Inspire',
        help: `Take up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} back from your play area.`,
      };
    case 'blast':
      return { title: 'Blast', help: 'Every counter on the target is attacked: choose the next one.' };
    default:
      return { title: 'Your turn', help: '' };
  }
}

function bidPrompt(model: UndauntedModel): Prompt {
  const { seat } = model;
  const { choices } = model.controller.session.moment.value;
  if (seat === null) return { title: 'Bids', help: 'Both sides choose a card in secret.' };
  if (choices.length === 0)
    return model.sideOf(seat).bid
      ? { title: 'Your bid lies face down', help: `Now ${model.names.side(model.far.value).name} chooses.` }
      : { title: 'Bids', help: '' };
  return model.controller.proposed.value === null
    ? {
        title: 'Bid for the initiative',
        help: 'Choose a card: the higher number takes the first turn. Both are discarded.',
      }
    : { title: 'Bid for the initiative', help: 'The button lays it face down.' };
}
