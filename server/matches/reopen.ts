import {
  commitmentOf,
  type Deed,
  GENERATOR,
  type Journal,
  type JournalFault,
  type Result,
  replayMatch,
} from '@kurgan/engine';
import { MatchHost, PERSON } from '@kurgan/host';
import type { Games } from '../games.ts';
import type { Stored } from './stored.ts';

/** A stored match as a journal. */
function journalOf({ match, entries }: Stored, seed: string): Journal {
  const { game, version, rules, scenario, options, head } = match;
  return {
    kurgan: 'match',
    format: 2,
    game,
    version,
    rules,
    setup: { scenario, options: { ...options } },
    generator: GENERATOR,
    commitment: commitmentOf(seed),
    seed,
    entries: entries.map(({ seat, deed, previous }) => ({ seat, ...(JSON.parse(deed) as Deed), previous })),
    head,
    snapshots: [],
  };
}

/** A running or finished match, played through from its entries. */
export async function reopen(stored: Stored, seed: string, games: Games): Promise<Result<MatchHost, JournalFault>> {
  const { game, scenario } = stored.match;
  const replayed = replayMatch(await games.rules(game, scenario), journalOf(stored, seed));
  if (!replayed.ok) return replayed;
  const players = Object.fromEntries(stored.seats.map(({ seat, bot }) => [seat, bot ?? PERSON]));
  return { ok: true, value: new MatchHost(replayed.value, players) };
}
