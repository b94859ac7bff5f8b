import { type AnyEquippedGame, type AnyGame, expectOk, journalFaultText, Match, replayMatch } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { ALL, MatchHost, type Players, reviewOf, Screen, stillMoment } from '../index.ts';
import { duel, duelOdds } from './duel.ts';
import { patrol } from './patrol.ts';

const game = duel as unknown as AnyGame;
const tools = duelOdds as unknown as Pick<AnyEquippedGame, 'odds'>;
const SHARED: Players = { red: 'person', blue: 'person' };
const AGAINST_BOT: Players = { red: 'person', blue: 'recruit' };

const start = (players: Players): Screen =>
  new Screen(new MatchHost(new Match(game, { scenario: 'dawn', options: {} }, 'seed'), players));
const handOf = ({ host }: Screen, seat: string) => (host.match.state.private[seat] as { hand: number[] }).hand;
const cardOf = (screen: Screen, seat: string): number => Math.max(...handOf(screen, seat));
/** Acts for the player at the screen, or for a bot. */
function act(screen: Screen, text: string, seat?: string): void {
  const whyNot = seat === undefined ? screen.act(text) : screen.actAs(seat, text);
  if (whyNot !== null) throw new Error(`${text}: ${JSON.stringify(whyNot)}`);
}
/** Makes both bids; the winner of the bid has the turn. */
function bidBoth(screen: Screen): string {
  for (const seat of ['red', 'blue']) act(screen, `bid ${cardOf(screen, seat)}`, seat);
  return screen.host.match.waiting[0] ?? '';
}
/** Everything an answer holds, as one text. */
const told = (screen: Screen): string =>
  JSON.stringify([screen.moment(), screen.log(), reviewOf(tools, screen.host, screen.eyes)]);

test('one person alone is always at the screen, and no curtain falls', () => {
  const screen = start(AGAINST_BOT);
  expect([screen.seat, screen.curtain, screen.host.asked]).toEqual(['red', null, 'blue']);
  expect(screen.moment().choices).toHaveLength(3);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  expect([screen.seat, screen.curtain, screen.moment().choices]).toEqual(['red', null, []]);
});

test('a person holds any seat not mentioned, as in older matches', () => {
  expect(start({}).host.players).toEqual(SHARED);
  expect(start({ red: 'veteran', green: 'person' }).host.players).toEqual({ red: 'veteran', blue: 'person' });
});

test('until the curtain is lifted, no hand is shown', () => {
  const screen = start(SHARED);
  const moment = screen.moment();
  expect(moment).toMatchObject({ seat: null, choices: [], view: { private: {} } });
  expect(screen.log().map(({ text }) => text)).toEqual(['red dealt', 'blue dealt']);
  expect(screen.act('bid 1')).toEqual({ unreadable: 'the curtain is down' });
  expect([screen.why('bid 1'), screen.odds(tools, 'bid 1')]).toEqual([{ unreadable: 'the curtain is down' }, null]);
  for (const text of handOf(screen, 'red').map((card) => `bid ${card}`)) expect(told(screen)).not.toContain(text);
});

test('only the player the curtain waits for can lift it', () => {
  const screen = start(SHARED);
  screen.lift('blue');
  expect(screen.seat).toBeNull();
  screen.lift('red');
  expect(screen.seat).toBe('red');
  expect(screen.log().map(({ text }) => text)).toEqual([`red dealt ${handOf(screen, 'red')}`, 'blue dealt']);
});

