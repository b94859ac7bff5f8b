import { expect, test } from 'vitest';
import { MatchHost } from '../index.ts';
import { AGAINST_BOT, act, bidBoth, cardOf, handOf, SHARED, start } from './duel-screen.ts';

test('a bid can be undone behind the curtain, which then waits for its owner', () => {
  const screen = start(SHARED);
  screen.lift('red');
  const before = structuredClone(screen.moment());
  act(screen, `bid ${cardOf(screen, 'red')}`);
  expect(screen.moment().undoable).toBe(1);
  screen.undo();
  expect([screen.seat, screen.curtain, screen.host.match.length]).toEqual([null, 'red', 2]);
  expect(screen.moment().redoable).toBe(0);
  screen.lift('red');
  expect(screen.moment().redoable).toBe(1);
  screen.redo();
  expect([screen.seat, screen.curtain]).toEqual([null, 'blue']);
  screen.undo();
  screen.lift('red');
  expect(screen.moment()).toEqual({ ...before, made: 4, redoable: 1 });
});

test('a card shown to a bot can be undone, but not one shown to a person; a die or a drawn card never can', () => {
  for (const [players, most] of [
    [{ red: 'person', blue: 'person' }, 0],
    [{ red: 'recruit', blue: 'person' }, 1],
    [{ red: 'person', blue: 'recruit' }, 1],
  ] as const) {
    const screen = start(players);
    const seat = bidBoth(screen);
    if (players[seat as 'red' | 'blue'] !== 'person') continue;
    screen.lift(seat);
    act(screen, `show ${cardOf(screen, seat)}`);
    expect(screen.moment().undoable).toBe(most);
    act(screen, 'draw');
    expect(screen.moment().undoable).toBe(0);
    act(screen, `show ${cardOf(screen, seat)}`);
    expect(screen.moment().undoable).toBe(most);
    act(screen, 'throw');
    expect(screen.moment().undoable).toBe(0);
  }
});

test('in a simultaneous choice, each seat undoes and redoes only its own actions', () => {
  const screen = start({ red: 'person', blue: 'recruit' });
  const { host } = screen;
  const [red, blue] = [`bid ${cardOf(screen, 'red')}`, `bid ${cardOf(screen, 'blue')}`];
  act(screen, red);
  screen.undo();
  host.act('blue', blue);
  expect(screen.moment()).toMatchObject({ made: 3, redoable: 1, undoable: 0, view: { open: { bids: ['blue'] } } });
  screen.redo();
  expect(host.match.waiting).toHaveLength(1);
  expect(screen.moment().redoable).toBe(0);
});

test('a different action after an undo clears the redo', () => {
  const screen = start(AGAINST_BOT);
  const [first, second] = handOf(screen, 'red');
  act(screen, `bid ${first}`);
  screen.undo();
  act(screen, `bid ${second}`);
  expect(screen.moment()).toMatchObject({ redoable: 0, undoable: 1 });
});

test('several actions taken back are redone one by one, until something else is done or the host forgets', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  const host = new MatchHost(screen.host.match, { [seat]: 'person', [seat === 'red' ? 'blue' : 'red']: 'recruit' });
  const shown = handOf(screen, seat).map((card) => `show ${card}`);
  for (const text of shown) host.act(seat, text);
  const bottom = host.match.length;
  expect([host.undo(seat), host.undo(seat), host.undo(seat)]).toEqual([true, true, false]);
  expect([host.turnOf(seat).redoable, host.match.line.length]).toEqual([2, 2]);
  expect(host.logChangedSince(bottom)).toBe(3);
  host.redo(seat);
  expect([host.turnOf(seat).redoable, host.match.last?.text]).toEqual([1, shown[0]]);
  host.forget();
  host.redo(seat);
  expect([host.turnOf(seat).redoable, host.match.last?.text]).toEqual([0, shown[0]]);
});

test('doing again what was taken back last leaves the rest to be redone', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  const host = new MatchHost(screen.host.match, { [seat]: 'person', [seat === 'red' ? 'blue' : 'red']: 'recruit' });
  const done = [...handOf(screen, seat).map((card) => `show ${card}`), 'end'];
  for (const text of done) host.act(seat, text);
  for (const _ of done) host.undo(seat);
  expect(host.turnOf(seat).redoable).toBe(3);
  expect([host.act(seat, done[0] ?? ''), host.turnOf(seat).redoable]).toEqual([null, 2]);
});

test('after going back by agreement, the log is new from there on', () => {
  const screen = start(AGAINST_BOT);
  bidBoth(screen);
  const { match } = screen.host;
  expect([screen.host.logChangedSince(1), screen.host.logChangedSince(2)]).toEqual([2, 3]);
  match.goBack('red', 0);
  expect(screen.host.logChangedSince(2)).toBe(1);
});

test('the curtain waits for whoever took something back, until the next action', () => {
  const screen = start(SHARED);
  screen.stay('blue');
  act(screen, `bid ${cardOf(screen, 'blue')}`);
  screen.undo();
  screen.redo(); // nobody sits there
  expect([screen.seat, screen.curtain]).toEqual([null, 'blue']);
  act(screen, 'end', bidBoth(screen));
  screen.lower();
  expect([screen.host.match.waiting, screen.curtain]).toEqual([['red', 'blue'], 'red']);
});
