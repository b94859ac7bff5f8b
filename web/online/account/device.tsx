import '../pages.css';
import type { JSX } from 'preact';
import { useTitle } from '../../parts/title.ts';
import { enterByLink } from './enter.ts';
import { useCall } from './use-call.ts';
import { accountWords } from './words.ts';

/** The other end of a link from another device. Only its button uses it up. */
export function DevicePage({ token }: { readonly token: string }): JSX.Element {
  const words = accountWords.device;
  useTitle(words.title);
  const { told, run } = useCall();
  return (
    <section class="online-page message">
      <h1>{words.title}</h1>
      <p>{words.note}</p>
      <p class="actions">
        <button class="button primary" type="button" onClick={() => run(() => enterByLink(token))}>
          {words.button}
        </button>
        <a class="button" href="/online">
          {accountWords.back}
        </a>
      </p>
      {told !== '' && (
        <p class="line" role="alert">
          {words.failed}
        </p>
      )}
    </section>
  );
}
