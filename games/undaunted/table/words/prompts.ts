import type { Choice } from '@kurgan/kit';
import type { KindId } from '../../rules/edition.ts';
import { targetOf } from '../considered.ts';
import { isShot, type UndauntedModel } from '../model.ts';
import { verbName } from './actions.ts';
import { bidPrompt, type Prompt } from './bid-prompt.ts';
import { plural } from './names.ts';

/** The prompt once a card, and maybe its action, is chosen. */
function chosenPrompt(model: UndauntedModel, card: KindId): Prompt {
  const { path, proposed } = model.controller;
  const verb = path.wordOf('verb');
  if (proposed.value !== null && isShot(proposed.value))
    return { title: model.names.card(card), help: 'Once you fire, you can’t undo.' };
  if (verb === undefined) {
    const onBoard = model
      .usesOf(card)
      .some((choice) => choice.words.to !== undefined || targetOf(model, choice) !== null);
    return {
      title: model.names.card(card),
      help: onBoard ? 'Choose an action, or a highlighted place on the board.' : 'Choose an action.',
    };
  }
  if (path.left.value.some(isShot))
    return { title: `${model.names.card(card)}: ${verbName(verb)}`, help: 'Choose a target on the board.' };
  if (verb === 'ready')
    return { title: `${model.names.card(card)}: ${verbName(verb)}`, help: 'Choose one of your units.' };
  if (verb === 'guide')
    return {
      title: `${model.names.card(card)}: ${verbName(verb)}`,
      help: path.wordOf('unit') === undefined ? 'Choose one of your units.' : 'Choose a highlighted tile.',
    };
  const isOff = model.acting !== null && model.kindNamed(card).unit !== null && isOffBoard(model, card);
  return {
    title: `${model.names.card(card)}: ${verbName(verb)}`,
    help: isOff
      ? 'The unit enters the board first. Choose its entry tile or one next to it.'
      : 'Choose a highlighted tile.',
  };
}

function isOffBoard(model: UndauntedModel, card: KindId): boolean {
  const { unit } = model.kindNamed(card);
  return unit !== null && model.sideOf(model.near.value).counters[unit] === null;
}

/** Something on the board was touched before a card: it asks which card acts. */
function touchedPrompt({ controller }: UndauntedModel): string {
  const [verb, another] = new Set(controller.path.left.value.map((choice) => choice.verb));
  return verb === undefined || another !== undefined ? 'Which card?' : `${verbName(verb)} with which card?`;
}

function turnPrompt(model: UndauntedModel): Prompt {
  const { path, proposed } = model.controller;
  const card = model.cardInPlay;
  if (card !== undefined) return chosenPrompt(model, card);
  if (path.touched.value.length > 0) return { title: touchedPrompt(model), help: '' };
  if (proposed.value !== null) return { title: 'Your turn', help: '' };
  const cards = new Set(model.useful.value.flatMap(({ words }: Choice) => words.card ?? []));
  if (!model.isAsked) return { title: 'Your turn', help: '' };
  if (cards.size === 0) {
    const isEmpty = model.sideOf(model.near.value).hand === 0;
    return { title: 'Your turn', help: `You have ${isEmpty ? 'no cards' : 'only Fog of War'} left. End your turn.` };
  }
  return { title: 'Your turn', help: 'Choose a card to play, or a unit on the board.' };
}

const squadWords = (squad: string | null): string => (squad === null ? '' : ` from squad ${squad}`);

/** Prompt with a sentence of help; an edition may ask some questions in its own words. */
export function promptOf(model: UndauntedModel, ask: (model: UndauntedModel) => Prompt | null = () => null): Prompt {
  const frame = model.frame.value;
  const { seat, outcome, waiting } = model.controller.session.moment.value;
  if (outcome !== null || frame === undefined) return { title: 'The game is over', help: '' };
  if (frame.step === 'bid') return bidPrompt(model);
  const { seats } = model.pieces;
  const isOurs = seat !== null && waiting.includes(seat);
  const active = seats.find((each) => waiting.includes(each)) ?? model.open.value.active ?? seats[0];
  if (!isOurs && active !== seat) return { title: model.names.side(active).turn, help: '' };
  const isBegun = model.isPlaying && model.controller.path.touched.value.length > 0;
  const own = isBegun ? null : ask(model);
  if (own !== null) return own;
  if (model.isPlaying) return turnPrompt(model);
  switch (frame.step) {
    case 'march':
      return {
        title: `${model.names.unit(frame.unit)}: move on?`,
        help: `${plural(frame.left, 'step')} left. Choose a highlighted tile, or stop here.`,
      };
    case 'bolster':
      return {
        title: 'Bolster',
        help: `Take up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} from your supply. They go to your discard pile.`,
      };
    case 'command':
      return { title: 'Command', help: `Draw up to ${plural(frame.left, 'more card', 'more cards')}, one at a time.` };
    case 'inspire':
      return {
        title: 'Inspire',
        help: `Return up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} from your play area to your hand.`,
      };
    case 'blast':
      return { title: 'Blast', help: 'Everyone on the target tile is attacked. Choose who is next.' };
    default:
      return { title: 'Your turn', help: '' };
  }
}
