import type { JSX } from 'preact';
import type { UndauntedModel } from '../../model.ts';
import { CityMap } from './city-map.tsx';
import type { CampaignFacts } from './facts.ts';
import { MusterRoll } from './muster-roll.tsx';
import { WayMap } from './way-map.tsx';

export { Aftermath } from './aftermath.tsx';
export { LastWords } from './last-words.tsx';
export { News } from './news.tsx';
export { PlayOn } from './play-on.tsx';

/** The city, the platoon, and the way so far. */
export const Overview = ({
  model,
  facts,
}: {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}): JSX.Element => (
  <div class="us-overview">
    <CityMap model={model} facts={facts} />
    <MusterRoll model={model} facts={facts} />
    {facts.open.campaign && <WayMap model={model} facts={facts} />}
  </div>
);
