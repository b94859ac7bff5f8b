import { expectOk, journalShape, Match, parseShape } from '@kurgan/engine';
import { isPerson } from '@kurgan/host';
import { normandy } from '@kurgan/undaunted/normandy/rules';
import type { Page } from 'playwright-core';
import type { Played } from './recruit.ts';

/** Runs in the page: the journal of its match as it lies in the browser's store. */
function journalOf(): Promise<unknown> {
  const id = location.pathname.split('/')[2] ?? '';
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kurgan-journals');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('journals').objectStore('journals').get(id);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}

/** The match on a page. It is stored before it is shown, and may be ahead of what the page shows. */
export interface Stored {
  readonly match: Played;
  /** Whether all who may choose now are persons. */
  readonly isForPersons: boolean;
}

export async function storedOn(page: Page): Promise<Stored> {
  const journal = expectOk(parseShape(journalShape, await page.evaluate(journalOf)));
  const match = expectOk(Match.replay(normandy, journal));
  const { players = {} } = journal;
  return { match, isForPersons: match.waiting.every((seat) => isPerson(players, seat)) };
}
