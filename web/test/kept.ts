import type { KeptMatch } from '@kurgan/engine';
import type { Players } from '@kurgan/host';
import type { Page } from 'playwright-core';

export interface Kept {
  readonly match: KeptMatch;
  readonly players: Players;
}

/** Runs in the page: its match as it lies in the browser's store. */
function keptHere(): Promise<Kept> {
  const id = location.pathname.split('/')[2] ?? '';
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kurgan');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const stores = opening.result.transaction(['beginnings', 'infos', 'entries', 'snapshots']);
      const range = IDBKeyRange.bound([id], [id, []]);
      const beginning = stores.objectStore('beginnings').get(id);
      const info = stores.objectStore('infos').get(id);
      const entries = stores.objectStore('entries').getAll(range);
      const snapshots = stores.objectStore('snapshots').getAll(range);
      stores.onerror = () => reject(stores.error);
      stores.oncomplete = () => {
        opening.result.close();
        const { head, rules, players } = info.result;
        const match = { ...beginning.result, head, rules, entries: entries.result, snapshots: snapshots.result };
        resolve({ match, players });
      };
    };
  });
}

/** The match on a page, as it is stored. */
export const keptOn = (page: Page): Promise<Kept> => page.evaluate(keptHere);
