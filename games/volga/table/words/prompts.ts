import { UNITS } from '../../data/units.ts';
import type { Frame, Open } from '../../rules/state.ts';
import { areaName, groupName, listed, plural } from './names.ts';

export interface Prompt {
  readonly title: string;
  readonly help: string;
}

type Prompts = { readonly [Step in Frame['step']]?: (open: Open, frame: Extract<Frame, { step: Step }>) => Prompt };

const battleIn = ({ battle }: Open): string => (battle === null ? '' : areaName(battle.area));

/** Only units that enter a Soviet Area without German units in it must attack (AV-ATK-04, AV-ATK-06). */
function roundHelp(activation: Open['activation']): string {
  const { groups = [], contested = [] } = activation ?? {};
  if (groups.length === 0) return 'Attack with everyone, or choose a unit and then a highlighted Area.';
  return groups.some(({ area }) => !contested.includes(area))
    ? 'Send more units along, or order the attack. Units that have entered a Soviet Area must attack.'
    : 'Send more units along, order the attack, or hold back: they need not attack a Contested Area.';
}

/** Prompt and a sentence of help for every choice. */
const PROMPTS = {
  arrivals: ({ arriving, turn }) => ({
    title: 'Reinforcements',
    help: `${arriving
      .filter((each) => each.turn <= turn)
      .map(({ group, units }) => `${groupName(group)}, ${plural(units.length, 'unit')}`)
      .join('; ')}. Choose a highlighted Area for the whole group.`,
  }),
  entry: (_open, { group }) => ({
    title: 'Who enters first?',
    help: `Only four units fit in an Area. The rest of the ${groupName(group)} arrives here next Turn.`,
  }),
  purchase: ({ supply }) => ({
    title: plural(supply, 'Supply Point'),
    help: 'Buy support, bring units back or raise Morale. You keep what you do not spend.',
  }),
  billet: (_open, { unit }) => ({ title: `${unit} returns`, help: 'Choose a highlighted Area. It comes back Fresh.' }),
  selection: () => ({
    title: 'Choose an Area',
    help: 'Its Fresh units move and attack. You can activate every Area with Fresh units, in any order.',
  }),
  actionRound: ({ activation }) => ({
    title: `${areaName(activation?.area)} acts`,
    help: roundHelp(activation),
  }),
  march: (_open, { unit, left }) => ({
    title: `${unit} on the move`,
    help: `It has ${left} of ${UNITS[unit].move} Movement Factors left. Choose the next Area, or halt.`,
  }),
  muster: (_open, { area, joined }) => ({
    title: `Who attacks ${areaName(area)}?`,
    help: joined.length === 0 ? 'Attack with all, or choose units one by one.' : `${listed(joined)}. Anyone else?`,
  }),
  barrage: (open) => ({
    title: `Barrage in ${battleIn(open)}`,
    help: 'Lose one attacker and fight on with the others, or fall back with all of them.',
  }),
  lead: (open) => ({
    title: 'Who leads?',
    help: `The lead adds its Attack Factor, the others 1 each. If ${battleIn(open)} repulses you, you lose the lead.`,
  }),
  support: (open) => ({
    title: `The attack on ${battleIn(open)}`,
    help: 'Add up to one support marker per attacking unit. You use them up when you fight.',
  }),
  retreat: () => ({
    title: 'Retreat',
    help: 'There is no room for all of them where they came from. Choose who goes where.',
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
