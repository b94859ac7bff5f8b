import type { ComponentChildren, JSX } from 'preact';
import { words } from '../en.ts';

interface VerdictProps {
  readonly on: 'luck' | 'decisions';
  readonly title: string;
  readonly children: ComponentChildren;
}

/** What is to be said about one side of a game: what was luck in it, or what was decided. */
export const Verdict = ({ on, title, children }: VerdictProps): JSX.Element => (
  <section class={`verdict ${on}`}>
    <h2>{words.result[on]}</h2>
    <h3>{title}</h3>
    {children}
  </section>
);
