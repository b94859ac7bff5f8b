import { expect, test } from 'vitest';
import {
  canonical,
  define,
  expectOk,
  journalFaultText,
  keptEntryShape,
  keptSnapshotShape,
  no,
  parseShape,
  type Shape,
} from '../index.ts';
import type { MatchEvent } from '../log.ts';
import { reopenMatch } from '../replay.ts';
import { play, playOn, startRaid, startToy } from './play.ts';
import { otherSeat, type Toy, toy, toyDefinition, toySteps } from './toy/toy.ts';

const told = (event: MatchEvent<Toy['event']>): string => startToy().narrate(event);

test('the log says in words who took back what, up to three lines of it', () => {
  const marched = { event: 'marched', seat: 'red' } as const;
  const back = (count: number, lines: number, agreed = false) =>
    told({ event: 'takenBack', seat: 'red', agreed, count, was: Array.from({ length: lines }, () => marched) });
  expect(back(1, 0)).toBe('Red takes back an action.');
  expect(back(2, 0)).toBe('Red takes back 2 actions.');
  expect(back(1, 1)).toBe('Red takes back an action: red marched');
  expect(back(3, 3)).toBe('Red takes back 3 actions: red marched red marched red marched');
  expect(back(4, 4)).toBe('Red takes back 4 actions: red marched red marched red marched ...');
  expect(back(2, 1, true)).toBe('Red goes back, as agreed, over 2 actions: red marched');
});

test('the log says in words how a match ended and what was ordered', () => {
  const ended = (how: 'resign' | 'draw' | 'time') => told({ event: 'ended', seat: 'blue', how });
  expect([ended('resign'), ended('draw'), ended('time')]).toEqual([
    'Blue resigns.',
    'Both sides agree on a draw.',
    'Blue has run out of time.',
  ]);
  const ordered = (until: 'turn' | 'told' | 'off') => told({ event: 'ordered', seat: 'red', kind: 'block', until });
  expect([ordered('turn'), ordered('told'), ordered('off')]).toEqual([
    'Red passes all chances to block until its next turn.',
    'Red passes all chances to block until further notice.',
    'Red no longer passes all chances to block.',
  ]);
});

test('a seat’s turn ends with the first entry of another, and entries that are dropped end none', () => {
  const { match, raider } = startRaid();
  const other = otherSeat(raider);
  play(match, `${raider}: march forward`, `${raider}: march back`);
  const walked = (seat: typeof raider): number => {
    const { actors } = match;
    const own = actors.findLastIndex((actor) => actor !== seat);
    return actors.slice(0, own + 1).lastIndexOf(seat) + 1;
  };
  for (let length = match.length; length >= 0; length--) {
    match.truncate(length);
    expect([raider, other].map((seat) => match.handedOver(seat))).toEqual([raider, other].map(walked));
  }
});

test('the line holds the actions that still stand, with their entry numbers and undo barriers', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march back`);
  expect(match.undoing(raider)).toEqual({ to: 3, text: 'march back' });
  match.undo(raider);
  play(match, `${raider}: peek`);
  expect(match.line.map(({ number, text, isBarrier }) => [number, text.split(' ')[0], isBarrier])).toEqual([
    [1, 'bid', false],
    [2, 'bid', true],
    [3, 'march', false],
    [6, 'peek', true],
  ]);
  expect(match.last).toMatchObject({ seat: raider, text: 'peek' });
  expect(match.actors).toEqual([match.actors[0], match.actors[1], raider, raider, raider, raider]);
  expect(match.undoing(raider)).toBe(null);
});

test('the last action is the last one that still stands; at the start there is none', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`);
  match.undo(raider);
  expect(match.last?.text).toMatch(/^bid \d$/);
  expect(startToy().last).toBe(null);
});

