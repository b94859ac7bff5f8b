import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

export interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** Opens a rule without leaving the table. */
export interface RuleReader {
  readonly game: string;
  href(id: string): string;
  open(id: string): void;
  /** The rule's own words; null when there is no such rule. */
  words?(id: string): Promise<RuleWords | null>;
}

export const RuleReaderContext = createContext<RuleReader>({
  game: '',
  href: (id) => `#${id}`,
  open: () => undefined,
});

export function RuleLink({ id }: { readonly id: string }): JSX.Element {
  const reader = useContext(RuleReaderContext);
  return (
    <a
      class="rule-link"
      href={reader.href(id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        reader.open(id);
      }}
    >
      {id}
    </a>
  );
}
