import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { gameOf } from '../games.ts';
import { useLoaded } from '../parts/loading.tsx';

interface CampaignMapsProps {
  readonly entry: CatalogueEntry;
  readonly scenarios: readonly string[];
}

/** The maps that a campaign leads over, in their order. */
export function CampaignMaps({ entry, scenarios }: CampaignMapsProps): JSX.Element {
  const loaded = useLoaded(async () => gameOf(entry.id).picker?.(), entry.id);
  const picker = loaded.state === 'ready' ? loaded.value : undefined;
  return (
    <ol class="campaign-maps">
      {scenarios.map((scenario) => (
        <li key={scenario}>
          <span class="preview">{picker !== undefined && <picker.Preview scenario={scenario} />}</span>
          {scenario}. {entry.scenarios.find(({ id }) => id === scenario)?.title}
        </li>
      ))}
    </ol>
  );
}
