import { CloseButton, lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

const Answer = lazy(async () => {
  const { explainSupply } = await import('../tools/supply-words.ts');
  return ({ model }: Props): JSX.Element => {
    const asked = model.questioned.value;
    return <p>{asked === null ? '' : explainSupply(model.open.value, asked.side, asked.zone)}</p>;
  };
});

/** Why is it cut off? The road, the zone and the exit that break its line. */
export function SupplyAnswer({ model }: Props): JSX.Element | null {
  if (model.questioned.value === null) return null;
  return (
    <section class="supply-answer" role="status" aria-label={words.supplyAnswer}>
      <h3>{words.supplyAnswer}</h3>
      <Answer model={model} />
      <CloseButton
        onClose={() => {
          model.questioned.value = null;
        }}
      />
    </section>
  );
}
