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
  const { picker: load } = gameOf(entry.id);
  const read = async () => (await Promise.all(scenarios.map((scenario) => load?.(scenario))))[0];
  const loaded = useLoaded(read, entry.id);
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