test("secret bids: one bids, the curtain falls, and neither view shows the other's bid", () => {
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

test('the curtain stays up while the player at the screen has to choose', () => {
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

test('reopening the match lowers the curtain', () => {
  const screen = start(SHARED);
  screen.lift('red');
  screen.lower();
  expect([screen.seat, screen.curtain]).toEqual([null, 'red']);
  const again = expectOk(replayMatch(game, screen.host.match.journal()), journalFaultText);
  expect(new Screen(new MatchHost(again, SHARED)).curtain).toBe('red');
});

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

test('"since your last turn" begins after the seat\'s last action before the others acted', () => {
  const screen = start(AGAINST_BOT);
  expect(screen.moment().since).toBe(0);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  act(screen, `bid ${cardOf(screen, 'blue')}`, 'blue');
  expect(screen.moment().since).toBe(1);
  act(screen, 'end', screen.host.match.waiting[0]);
  expect(screen.moment().since).toBe(1);
});

test('once a match is over, every hand is visible', () => {
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

test('a match between bots can be watched through any eyes', () => {
  const screen = start({ red: 'recruit', blue: 'veteran' });
  expect([screen.seat, screen.curtain, screen.host.asked, screen.host.isOpen]).toEqual([null, null, 'red', true]);
  expect(screen.moment().view).toMatchObject({ private: {} });
  screen.look('blue');
  expect(screen.moment()).toMatchObject({ seat: 'blue', choices: [], view: { private: { blue: {} } } });
  const played = start(AGAINST_BOT);
  played.look('blue');
  expect(played.moment().seat).toBe('red');
});

test('while the match runs, the review holds only the gambles of the seat at the screen', () => {
  const screen = start(SHARED);
  const seat = bidBoth(screen);
  screen.lift(seat);
  act(screen, 'throw');
  expect(reviewOf(tools, screen.host, screen.eyes).map(({ action }) => action)).toEqual(['throw']);
  screen.lower();
  expect(reviewOf(tools, screen.host, screen.eyes)).toEqual([]);
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

test('acting on a past moment reports the missed lines', () => {
  const screen = start(AGAINST_BOT);
  const seat = bidBoth(screen);
  act(screen, 'throw', seat);
  const { length } = screen.host.match;
  expect(screen.host.missed(seat, length - 1)).toMatchObject([{ after: length, event: { event: 'throws' } }]);
  expect(screen.host.missed(seat, length)).toBeNull();
});

test('after an undo, only the log from the first changed entry is new', () => {
  const screen = start(AGAINST_BOT);
  act(screen, `bid ${cardOf(screen, 'red')}`);
  const { made } = screen.moment();
  screen.undo();
  const from = screen.host.logChangedSince(made);
  expect([made, from]).toEqual([1, 1]);
  expect(screen.log(from).map(({ event }) => event.event)).toEqual(['takenBack']);
});

test('a draw is offered only to people, and lapses when anyone but its sender acts', () => {
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

test('a window is named while open; an order passes it for its seat, is public, and can be revoked', () => {
  const host = new MatchHost(
    new Match(patrol as unknown as AnyGame, { scenario: 'road', options: {} }, 'seed'),
    SHARED,
  );
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

/** A duel whose players change seats after the first round. */
const swapping = { ...game, seatsSwapped: ({ open }: { open: unknown }) => (open as { round: number }).round > 1 };
const startSwapping = (players: Players): Screen =>
  new Screen(new MatchHost(new Match(swapping, { scenario: 'dawn', options: {} }, 'seed'), players));

test('when the players change seats, a person against a bot stays at the screen and the bot plays the other side', () => {
  const screen = startSwapping(AGAINST_BOT);
  const first = bidBoth(screen);
  expect([screen.seat, screen.host.players, screen.moment().isSwapped]).toEqual(['red', AGAINST_BOT, undefined]);
  act(screen, 'end', first);
  expect([screen.seat, screen.curtain, screen.moment().seat]).toEqual(['blue', null, 'blue']);
  expect([screen.host.persons, screen.host.bots, screen.host.asked]).toEqual([['blue'], ['red'], 'red']);
  expect([screen.host.players, screen.host.seated]).toEqual([{ red: 'recruit', blue: 'person' }, AGAINST_BOT]);
  expect(screen.moment()).toMatchObject({ isSwapped: true, choices: [{ verb: 'bid' }, { verb: 'bid' }] });
  const reopened = new Screen(new MatchHost(screen.host.match, screen.host.seated));
  expect([reopened.seat, reopened.host.players]).toEqual(['blue', screen.host.players]);
});

test('when the players change seats at a shared screen, the one who acted sits on the other side', () => {
  const screen = startSwapping(SHARED);
  for (const seat of ['red', 'blue']) {
    screen.lift(seat);
    act(screen, `bid ${cardOf(screen, seat)}`);
  }
  const first = screen.host.match.waiting[0] ?? '';
  screen.lift(first);
  act(screen, 'end');
  expect(screen.seat).toBe(first === 'red' ? 'blue' : 'red');
});
