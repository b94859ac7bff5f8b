import { UNITS } from '../../data/units.ts';
import type { Frame, Open } from '../../rules/state.ts';
import { areaName, groupName, plural } from './names.ts';

export interface Prompt {
  readonly title: string;
  readonly help: string;
}

type Prompts = { readonly [Step in Frame['step']]?: (open: Open, frame: Extract<Frame, { step: Step }>) => Prompt };

const battleIn = ({ battle }: Open): string => (battle === null ? '' : areaName(battle.area));

/** What to do now and a sentence of help, for every step in which somebody chooses. */
const PROMPTS = {
  arrivals: ({ arriving, turn }) => ({
    title: 'Reinforcements',
    help: `${arriving
      .filter((each) => each.turn <= turn)
      .map(({ group, units }) => `${groupName(group)}, ${plural(units.length, 'unit')}`)
      .join('; ')}. Choose a lit Area: the whole group arrives there.`,
  }),
  entry: (_open, { group }) => ({
    title: 'Who enters first?',
    help: `Not all of the ${groupName(group)} fits, four units being the most. The rest waits for this Area.`,
  }),
  purchase: ({ supply }) => ({
    title: plural(supply, 'Supply Point'),
    help: 'Buy support, bring units back, raise Morale. What is left stays banked.',
  }),
  billet: (_open, { unit }) => ({ title: `${unit} returns`, help: 'Choose a lit Area. It comes back Fresh.' }),
  selection: () => ({
    title: 'Choose an Area',
    help: 'Its Fresh units will move and attack. Any Area with Fresh units, one after another, as often as you like.',
  }),
  actionRound: ({ activation }) => ({
    title: `${areaName(activation?.area)} acts`,
    help:
      (activation?.groups.length ?? 0) > 0
        ? 'Send more units along, or order the attack. Units that have entered a Soviet Area must see it through.'
        : 'Choose a unit, then a lit Area. In a Soviet Area units gather until you order the attack.',
  }),
  march: (_open, { unit, left }) => ({
    title: `${unit} on the move`,
    help: `${left} of its ${UNITS[unit].move} Movement Factors left: choose the next Area, or halt.`,
  }),
  muster: (_open, { area, joined }) => ({
    title: `Who attacks in ${areaName(area)}?`,
    help:
      joined.length === 0 ? 'All of them, or some: choose one after another.' : `${joined.join(', ')} and who else?`,
  }),
  barrage: (open) => ({
    title: `Barrage in ${battleIn(open)}`,
    help: 'Give up one attacker and fight with the others, or fall back with all and do not fight.',
  }),
  lead: (open) => ({
    title: 'Who leads?',
    help: `Its Attack Factor counts in ${battleIn(open)}; the others add 1 each. A Repulse costs you the lead.`,
  }),
  support: (open) => ({
    title: `The attack on ${battleIn(open)}`,
    help: 'Add support, one marker for each attacking unit at most. It is used up by the fight.',
  }),
  retreat: () => ({
    title: 'Retreat',
    help: 'Where they came from has not room for all. Choose who goes where, one after another.',
  }),
} satisfies Prompts;

export const OVER: Prompt = { title: 'The game is over', help: '' };

/** The prompt of the step on top; steps that run by themselves have none. */
export function promptOf(open: Open, frame: Frame | undefined): Prompt {
  if (frame === undefined) return OVER;
  const prompt = (PROMPTS as Prompts)[frame.step] as ((open: Open, frame: Frame) => Prompt) | undefined;
  return prompt?.(open, frame) ?? OVER;
}

const PHASE_OF: Readonly<Partial<Record<Frame['step'], number>>> = { arrivals: 0, entry: 0, purchase: 2, billet: 2 };
/** The phase that a step belongs to, counted from 0. */
export const phaseOf = (frame: Frame | undefined): number => (frame === undefined ? 4 : (PHASE_OF[frame.step] ?? 3));
