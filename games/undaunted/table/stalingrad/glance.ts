import type { Glance } from '@kurgan/kit';
import { ENDS } from '../../stalingrad/data/campaign.ts';
import { rulesFor } from '../../stalingrad/effects.ts';
import type { View } from '../../stalingrad/state.ts';
import { glanceOf } from '../glance.tsx';
import { STALINGRAD } from './edition.ts';

const scenario = glanceOf(STALINGRAD);

export const { Picture } = scenario;

/** A campaign says which game it has come to; before that game there are no rounds to tell of. */
export const standing: Glance['standing'] = (match) => {
  const { open, flow } = match.view as View; // a list carries views of any game
  if (!open.campaign) return scenario.standing(match);
  if (open.ended !== null) return ENDS.find(({ code }) => code === open.ended)?.title ?? '';
  const { game, title } = rulesFor(open.state).scenario;
  const isBetween = flow.at(-1)?.step === 'decks' || flow.at(-1)?.step === 'integrate';
  const where = `Game ${game}: ${title}`;
  return isBetween ? where : `${where} · ${scenario.standing(match)}`;
};
