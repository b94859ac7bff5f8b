import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  canonical,
  commitmentOf,
  type Entry,
  type Journal,
  journalFaultText,
  journalShape,
  type Match,
  parseShape,
} from '../index.ts';
import { replayMatch } from '../replay.ts';
import { play, playOn, startRaid, startToy } from './play.ts';
import { otherSeat, type Toy, toy } from './toy/toy.ts';

const finished = (): Match<Toy> => {
  const match = startToy('journal', { rounds: 3, hazard: true, storms: [2] });
  playOn(match);
  return match;
};
const journal = finished().journal();

const textOf = (entry: Entry): string => ('action' in entry ? entry.action : '');

/** The file's fault, or null when it is a true record. */
function verdict(file: unknown): string | null {
  const parsed = parseShape(journalShape, file);
  if (!parsed.ok) return 'not a journal';
  const replay = replayMatch(toy, parsed.value);
  return replay.ok ? null : replay.error.error;
}

test('a journal replays to the same state, logs and journal', () => {
  const replay = replayMatch(toy, JSON.parse(JSON.stringify(journal)));
  if (!replay.ok) throw new Error(journalFaultText(replay.error));
  const match = finished();
  expect(canonical(replay.value.state)).toBe(canonical(match.state));
  expect(replay.value.log('red')).toEqual(match.log('red'));
  expect(replay.value.journal()).toEqual(journal);
});

test('a journal replays to any action on the way', () => {
  for (const to of [0, 1, 5, journal.entries.length, 1000]) {
    const replay = replayMatch(toy, journal, to);
    expect(replay.ok && replay.value.length).toBe(Math.min(to, journal.entries.length));
  }
});

/** The journal with one place changed. */
function tampered(path: string, change: (value: unknown) => unknown): unknown {
  const copy = JSON.parse(JSON.stringify(journal));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((here, key) => here[key], copy);
  parent[last] = change(parent[last]);
  return copy;
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === '' ? key : `${path}.${key}`));
}

test('a change anywhere in a journal is caught', () => {
  // The version of the rules last played under is not part of the record: it moves on with them.
  const places = leaves(journal, '').filter((place) => place !== 'rules');
  expect(places.length).toBeGreaterThan(3 * journal.entries.length);
  for (const place of places) {
    const change = (value: unknown): unknown => {
      if (typeof value === 'boolean') return !value;
      if (typeof value === 'number') return value + 1;
      return `${value}x`;
    };
    expect(verdict(tampered(place, change)), place).not.toBe(null);
  }
});

test('every digit of a hash counts', () => {
  const other = (hash: string, i: number): string =>
    `${hash.slice(0, i)}${hash[i] === '0' ? '1' : '0'}${hash.slice(i + 1)}`;
  for (let i = 0; i < 64; i++) {
    expect(verdict(tampered('head', (hash) => other(String(hash), i)))).toBe('chain broken');
    expect(verdict(tampered('commitment', (hash) => other(String(hash), i)))).toBe(
      'seed does not match its commitment',
    );
    expect(verdict(tampered('entries.3.previous', (hash) => other(String(hash), i)))).toBe('chain broken');
  }
});

test('anybody can check the chain with SHA-256 alone', () => {
  const hash = (...parts: (string | Buffer)[]): string =>
    parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');
  const { game, version, setup, commitment, seed, entries, head } = journal;
  expect(commitment).toBe(hash(`kurgan seed ${seed}`));
  let link = hash(Buffer.from(commitment, 'hex'), `${game} ${version} ${canonical(setup)}`);
  for (const entry of entries) {
    expect(entry.previous).toBe(link);
    link = hash(Buffer.from(link, 'hex'), `${entry.seat}: ${textOf(entry)}`);
  }
  expect(head).toBe(link);
});

test('swapping in another legal action is caught at the next link', () => {
  const match = startToy('journal', { rounds: 3, hazard: true, storms: [2] });
  for (const [i, entry] of journal.entries.entries()) {
    const seat = entry.seat === 'red' ? 'red' : 'blue';
    const other = match
      .legal(seat)
      .map(toy.notation.format)
      .find((text) => text !== textOf(entry));
    if (other !== undefined) expect(verdict(tampered(`entries.${i}.action`, () => other))).toBe('chain broken');
    playOn(match, 1);
  }
});

test('an action that is dropped, repeated, swapped or respelled is caught', () => {
  const { entries } = journal;
  const [first, second, ...rest] = entries;
  const verdicts = [
    [...entries.slice(0, 4), ...entries.slice(5)],
    [...entries.slice(0, 4), ...entries.slice(3)],
    [second, first, ...rest],
    entries.slice(0, -1),
    [],
    entries.map((entry, i) => (i === 2 ? { ...entry, action: textOf(entry).replace(' ', '  ') } : entry)),
    entries.map((entry, i) => (i === 2 ? { ...entry, action: ` ${textOf(entry)}` } : entry)),
  ].map((changed) => verdict({ ...journal, entries: changed }));
  expect(verdicts).not.toContain(null);
});

