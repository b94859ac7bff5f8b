import type { JSX } from 'preact';
import { tableWords } from '../language/table.ts';
import { useTitle } from '../parts/title.ts';
import { addressOf } from '../route.ts';
import { go } from '../router.ts';
import { ask } from '../session/worker-client.ts';
import type { WorkerSession } from '../session/worker-session.ts';

/** A match that the rules as they are now lead elsewhere: it can be read, and played on as another from where they part. */
export function Held({ session }: { readonly session: WorkerSession }): JSX.Element {
  const { held } = tableWords.play;
  const { id, info } = session;
  useTitle(info.title);
  const playOn = async (): Promise<void> => {
    const branch = await ask('branch', id, info.made);
    go({ page: 'match', id: branch.info.id });
  };
  return (
    <section class="message" role="alert">
      <h1>{held.title}</h1>
      <p>{held.text(info.made)}</p>
      <p class="actions">
        <button class="button primary" type="button" onClick={() => void playOn()}>
          {held.playOn}
        </button>
        <a class="button" href={addressOf({ page: 'replay', id, made: info.made })}>
          {held.read}
        </a>
        <a class="button" href="/">
          {held.back}
        </a>
      </p>
    </section>
  );
}
