import { expect, test } from 'vitest';
import { type Context, canonical, define, type LogEntry, Match } from '../index.ts';
import { replayMatch } from '../replay.ts';
import { choiceOf, play, playOn, startRaid, startToy } from './play.ts';
import { otherSeat, type Toy, type ToyState, toy, toyDefinition, toySteps } from './toy/toy.ts';

/** State of the match, and its log of the game. */
const textOf = (match: Match<Toy>): string =>
  canonical([match.state, match.log('red').filter(isOfGame), match.log('blue').filter(isOfGame)]);
const isOfGame = ({ event }: LogEntry<Toy>): boolean => event.event !== 'takenBack';

test('a refused action changes nothing', () => {
  const match = startToy();
  const before = textOf(match);
  const journal = match.journal();
  const absent = [1, 2, 3, 4, 5, 6].find((card) => !match.state.private.red.hand.some((held) => held === card));
  expect(match.act('red', { do: 'bid', card: (absent ?? 1) as 1 })?.rule).toBe('TY-BID-02');
  expect(match.act('red', { do: 'pass' })?.rule).toBe('TY-BID-01');
  expect(textOf(match)).toBe(before);
  expect(match.journal()).toEqual(journal);
});

test('bids are simultaneous and secret: one seat sees only that the other has bid', () => {
  const match = startToy();
  const [card = 1] = match.state.private.blue.hand;
  const before = canonical(match.view('red').private);
  play(match, `blue: bid ${card}`);
  expect(match.waiting).toEqual(['red']);
  expect(canonical(match.view('red').private)).toBe(before);
  expect(match.log('red', 1).map(({ event }) => event)).toEqual([{ event: 'committed', seat: 'blue' }]);
  expect(match.log('blue', 1).map(({ event }) => event)).toEqual([{ event: 'committed', seat: 'blue', cards: [card] }]);
  expect(match.log(null, 1)).toEqual(match.log('red', 1));
  expect(match.wholeLog(1)).toEqual(match.log('blue', 1));
});

test('a view is made once, and anew when a room was replaced', () => {
  const match = startToy();
  const before = match.view('red');
  expect(match.view('red')).toBe(before);
  playOn(match, 1);
  expect(match.undo('red')).toBe(true);
  expect(match.view('red')).not.toBe(before);
});

test('log entries carry the number of actions before them; setup is 0', () => {
  const match = startToy();
  playOn(match, 2);
  expect(match.log('red').map(({ after, event }) => `${after} ${event.event}`)).toEqual([
    '0 dealt',
    '0 dealt',
    '1 committed',
    '2 committed',
    '2 revealed',
  ]);
});

test('undo takes back one action at a time while nothing was learned', () => {
  const { match, raider } = startRaid();
  const states = [textOf(match)];
  for (const where of ['forward', 'back'] as const) {
    match.act(raider, { do: 'march', where });
    states.push(textOf(match));
  }
  expect(match.undoable(raider)).toBe(2);
  expect([match.undo(raider), textOf(match)]).toEqual([true, states[1]]);
  expect([match.undo(raider), textOf(match)]).toEqual([true, states[0]]);
  expect([match.undo(raider), textOf(match)]).toEqual([false, states[0]]); // the reveal of the bids
});

test('undo stops at a revealed card', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: peek`);
  expect(match.undoable(raider)).toBe(0);
  play(match, `${raider}: march forward`);
  expect(match.undoable(raider)).toBe(1);
  expect([match.undo(raider), match.undo(raider)]).toEqual([true, false]);
  expect(match.state.private[raider].peeked).not.toBe(null);
});

test('undo stops at a die, even one rolled by a following automatic step', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: strike`);
  expect(match.undoable(raider)).toBe(2);
  play(match, `${otherSeat(raider)}: pass`);
  expect([match.undoable('red'), match.undoable('blue')]).toEqual([0, 0]);
});

