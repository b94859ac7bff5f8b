import { ActionBar, type TableProps, type TouchPolicy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { nim } from './game.ts';

type View = Parameters<typeof nim.outcome>[0];

export const touchPolicy: TouchPolicy = { final: new Set() };

/** As little as a table can be: the heap, whose turn it is, and a button for each choice. */
export function Table({ controller, title, menu, below }: TableProps): JSX.Element {
  const { view, choices, outcome } = controller.session.moment.value;
  const { stones } = (view as View).open;
  return (
    <main class="nim-table">
      <header class="bar">
        <h1>{title}</h1> {menu}
      </header>
      <p aria-live="polite">{outcome?.title ?? `Stones: ${stones}`}</p>
      <svg viewBox="0 0 220 10" width="660" height="30" aria-hidden="true">
        {Array.from({ length: stones }, (_, i) => (
          <circle key={i} cx={5 + i * 10} cy="5" r="4" fill="currentColor" />
        ))}
      </svg>
      {below ?? (
        <ActionBar
          controller={controller}
          choices={choices}
          label={({ words }) => ({ label: `Take ${words.stones}` })}
        />
      )}
    </main>
  );
}
