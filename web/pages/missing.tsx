import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { useTitle } from '../parts/title.ts';

export function MissingPage({ text }: { readonly text: string }): JSX.Element {
  const { title, back } = pageWords.missing;
  useTitle(title);
  return (
    <section class="message">
      <h1>{title}</h1>
      <p>{text}</p>
      <p class="actions">
        <a class="button primary" href="/">
          {back}
        </a>
      </p>
    </section>
  );
}