test('a seat takes back only its own actions, and only while nobody has answered', () => {
  const match = startToy();
  const [red = 1] = match.state.private.red.hand;
  play(match, `red: bid ${red}`);
  expect([match.undoable('red'), match.undoable('blue')]).toEqual([1, 0]);
  expect(match.undo('blue')).toBe(false);
  expect(match.undo('red')).toBe(true);
  expect(match.waiting).toEqual(['red', 'blue']);
});

test('going back passes any barrier, is recorded in the journal, and changes the dice', () => {
  const match = startToy('back', { rounds: 6 });
  const states = [textOf(match)];
  while (match.waiting.length > 0) {
    playOn(match, 1);
    states.push(textOf(match));
  }
  const { length } = match;
  const last = states.at(-1);
  for (const to of [length - 2, 5, 1, 0]) {
    match.goBack('red', to);
    expect(textOf(match)).toBe(states[to]);
  }
  expect(match.length).toBe(length + 4);
  playOn(match);
  expect(textOf(match)).not.toBe(last);
  expect(match.at(length).outcome).not.toBeNull();
  expect(replayMatch(toy, match.journal()).ok).toBe(true);
});

test('nobody can foresee the dice after going back', () => {
  const rolls = (match: Match<Toy>): number[] =>
    match.log(null).flatMap(({ event }) => (event.event === 'rolled' ? [event.die] : []));
  const played = Array.from({ length: 20 }, (_, i) => {
    const { match, raider } = startRaid(`fish ${i}`);
    const from = match.length;
    const strike = () => play(match, `${raider}: march forward`, `${raider}: strike`, `${otherSeat(raider)}: pass`);
    strike();
    const [first] = rolls(match);
    match.goBack(raider, from);
    expect(rolls(match)).toEqual([]);
    strike();
    return [first, rolls(match)[0]];
  });
  expect(played.filter(([first, second]) => first !== second).length).toBeGreaterThan(10);
});

