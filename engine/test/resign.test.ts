import { expect, test } from 'vitest';
import { define, expectOk, journalFaultText, Match } from '../index.ts';
import { playOn, startToy } from './play.ts';
import { otherSeat, type Toy, toyDefinition } from './toy/toy.ts';

const polite = define<Toy>({
  ...toyDefinition,
  resigned: (seat) => ({ winner: otherSeat(seat), rule: 'TY-BID-01', title: `${seat} gave up` }),
});

function begun(): Match<Toy> {
  const match = startToy('polite', {}, polite);
  playOn(match, 3);
  return match;
}

test('a seat may give up whoever is to choose; the other wins and nobody can act any more', () => {
  const match = begun();
  const seat = otherSeat(match.waiting[0] ?? 'red');
  const [action] = match.legal(otherSeat(seat));
  expect(match.resign(seat)).toBe(true);
  expect(match.outcome).toEqual({ winner: otherSeat(seat), rule: 'TY-BID-01', title: `${seat} gave up` });
  expect(match.waiting).toEqual([]);
  expect(match.legal(otherSeat(seat))).toEqual([]);
  if (action === undefined) throw new Error('somebody was to choose');
  expect(match.act(otherSeat(seat), action)?.rule).toBe('TY-BID-01');
  expect(match.resign(otherSeat(seat))).toBe(false);
});

test('giving up stands in the journal, is replayed, and is not undone', () => {
  const match = begun();
  match.resign('red');
  expect(match.journal().actions.at(-1)).toMatchObject({ seat: 'red', action: 'resign' });
  expect(match.undoable('red')).toBe(0);
  const again = expectOk(Match.replay(polite, match.journal()), journalFaultText);
  expect(again.outcome).toEqual(match.outcome);
  match.rewind(3);
  expect(match.outcome).toBeNull();
  expect(match.waiting.length).toBeGreaterThan(0);
});

test('a game that knows no giving up refuses it, and so does a journal of it', () => {
  const match = startToy();
  expect(match.resign('red')).toBe(false);
  const given = begun();
  given.resign('red');
  const replayed = Match.replay(startToy().game, given.journal());
  expect(replayed.ok ? '' : replayed.error.error).toBe('action refused');
});
