import type { Rulebook } from '@kurgan/engine';
import type { JSX } from 'preact';
import { rulebookWords } from '../language/rulebook.ts';
import { RuleCard } from './rule-card.tsx';
import { search, wordsOf } from './search.ts';

/** Search results with the words marked and each rule's chapter. */
export function Found({ book, query }: { readonly book: Rulebook; readonly query: string }): JSX.Element {
  const rules = search(book, query);
  const marked = wordsOf(query);
  return (
    <section class="found">
      <p class="found-count" role="status">
        {rulebookWords.rules.found(rules.length)}
      </p>
      {rules.map((rule) => (
        <div key={rule.id} class="found-rule">
          <a class="found-chapter" href={`/rules/${rule.id}`}>
            {rule.chapter}
          </a>
          <RuleCard rule={rule} marked={marked} />
        </div>
      ))}
    </section>
  );
}
