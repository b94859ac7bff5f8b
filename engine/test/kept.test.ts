import { expect, test } from 'vitest';
import {
  canonical,
  type KeptMatch,
  keptEntryShape,
  keptHeadShape,
  keptSnapshotShape,
  type Match,
  parseShape,
} from '../index.ts';
import { reopenMatch } from '../replay.ts';
import { play, playOn, startToy } from './play.ts';
import { type Toy, toy } from './toy/toy.ts';

/** A match as a store has it, after a round trip through JSON. */
function keptOf(match: Match<Toy>): KeptMatch {
  const { beginning, head, snapshot } = match;
  const snapshots = snapshot === null ? [] : [snapshot];
  const kept = { ...beginning, rules: toy.version, head, entries: match.kept(), snapshots };
  return JSON.parse(JSON.stringify(kept));
}

/** A match with an entry of every kind, longer than the first snapshot. */
function played(): Match<Toy> {
  const match = startToy('kept', { rounds: 6 });
  while (match.length < 70 && match.outcome === null) {
    const [seat] = match.waiting;
    if (seat !== undefined && match.length % 3 === 2 && match.undoable(seat) > 0) match.undo(seat);
    else playOn(match, 1);
  }
  match.goBack('red', match.length - 2);
  return match;
}

const everything = (match: Match<Toy>): string =>
  canonical([match.state, match.wholeLog(), match.journal().entries, match.head, match.undoable('red')]);

test('a stored match reopens as it was, and later entries fit', () => {
  const match = played();
  const opened = reopenMatch(toy, keptOf(match));
  if (!opened.ok) throw new Error(opened.error.detail);
  expect(everything(opened.value)).toBe(everything(match));
  playOn(match, 1);
  playOn(opened.value, 1);
  expect(opened.value.kept(match.length - 1)).toEqual(match.kept(match.length - 1));
  expect(everything(opened.value)).toBe(everything(match));
});

test('stored data is checked, and a misfit is reported with its path', () => {
  const { entries, snapshots, ...head } = keptOf(played());
  expect(parseShape(keptHeadShape, head).ok).toBe(true);
  for (const entry of entries) expect(parseShape(keptEntryShape, entry).ok).toBe(true);
  for (const snapshot of snapshots) expect(parseShape(keptSnapshotShape, snapshot).ok).toBe(true);
  const pathsIn = (change: object): string[] => {
    const parsed = parseShape(keptEntryShape, { ...entries[0], ...change });
    return parsed.ok ? [] : parsed.error.map(({ path }) => path);
  };
  expect(pathsIn({ learnt: 'everybody' })).toEqual([]);
  expect(pathsIn({ learnt: 'nobody' })).toEqual(['$.learnt']);
  expect(pathsIn({ learnt: [1] })).toEqual(['$.learnt.0']);
  expect(pathsIn({ deed: { undo: -1 } })).toEqual(['$.deed.undo']);
  expect(pathsIn({ deed: { action: 'pass', until: 'told' } })).toHaveLength(1);
  expect(pathsIn({ shared: 'red' })).toEqual(['$.shared']);
  expect(parseShape(keptSnapshotShape, { after: 1, state: {}, orders: {}, ended: { seat: 'red', how: 'so' } }).ok).toBe(
    false,
  );
});

test('a changed entry, a lost one and a wrong setup are caught before anything is played', () => {
  const kept = keptOf(played());
  const [first] = kept.entries;
  const faultIn = (change: Partial<KeptMatch>) => {
    const opened = reopenMatch(toy, { ...kept, ...change });
    return opened.ok ? null : [opened.error.error, opened.error.at, opened.error.readable];
  };
  expect(faultIn({ entries: kept.entries.with(0, { ...first!, deed: { action: 'pass' } }) })).toEqual([
    'chain broken',
    0,
    0,
  ]);
  expect(faultIn({ entries: kept.entries.slice(0, -1) })).toEqual(['chain broken', 0, 0]);
  expect(faultIn({ setup: { scenario: 'dusk', options: {} } })).toEqual(['bad setup', 0, 0]);
  expect(faultIn({ setup: { scenario: 'dusk', options: {} }, rules: '0' })).toEqual(['rules changed', 0, 0]);
});

test('a snapshot of missing entries is ignored', () => {
  const match = startToy();
  playOn(match, 3);
  const kept = keptOf(match);
  const snapshots = [{ after: 9, state: {}, orders: {}, ended: null }];
  expect(reopenMatch(toy, { ...kept, snapshots }).ok).toBe(true);
});

test('a match kept under other rules is replayed, and is readable up to the first different log line', () => {
  const match = startToy('other rules');
  play(match, ...['red', 'blue'].map((seat) => `${seat}: bid ${match.state.private[seat as 'red'].hand[0]}`));
  playOn(match, 3);
  const kept = { ...keptOf(match), rules: '0' };
  const same = reopenMatch(toy, kept);
  expect(same.ok && same.value.head).toBe(match.head);
  const entries = kept.entries.map((entry, i) => (i === 3 ? { ...entry, log: [] } : entry));
  const other = reopenMatch(toy, { ...kept, entries });
  expect(other).toMatchObject({ ok: false, error: { error: 'rules changed', at: 4, readable: 3 } });
  const readable = reopenMatch(toy, { ...kept, entries }, 3);
  expect(readable.ok && readable.value.length).toBe(3);
});
