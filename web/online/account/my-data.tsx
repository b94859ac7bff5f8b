import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveText } from '../../parts/save-file.ts';
import type { Connection } from '../connection.ts';
import { useCall } from './use-call.ts';
import { accountWords as words } from './words.ts';

/** Everything kept about a player, to take away or to delete. */
export function DataSection({ to }: { readonly to: Connection }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const { told, run } = useCall();
  const download = async (): Promise<void> =>
    saveText('kurgan-my-data.json', JSON.stringify(await to.ask('myData', {}), null, 2));
  const remove = async (): Promise<void> => {
    await to.call('deleteMe', {});
    location.assign('/');
  };
  return (
    <section>
      <h2>{words.data}</h2>
      <p>{words.dataNote}</p>
      <p class="actions">
        <button class="button" type="button" onClick={() => run(download)}>
          {words.download}
        </button>
        {isAsked ? (
          <button key="sure" class="button danger" type="button" onClick={() => run(remove)}>
            {words.reallyRemove}
          </button>
        ) : (
          <button key="ask" class="button" type="button" onClick={() => setAsked(true)}>
            {words.remove}
          </button>
        )}
      </p>
      <p class="fine" role="status">
        {told === '' ? words.removeNote : told}
      </p>
    </section>
  );
}