test('each kind of fault has its name and its place', () => {
  const faultOf = (changes: Partial<Journal>): string => {
    const replay = replayMatch(toy, { ...journal, ...changes });
    return replay.ok ? 'none' : journalFaultText(replay.error);
  };
  expect(faultOf({})).toBe('none');
  expect(faultOf({ game: 'chess' })).toBe('wrong game: the journal is for "chess", not "toy"');
  expect(faultOf({ version: '0' })).toMatch(/^chain broken at entry 1/);
  expect(faultOf({ setup: { scenario: 'dusk', options: {} } })).toMatch(/^bad setup: scenario: expected one of/);
  expect(faultOf({ seed: 'other' })).toMatch(/^seed does not match its commitment/);
  expect(faultOf({ seed: 'other', commitment: commitmentOf('other') })).toMatch(/^chain broken at entry 1/);
  const [first, ...rest] = journal.entries;
  const withFirst = (changes: object) => ({ entries: [{ ...first!, ...changes }, ...rest] });
  expect(faultOf(withFirst({ seat: 'green' }))).toBe('entry refused at entry 1: there is no seat "green"');
  expect(faultOf(withFirst({ action: 'jump' }))).toMatch(/^entry refused at entry 1: no such action "jump"/);
  expect(faultOf(withFirst({ action: 'halt' }))).toBe(
    'entry refused at entry 1: halt: TY-BID-01 (now bid; you may bid)',
  );
  expect(faultOf({ head: '0' })).toBe(`chain broken at entry ${journal.entries.length}: the last entry was changed`);
});

/** Two bids, two marches with one of them taken back, and a return to the bids. */
function wandering(): { file: Journal; raider: Toy['seat'] } {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march forward`);
  match.undo(raider);
  match.goBack(raider, 2);
  return { file: match.journal(), raider };
}

test('a fault names its entry, and how far the journal can be read', () => {
  const { file, raider } = wandering();
  expect(file.entries.slice(4)).toMatchObject([{ undo: 3 }, { back: 2 }]);
  const faultAt = (place: number, changes: object | null, more: Partial<Journal> = {}) => {
    const entries = file.entries.map((entry, i) => {
      if (i !== place || changes === null) return entry;
      const { seat, previous } = entry;
      return { seat, previous, ...changes } as Entry;
    });
    const replayed = replayMatch(toy, { ...file, entries, ...more });
    return replayed.ok ? null : [journalFaultText(replayed.error), replayed.error.readable];
  };
  expect(faultAt(0, null)).toBe(null);
  const refused = (n: number, why: string) => [`entry refused at entry ${n}: ${why}`, n - 1];
  expect(faultAt(4, { undo: 2 })).toEqual(refused(5, `${raider} could not take that back`));
  const other = otherSeat(raider);
  expect(faultAt(4, { seat: other, undo: 3 })).toEqual(refused(5, `${other} could not take that back`));
  expect(faultAt(5, { back: 6 })).toEqual(refused(6, 'there is no entry 6 to go back to'));
  expect(faultAt(5, { back: 5 })).toEqual(refused(6, 'there is no entry 5 to go back to'));
  expect(faultAt(5, { back: 4 })).toEqual(['chain broken at entry 6: the last entry was changed', 6]);
  expect(faultAt(3, { end: 'resign' })).toEqual(refused(4, 'the match could not end there'));
  expect(faultAt(3, { order: 'nap', until: 'told' })).toEqual(refused(4, 'there is no window "nap" to pass'));
  expect(faultAt(3, { action: 'march  forward' })).toEqual(refused(4, '"march  forward" is written "march forward"'));
  for (const [i] of file.entries.entries()) {
    const broken = [`chain broken at entry ${i + 1}: something before it was changed`, i];
    expect(faultAt(i, { ...file.entries[i], previous: '0'.repeat(64) })).toEqual(broken);
  }
  const state = startRaid().match.state;
  expect(faultAt(0, null, { snapshots: [{ after: 2, state }] })).toBe(null);
  expect(faultAt(0, null, { snapshots: [{ after: 3, state }] })).toEqual([
    'snapshot changed at entry 3: it does not show the state that the entries lead to',
    2,
  ]);
  expect(faultAt(0, null, { snapshots: [{ after: 7, state }] })).toEqual([
    'snapshot changed at entry 7: there is no such entry',
    6,
  ]);
});

test("the file names the players, but the hashes don't cover them", () => {
  expect(verdict({ ...journal, players: { red: 'person', blue: 'veteran' } })).toBeNull();
  expect(verdict({ ...journal, players: { red: 1 } })).toBe('not a journal');
});

test('an entry that is no object is a problem, not an exception', () => {
  for (const entry of [null, undefined, 7, 'halt', []])
    expect(verdict({ ...journal, entries: [entry] })).toBe('not a journal');
});

test('a file may hold every way for a match to end', () => {
  const [entry] = journal.entries;
  for (const end of ['resign', 'draw', 'time']) {
    const entries = [{ seat: 'red', previous: entry?.previous, end }];
    expect(parseShape(journalShape, { ...journal, entries }).ok, end).toBe(true);
  }
  const entries = [{ seat: 'red', previous: entry?.previous, end: 'flight' }];
  expect(parseShape(journalShape, { ...journal, entries }).ok).toBe(false);
});
