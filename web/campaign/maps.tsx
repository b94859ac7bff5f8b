import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { useLoaded } from '../parts/loading.tsx';
import { pickerOf } from '../pickers.ts';

interface CampaignMapsProps {
  readonly entry: CatalogueEntry;
  readonly scenarios: readonly string[];
}

/** The maps that a campaign leads over, in their order. */
export function CampaignMaps({ entry, scenarios }: CampaignMapsProps): JSX.Element {
  const loaded = useLoaded(() => pickerOf(entry.id), entry.id);
  const picker = loaded.state === 'ready' ? loaded.value : null;
  return (
    <ol class="campaign-maps">
      {scenarios.map((scenario) => (
        <li key={scenario}>
          <span class="preview">{picker !== null && <picker.Preview scenario={scenario} />}</span>
          {scenario}. {entry.scenarios.find(({ id }) => id === scenario)?.title}
        </li>
      ))}
    </ol>
  );
}
