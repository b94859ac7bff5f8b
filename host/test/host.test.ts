import { type AnyGame, expectOk, journalFaultText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { ALL, MatchHost, type Players, reviewOf, Screen, stillMoment } from '../index.ts';
import { duel } from './duel.ts';
import { patrol } from './patrol.ts';

const game = duel as unknown as AnyGame;
const SHARED: Players = { red: 'person', blue: 'person' };
const AGAINST_BOT: Players = { red: 'person', blue: 'recruit' };

const start = (players: Players): Screen =>
  new Screen(MatchHost.start(game, players, { scenario: 'dawn', options: {} }, 'seed'));
const handOf = ({ host }: Screen, seat: string) => (host.match.state.private[seat] as { hand: number[] }).hand;
const cardOf = (screen: Screen, seat: string): number => Math.max(...handOf(screen, seat));
/** Does what the player at the screen, or the bot, may do. */
function act(screen: Screen, text: string, seat?: string): void {
  const whyNot = seat === undefined ? screen.act(text) : screen.actAs(seat, text);
  if (whyNot !== null) throw new Error(`${text}: ${JSON.stringify(whyNot)}`);
}
/** Both have bid, and the winner of the bids has the turn. */
function bidBoth(screen: Screen): string {
  for (const seat of ['red', 'blue']) act(screen, `bid ${cardOf(screen, seat)}`, seat);
  return screen.host.match.waiting[0] ?? '';
}
/** Everything that an answer holds, in one text. */
const told = (screen: Screen): string =>
  JSON.stringify([screen.moment(), screen.log(), reviewOf(screen.host, screen.eyes)]);

test('one person alone is always at the screen, and no curtain falls', () => {
  const screen = start(AGAINST_BOT);
  expect([screen.seat, screen.curtain, screen.host.asked]).toEqual(['red', null, 'blue']);
  expect(screen.moment().choices).toHaveLength(3);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  expect([screen.seat, screen.curtain, screen.moment().choices]).toEqual(['red', null, []]);
});

test('a seat that nobody speaks of is held by a person: so it is in older matches', () => {
  expect(start({}).host.players).toEqual(SHARED);
  expect(start({ red: 'veteran', green: 'person' }).host.players).toEqual({ red: 'veteran', blue: 'person' });
});

test('before the curtain is lifted nothing of any hand is told', () => {
  const screen = start(SHARED);
  const moment = screen.moment();
  expect(moment).toMatchObject({ seat: null, choices: [], view: { private: {} } });
  expect(screen.log().map(({ text }) => text)).toEqual(['red dealt', 'blue dealt']);
  expect(screen.act('bid 1')).toEqual({ unreadable: 'the curtain is down' });
  expect([screen.why('bid 1'), screen.odds('bid 1')]).toEqual([{ unreadable: 'the curtain is down' }, null]);
  for (const text of handOf(screen, 'red').map((card) => `bid ${card}`)) expect(told(screen)).not.toContain(text);
});

test('only the player for whom the curtain waits can lift it', () => {
  const screen = start(SHARED);
  screen.lift('blue');
  expect(screen.seat).toBeNull();
  screen.lift('red');
  expect(screen.seat).toBe('red');
  expect(screen.log().map(({ text }) => text)).toEqual([`red dealt ${handOf(screen, 'red')}`, 'blue dealt']);
});

test('secret bids: one bids, the curtain falls, and neither view tells the other what lies there', () => {
  const screen = start(SHARED);
  screen.lift('red');
  const bid = cardOf(screen, 'red');
  act(screen, `bid ${bid}`);
  expect([screen.seat, screen.curtain]).toEqual([null, 'blue']);
  expect(told(screen)).not.toContain(String(bid));
  screen.lift('blue');
  expect(screen.moment()).toMatchObject({ seat: 'blue', view: { open: { bids: ['red'] } } });
  expect(JSON.stringify(screen.moment().view)).not.toContain(JSON.stringify(screen.host.match.state.private.red));
  expect(screen.log().map(({ text }) => text)).toEqual([
    'red dealt',
    `blue dealt ${handOf(screen, 'blue')}`,
    'red bids',
  ]);
});

test('the curtain stays up as long as the player at the screen is to choose', () => {
  const screen = start(SHARED);
  screen.lift('red');
  act(screen, `bid ${cardOf(screen, 'red')}`);
  screen.lift('blue');
  act(screen, `bid ${cardOf(screen, 'blue')}`);
  const [winner = ''] = screen.host.match.waiting;
  expect(screen.seat).toBe(winner === 'blue' ? 'blue' : null);
  if (screen.seat === null) screen.lift(winner);
  act(screen, 'throw');
  expect(screen.seat).toBe(winner);
});

test('whoever opens the match again finds the curtain down', () => {
  const screen = start(SHARED);
  screen.lift('red');
  screen.lower();
  expect([screen.seat, screen.curtain]).toEqual([null, 'red']);
  const again = expectOk(MatchHost.resume(game, SHARED, screen.host.match.journal()), journalFaultText);
  expect(new Screen(again).curtain).toBe('red');
});

test('a bid can be taken back from behind the curtain, which then waits for its owner', () => {
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
  screen.undo();
  screen.lift('red');
  expect(screen.moment()).toEqual({ ...before, made: 4, redoable: 1 });
});

test('a card shown to a bot is taken back, to a person it is not; a die and a drawn card never', () => {
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

test('what has happened since the last turn begins after the last action of the seat before the others', () => {
  const screen = start(AGAINST_BOT);
  expect(screen.moment().since).toBe(0);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  act(screen, `bid ${cardOf(screen, 'blue')}`, 'blue');
  expect(screen.moment().since).toBe(1);
  act(screen, 'end', screen.host.match.waiting[0]);
  expect(screen.moment().since).toBe(1);
});

test('when a match is over every hand may be seen', () => {
  const screen = start(AGAINST_BOT);
  expect(screen.host.isOpen).toBe(false);
  for (let round = 0; round < 2; round++) act(screen, 'end', bidBoth(screen));
  expect(screen.host.match.outcome).not.toBeNull();
  expect(screen.host.isOpen).toBe(true);
  const { view, seat } = stillMoment(screen.host.seenBy(ALL));
  expect(seat).toBeNull();
  expect(view).toMatchObject({
    private: { red: { hand: handOf(screen, 'red') }, blue: { hand: handOf(screen, 'blue') } },
  });
  expect(view).not.toHaveProperty('sealed');
  expect(screen.host.log(ALL).filter(({ event }) => event.event === 'dealt')).toHaveLength(2);
});

test('bots that play each other may be watched through any eyes', () => {
  const screen = start({ red: 'recruit', blue: 'veteran' });
  expect([screen.seat, screen.curtain, screen.host.asked, screen.host.isOpen]).toEqual([null, null, 'red', true]);
  expect(screen.moment().view).toMatchObject({ private: {} });
  screen.look('blue');
  expect(screen.moment()).toMatchObject({ seat: 'blue', choices: [], view: { private: { blue: {} } } });
  const played = start(AGAINST_BOT);
  played.look('blue');
  expect(played.moment().seat).toBe('red');
});

test('the look back holds only the chances of the seat at the screen while the match runs', () => {
  const screen = start(SHARED);
  const seat = bidBoth(screen);
  screen.lift(seat);
  act(screen, 'throw');
  expect(reviewOf(screen.host, screen.eyes).map(({ action }) => action)).toEqual(['throw']);
  screen.lower();
  expect(reviewOf(screen.host, screen.eyes)).toEqual([]);
});

test('where both choose at once, each takes back and does again only what is its own', () => {
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

test('another action than the one taken back leaves nothing to do again', () => {
  const screen = start(AGAINST_BOT);
  const [first, second] = handOf(screen, 'red');
  act(screen, `bid ${first}`);
  screen.undo();
  act(screen, `bid ${second}`);
  expect(screen.moment()).toMatchObject({ redoable: 0, undoable: 1 });
});

test('whoever acts on a moment that has passed is told what was missed', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  act(screen, 'throw', seat);
  const { length } = screen.host.match;
  expect(screen.host.missed(seat, length - 1)).toMatchObject([{ after: length, event: { event: 'throws' } }]);
  expect(screen.host.missed(seat, length)).toBeNull();
});

test('the log from the first entry that reads otherwise is all that is new after an undo', () => {
  const screen = start(AGAINST_BOT);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  const { made } = screen.moment();
  screen.undo();
  const from = screen.host.logChangedSince(made);
  expect([made, from]).toEqual([1, 1]);
  expect(screen.log(from).map(({ event }) => event.event)).toEqual(['takenBack']);
});

test('a draw is offered to persons only, and falls when another than its sender acts', () => {
  const alone = start(AGAINST_BOT);
  alone.offerDraw();
  expect(alone.host.offers).toEqual([]);
  const screen = start(SHARED);
  screen.offerDraw();
  expect(screen.host.offers).toEqual([]);
  screen.lift('red');
  screen.offerDraw();
  screen.answerDraw(true);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  expect([screen.host.offers, screen.host.match.outcome]).toEqual([[{ kind: 'draw', by: 'red' }], null]);
  screen.lift('blue');
  act(screen, `bid ${cardOf(screen, 'blue')}`);
  expect(screen.host.offers).toEqual([]);
});

test('a window is named while it is open, an order passes it for its seat, everybody knows it, and it can be taken back', () => {
  const host = MatchHost.start(patrol as unknown as AnyGame, SHARED, { scenario: 'road', options: {} }, 'seed');
  const screen = new Screen(host);
  screen.lift('red');
  act(screen, 'march');
  expect([screen.order('ambush', 'told'), screen.curtain]).toEqual([false, 'blue']);
  screen.lift('blue');
  expect(screen.moment()).toMatchObject({ now: { window: 'ambush' }, orders: {} });
  expect(screen.order('flank', 'told')).toBe(false);
  expect(screen.order('ambush', 'told')).toBe(true);
  expect([screen.curtain, host.match.waiting]).toEqual(['red', ['red']]);
  screen.lift('red');
  act(screen, 'march');
  expect(screen.moment()).toMatchObject({ seat: 'red', now: { step: 'march', window: null } });
  expect(screen.moment().orders).toEqual({ blue: { ambush: 'told' } });
  host.match.order('blue', 'ambush', 'off');
  act(screen, 'march');
  expect([screen.curtain, host.moment('blue').now?.window]).toEqual(['blue', 'ambush']);
});
