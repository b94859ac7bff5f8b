import { capital, plural } from '@kurgan/engine';
import { CARDS } from '../../data/cards.ts';
import { squareName } from '../../rules/areas.ts';
import { seatOf } from '../../rules/counters.ts';
import { frontOf } from '../../rules/ground.ts';
import type { Frame, View } from '../../rules/state.ts';
import { squaresLeft } from '../moving/reach.ts';
import { FIRST_PROMPTS, type PromptWords, type Tellers, told } from './first-prompts.ts';
import { theUnit, unitPlaced, unitTitle } from './names.ts';

/** Moments at which a card can be played. */
const MOMENTS: Readonly<Record<Extract<Frame, { step: 'cardWindow' }>['window'], string>> = {
  orderStart: 'The Order Phase begins.',
  orderEnd: 'All tokens are placed.',
  betweenActivations: 'Between two activations.',
  ownActivationEnd: 'Your activation is over.',
  enemyFireDeclared: 'The enemy is about to fire.',
  enemyStep: 'An enemy has stepped there.',
  grenadeDeclared: 'A grenade is thrown at you.',
  templateDeclared: 'A strike is about to come down.',
  ownUnitDestroyed: 'Your unit is about to be lost.',
  assaultLost: 'Your unit has lost the assault.',
  supplyStart: 'The Supply Phase begins.',
};

const PROMPTS: Tellers = {
  ...FIRST_PROMPTS,
  scouting: () => ({ title: 'Scouts', help: 'Scouts move before the first turn.' }),
  exchange: () => ({ title: 'Replace a card?', help: 'A card for vehicles that you don’t have can be replaced.' }),
  cardWindow: ({ window }) => ({ title: 'Play a card?', help: MOMENTS[window] }),
  cardTarget: ({ card }) => ({ title: CARDS[card].name, help: 'Choose the unit it is for.' }),
  mending: () => ({ title: 'Repair what?', help: 'Choose the damage that is repaired.' }),
  dash: ({ unit, left }, view) => ({
    title: `${unitTitle(view, unit)} moves at once`,
    help: `${plural(left, 'square')} left. Nobody reacts.`,
  }),
  relocate: ({ unit }, view) => ({
    title: 'Where does it come up?',
    help: `Choose a square for ${theUnit(view, unit)}.`,
  }),
  smoke: () => ({ title: 'Smoke', help: 'Choose the point where it rises.' }),
  transfer: () => ({ title: 'Move a token', help: 'Choose the unit that has it, then the one that gets it.' }),
  peek: () => ({ title: 'Look at a token', help: 'Choose an enemy unit. Only you see the number.' }),
  swapping: () => ({ title: 'Exchange tokens', help: 'Choose two of your units.' }),
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
    help: `From ${squareName(view.open, frontOf(view.open, unit))} it can move up to ${plural(squaresLeft(view, unit), 'square')} or fire at a lit target.`,
  }),
  secondAction: ({ unit, did }, view) => ({
    title: `${unitTitle(view, unit)} acts again`,
    help: did === 'move' ? 'It has moved. It may fire now.' : 'It has fired. It may move now.',
  }),
  inspiring: ({ unit }, view) => ({
    title: 'Rally others?',
    help: `${capital(unitPlaced(view, unit))} can take a Suppressed marker off each unit in range.`,
  }),
  moving({ unit, target }, view) {
    const left = squaresLeft(view, unit);
    return {
      title: target < 0 ? `${unitTitle(view, unit)} moves` : `Assault on ${theUnit(view, target)}`,
      help:
        left === 0
          ? 'No squares left.'
          : `${plural(left, 'square')} left.${view.open.phase === 'activation' ? ' Red squares are under fire.' : ''}`,
    };
  },
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
  nerves: ({ unit, markers }, view) => ({
    title: 'Use Iron Nerves?',
    help: `${capital(unitPlaced(view, unit))} is about to get ${plural(markers, 'Suppressed marker')}.`,
  }),
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
  wildWindow: () => ({ title: 'Add a bonus?', help: 'The dice are about to be rolled.' }),
  breaching: ({ unit }, view) => ({
    title: 'Break the walls?',
    help: `${capital(unitPlaced(view, unit))} can go for the walls after the fight.`,
  }),
  retreat: ({ unit }, view) => ({ title: 'Fall back', help: `Choose a square for ${unitPlaced(view, unit)}.` }),
  supplying: () => ({
    title: 'Supply Phase',
    help: 'Units that have not acted may move. Choose a lit one, or end the phase.',
  }),
  refill: () => ({ title: 'Your hand', help: 'Discard what you like, then draw.' }),
};

export const promptOf = (view: View): PromptWords => told(PROMPTS, view);
