import type { Briefing, ScenarioPicker } from '@kurgan/kit';
import { createElement } from 'preact';
import { scenarioFacts } from '../../stalingrad/box.ts';
import { pickerOf } from '../picker.tsx';
import { Names, plural } from '../words/names.ts';
import { STALINGRAD } from './edition.ts';

const picker = pickerOf(STALINGRAD);
const names = new Names(STALINGRAD);

/** The scenario that a campaign begins with. */
const FIRST = '011';
const isCampaign = (scenario: string): boolean => scenario === 'campaign';

/** The scenario whose map is shown. */
export const previewed = (scenario: string): string => (isCampaign(scenario) ? FIRST : scenario);

export const Preview: ScenarioPicker['Preview'] = ({ scenario }) =>
  createElement(picker.Preview, { scenario: previewed(scenario) });

const CAMPAIGN: Briefing = {
  text: 'Autumn 1942. Two platoons fight for a few blocks of a city, house by house. Soldiers who fall are gone, those who live grow better, and every house that falls stays a ruin. Who wins a game decides where the next one is fought.',
  facts: [
    { label: 'Length', value: 'up to 15 games' },
    { label: 'First game', value: 'the same for every campaign' },
    { label: 'Ends', value: 'ten, five for each side' },
  ],
};

/** A scenario, its place in the campaign and its forces. */
export function briefing(scenario: string): Briefing {
  if (isCampaign(scenario)) return CAMPAIGN;
  const { game, area, sides } = scenarioFacts(scenario);
  const { facts } = picker.briefing(scenario);
  const force = (side: 'soviet' | 'german'): string => {
    const units = Object.values(sides[side].counters).flat().length;
    return `${plural(units, 'unit')} on the board`;
  };
  return {
    text:
      area === null ? 'A tactical game: the winner decides where the next one is fought.' : `The winner takes ${area}.`,
    facts: [
      { label: 'In a campaign', value: `game ${game} of 15` },
      ...facts.filter(({ value }) => !value.includes('cards:')),
      ...STALINGRAD.pieces.seats.map((seat) => ({
        label: `${names.side(seat).adjective} force`,
        value: force(seat === STALINGRAD.pieces.seats[0] ? 'soviet' : 'german'),
      })),
    ],
  };
}
