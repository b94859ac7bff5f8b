import { expectOk, journalFaultText, reopenMatch } from '@kurgan/engine';
import { isPerson } from '@kurgan/host';
import { normandy } from '@kurgan/undaunted/normandy/rules';
import type { Page } from 'playwright-core';
import { keptOn } from '../kept.ts';
import type { Played } from './recruit.ts';

/** The match on a page. It is stored before it is shown, and may be ahead of what the page shows. */
export interface Stored {
  readonly match: Played;
  /** True if everybody who may choose now is a person. */
  readonly isForPersons: boolean;
}

export async function storedOn(page: Page): Promise<Stored> {
  const kept = await keptOn(page);
  const match = expectOk(reopenMatch(normandy, kept.match), journalFaultText);
  return { match, isForPersons: match.waiting.every((seat) => isPerson(kept.players, seat)) };
}
