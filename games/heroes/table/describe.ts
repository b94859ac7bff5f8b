import { capital } from '@kurgan/engine';
import type { ActionLabel, Choice } from '@kurgan/kit';
import { CARDS } from '../data/cards.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { openProfile, unitCalled } from '../rules/counters.ts';
import { toPlace } from '../rules/places.ts';
import { BLUFF, SEATS, type View } from '../rules/state.ts';
import { cardWords, directionWords, isCard, markerWords, tokenWords, unitTitle, unitWords } from './words/names.ts';

type Words = Choice['words'];

const bonusText = (card: string | undefined): string => {
  const bonus = isCard(card) ? CARDS[card].alternate : null;
  if (bonus === null) return '';
  const what = { assault: 'in this assault', fire: 'Combat Value', move: 'squares', any: 'on this roll' }[bonus.kind];
  return `+${bonus.value} ${what}`;
};

/** A tile holds an Artillery option. */
const placeWords = (view: View, word: string | undefined): string =>
  word?.startsWith('t') ? `the Artillery of tile ${word.slice(1)}` : unitWords(view, word);

/** The token that is placed next. */
function nextToken({ open, private: rooms }: View): string {
  for (const seat of SEATS) {
    const value = toPlace(open, seat)[rooms[seat]?.placed.length ?? -1];
    if (value !== undefined) return value === BLUFF ? 'the Bluff' : `token ${tokenWords(value)}`;
  }
  return 'the token';
}

/** The weapon matters only where there are two. */
function withWeapon(view: View, { with: weapon }: Words): string {
  const frame = view.flow.at(-1);
  if (frame === undefined || !('unit' in frame)) return '';
  const { weapons } = openProfile(view.open, frame.unit);
  return weapons.length < 2 ? '' : ` with the ${weapons[weapon === 'second' ? 1 : 0]?.name ?? ''}`;
}

type Sentence = (words: Words, view: View) => string;
/** Before a Free Battle. */
type Preparing = 'recruit' | 'equip' | 'unequip' | 'dismiss' | 'muster' | 'lay' | 'edge';

/** Actions in a sentence, for the list of choices and for screen readers. */
const SENTENCES: { readonly [Verb in Exclude<HeroesAction['do'], Preparing>]: Sentence } & {
  readonly [Verb in Preparing]?: Sentence;
} = {
  pick: ({ unit, side }, view) =>
    `Deploy ${unitWords(view, unit)}${side === 'full' ? '' : side === 'active' ? ', active side up' : ', inactive side up'}`,
  put: ({ square }) => `Deploy at ${square}`,
  embark: ({ vehicle }, view) => `Deploy it in ${unitWords(view, vehicle)}`,
  face: ({ direction }) => `Face ${directionWords(direction)}`,
  assign: ({ to }, view) => `Give ${nextToken(view)} to ${placeWords(view, to)}`,
  keep: () => 'Set this Bluff aside',
  lift: () => 'Take back the last token',
  confirm: () => 'Place these tokens',
  activate: ({ unit }, view) => `${view.open.phase === 'supply' ? 'Move' : 'Use'} ${unitWords(view, unit)}`,
  reveal: ({ unit }, view) => `Reveal the token of ${placeWords(view, unit)}`,
  none: () => 'Say that you have no Special token left',
  pass: (_words, view) => (view.flow.at(-1)?.step === 'activation' ? 'Do nothing' : 'Pass'),
  move: () => 'Move',
  assault: ({ unit }, view) => `Assault ${unitWords(view, unit)}`,
  fire: () => 'Fire',
  hold: () => 'Hold fire',
  repair: ({ by, unit, damage }, view) =>
    `Repair the ${damage} of ${unitWords(view, unit)} with ${unitWords(view, by)}`,
  inspire: () => 'Rally those in sight',
  take: ({ die }) => `Take the ${die}`,
  step: ({ to }) => `Move to ${to}`,
  drive: ({ front, rear }) => `Drive to ${front}, rear at ${rear}`,
  push: ({ wreck }) => `Push the wreck at ${wreck}`,
  board: ({ unit }, view) => `Board ${unitWords(view, unit)}`,
  exit: () => 'Leave the battlefield',
  climb: ({ to }) => `Climb through the window to ${to}`,
  flip: () => 'Turn the counter over',
  stop: () => 'End the move',
  charge: () => 'Charge from here',
  ram: ({ front, rear }) => `Ram it: front at ${front}, rear at ${rear}`,
  sally: ({ from }) => `Charge out of the vehicle at ${from}`,
  breach: () => 'Go for the walls too',
  retreat: ({ to }) => `Fall back to ${to}`,
  shoot: (words, view) => `Fire at ${unitWords(view, words.at)}${withWeapon(view, words)}`,
  suppress: (words, view) => `Suppress ${unitWords(view, words.at)}${withWeapon(view, words)}`,
  distract: (words, view) => `Distract ${unitWords(view, words.at)}${withWeapon(view, words)}`,
  snipe: (words, view) => `Snipe at ${unitWords(view, words.at)}`,
  spread: ({ how, at }, view) =>
    `Split ${how === 'suppress' ? 'suppressive fire' : 'fire'} between ${unitWords(view, at)} and others`,
  also: ({ at }, view) => `Fire at ${unitWords(view, at)} too`,
  enough: () => 'No more targets',
  give: ({ points }) => `Give it ${points}`,
  shell: (words, view) => `Fire a shell${withWeapon(view, words)}`,
  lob: (words, view) => `Lob a shell${withWeapon(view, words)}`,
  spray: () => 'Spray flames',
  throw: ({ marker }) => `Throw: ${markerWords(marker)}`,
  demolish: (words, view) => `Fire at the walls at ${words.at}${withWeapon(view, words)}`,
  forgo: () => 'Spare the walls',
  place: ({ at }) => `Aim at ${at}`,
  into: ({ room }) => `Throw into the room at ${room}`,
  toward: ({ direction }) => `Spray to the ${directionWords(direction)}`,
  jet: ({ from, direction }) => `Spray from ${from} to the ${directionWords(direction)}`,
  hurl: ({ at }, view) => `Throw at ${unitWords(view, at)}`,
  next: ({ unit }, view) => `Resolve ${unitWords(view, unit)} next`,
  settle: ({ to }) => `Settle at ${to}`,
  use: ({ marker }) => `Use ${markerWords(marker)}`,
  bonus: ({ card }) => `Discard ${cardWords(card)} for ${bonusText(card)}`,
  play: ({ card }) => `Play ${cardWords(card)}`,
  target: ({ unit }, view) => `Choose ${unitWords(view, unit)}`,
  mend: ({ unit, damage }, view) => `Repair the ${damage} of ${unitWords(view, unit)}`,
  transfer: ({ unit, to }, view) => `Move the token of ${unitWords(view, unit)} to ${unitWords(view, to)}`,
  look: ({ unit }, view) => `Look at the token of ${unitWords(view, unit)}`,
  swap: ({ unit, with: other }, view) =>
    `Exchange the tokens of ${unitWords(view, unit)} and ${unitWords(view, other)}`,
  reroll: ({ whose, with: means }) =>
    `Roll the ${whose === 'soviet' ? 'Soviet' : 'German'} dice again with ${means === 'card' ? 'Second Chance' : 'Veteran'}`,
  cease: () => 'Cease fire',
  react: ({ unit }, view) => `Fire with ${unitWords(view, unit)}`,
  frighten: () => 'Frighten the target',
  spare: () => 'Leave it at that',
  done: () => 'Done moving',
  discard: ({ card }) => `Discard ${cardWords(card)}`,
  replace: ({ card }) => `Replace ${cardWords(card)}`,
  draw: () => 'Draw up to your hand size',
};

