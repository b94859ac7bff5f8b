import { type AnyGame, expectOk, journalFaultText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { ALL, logBy, MatchHost, type Players, reviewOf, stillMoment } from '../session/index.ts';
import { duel } from './duel.ts';

const game = duel as unknown as AnyGame;
const SHARED: Players = { red: 'person', blue: 'person' };
const AGAINST_BOT: Players = { red: 'person', blue: 'recruit' };

const start = (players: Players): MatchHost =>
  MatchHost.start(game, players, { scenario: 'dawn', options: {} }, 'seed');
const handOf = (host: MatchHost, seat: string) => (host.match.state.private[seat] as { hand: number[] }).hand;
const cardOf = (host: MatchHost, seat: string): number => Math.max(...handOf(host, seat));
/** Does what the player at the screen, or the bot, may do. */
function act(host: MatchHost, text: string, seat?: string): void {
  const whyNot = seat === undefined ? host.act(text) : host.actAs(seat, text);
  if (whyNot !== null) throw new Error(`${text}: ${JSON.stringify(whyNot)}`);
}
/** Both have bid, and the winner of the bids has the turn. */
function bidBoth(host: MatchHost): string {
  for (const seat of ['red', 'blue']) act(host, `bid ${cardOf(host, seat)}`, seat);
  return host.match.waiting[0] ?? '';
}
/** Everything that an answer holds, in one text. */
const told = (host: MatchHost): string => JSON.stringify([host.moment(), host.log(), reviewOf(host)]);

test('one person alone is always at the screen, and no curtain falls', () => {
  const host = start(AGAINST_BOT);
  expect([host.screen, host.curtain, host.asked]).toEqual(['red', null, 'blue']);
  expect(host.moment().choices).toHaveLength(3);
  act(host, `bid ${cardOf(host, 'red')}`);
  expect([host.screen, host.curtain, host.moment().choices]).toEqual(['red', null, []]);
});

test('a seat that nobody speaks of is held by a person: so it is in older matches', () => {
  expect(start({}).players).toEqual(SHARED);
  expect(start({ red: 'veteran', green: 'person' }).players).toEqual({ red: 'veteran', blue: 'person' });
});

test('before the curtain is lifted nothing of any hand is told', () => {
  const host = start(SHARED);
  const moment = host.moment();
  expect(moment).toMatchObject({ seat: null, curtain: 'red', choices: [], view: { private: {} } });
  expect(host.log().map(({ text }) => text)).toEqual(['red dealt', 'blue dealt']);
  expect(host.act('bid 1')).toEqual({ unreadable: 'the curtain is down' });
  expect([host.why('bid 1'), host.odds('bid 1')]).toEqual([{ unreadable: 'the curtain is down' }, null]);
  for (const text of handOf(host, 'red').map((card) => `bid ${card}`)) expect(told(host)).not.toContain(text);
});

test('only the player for whom the curtain waits can lift it', () => {
  const host = start(SHARED);
  host.lift('blue');
  expect(host.screen).toBeNull();
  host.lift('red');
  expect(host.screen).toBe('red');
  expect(host.log().map(({ text }) => text)).toEqual([`red dealt ${handOf(host, 'red')}`, 'blue dealt']);
});

test('secret bids: one bids, the curtain falls, and neither view tells the other what lies there', () => {
  const host = start(SHARED);
  host.lift('red');
  const bid = cardOf(host, 'red');
  act(host, `bid ${bid}`);
  expect([host.screen, host.curtain]).toEqual([null, 'blue']);
  expect(told(host)).not.toContain(String(bid));
  host.lift('blue');
  expect(host.moment()).toMatchObject({ seat: 'blue', view: { open: { bids: ['red'] } } });
  expect(JSON.stringify(host.moment().view)).not.toContain(JSON.stringify(host.match.state.private.red));
  expect(host.log().map(({ text }) => text)).toEqual(['red dealt', `blue dealt ${handOf(host, 'blue')}`, 'red bids']);
});

test('the curtain stays up as long as the player at the screen is to choose', () => {
  const host = start(SHARED);
  host.lift('red');
  act(host, `bid ${cardOf(host, 'red')}`);
  host.lift('blue');
  act(host, `bid ${cardOf(host, 'blue')}`);
  const [winner = ''] = host.match.waiting;
  expect(host.screen).toBe(winner === 'blue' ? 'blue' : null);
  if (host.screen === null) host.lift(winner);
  act(host, 'throw');
  expect(host.screen).toBe(winner);
});

test('whoever opens the match again finds the curtain down', () => {
  const host = start(SHARED);
  host.lift('red');
  host.lower();
  expect([host.screen, host.curtain]).toEqual([null, 'red']);
  const again = expectOk(MatchHost.resume(game, SHARED, host.match.journal()), journalFaultText);
  expect(again.moment().curtain).toBe('red');
});

test('a bid can be taken back from behind the curtain, which then waits for its owner', () => {
  const host = start(SHARED);
  host.lift('red');
  const before = told(host);
  act(host, `bid ${cardOf(host, 'red')}`);
  expect(host.moment().undoable).toBe(1);
  host.undo();
  expect([host.screen, host.curtain, host.match.length]).toEqual([null, 'red', 0]);
  expect(host.moment().redoable).toBe(0);
  host.lift('red');
  expect(host.moment().redoable).toBe(1);
  host.redo();
  host.undo();
  host.lift('red');
  expect(told(host)).toBe(before.replace('"redoable":0', '"redoable":1'));
});

test('a card shown to a bot is taken back, to a person it is not; a die and a drawn card never', () => {
  for (const [players, most] of [
    [{ red: 'person', blue: 'person' }, 0],
    [{ red: 'recruit', blue: 'person' }, 1],
    [{ red: 'person', blue: 'recruit' }, 1],
  ] as const) {
    const host = start(players);
    const seat = bidBoth(host);
    if (players[seat as 'red' | 'blue'] !== 'person') continue;
    host.lift(seat);
    act(host, `show ${cardOf(host, seat)}`);
    expect(host.moment().undoable).toBe(most);
    act(host, 'draw');
    expect(host.moment().undoable).toBe(0);
    act(host, `show ${cardOf(host, seat)}`);
    expect(host.moment().undoable).toBe(most);
    act(host, 'throw');
    expect(host.moment().undoable).toBe(0);
  }
});

test('what has happened since the last turn begins after the last action of the seat before the others', () => {
  const host = start(AGAINST_BOT);
  expect(host.moment().since).toBe(0);
  act(host, `bid ${cardOf(host, 'red')}`);
  act(host, `bid ${cardOf(host, 'blue')}`, 'blue');
  expect(host.moment().since).toBe(1);
  act(host, 'end', host.match.waiting[0]);
  expect(host.moment().since).toBe(1);
});

test('when a match is over every hand may be seen', () => {
  const host = start(AGAINST_BOT);
  expect(host.isOpen).toBe(false);
  for (let round = 0; round < 2; round++) act(host, 'end', bidBoth(host));
  expect(host.match.outcome).not.toBeNull();
  expect(host.isOpen).toBe(true);
  const { view, seat } = stillMoment(host.match, ALL);
  expect(seat).toBeNull();
  expect(view).toMatchObject({ private: { red: { hand: handOf(host, 'red') }, blue: { hand: handOf(host, 'blue') } } });
  expect(view).not.toHaveProperty('sealed');
  expect(logBy(host.match, ALL).filter(({ event }) => event.event === 'dealt')).toHaveLength(2);
});

test('bots that play each other may be watched through any eyes', () => {
  const host = start({ red: 'recruit', blue: 'veteran' });
  expect([host.screen, host.curtain, host.asked, host.isOpen]).toEqual([null, null, 'red', true]);
  expect(host.moment().view).toMatchObject({ private: {} });
  host.look('blue');
  expect(host.moment()).toMatchObject({ seat: 'blue', choices: [], view: { private: { blue: {} } } });
  const played = start(AGAINST_BOT);
  played.look('blue');
  expect(played.moment().seat).toBe('red');
});

test('the look back holds only the chances of the seat at the screen while the match runs', () => {
  const host = start(SHARED);
  const seat = bidBoth(host);
  host.lift(seat);
  act(host, 'throw');
  expect(reviewOf(host).map(({ action }) => action)).toEqual(['throw']);
  host.lower();
  expect(reviewOf(host)).toEqual([]);
});
