import { commitmentOf, GENERATOR, type Journal, type JournalFault, type Result, replayMatch } from '@kurgan/engine';
import { MatchHost, PERSON } from '@kurgan/host';
import type { Games } from '../games.ts';
import { allOptions } from './secret-options.ts';
import { journalEntryOf, type Stored } from './stored.ts';

/** A stored match as a journal. */
export function journalOf({ match, entries }: Pick<Stored, 'match' | 'entries'>, seed: string): Journal {
  const { game, version, rules, scenario, head } = match;
  return {
    kurgan: 'match',
    format: 2,
    game,
    version,
    rules,
    setup: { scenario, options: allOptions(match) },
    generator: GENERATOR,
    commitment: commitmentOf(seed),
    seed,
    entries: entries.map(journalEntryOf),
    head,
    snapshots: [],
  };
}

/** A match played through from its entries, to the end or to a number of them. */
export async function reopen(
  stored: Stored,
  seed: string,
  games: Games,
  to?: number,
): Promise<Result<MatchHost, JournalFault>> {
  const { game, scenario } = stored.match;
  const replayed = replayMatch(await games.rules(game, scenario), journalOf(stored, seed), to);
  if (!replayed.ok) return replayed;
  const players = Object.fromEntries(stored.seats.map(({ seat, bot }) => [seat, bot ?? PERSON]));
  return { ok: true, value: new MatchHost(replayed.value, players) };
}