/** Any action in words. One without a sentence of its own is told word by word. */
export function describe(view: View, { verb, words }: Choice): string {
  const sentence = SENTENCES[verb as HeroesAction['do']];
  if (sentence !== undefined) return sentence(words, view);
  const told = Object.values(words).map((word) => (unitCalled(view.open, word) < 0 ? word : unitWords(view, word)));
  return capital([verb, ...told].join(' '));
}

/** Buttons shorter than their sentences. */
const LABELS: { readonly [Verb in HeroesAction['do']]?: (words: Words, view: View) => Omit<ActionLabel, 'title'> } = {
  pick: ({ unit, side }, view) => ({
    label: unitTitle(view, unitCalled(view.open, unit ?? '')),
    ...(side !== undefined && side !== 'full' && { detail: side }),
  }),
  confirm: () => ({ label: 'Place tokens', primary: true }),
  shoot: () => ({ label: 'Fire', primary: true }),
  suppress: () => ({ label: 'Suppress', detail: '×2' }),
  distract: () => ({ label: 'Distract' }),
  snipe: () => ({ label: 'Snipe', primary: true }),
  spread: ({ how }) => ({ label: how === 'suppress' ? 'Split, suppress' : 'Split fire' }),
  inspire: () => ({ label: 'Rally' }),
  flip: () => ({ label: 'Turn over' }),
  stop: () => ({ label: 'End the move', primary: true }),
  charge: () => ({ label: 'Charge', primary: true }),
  ram: ({ front }) => ({ label: 'Ram', detail: `front at ${front}`, primary: true }),
  sally: ({ from }) => ({ label: 'Charge', detail: `from ${from}`, primary: true }),
  face: ({ direction }) => ({ label: capital(directionWords(direction)) }),
  bonus: ({ card }) => ({ label: cardWords(card), detail: bonusText(card) }),
  discard: ({ card }) => ({ label: `Discard ${cardWords(card)}` }),
  done: () => ({ label: 'Done moving', primary: true }),
  draw: () => ({ label: 'Draw cards', primary: true }),
};

export function labelOf(view: View, choice: Choice): ActionLabel {
  const { verb, words } = choice;
  const short = LABELS[verb as HeroesAction['do']];
  const title = describe(view, choice);
  return short === undefined ? { label: title } : { ...short(words, view), title };
}
