import type { Choice } from '@kurgan/kit';
import { type Desk, isShot } from '../desk.ts';
import { kindNamed, PIECES } from '../pieces.ts';
import { cardName, plural, sideName, unitName } from '../words/names.ts';
import { verbName } from '../words/uses.ts';

export interface Prompt {
  readonly title: string;
  readonly help: string;
}

/** What is asked for once a card, and maybe what it does, is chosen. */
function chosenPrompt(desk: Desk, card: string): Prompt {
  const { path, proposed } = desk.controller;
  const verb = path.wordOf('verb');
  if (proposed.value !== null && isShot(proposed.value))
    return { title: cardName(card), help: 'The dice cannot be taken back: the button fires.' };
  if (verb === undefined) {
    const onBoard = desk.usesOf(card).some(({ words }) => words.to !== undefined || words.unit !== undefined);
    return {
      title: cardName(card),
      help: onBoard ? 'Choose what it does, or what is lit on the board.' : 'Choose what the card does.',
    };
  }
  if (verb === 'attack' || verb === 'suppress')
    return { title: `${cardName(card)}: ${verbName(verb)}`, help: 'Choose a target on the board.' };
  if (verb === 'guide')
    return {
      title: `${cardName(card)}: ${verbName(verb)}`,
      help: path.wordOf('unit') === undefined ? 'Choose one of your counters.' : 'Choose a lit tile.',
    };
  const isOff = desk.acting !== null && kindNamed(card).unit !== null && isOffBoard(desk, card);
  return {
    title: `${cardName(card)}: ${verbName(verb)}`,
    help: isOff ? 'The counter enters first: choose its tile, or one next to it.' : 'Choose a lit tile.',
  };
}

function isOffBoard(desk: Desk, card: string): boolean {
  const { unit } = kindNamed(card);
  return unit !== null && desk.sideOf(desk.near.value).counters[unit] === null;
}

function turnPrompt(desk: Desk): Prompt {
  const { path, proposed } = desk.controller;
  const card = path.wordOf('card');
  if (card !== undefined) return chosenPrompt(desk, card);
  if (path.touched.value.length > 0) return { title: 'Who?', help: 'Choose one of the cards that can do it.' };
  if (proposed.value !== null) return { title: 'Your turn', help: '' };
  const cards = new Set(desk.useful.value.flatMap(({ words }: Choice) => words.card ?? []));
  if (!desk.isAsked) return { title: 'Your turn', help: '' };
  if (cards.size === 0) return { title: 'Your turn', help: 'Nothing but Fog is left: end the turn.' };
  return { title: 'Your turn', help: 'Play a card: choose it, or its counter on the board.' };
}

const squadWords = (squad: string | null): string => (squad === null ? '' : ` of squad ${squad}`);

/** What to do now and a sentence of help. */
export function promptOf(desk: Desk): Prompt {
  const frame = desk.frame.value;
  const { seat, outcome, waiting } = desk.controller.session.moment.value;
  if (outcome !== null || frame === undefined) return { title: 'The game is over', help: '' };
  if (frame.step === 'bid') return bidPrompt(desk);
  const [active = desk.open.value.active ?? PIECES.seats[0]] = waiting;
  if (active !== seat) return { title: `Turn of ${active === 'us' ? 'the ' : ''}${sideName(active)}`, help: '' };
  switch (frame.step) {
    case 'turn':
      return turnPrompt(desk);
    case 'march':
      return {
        title: `${unitName(frame.unit)} may go on`,
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

function bidPrompt(desk: Desk): Prompt {
  const { seat, choices } = desk.controller.session.moment.value;
  if (seat === null) return { title: 'Bids', help: 'Both sides choose a card in secret.' };
  if (choices.length === 0)
    return desk.sideOf(seat).bid
      ? { title: 'Your bid lies face down', help: `Now ${sideName(desk.far.value)} chooses.` }
      : { title: 'Bids', help: '' };
  return desk.controller.proposed.value === null
    ? {
        title: 'Bid for the initiative',
        help: 'Choose a card: the higher number takes the first turn. Both are discarded.',
      }
    : { title: 'Bid for the initiative', help: 'The button lays it face down.' };
}
