import type { Rule } from '@kurgan/engine';
import type { JSX } from 'preact';
import { Marked, RuleText } from './rule-text.tsx';

interface RuleCardProps {
  readonly rule: Rule;
  readonly marked?: readonly string[];
}

/** One rule: its name, its title, its text. */
export function RuleCard({ rule, marked = [] }: RuleCardProps): JSX.Element {
  return (
    <article class="rule-card">
      <h3>
        <span class="rule-name">{rule.id}</span> <Marked text={rule.title} marked={marked} />
      </h3>
      <p>
        <RuleText text={rule.text} marked={marked} />
      </p>
    </article>
  );
}
