import type { ActionLabel, Choice } from '@kurgan/kit';
import { SUPPLY_COSTS } from '../../data/charts.ts';
import { UNITS } from '../../data/units.ts';
import type { VolgaAction } from '../../rules/actions.ts';
import { areaName, capital, groupName, MARKER_NAMES, unitName, unitOf } from './names.ts';
import { words as table } from './table.ts';

type Words = Choice['words'];
type Sentences<T> = Readonly<Record<VolgaAction['do'], (words: Words) => T>>;

const costOf = (what: string | undefined): number =>
  Object.entries(SUPPLY_COSTS).find(([name]) => name === what)?.[1] ?? 0;
const returnCost = (word: string | undefined): number => {
  const unit = unitOf(word);
  return unit === undefined ? 0 : UNITS[unit].returnCost;
};
const attackOf = (word: string | undefined): string => {
  const unit = unitOf(word);
  return unit === undefined ? '' : `attack ${UNITS[unit].attack}`;
};
export const markerName = (word: string | undefined): string =>
  Object.entries(MARKER_NAMES).find(([name]) => name === word)?.[1] ?? capital(word ?? '');

/** Each action in a sentence, for the list of choices and for screen readers. */
const SENTENCES: Sentences<string> = {
  arrive: ({ group, area }) => `${groupName(group)} arrives in ${areaName(area)}`,
  enter: ({ unit }) => `${unitName(unit)} enters now`,
  buy: ({ what }) =>
    what === 'morale'
      ? `Raise Morale by 1 for ${table.points(costOf(what))}`
      : `Buy ${markerName(what)} for ${table.points(costOf(what))}`,
  return: ({ unit }) => `Bring ${unitName(unit)} back for ${table.points(returnCost(unit))}`,
  base: ({ area }) => `Bring it back in ${areaName(area)}`,
  done: () => 'End the Supply Phase and keep the points that are left',
  activate: ({ area }) => `Activate ${areaName(area)}`,
  end: () => 'End the Combat Phase',
  move: ({ unit, to }) => `Move ${unitName(unit)} to ${areaName(to)}`,
  halt: () => 'Halt here',
  attack: ({ area }) => `Attack ${areaName(area)}`,
  decline: ({ area }) => `Don't attack ${areaName(area)}; the units that entered are Spent`,
  assault: () => 'Attack from inside this Contested Area',
  join: ({ unit }) => `${unitName(unit)} joins the attack`,
  everyone: () => 'Attack with all units',
  ready: () => 'Attack with the units that have joined',
  finish: () => 'End this round; unused units stay Fresh',
  lose: ({ unit }) => `Lose ${unitName(unit)} to the Barrage`,
  withdraw: () => 'Fall back from the Barrage with all units; no combat',
  lead: ({ unit }) => `${unitName(unit)} leads the attack`,
  place: ({ marker }) => `Add ${markerName(marker)}`,
  fight: () => 'Roll the dice',
  retreat: ({ unit, to }) => `${unitName(unit)} retreats to ${areaName(to)}`,
};

/** Button label. */
const LABELS: Sentences<ActionLabel> = {
  arrive: ({ area }) => ({ label: areaName(area) }),
  enter: ({ unit }) => ({ label: unit ?? '', detail: attackOf(unit) }),
  buy: ({ what }) => ({
    label: what === 'morale' ? 'Morale +1' : markerName(what),
    detail: table.points(costOf(what)),
  }),
  return: ({ unit }) => ({ label: unit ?? '', detail: table.points(returnCost(unit)) }),
  base: ({ area }) => ({ label: areaName(area) }),
  done: () => ({ label: 'End Supply Phase', primary: true }),
  activate: ({ area }) => ({ label: areaName(area) }),
  end: () => ({ label: 'End Combat Phase' }),
  move: ({ unit, to }) => ({ label: `${unit} to ${areaName(to)}` }),
  halt: () => ({ label: 'Halt here', primary: true }),
  attack: ({ area }) => ({ label: `Attack ${areaName(area)}`, primary: true }),
  decline: ({ area }) => ({ label: `Don't attack ${area}`, detail: 'units become Spent' }),
  assault: () => ({ label: 'Attack from inside', primary: true }),
  join: ({ unit }) => ({ label: unit ?? '', detail: attackOf(unit) }),
  everyone: () => ({ label: 'Attack with all', primary: true }),
  ready: () => ({ label: 'Attack', primary: true }),
  finish: () => ({ label: 'End round', detail: 'unused units stay Fresh' }),
  lose: ({ unit }) => ({ label: `Lose ${unit}`, detail: table.backFor(returnCost(unit)) }),
  withdraw: () => ({ label: 'Fall back', detail: 'no combat' }),
  lead: ({ unit }) => ({ label: unit ?? '', detail: attackOf(unit) }),
  place: ({ marker }) => ({ label: `Add ${markerName(marker)}` }),
  fight: () => ({ label: 'Fight', primary: true }),
  retreat: ({ unit, to }) => ({ label: `${unit} to ${areaName(to)}` }),
};

const isVerb = (verb: string): verb is VolgaAction['do'] => Object.hasOwn(SENTENCES, verb);

export const describe = ({ verb, words }: Choice): string => (isVerb(verb) ? SENTENCES[verb](words) : verb);
export const labelOf = ({ verb, words }: Choice): ActionLabel =>
  isVerb(verb) ? LABELS[verb](words) : { label: capital(verb) };
