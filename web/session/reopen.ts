import {
  type GameTypes,
  type Journal,
  type JournalFault,
  journalFaultText,
  type Match,
  type Result,
  reopenMatch,
  replayMatch,
} from '@kurgan/engine';
import { MatchHost } from '@kurgan/host';
import { gameOf } from '../games.ts';
import type { Place } from './store.ts';
import { load } from './stored.ts';
import { Trouble } from './trouble.ts';

export const faultTrouble = (fault: JournalFault): Trouble =>
  new Trouble(fault.error === 'rules changed' ? 'rules changed' : 'damaged', journalFaultText(fault));

function sound(match: Result<Match<GameTypes>, JournalFault>): Match<GameTypes> {
  if (match.ok) return match.value;
  throw faultTrouble(match.error);
}

/** A match from a journal, to its end or to a number of entries. */
export async function hostFrom(journal: Journal, to?: number): Promise<MatchHost> {
  const match = replayMatch(await gameOf(journal.game).rules(journal.setup.scenario), journal, to);
  return new MatchHost(sound(match), journal.players ?? {});
}

interface Reopened {
  readonly host: MatchHost;
  readonly stored: Place;
  /** Other rules than these have led it further. */
  readonly isHeld: boolean;
}

/** A match from the browser's store. */
export async function reopen(id: string): Promise<Reopened> {
  const { kept, players } = await load(id);
  const game = await gameOf(kept.game).rules(kept.setup.scenario);
  const stored = { made: kept.entries.length, head: kept.head };
  const whole = reopenMatch(game, kept);
  const isHeld = !whole.ok && whole.error.error === 'rules changed';
  const match = isHeld ? reopenMatch(game, kept, whole.error.readable) : whole;
  return { host: new MatchHost(sound(match), players), stored, isHeld };
}
