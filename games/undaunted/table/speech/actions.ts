import type { Choice } from '@kurgan/kit';
import type { Action } from '../../rules/actions.ts';
import type { Use } from '../../rules/edition.ts';
import { PIECES } from '../pieces.ts';
import { cardName, counterName, tileName, unitName } from '../words/names.ts';

type Words = Choice['words'];
export type Verb = Action['do'];
type Sentences = Readonly<Record<Verb, (words: Words) => string>>;

const unitOfCard = (card: string | undefined): string => unitName(PIECES.kinds[card ?? '']?.unit ?? undefined);

/** Each action in a sentence, for the list of choices and for screen readers. */
const SENTENCES: Sentences = {
  bid: ({ card }) => `Bid ${cardName(card)}, initiative ${PIECES.kinds[card ?? '']?.initiative ?? 0}`,
  move: ({ card, to }) => `${cardName(card)}: ${unitOfCard(card)} move to ${tileName(to)}`,
  scout: ({ card, to }) => `${cardName(card)}: ${unitOfCard(card)} scout towards ${tileName(to)}`,
  stalk: ({ card, to }) => `${cardName(card)}: ${unitOfCard(card)} stalk to ${tileName(to)}`,
  guide: ({ card, unit, to }) => `${cardName(card)}: guide ${unitName(unit)} to ${tileName(to)}`,
  go: ({ to }) => `Go on to ${tileName(to)}`,
  halt: () => 'Halt here',
  bolster: ({ card }) => `${cardName(card)}: bolster the deck from the supply`,
  take: ({ card }) => `Take ${cardName(card)} from the supply`,
  command: ({ card }) => `${cardName(card)}: command, draw cards`,
  draw: () => 'Draw a card',
  inspire: ({ card }) => `${cardName(card)}: inspire, take cards back from the play area`,
  return: ({ card }) => `Return ${cardName(card)} to the hand`,
  conceal: ({ card }) => `${cardName(card)}: conceal, the enemy gains a Fog of War`,
  recon: ({ card }) => `${cardName(card)}: recon, a Fog of War leaves the game and you draw a card`,
  control: ({ card }) => `${cardName(card)}: ${unitOfCard(card)} take control of their tile`,
  target: ({ card, to }) => `${cardName(card)}: aim at ${tileName(to)}`,
  done: () => 'Done',
  attack: ({ card, unit }) => `${cardName(card)}: attack ${unitName(unit)}`,
  suppress: ({ card, unit }) => `${cardName(card)}: fire to suppress ${unitName(unit)}`,
  blast: ({ card }) => `${cardName(card)}: shell everybody on the target tile`,
  shell: ({ counter }) => `Shell ${counterName(counter)}`,
  rally: ({ card }) => `${cardName(card)}: ${unitOfCard(card)} rally`,
  hunker: ({ card }) => `${cardName(card)} hunkers down and returns to the supply`,
  end: () => 'End the turn',
};

const isVerb = (verb: string): verb is Verb => Object.hasOwn(SENTENCES, verb);

export const describe = ({ verb, words }: Choice): string => (isVerb(verb) ? SENTENCES[verb](words) : verb);

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
