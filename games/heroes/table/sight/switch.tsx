import { Icon } from '@kurgan/kit';
import { Eye } from 'lucide';
import type { JSX } from 'preact';
import type { Props } from '../model.ts';
import { words } from '../words/table.ts';

/** Shades what a unit doesn't see. */
export const SightSwitch = ({ model }: Props): JSX.Element => (
  <button
    type="button"
    class="tool sight-tool"
    aria-pressed={model.isSightMapOn.value}
    aria-label={words.sight.map}
    title={`${words.sight.map} (V)`}
    onClick={() => model.switchSightMap()}
  >
    <Icon of={Eye} />
  </button>
);
