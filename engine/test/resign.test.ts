import { expect, test } from 'vitest';
import { define, expectOk, journalFaultText, type Match } from '../index.ts';
import { replayMatch } from '../replay.ts';
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

test('a seat can resign at any time; the other wins and nobody can act anymore', () => {
  const match = begun();
  const seat = otherSeat(match.waiting[0] ?? 'red');
  const [action] = match.legal(otherSeat(seat));
  expect(match.end(seat, 'resign')).toBe(true);
  expect(match.outcome).toEqual({ winner: otherSeat(seat), rule: 'TY-BID-01', title: `${seat} gave up` });
  expect(match.waiting).toEqual([]);
  expect(match.legal(otherSeat(seat))).toEqual([]);
  if (action === undefined) throw new Error('somebody was to choose');
  expect(match.act(otherSeat(seat), action)?.rule).toBe('TY-BID-01');
  expect(match.end(otherSeat(seat), 'resign')).toBe(false);
});

test("a resignation is in the journal, replays, and can't be undone", () => {
  const match = begun();
  match.end('red', 'resign');
  expect(match.journal().entries.at(-1)).toMatchObject({ seat: 'red', end: 'resign' });
  expect(match.log(null).at(-1)?.event).toEqual({ event: 'ended', seat: 'red', how: 'resign' });
  expect(match.undoable('red')).toBe(0);
  const again = expectOk(replayMatch(polite, match.journal()), journalFaultText);
  expect(again.outcome).toEqual(match.outcome);
  match.goBack('blue', 3);
  expect(match.outcome).toBeNull();
  expect(match.waiting.length).toBeGreaterThan(0);
});

test('in a simultaneous choice, nobody can undo after the other has resigned', () => {
  const match = startToy('polite', {}, polite);
  expect(match.waiting).toEqual(['red', 'blue']);
  playOn(match, 1);
  expect(match.undoable('red')).toBe(1);
  match.end('blue', 'resign');
  expect(match.undoable('red')).toBe(0);
});

test('a game without resignation refuses it, and so does its journal', () => {
  const match = startToy();
  expect(match.end('red', 'resign')).toBe(false);
  const given = begun();
  given.end('red', 'resign');
  const replayed = replayMatch(startToy().game, given.journal());
  expect(replayed.ok ? '' : replayed.error.error).toBe('entry refused');
});

test('going back to the end of a resigned match goes back to its end', () => {
  const match = begun();
  match.end('red', 'resign');
  const ended = match.length;
  match.goBack('blue', 1);
  match.goBack('blue', ended);
  expect(match.outcome?.title).toBe('red gave up');
  expect(match.waiting).toEqual([]);
  expect(replayMatch(polite, match.journal()).ok).toBe(true);
});

test("a draw is nobody's, and who runs out of time has lost; both are entries and can be read in the log", () => {
  const drawn = begun();
  expect(drawn.end('blue', 'draw')).toBe(true);
  expect(drawn.outcome).toMatchObject({ winner: null, title: 'A draw by agreement' });
  const late = begun();
  late.end('blue', 'time');
  expect(late.outcome).toMatchObject({ winner: 'red', title: 'Blue ran out of time' });
  for (const match of [drawn, late]) {
    const again = expectOk(replayMatch(polite, match.journal()), journalFaultText);
    expect([again.outcome, again.waiting]).toEqual([match.outcome, []]);
  }
  const said = [drawn, late].map((match) =>
    match
      .log(null)
      .slice(-1)
      .map(({ event }) => match.narrate(event)),
  );
  expect(said).toEqual([['Both sides agree on a draw.'], ['Blue has run out of time.']]);
});
