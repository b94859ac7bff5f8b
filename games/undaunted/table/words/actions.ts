import type { ActionLabel, Choice } from '@kurgan/kit';
import type { Action } from '../../rules/actions.ts';
import { HELP } from '../data/help.ts';
import { type Named, namedIn } from '../named.ts';
import { capital, type Names } from './names.ts';

type Verb = Action['do'];
type Sentences = Readonly<Record<Verb, (words: Named, names: Names) => string>>;

/** Each action in words, for the list of choices and for screen readers. */
const SENTENCES: Sentences = {
  bid: ({ card }, names) => `Bid ${names.card(card)}, initiative ${names.initiative(card)}`,
  move: ({ card, to }, names) => `${names.card(card)}: move ${names.unitOfCard(card)} to ${names.tile(to)}`,
  scout: ({ card, to }, names) => `${names.card(card)}: scout ${names.tile(to)} with ${names.unitOfCard(card)}`,
  stalk: ({ card, to }, names) => `${names.card(card)}: stalk to ${names.tile(to)} with ${names.unitOfCard(card)}`,
  guide: ({ card, unit, to }, names) => `${names.card(card)}: guide ${names.unit(unit)} to ${names.tile(to)}`,
  go: ({ to }, names) => `Go on to ${names.tile(to)}`,
  halt: () => 'Stop here',
  bolster: ({ card }, names) => `${names.card(card)}: bolster, take cards from the supply`,
  take: ({ card }, names) => `Take ${names.card(card)} from the supply`,
  command: ({ card }, names) => `${names.card(card)}: command, draw cards`,
  draw: () => 'Draw a card',
  inspire: ({ card }, names) => `${names.card(card)}: inspire, return played cards to your hand`,
  return: ({ card }, names) => `Return ${names.card(card)} to your hand`,
  conceal: ({ card }, names) => `${names.card(card)}: conceal, the enemy gains a Fog of War`,
  recon: ({ card }, names) => `${names.card(card)}: recon, remove a Fog of War from the game and draw a card`,
  control: ({ card }, names) => `${names.card(card)}: take control with ${names.unitOfCard(card)}`,
  target: ({ card, to }, names) => `${names.card(card)}: target ${names.tile(to)}`,
  done: () => 'Done',
  attack: ({ card, unit }, names) => `${names.card(card)}: attack ${names.unit(unit)}`,
  suppress: ({ card, unit }, names) => `${names.card(card)}: fire to suppress ${names.unit(unit)}`,
  blast: ({ card }, names) => `${names.card(card)}: shell everyone on the target tile`,
  shell: ({ counter }, names) => `Shell ${names.counter(counter)}`,
  rally: ({ card }, names) => `${names.card(card)}: rally ${names.unitOfCard(card)}`,
  hunker: ({ card }, names) => `${names.card(card)}: hunker down, return it to the supply`,
  end: () => 'End your turn',
};

const isVerb = (verb: string): verb is Verb => Object.hasOwn(SENTENCES, verb);

export function describe(names: Names, { verb, words }: Choice): string {
  const own = names.extras?.verbs[verb];
  if (own !== undefined) return own.tell(namedIn(words), names);
  return isVerb(verb) ? SENTENCES[verb](namedIn(words), names) : verb;
}

/** Labels of buttons that need no further choice. */
export function labelOf(names: Names, { verb, words }: Choice): ActionLabel {
  const { card, counter } = namedIn(words);
  const own = names.extras?.verbs[verb]?.label?.(namedIn(words), names);
  if (own !== undefined) return own;
  switch (verb) {
    case 'end':
      return { label: 'End turn' };
    case 'done':
      return { label: 'Done' };
    case 'halt':
      return { label: 'Stop here', primary: true };
    case 'draw':
      return { label: 'Draw a card', primary: true };
    case 'bid':
      return { label: `Bid ${names.initiative(card)}`, detail: names.card(card), primary: true };
    case 'take':
    case 'return':
      return { label: names.card(card) };
    case 'shell':
      return { label: `Shell ${names.counter(counter)}`, primary: true };
    default:
      return { label: verbName(verb), primary: true };
  }
}

/** `Area Suppress`; a second action of a name has a number behind it that nobody says. */
export const verbName = (verb: string): string =>
  verb === 'hunker' ? 'Hunker down' : verb.replace(/-2$/, '').split('-').map(capital).join(' ');

export const verbHelp = ({ extras }: Pick<Names, 'extras'>, verb: string): string =>
  extras?.help[verb] ?? HELP[verb] ?? '';
