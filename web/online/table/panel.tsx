import type { ComponentChildren, JSX } from 'preact';

interface PanelProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Something to answer beside the table. Its title folds it away from what it covers. */
export const Panel = ({ title, children }: PanelProps): JSX.Element => (
  <section class="online-panel" aria-live="polite">
    <details open>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  </section>
);
