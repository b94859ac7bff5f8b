import { Icon } from '@kurgan/kit';
import { Printer, Search } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulebookWords } from '../language/rulebook.ts';

interface SearchBarProps {
  readonly query: string;
  onQuery(query: string): void;
}

export function SearchBar({ query, onQuery }: SearchBarProps): JSX.Element {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      ref.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { search, searchHint, print } = rulebookWords.rules;
  return (
    <div class="search-bar">
      <label>
        <Icon of={Search} />
        <input
          ref={ref}
          type="search"
          aria-label={search}
          placeholder={searchHint}
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
      <button class="plain" type="button" aria-label={print} title={print} onClick={() => window.print()}>
        <Icon of={Printer} />
      </button>
    </div>
  );
}
