import type { JSX } from 'preact';
import { panelWords } from '../en-panels.ts';

interface FallenSide {
  readonly name: string;
  /** In the order in which they fell. Whoever fell twice is named twice. */
  readonly fallen: readonly string[];
}

/** The fallen of each side, by name. */
export function FallenList({ sides }: { readonly sides: readonly FallenSide[] }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its column and must be reachable by keyboard
    <section class="fallen-list" tabIndex={0} aria-label={panelWords.result.fallen}>
      <h2>{panelWords.result.fallen}</h2>
      {sides.map(({ name, fallen }) => (
        <p key={name}>
          <b>
            {name}, {fallen.length}
          </b>
          {fallen.length === 0 ? ` ${panelWords.result.none}` : ` ${countedOf(fallen).join(', ')}.`}
        </p>
      ))}
    </section>
  );
}

/** `Rifleman A`, and `Rifleman B ×2` for two of a name. */
function countedOf(names: readonly string[]): readonly string[] {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, { length }]) => (length === 1 ? name : `${name} ×${length}`));
}
