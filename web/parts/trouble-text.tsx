import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { pageWords } from '../language/pages.ts';
import { troubleWords } from '../language/trouble.ts';
import type { Trouble } from '../session/trouble.ts';

/** An error, and what to do about it. */
export function TroubleText({ trouble }: { readonly trouble: Trouble }): JSX.Element {
  const { title, text } = troubleWords[trouble.kind];
  const { missing } = pageWords;
  return (
    <section class="message" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <p class="actions">
        <a class="button primary" href="/">
          {missing.back}
        </a>
        <button class="button" type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </p>
      {trouble.detail !== '' && <p class="detail">{trouble.detail}</p>}
    </section>
  );
}

export function TroubleLine({ trouble: { kind, detail } }: { readonly trouble: Trouble }): JSX.Element {
  const { title, text } = troubleWords[kind];
  return (
    <p class="line" role="alert">
      {kind === 'refused' && detail !== '' ? detail : `${title}. ${text} ${kind === 'wrong setup' ? detail : ''}`}
    </p>
  );
}