test('an earlier moment is shown as it was: the waiting seats and the log', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`);
  match.undo(raider);
  const before = match.at(3);
  expect([before.length, before.waiting, before.outcome]).toEqual([3, [raider], null]);
  expect(before.log([], 3).map(({ after, event }) => [after, event.event])).toEqual([[3, 'marched']]);
  expect(
    match
      .at(4)
      .log([], 3)
      .map(({ event }) => event.event),
  ).toEqual(['takenBack']);
  expect([match.at(-1).length, match.at(99).length]).toEqual([0, 4]);
  expect(match.at(0).waiting).toEqual(['red', 'blue']);
});

/** A match as a store keeps it. */
function stored(actions: number, seed = 'kept') {
  const match = startToy(seed, { rounds: 6 });
  playOn(match, actions);
  const { beginning, head } = match;
  const snapshots = match.snapshot === null ? [] : [match.snapshot];
  return {
    match,
    kept: { ...beginning, rules: toy.version, head, entries: match.kept(), snapshots },
  };
}

test('a match reopens from storage', () => {
  const { match, kept } = stored(9);
  const again = expectOk(reopenMatch(toy, kept), journalFaultText);
  expect(canonical([again.state, again.log('red'), again.journal()])).toBe(
    canonical([match.state, match.log('red'), match.journal()]),
  );
  expect(match.kept(7)).toEqual(kept.entries.slice(7));
});

test('a match reopens from its snapshot and replays only what came after', () => {
  const { match, kept } = stored(9);
  const { state, orders } = match.at(5);
  state.open.landings.red = 7;
  const open = (after: number) =>
    expectOk(reopenMatch(toy, { ...kept, snapshots: [{ after, state, orders, ended: null }] }), journalFaultText);
  expect(open(5).state.open.landings.red).toBeGreaterThanOrEqual(7);
  expect(open(5).length).toBe(9);
  expect(canonical(open(10).state)).toBe(canonical(match.state));
});

test('after a truncation the match continues from the remaining entries', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march forward`);
  const before = match.at(3).state;
  match.truncate(3);
  expect(canonical(match.state)).toBe(canonical(before));
  play(match, `${raider}: halt`);
  expect(canonical(match.at(4).state)).toBe(canonical(match.state));
  expect(match.line.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('a match kept under other rules is replayed, and continues if they lead to the same states', () => {
  const { match, kept } = stored(9);
  const old = { ...kept, rules: '0' };
  const moved = expectOk(reopenMatch(toy, old), journalFaultText);
  expect([moved.head, moved.journal().rules]).toEqual([match.head, toy.version]);
  const [first, ...rest] = kept.entries;
  const otherwise = { ...old, entries: [first, { ...rest[0], log: [] }, ...rest.slice(1)] as typeof kept.entries };
  const elsewhere = reopenMatch(toy, otherwise);
  expect(elsewhere).toMatchObject({ ok: false, error: { error: 'rules changed', at: 2, readable: 1 } });
  const stricter = define<Toy>({
    ...toyDefinition,
    version: '2',
    steps: { ...toyDefinition.steps, raid: { ...toySteps.raid, refuse: () => no('TY-RAID-01') } },
  });
  expect(reopenMatch(stricter, kept)).toMatchObject({ ok: false, error: { error: 'rules changed', at: 3 } });
});

test('stored data is parsed strictly', () => {
  const reads = <T>(shape: Shape<T>, value: unknown) => parseShape(shape, value).ok;
  const entry = { seat: 'red', deed: { action: 'halt' }, learnt: 'everybody', log: [], shared: null };
  for (const learnt of ['everybody', [], ['red', 'blue']])
    expect(reads(keptEntryShape, { ...entry, learnt })).toBe(true);
  for (const learnt of ['somebody', 1, [1], null]) expect(reads(keptEntryShape, { ...entry, learnt })).toBe(false);
  const snapshot = { after: 1, state: {}, orders: { red: { block: 'told' } }, ended: { seat: 'red', how: 'draw' } };
  expect([reads(keptSnapshotShape, snapshot), reads(keptSnapshotShape, { ...snapshot, ended: null })]).toEqual([
    true,
    true,
  ]);
  for (const ended of [{ seat: 'red' }, { seat: 'red', how: 'nap' }, {}]) {
    expect(reads(keptSnapshotShape, { ...snapshot, ended })).toBe(false);
  }
});

test('stored data that does not fit is refused with its fault', () => {
  const { kept } = stored(9);
  const fault = (changes: object) => {
    const again = reopenMatch(toy, { ...kept, ...changes });
    return again.ok ? 'none' : journalFaultText(again.error);
  };
  expect(fault({})).toBe('none');
  expect(fault({ head: '00' })).toBe('chain broken: the entries do not lead to the last hash');
  expect(fault({ entries: kept.entries.slice(1) })).toMatch(/^chain broken/);
  const unknown = { setup: { scenario: 'dusk', options: {} } };
  expect(fault(unknown)).toMatch(/^bad setup: scenario: expected one of/);
  expect(fault({ ...unknown, rules: '0' })).toMatch(/^rules changed: .*scenario: expected one of/);
});

const polite = define<Toy>({
  ...toyDefinition,
  resigned: (seat) => ({ winner: otherSeat(seat), rule: 'TY-OVER-01', title: `${seat} gave up` }),
});

test('after its end a match refuses everything and says how it ended', () => {
  const match = startToy('over', {}, polite);
  const [action = expect.fail()] = match.legal('red');
  match.end('blue', 'time');
  expect(match.refuse('red', action)).toEqual({
    rule: 'TY-OVER-01',
    facts: { 'ended by': 'time', seat: 'blue' },
  });
  expect(match.at(1)).toMatchObject({ waiting: [], outcome: { winner: 'red' } });
});

test("a seat is told why it can't undo", () => {
  const untouched = startToy();
  expect(untouched.undoBarrier('red')).toBe('nothing');
  const { match, raider } = startRaid();
  const other = otherSeat(raider);
  expect([match.undoBarrier(raider), match.undoBarrier(other)].toSorted()).toEqual(['past', 'revealed']);
  play(match, `${raider}: march forward`);
  expect([match.undoBarrier(raider), match.undoBarrier(other)]).toEqual([null, 'past']);
  play(match, `${raider}: peek`);
  expect(match.undoBarrier(raider)).toBe('revealed');
});

test('each undo has its own line in the log, unless one follows right after the other', () => {
  const { match, raider } = startRaid();
  for (let i = 0; i < 2; i++) {
    play(match, `${raider}: march forward`);
    match.undo(raider);
  }
  const counts = match.log(null).flatMap(({ event }) => (event.event === 'takenBack' ? [event.count] : []));
  expect(counts).toEqual([1, 1]);
});

test('however often players go back, the log tells each time a few lines and the actions made since', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march back`);
  const { length } = match;
  for (let i = 0; i < 40; i++) match.goBack('red', match.length - 1);
  const told = match.log(null).flatMap(({ event }) => (event.event === 'takenBack' ? [event] : []));
  expect(told.length).toBeGreaterThan(15);
  for (const { count, was } of told) expect([count <= 1, was.length <= 4]).toEqual([true, true]);
  expect(match.narrate({ event: 'takenBack', seat: 'red', agreed: true, count: 0, was: [] })).toBe(
    'Red goes back, as agreed.',
  );
  match.goBack('red', length - 2);
  expect(match.log(null).at(-1)?.event).toMatchObject({ event: 'takenBack', count: 2, was: [{}, {}] });
});
