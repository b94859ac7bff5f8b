import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import type { Trouble } from '../session/trouble.ts';

/** What went wrong, and what to do about it. */
export function TroubleText({ trouble }: { readonly trouble: Trouble }): JSX.Element {
  const { title, text } = words.value.trouble[trouble.kind];
  const { app, missing } = words.value;
  return (
    <section class="message" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <p class="actions">
        <a class="button primary" href="/">
          {missing.back}
        </a>
        <button class="button" type="button" onClick={() => location.reload()}>
          {app.reload}
        </button>
      </p>
      {trouble.detail !== '' && <p class="detail">{trouble.detail}</p>}
    </section>
  );
}
