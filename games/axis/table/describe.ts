import { capital, listed } from '@kurgan/engine';
import type { ActionLabel, Choice } from '@kurgan/kit';
import { SITE_IDS, SITES } from '../data/places.ts';
import { FERRY_COST, TOKEN_COST, unitOf } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { type Open, other, type Sortie } from '../rules/state.ts';
import { labelName } from './board/label.ts';
import { cardInWords, kindOfWord, placeName, unitInWords, unitsInWords } from './words/names.ts';
import { words as tableWords } from './words/table.ts';

type Words = Choice['words'];

export function priceOf(side: Side, what: string | undefined): number {
  const kind = kindOfWord(what);
  return kind === undefined ? TOKEN_COST : (unitOf(side, kind).cost ?? 0);
}

/** Each action in a sentence, for the list of choices and for screen readers. */
const SENTENCES: Readonly<Record<AxisAction['do'], (words: Words, side: Side, open: Open) => string>> = {
  bid: ({ for: wanted, points }) => `Bid ${points} to play the ${wanted === 'axis' ? 'Axis' : 'Allies'}`,
  accept: () => 'Accept the bid',
  hide: ({ left }) => `Hide the ${left} factory in the left hand`,
  pick: ({ hand }) => `Pick the ${hand} hand`,
  build: ({ zone }) => `Build the factory in ${placeName(zone)}`,
  shift: ({ kind, to }, side) => `Set up ${unitInWords(side, kind)} in ${placeName(to)}`,
  done: () => 'End this phase',
  ground: ({ kind, zone }, side) => `Send ${unitInWords(side, kind)} from ${placeName(zone)} to another front`,
  receive: ({ kind, zone }, side) => `Receive ${unitInWords(side, kind)} in ${placeName(zone)}`,
  buy: ({ what, zone }, side) => `Buy ${unitInWords(side, what)} for ${placeName(zone)}, ${priceOf(side, what)} RP`,
  ferry: ({ crossing }) => `Buy a ferry for ${placeName(crossing)}, ${FERRY_COST} RP`,
  from: ({ zone }) => `Move units from ${placeName(zone)}`,
  move: ({ count, kind, to }, side) => `Move ${unitsInWords(side, kind, Number(count))} to ${placeName(to)}`,
  blitz: ({ with: company, through, to }) =>
    `Blitz with a tank${company === 'mechanized' ? ' and mechanized infantry' : ''} through ${placeName(through)} to ${placeName(to)}`,
  leave: ({ kind, to }, side) =>
    `Leave the city for ${placeName(to)} with a pair that includes ${unitInWords(side, kind)}`,
  pair: ({ kind, zone }, side) => `Pair it with ${unitInWords(side, kind)} from ${placeName(zone)}`,
  keep: ({ kind }, side) => `Keep the ${unitInWords(side, kind)}`,
  lurk: ({ kind, site }, side) => `Set an ambush with ${unitInWords(side, kind)} in ${placeName(site)}`,
  emerge: ({ site, to }) => `Leave ${placeName(site)} for ${placeName(to)}`,
  load: ({ cargo, crossing }, side) => `Load ${unitInWords(side, cargo)} at ${placeName(crossing)}`,
  offload: ({ crossing }) => `Unload ${placeName(crossing)}`,
  attack: ({ kind, target }, side) => `Attack ${placeName(target)} with ${unitInWords(side, kind)}`,
  relocate: ({ kind, to }, side) => `Fly ${unitInWords(side, kind)} to ${placeName(to)}`,
  drop: ({ to }) => `Drop a supply token over ${placeName(to)}`,
  supply: ({ tokens, to }, side) => `Fly ${unitsInWords(side, 'token', Number(tokens))} to ${placeName(to)}`,
  airlift: ({ kind, to }, side) => `Fly ${unitInWords(side, kind)} to ${placeName(to)}`,
  push: ({ kind, zone, to }, side) =>
    `Push ${unitInWords(other(side), kind)} from ${placeName(zone)} to ${placeName(to)}`,
  scrap: ({ kind }, side) => `Remove ${unitInWords(side, kind)}`,
  sacrifice: ({ kind, zone }, side) => `Sacrifice ${unitInWords(side, kind)} in ${placeName(zone)}`,
  scramble: ({ zone, to }) => `Intercept over ${placeName(to)} with a fighter from ${placeName(zone)}`,
  aim: ({ count, zone, at }) => `Aim ${count} at ${placeName(at)} from ${placeName(zone)}`,
  fire: () => 'Fire',
  hold: () => 'Hold fire',
  ambush: ({ site, zone }) => `Spring the ambush on ${placeName(zone)} from ${placeName(site)}`,
  down: ({ sortie }, side, open) => `Lose ${aircraftInWords(side, open.sorties[Number(sortie)])}`,
  admit: ({ sortie }, side, open) => `Land ${aircraftInWords(side, open.sorties[Number(sortie)])}`,
  raid: ({ crossing }) => `Attack ${placeName(crossing)}`,
  fight: ({ zone }) => `Fight in ${placeName(zone)}`,
  spend: ({ zone }) => `Spend the supply token in ${placeName(zone)}`,
  feed: ({ zone, token }) => `Supply ${placeName(zone)} with the token in ${placeName(token)}`,
  save: () => 'Save the tokens',
  demand: ({ what }, side) => `Demand ${what === 'air' ? 'an aircraft' : unitInWords(other(side), what)}`,
  waive: () => 'Leave the choice to the owner',
  lose: ({ count, kind }, side) => `Lose ${unitsInWords(side, kind, Number(count))}`,
  land: ({ kind, zone }, side) => `Land ${unitInWords(side, kind)} in ${placeName(zone)}`,
  place: ({ card, area }) => `Put ${cardInWords(card)} in the ${area}`,
  all: ({ area }) => `Put these five cards in the ${area}`,
  launch: () => 'Launch Operation Uranus',
  wait: () => 'Wait another round',
  assign: ({ card, zone }) => `Send ${cardInWords(card)} to ${placeName(zone)}`,
};

