import { Icon } from '@kurgan/kit';
import { Spline, Truck } from 'lucide';
import type { JSX } from 'preact';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

const LAYERS = [
  { layer: 'front', icon: Spline, key: 'F' },
  { layer: 'supply', icon: Truck, key: 'S' },
] as const;

/** Switches for what is drawn over the boards. */
export const Layers = ({ model }: Props): JSX.Element => (
  <fieldset class="layers" aria-label={words.layers}>
    {LAYERS.map(({ layer, icon, key }) => (
      <button
        key={layer}
        type="button"
        aria-pressed={model.layers.value[layer]}
        aria-label={words.layer[layer]}
        title={`${words.layer[layer]} (${key})`}
        onClick={() => model.switchLayer(layer)}
      >
        <Icon of={icon} />
      </button>
    ))}
  </fieldset>
);
