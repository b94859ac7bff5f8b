import type { ComponentChildren, JSX } from 'preact';
import { panelWords } from '../en-panels.ts';

interface VerdictProps {
  readonly on: 'luck' | 'decisions';
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A verdict on one side: luck or decisions. */
export const Verdict = ({ on, title, children }: VerdictProps): JSX.Element => (
  <section class={`verdict ${on}`}>
    <h2>{panelWords.result[on]}</h2>
    <h3>{title}</h3>
    {children}
  </section>
);
