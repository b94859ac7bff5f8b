import type { JSX } from 'preact';

/** Phases in order, the present one on paper. */
export function Ribbon({ phases, now, label }: { phases: readonly string[]; now: number; label: string }): JSX.Element {
  return (
    <ol class="ribbon" aria-label={label} data-panel="ribbon">
      {phases.map((phase, i) => (
        <li key={phase} aria-current={i === now ? 'step' : undefined}>
          {phase}
        </li>
      ))}
    </ol>
  );
}