test('the log says who took back what, as far as each seat may know', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march back`);
  const lines = match.log(null).length;
  match.undo(raider);
  match.undo(raider);
  expect(match.log(null)).toHaveLength(lines - 1); // two march lines became one line about both
  const event = match.log(null).at(-1)?.event;
  expect(event).toMatchObject({ event: 'takenBack', seat: raider, count: 2, agreed: false });
  const name = match.game.seatNames[raider];
  expect(match.narrate(event!)).toBe(`${name} takes back 2 actions: ${raider} marched ${raider} marched`);
  const bidder = startToy();
  const [card = 1] = bidder.state.private.blue.hand;
  play(bidder, `blue: bid ${card}`);
  bidder.undo('blue');
  expect(JSON.stringify(bidder.log('red'))).not.toContain(`"cards":[${card}]`);
  expect(bidder.log('blue').at(-1)?.event).toMatchObject({ was: [{ event: 'committed', cards: [card] }] });
});

test('going back to a future moment is an error', () => {
  const match = startToy();
  for (const to of [-1, 0, 1, 0.5]) expect(() => match.goBack('red', to)).toThrow(RangeError);
  for (const to of [-1, 1, 0.5]) expect(() => match.truncate(to)).toThrow(RangeError);
  playOn(match, 2);
  for (const to of [-1, 0.5, 2])
    expect(() => match.goBack('red', to)).toThrow(`cannot go back to entry ${to}: there are 2`);
  for (const to of [-1, 0.5, 3]) expect(() => match.truncate(to)).toThrow(`cannot keep ${to} entries: there are 2`);
  match.truncate(2);
  expect(match.length).toBe(2);
});

/** A toy whose raid never ends, for matches longer than the gap between snapshots. */
const endless = define({
  ...toyDefinition,
  steps: {
    ...toySteps,
    raid: {
      ...toySteps.raid,
      refuse: () => null,
      act(state: ToyState, _frame: unknown, action: Toy['action'], context: Context<Toy>, seat: Toy['seat']) {
        if (action.do === 'halt') state.open.landings[seat] = context.d(6);
        else state.open.at[seat] = (state.open.at[seat] + 1) % 5;
      },
    },
  },
});

test('going back in a long match crosses snapshots', () => {
  const { match, raider } = startRaid('long', endless);
  const states: string[] = [];
  for (let i = 0; i < 200; i++) {
    states[match.length] = canonical([match.state, match.length]);
    match.act(raider, i % 7 === 0 ? { do: 'halt' } : { do: 'strike' });
  }
  expect(match.snapshot?.after).toBe(192);
  expect(startToy().snapshot).toBeNull();
  for (const to of [201, 193, 192, 191, 128, 127, 65, 64, 63, 3]) {
    expect(canonical([match.at(to).state, to])).toBe(states[to]);
    match.truncate(to);
    expect(canonical([match.state, match.length])).toBe(states[to]);
  }
  match.act(raider, { do: 'halt' });
  expect(replayMatch(endless, match.journal()).ok).toBe(true);
});

/** A defective toy: it rolls the combat dice, writes something, then fails. */
const defective = define({
  ...toyDefinition,
  steps: {
    ...toySteps,
    combat: {
      run(state: ToyState, _frame: unknown, context: Context<Toy>) {
        state.open.landings.red += context.d(6);
        context.log({ event: 'over', winner: 'nobody' });
        throw new Error('a defect in combat');
      },
    },
  },
});

test('a rule that fails leaves no half-done action behind, and the match goes on', () => {
  const { match, raider } = startRaid('seed', defective);
  play(match, `${raider}: march forward`, `${raider}: strike`);
  const before = textOf(match);
  expect(() => play(match, `${otherSeat(raider)}: pass`)).toThrow('a defect in combat');
  expect(textOf(match)).toBe(before);
  expect(match.waiting).toEqual([otherSeat(raider)]);
  expect(match.undo(raider)).toBe(true);
  play(match, `${raider}: halt`);
  expect(match.state.open.round).toBe(2);
});

test('the same seed and actions make the same match; another seed makes another', () => {
  const [a, b, c] = ['one', 'one', 'two'].map((seed) => new Match(toy, choiceOf(), seed));
  for (const match of [a, b, c]) if (match !== undefined) playOn(match);
  expect(textOf(a!)).toBe(textOf(b!));
  expect(canonical(a!.state)).not.toBe(canonical(c!.state));
});

/** A toy where a march shows the other seat a card from the hand. */
const boasting = define({
  ...toyDefinition,
  steps: {
    ...toySteps,
    raid: {
      ...toySteps.raid,
      act(state, frame, action, context, seat) {
        if (action.do === 'march') context.learn(otherSeat(seat));
        toySteps.raid.act(state, frame, action as never, context, seat);
      },
    },
  },
});

test('an action that taught only another seat is taken back if that seat agrees; a die never is', () => {
  const { match, raider } = startRaid('seed', boasting);
  const other = otherSeat(raider);
  play(match, `${raider}: march forward`, `${raider}: march forward`);
  expect([match.undoable(raider), match.undoable(raider, [raider]), match.undoable(raider, [other])]).toEqual([
    0, 0, 2,
  ]);
  expect([match.undoBarrier(raider), match.undoBarrier(raider, [other])]).toEqual(['seen', null]);
  expect([match.undo(raider), match.undo(raider, [other])]).toEqual([false, true]);
  play(match, `${raider}: peek`);
  expect(match.undoable(raider, [raider, other])).toBe(0);
});

test.each(['d', 'below', 'shuffle'] as const)('any use of chance is a barrier to undo: %s', (way) => {
  const lucky = define({
    ...toyDefinition,
    steps: {
      ...toySteps,
      raid: {
        ...toySteps.raid,
        act(state, frame, action, context, seat) {
          if (action.do === 'march') {
            if (way === 'shuffle')
              context.shuffle([1]); // even when the order can't change
            else context[way](6);
          }
          toySteps.raid.act(state, frame, action as never, context, seat);
        },
      },
    },
  });
  const { match, raider } = startRaid('seed', lucky);
  play(match, `${raider}: march forward`);
  expect(match.undoable(raider, [...match.game.seats])).toBe(0);
  expect(match.undo(raider, [...match.game.seats])).toBe(false);
});
