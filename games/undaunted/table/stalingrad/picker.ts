import type { Balance, Briefing, ScenarioPicker } from '@kurgan/kit';
import { createElement, type JSX } from 'preact';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { areaName } from '../../stalingrad/area-name.ts';
import { laidAt, scenarioFacts } from '../../stalingrad/box.ts';
import { PLACES } from '../../stalingrad/data/city.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { balanceOf, pickerOf } from '../picker.tsx';
import { Names, plural } from '../words/names.ts';
import { STALINGRAD } from './edition.ts';

const picker = pickerOf(STALINGRAD);
const names = new Names(STALINGRAD);

const isCampaign = (scenario: string): boolean => scenario === 'campaign';

/** The scenario that a campaign begins with. */
const FIRST = '011';
/** The scenario whose facts a preview needs. */
export const previewed = (scenario: string): string => (isCampaign(scenario) ? FIRST : scenario);

/** The city before the first game. */
function City(): JSX.Element {
  const { scenario } = entry(STALINGRAD.pieces.boards, FIRST);
  const tiles = PLACES.map(({ code }) => laidAt(id.tile(code)));
  const map = createElement(MiniMap, {
    scenario: { ...scenario, tiles, objectives: [], sides: {} },
    edition: STALINGRAD,
  });
  return createElement('figure', { class: 'un-preview' }, map);
}

export const Preview: ScenarioPicker['Preview'] = (props) =>
  isCampaign(props.scenario) ? createElement(City, {}) : createElement(picker.Preview, props);

const CAMPAIGN: Briefing = {
  text: 'Autumn 1942. Two platoons fight for a few blocks of a city, house by house. Soldiers who fall are gone, those who live grow better, and every house that falls stays a ruin. Who wins a game decides where the next one is fought.',
  facts: [
    { label: 'Length', value: 'up to 15 games' },
    { label: 'First game', value: 'the same for every campaign' },
    { label: 'Ends', value: 'ten, five for each side' },
  ],
};

export const balance = (scenario: string): Balance | null =>
  isCampaign(scenario) ? null : balanceOf(STALINGRAD, scenarioFacts(scenario).balance);

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
      area === null
        ? 'A tactical game: the winner decides where the next one is fought.'
        : `The winner takes ${areaName(area)}.`,
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