const isVerb = (verb: string): verb is AxisAction['do'] => Object.hasOwn(SENTENCES, verb);

export const describe = (side: Side, { verb, words }: Choice, open: Open): string =>
  isVerb(verb) ? SENTENCES[verb](words, side, open) : verb;

/** `the bomber with 1 supply token`, `the fighter from Pitomnik`: what tells an aircraft from others in the air with it. */
function aircraftInWords(side: Side, sortie: Sortie | undefined): string {
  if (sortie === undefined) return 'an aircraft';
  const { kind, mission, tokens, passenger, home } = sortie;
  if (tokens > 0) return `the ${kind} with ${unitsInWords(side, 'token', tokens)}`;
  if (passenger !== null) return `the ${kind} with ${unitInWords(side, passenger)}`;
  if (home !== null) return `the ${kind} from ${placeName(home)}`;
  return `the ${mission === 'attack' ? 'attacking' : 'relocating'} ${kind}`;
}

/** `between Barrikady W. S. and Red October`: an Ambush Site by two of the zones around it. */
function siteInShort(word: string | undefined): string {
  const site = SITE_IDS.find((id) => id === word);
  return site === undefined ? '' : `between ${listed(SITES[site].slice(-2).map(labelName))}`;
}

/** Buttons shorter than their sentences. */
const LABELS: { readonly [Verb in AxisAction['do']]?: (words: Words, side: Side) => ActionLabel } = {
  done: () => ({ label: tableWords.endPhase, primary: true }),
  buy: ({ what, zone }, side) => ({
    label: `${capital(unitsInWords(side, what, 1)).replace('1 ', '')} · ${placeName(zone)}`,
    detail: `${priceOf(side, what)} RP`,
  }),
  build: ({ zone }) => ({ label: placeName(zone) }),
  receive: ({ kind, zone }, side) => ({ label: `${capital(unitInWords(side, kind))} · ${placeName(zone)}` }),
  ground: ({ kind, zone }, side) => ({ label: `${capital(unitInWords(side, kind))} · ${placeName(zone)}` }),
  scramble: ({ zone, to }) => ({ label: `Intercept over ${placeName(to)}`, detail: `from ${placeName(zone)}` }),
  aim: ({ count, zone, at }) => ({ label: `Aim ${count} at ${placeName(at)}`, detail: `from ${placeName(zone)}` }),
  ambush: ({ site, zone }) => ({ label: `Ambush ${placeName(zone)}`, detail: siteInShort(site) }),
  assign: ({ zone }) => ({ label: placeName(zone) }),
  ferry: ({ crossing }) => ({ label: `Ferry · ${placeName(crossing)}`, detail: `${FERRY_COST} RP` }),
  all: ({ area }) => ({ label: capital(area ?? '') }),
  fire: () => ({ label: 'Fire', primary: true }),
  launch: () => ({ label: 'Launch Operation Uranus', primary: true }),
  place: ({ card, area }) => ({ label: capital(area ?? ''), detail: cardInWords(card) }),
};

export const labelOf = (side: Side, choice: Choice, open: Open): ActionLabel => {
  const { verb, words } = choice;
  const label = isVerb(verb) ? LABELS[verb] : undefined;
  return label === undefined ? { label: describe(side, choice, open) } : label(words, side);
};
