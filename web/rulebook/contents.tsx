import type { Rulebook } from '@kurgan/engine';
import type { JSX } from 'preact';
import { rulebookWords } from '../language/rulebook.ts';
import { anchorOf } from './anchor.ts';

/** The chapters, beside the text where there is room and folded above it where there is not. */
export function Contents({ book }: { readonly book: Rulebook }): JSX.Element {
  const { contents } = rulebookWords.rules;
  return (
    <details class="contents" open={matchMedia('(min-width: 760px)').matches}>
      <summary>{contents}</summary>
      <nav aria-label={contents}>
        <ol>
          {book.chapters.map(({ title }) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
