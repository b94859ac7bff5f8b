import { capital, plural } from '@kurgan/engine';
import { CARDS } from '../../data/cards.ts';
import { seatOf } from '../../rules/counters.ts';
import type { View } from '../../rules/state.ts';
import { squaresLeft } from '../moving/reach.ts';
import { FIRST_PROMPTS, type PromptWords, type Tellers, told } from './first-prompts.ts';
import { theUnit, unitPlaced, unitTitle } from './names.ts';

const PROMPTS: Tellers = {
  ...FIRST_PROMPTS,
  scouting: () => ({ title: 'Scouts', help: 'Scouts move before the first turn.' }),
  cardWindow: ({ window }) => ({
    title: 'Play a card?',
    help: window === 'supplyStart' ? 'The Supply Phase begins.' : 'Cards of the Order Phase can be played now.',
  }),
  cardTarget: ({ card }) => ({ title: CARDS[card].name, help: 'Choose the unit it is for.' }),
  placing: () => ({
    title: 'Give your orders',
    help: 'Lay a token on each unit that is to act. Only you see the numbers.',
  }),
  freeWindow: ({ slot }) => ({
    title: ['Use an Autonomous unit?', 'Reveal a Special token?', 'Play a card?'][slot >> 1] ?? 'Act now?',
    help: 'Between two activations.',
  }),
  lastSpecial: () => ({ title: 'Reveal your Special token?', help: 'It is your last chance this turn.' }),
  activation: ({ unit }, view) => ({
    title: `${unitTitle(view, unit)} acts`,
    help: `Move up to ${plural(squaresLeft(view, unit), 'square')}, fire at a lit target, or do nothing.`,
  }),
  moving: ({ unit, left, target }, view) => ({
    title: target < 0 ? `${unitTitle(view, unit)} moves` : `Assault on ${theUnit(view, target)}`,
    help: left === 0 ? 'No squares left.' : `${plural(left, 'square')} left. Red squares are under fire.`,
  }),
  fireChance: ({ unit }, view) => ({
    title: 'Fire on the move?',
    help: `${capital(unitPlaced(view, unit))} has a target.`,
  }),
  turning: ({ unit }, view) => ({ title: 'Which way?', help: `Turn ${theUnit(view, unit)}.` }),
  firing: ({ unit, mode }, view) => ({
    title: `${unitTitle(view, unit)} fires`,
    help: mode === 'reaction' ? 'Opportunistic Fire. Choose how.' : 'Choose a target.',
  }),
  spread: () => ({ title: 'Split fire', help: 'Choose further targets.' }),
  share: ({ targets, shares }, view) => ({
    title: 'Split fire',
    help: `Combat Value for ${unitPlaced(view, targets[shares.length] ?? -1)}?`,
  }),
  aim: ({ means }) => ({
    title: { howitzer: 'Where to?', indirect: 'Where to?', flames: 'Which way?', gear: 'Throw where?' }[means],
    help: 'Choose a place; its template shows who is under it.',
  }),
  strike: () => ({ title: 'Artillery', help: 'Choose the point that it aims at.' }),
  landing: () => ({ title: 'Where does it land?', help: 'Choose one of the points.' }),
  burstOrder: () => ({ title: 'Who is hit first?', help: 'Choose the next unit under the template.' }),
  settle: () => ({ title: 'Walls come down', help: 'Choose squares for those inside.' }),
  rerollWindow: () => ({ title: 'Roll again?', help: 'The dice have been rolled.' }),
  frightening: ({ target }, view) => ({
    title: 'Frighten them?',
    help: `${capital(unitPlaced(view, target))} was missed.`,
  }),
  damageChoice: () => ({ title: 'Which die?', help: 'Choose the place of the damage.' }),
  opportunityWindow: ({ trigger }, view) => ({
    title: 'Fire at it?',
    help: `${capital(unitPlaced(view, trigger))} is in your sights.`,
  }),
  assaultBonusWindow: ({ seat }, view) => {
    const fight = view.flow.findLast((frame) => frame.step === 'assaultRoll');
    const isAttacker = fight?.step === 'assaultRoll' && seatOf(view.open, fight.unit) === seat;
    return { title: 'Add a bonus?', help: isAttacker ? 'You attack.' : 'You are under assault.' };
  },
  retreat: ({ unit }, view) => ({ title: 'Fall back', help: `Choose a square for ${unitPlaced(view, unit)}.` }),
  supplying: () => ({ title: 'Supply Phase', help: 'Units that have not acted may move.' }),
  refill: () => ({ title: 'Your hand', help: 'Discard what you like, then draw.' }),
};

export const promptOf = (view: View): PromptWords => told(PROMPTS, view);
