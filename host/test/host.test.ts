import { type AnyGame, expectOk, journalFaultText, Match, replayMatch } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { ALL, digestOf, MatchHost, type Players, Screen, stillMoment } from '../index.ts';
import { AGAINST_BOT, act, bidBoth, cardOf, game, handOf, SHARED, start, told, tools } from './duel-screen.ts';
import { patrol } from './patrol.ts';

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
  expect(screen.moment()).not.toHaveProperty('undoBarrier'); // nobody is there who might take something back
  const played = start(AGAINST_BOT);
  played.look('blue');
  expect(played.moment().seat).toBe('red');
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
  act(screen, `bid ${cardOf(screen, 'red')}`, 'red');
  expect(screen.seat).toBe('blue');
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
  const across = first === 'red' ? 'blue' : 'red';
  expect(screen.seat).toBe(across);
  act(screen, `bid ${cardOf(screen, across)}`);
  expect([screen.seat, screen.curtain]).toEqual([null, first]);
});

/** A duel that can be given up, or end in a draw. */
const yielding = { ...game, resigned: () => ({ winner: null, rule: 'DU-ALL-01', title: 'Given up' }) };
const startYielding = (players: Players = SHARED): Screen =>
  new Screen(new MatchHost(new Match(yielding, { scenario: 'dawn', options: {} }, 'seed'), players));

test('a draw that is accepted ends the match; one that is refused, or forgotten, is gone', () => {
  const answered = (isAccepted: boolean): Screen => {
    const screen = startYielding();
    screen.host.offerDraw('red');
    screen.lift('red');
    act(screen, `bid ${cardOf(screen, 'red')}`);
    screen.lift('blue');
    screen.answerDraw(isAccepted);
    return screen;
  };
  expect(answered(true).host.match.outcome).toMatchObject({ winner: null, title: 'A draw by agreement' });
  const { host } = answered(false);
  expect([host.offers, host.match.outcome]).toEqual([[], null]);
  host.answerDraw('red', true); // nothing is offered
  expect(host.match.outcome).toBeNull();
  host.offerDraw('red');
  host.forget();
  expect(host.offers).toEqual([]);
});

test('only the player at the screen resigns, and offers and choices end with the match', () => {
  const screen = startYielding();
  screen.resign();
  expect(screen.host.match.outcome).toBeNull();
  screen.lift('red');
  screen.offerDraw();
  expect([screen.host.offers.length, screen.moment().choices.length]).toEqual([1, 3]);
  screen.resign();
  expect(screen.host.match.outcome).toMatchObject({ title: 'Given up' });
  expect([screen.host.offers, screen.moment().choices, screen.moment().now]).toEqual([[], [], null]);
});

test('nobody offers a draw alone, or where a bot plays among several people', () => {
  const offersOf = (seats: string[], players: Players) => {
    const match = new Match({ ...game, seats }, { scenario: 'dawn', options: {} }, 'seed');
    const host = new MatchHost(match, players);
    host.offerDraw('red');
    return host.offers;
  };
  expect(offersOf(['red', 'blue', 'green'], {})).toHaveLength(1);
  expect([offersOf(['red', 'blue', 'green'], { green: 'recruit' }), offersOf(['red'], {})]).toEqual([[], []]);
});

test('eyes without a person see the last entry as new, and no choices', () => {
  const screen = start(AGAINST_BOT);
  expect(screen.host.moment(null)).toMatchObject({ since: 0, hasActed: false, seat: null, choices: [] });
  bidBoth(screen);
  expect(screen.host.moment(null)).toMatchObject({ made: 2, since: 1, hasActed: false, redoable: 0, undoable: 0 });
  expect(screen.host.moment('blue')).toMatchObject({ seat: 'blue', since: 1, hasActed: false, choices: [] });
});

test('a moment says whether its seat acted last, and a choice names its words', () => {
  const screen = start(AGAINST_BOT);
  const card = String(cardOf(screen, 'red'));
  const choice = screen.moment().choices.find(({ words }) => words.card === card);
  expect(choice).toEqual({ text: `bid ${card}`, verb: 'bid', words: { card } });
  expect([screen.moment().hasActed, screen.log()[0]?.rule]).toEqual([false, 'DU-ALL-01']);
  act(screen, `bid ${card}`);
  expect(screen.moment().hasActed).toBe(true);
});

test('a line of the log without a rule has an empty one', () => {
  const silent = { after: 1, event: { event: 'rests' } };
  expect(digestOf(game, [silent], 1)).toEqual([{ after: 1, text: 'all rests', rule: '', event: silent.event }]);
});

test('an action that is refused or unreadable is done by nobody, and why not says the same', () => {
  const screen = start(AGAINST_BOT);
  const [wrong] = [1, 2, 3, 4].filter((card) => !handOf(screen, 'red').includes(card));
  expect(screen.act(`bid ${wrong}`)).toMatchObject({ rule: 'DU-ALL-01' });
  expect(screen.why(`bid ${wrong}`)).toEqual(screen.act(`bid ${wrong}`));
  expect(screen.act('dance')).toEqual({ unreadable: expect.stringContaining('dance') });
  expect(screen.why('dance')).toEqual(screen.act('dance'));
  expect([screen.why(`bid ${cardOf(screen, 'red')}`), screen.host.match.length]).toEqual([null, 0]);
});

test('odds are told for what can be done now and by the player at the screen', () => {
  const screen = start(SHARED);
  screen.lift('red');
  expect(screen.odds(tools, 'throw')).toBeNull();
  const seat = bidBoth(screen);
  screen.lift(seat);
  expect([screen.odds(tools, 'dance'), screen.odds(tools, 'end')]).toEqual([null, null]);
  expect(screen.odds(tools, 'throw')).toMatchObject({ outcomes: [{ name: 'any', chance: 1 }] });
});

test('the player at the screen hears what was missed; behind the curtain nobody does', () => {
  const screen = start(SHARED);
  const seat = bidBoth(screen);
  act(screen, 'throw', seat);
  screen.lower();
  expect(screen.missed(2)).toBeNull();
  screen.lift(seat);
  expect(screen.missed(2)).toMatchObject([{ after: 3, event: { event: 'throws' } }]);
});

test('a player stays at a screen that is reread, unless only others have to choose', () => {
  const screen = start(SHARED);
  screen.stay('blue');
  expect(screen.seat).toBe('blue');
  act(screen, `bid ${cardOf(screen, 'blue')}`);
  expect([screen.seat, screen.curtain]).toEqual([null, 'red']);
  screen.stay('blue');
  expect(screen.seat).toBeNull();
});

test('at the end of a shared match whoever ended it stays at the screen', () => {
  const screen = start(SHARED);
  act(screen, 'end', bidBoth(screen));
  const last = bidBoth(screen);
  screen.lift(last);
  act(screen, 'end');
  expect([screen.seat, screen.curtain]).toEqual([last, null]);
});
