import type { ActionLabel, Choice } from '@kurgan/kit';
import type { Action } from '../../rules/actions.ts';
import type { Use } from '../../rules/edition.ts';
import { type Named, namedIn } from '../named.ts';
import { capital, type Names } from './names.ts';

export type Verb = Action['do'];
type Sentences = Readonly<Record<Verb, (words: Named, names: Names) => string>>;

/** Each action in a sentence, for the list of choices and for screen readers. */
const SENTENCES: Sentences = {
  bid: ({ card }, names) => `Bid ${names.card(card)}, initiative ${names.initiative(card)}`,
  move: ({ card, to }, names) => `${names.card(card)}: ${names.unitOfCard(card)} move to ${names.tile(to)}`,
  scout: ({ card, to }, names) => `${names.card(card)}: ${names.unitOfCard(card)} scout towards ${names.tile(to)}`,
  stalk: ({ card, to }, names) => `${names.card(card)}: ${names.unitOfCard(card)} stalk to ${names.tile(to)}`,
  guide: ({ card, unit, to }, names) => `${names.card(card)}: guide ${names.unit(unit)} to ${names.tile(to)}`,
  go: ({ to }, names) => `Go on to ${names.tile(to)}`,
  halt: () => 'Halt here',
  bolster: ({ card }, names) => `${names.card(card)}: bolster the deck from the supply`,
  take: ({ card }, names) => `Take ${names.card(card)} from the supply`,
  command: ({ card }, names) => `${names.card(card)}: command, draw cards`,
  draw: () => 'Draw a card',
  inspire: ({ card }, names) => `${names.card(card)}: inspire, take cards back from the play area`,
  return: ({ card }, names) => `Return ${names.card(card)} to the hand`,
  conceal: ({ card }, names) => `${names.card(card)}: conceal, the enemy gains a Fog of War`,
  recon: ({ card }, names) => `${names.card(card)}: recon, a Fog of War leaves the game and you draw a card`,
  control: ({ card }, names) => `${names.card(card)}: ${names.unitOfCard(card)} take control of their tile`,
  target: ({ card, to }, names) => `${names.card(card)}: aim at ${names.tile(to)}`,
  done: () => 'Done',
  attack: ({ card, unit }, names) => `${names.card(card)}: attack ${names.unit(unit)}`,
  suppress: ({ card, unit }, names) => `${names.card(card)}: fire to suppress ${names.unit(unit)}`,
  blast: ({ card }, names) => `${names.card(card)}: shell everybody on the target tile`,
  shell: ({ counter }, names) => `Shell ${names.counter(counter)}`,
  rally: ({ card }, names) => `${names.card(card)}: ${names.unitOfCard(card)} rally`,
  hunker: ({ card }, names) => `${names.card(card)} hunkers down and returns to the supply`,
  end: () => 'End the turn',
};

const isVerb = (verb: string): verb is Verb => Object.hasOwn(SENTENCES, verb);

export const describe = (names: Names, { verb, words }: Choice): string =>
  isVerb(verb) ? SENTENCES[verb](namedIn(words), names) : verb;

/** What a button says that closes something, or has only one thing to do. */
export function labelOf(names: Names, { verb, words }: Choice): ActionLabel {
  const { card, counter } = namedIn(words);
  switch (verb) {
    case 'end':
      return { label: 'End turn' };
    case 'done':
      return { label: 'Done' };
    case 'halt':
      return { label: 'Halt here', primary: true };
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

export const verbName = (verb: string): string => (verb === 'hunker' ? 'Hunker down' : capital(verb));

/** What a use of a card does, for who rests on its row. */
const HELP: Readonly<Record<Use | 'rally' | 'hunker', string>> = {
  move: 'To a tile next to it that has your marker.',
  scout: 'Onto any tile. Each new marker puts a Fog of War into your discard pile.',
  stalk: 'Onto any tile, without a marker and without Fog.',
  guide: 'One of your counters moves to a tile next to it that has your marker.',
  bolster: 'Cards from your supply join your discard pile.',
  command: 'Draw cards now.',
  inspire: 'Cards of the squad come back from your play area, to be played again.',
  conceal: 'A Fog of War from the enemy’s supply joins the enemy’s discard pile.',
  recon: 'A Fog of War of your hand leaves the game; draw a card.',
  control: 'Turn your marker on the tile: its points are yours. No enemy may stand there.',
  target: 'Aim at a tile three or more steps away.',
  attack: 'At any enemy counter: a hit costs a card.',
  suppress: 'At any enemy counter: a hit turns it face down.',
  blast: 'Everybody on the target tile is attacked, friend or foe.',
  rally: 'The suppressed counter is ready again; the card does nothing else.',
  hunker: 'The card returns to your supply, out of your deck.',
};
export const verbHelp = (verb: string): string => Object.entries(HELP).find(([use]) => use === verb)?.[1] ?? '';
