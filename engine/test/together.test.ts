import { expect, test } from 'vitest';
import { define, expectOk, journalFaultText, Match } from '../index.ts';
import { replayMatch } from '../replay.ts';
import { battery } from '../testing/index.ts';
import { play, playOn, startRaid, startToy } from './play.ts';
import { MUSTER_RULES, type Muster, muster, musterDefinition } from './toy/muster.ts';
import { type Toy, toyDefinition, toySteps } from './toy/toy.ts';

const SETUP = { scenario: 'plain', options: { name: '', spies: [] } };
const begin = (): Match<Muster> => new Match(muster, SETUP, 'together');
const picked = (match: Match<Muster>) => [match.state.private.red.picks, match.state.private.blue.picks];

test('a game of simultaneous picks, differing rooms, lists and windows keeps every promise of the kernel', () => {
  const { checks, winners } = battery(muster, {
    rules: MUSTER_RULES,
    games: 60,
    seed: 'muster',
    options: 'random',
    share: 0.5,
  });
  expect(winners).toEqual({ draw: 60 });
  for (const check of ['orders', 'undos', 'undos agreed', 'undos refused', 'replays', 'ways back']) {
    expect(checks[check], check).toBeGreaterThan(20);
  }
});

test('in a simultaneous choice, each seat undoes its own picks only', () => {
  const match = begin();
  play(match, 'red: pick axe', 'blue: pick bow', 'red: pick cart', 'blue: pick drum');
  expect([match.undoable('red'), match.undoable('blue')]).toEqual([2, 2]);
  expect(match.undo('red')).toBe(true);
  expect(picked(match)).toEqual([['axe'], ['bow', 'drum']]);
  expect(match.undo('red')).toBe(true);
  expect(picked(match)).toEqual([[], ['bow', 'drum']]);
  expect(match.line.map(({ number, text }) => `${number} ${text}`)).toEqual(['2 pick bow', '4 pick drum']);
  expect([match.undo('red'), match.undoable('blue')]).toEqual([false, 2]);
  play(match, 'red: pick eagle', 'blue: ready');
  expect([match.waiting, match.undoable('blue')]).toEqual([['red'], 3]);
  expect(match.undo('blue')).toBe(true);
  expect(match.waiting).toEqual(['red', 'blue']);
  const again = expectOk(replayMatch(muster, match.journal()), journalFaultText);
  expect(picked(again)).toEqual(picked(match));
  expect(picked(match)).toEqual([['eagle'], ['bow', 'drum']]);
});

test('an undo is logged to the other seat only as far as it may know', () => {
  const match = begin();
  play(match, 'red: pick axe', 'blue: pick bow');
  match.undo('red');
  const lines = (seat: 'red' | 'blue' | null) => match.log(seat).map(({ event }) => match.narrate(event));
  expect(lines('red')).toEqual(['picked blue', 'Red takes back an action: picked red axe']);
  expect(lines('blue')).toEqual(['picked blue bow', 'Red takes back an action: picked red']);
  expect(lines(null)).toEqual(['picked blue', 'Red takes back an action: picked red']);
});

test('nobody can undo a pick once the step has ended', () => {
  const match = begin();
  play(match, 'red: pick axe', 'blue: pick bow', 'red: ready', 'blue: ready');
  expect(match.undoable('red')).toBe(0);
});

test('an action on a past moment is stale, and reports the missed log', () => {
  const match = begin();
  play(match, 'red: ready', 'blue: pick axe', 'blue: ready', 'red: send -');
  expect(match.stale('blue', 4)).toBeNull();
  expect(match.stale('blue', 3)).toEqual({
    stale: true,
    length: 4,
    missed: [{ after: 4, event: { event: 'sent', seat: 'red', units: [] } }],
  });
  expect(match.stale('blue', 5)).toMatchObject({ stale: true, missed: [] });
});

test('in a simultaneous choice, the moment stays the same whatever the others choose', () => {
  const match = begin();
  play(match, 'blue: pick axe', 'blue: pick bow');
  expect([0, 1, 2].map((seen) => match.stale('red', seen))).toEqual([null, null, null]);
  match.undo('blue');
  expect(match.stale('red', 1)).toBeNull();
  play(match, 'red: ready', 'blue: ready');
  expect(match.stale('red', 3)).toMatchObject({ stale: true });
});

test('a simultaneous choice in the middle of a match is one moment too', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: halt`);
  const seen = match.length;
  const [card = 1] = match.state.private.red.hand;
  play(match, `red: bid ${card}`);
  expect(match.stale('blue', seen)).toBeNull();
  expect(match.stale('blue', seen - 1)).toMatchObject({ stale: true });
});

test('an undo of one seat leaves the undo of another in the log', () => {
  const match = begin();
  play(match, 'blue: pick bow', 'red: pick axe');
  match.undo('red');
  match.undo('blue');
  expect(match.log(null).map(({ event }) => match.narrate(event))).toEqual([
    'Red takes back an action: picked red',
    'Blue takes back an action: picked blue',
  ]);
});

test('entries that do not exist yet are stale, even in a simultaneous choice', () => {
  const match = begin();
  play(match, 'blue: pick axe');
  expect(match.stale('red', 2)).toMatchObject({ stale: true, length: 1, missed: [] });
});

test('who chooses alone is in another moment after each choice', () => {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`, `${raider}: march back`);
  expect(match.stale(raider, match.length)).toBeNull();
  for (const back of [1, 2]) expect(match.stale(raider, match.length - back)).toMatchObject({ stale: true });
});

test("a secret choice that can't be undone leaves the others in the same moment; repeating the choice doesn't", () => {
  const { bid } = toySteps;
  const final = define<Toy>({
    ...toyDefinition,
    steps: {
      ...toySteps,
      bid: {
        ...bid,
        act(state, frame, action, context, seat) {
          context.learn();
          if (action.do === 'bid') bid.act(state, frame, action, context, seat);
        },
      },
    },
  });
  const match = startToy('final', {}, final);
  playOn(match, 1);
  expect([match.waiting, match.undoable('red'), match.stale('blue', 0)]).toEqual([['blue'], 0, null]);
  while (match.length < 2 || !match.state.flow.some(({ step }) => step === 'bid')) playOn(match, 1);
  expect(match.stale('blue', 0)).toMatchObject({ stale: true });
  expect(match.stale('blue', match.length)).toBeNull();
});

test('after going back into a simultaneous choice, what others choose keeps nobody from undoing', () => {
  const match = begin();
  play(match, 'red: pick axe', 'blue: pick bow');
  match.goBack('red', 1);
  play(match, 'blue: pick drum');
  expect([match.undoable('red'), match.undoable('blue')]).toEqual([1, 1]);
});

test('a simultaneous choice that starts over is another moment', () => {
  const { muster: step } = musterDefinition.steps;
  const twice = define<Muster>({
    ...musterDefinition,
    steps: {
      ...musterDefinition.steps,
      muster: {
        ...step,
        act(state, frame, action, context, seat) {
          step.act(state, frame, action, context, seat);
          if (state.flow.every((each) => each.step === 'muster')) return;
          Object.assign(state, { flow: [frame] });
          state.open.ready = { red: false, blue: false };
        },
      },
    },
  });
  const match = new Match(twice, SETUP, 'twice');
  play(match, 'red: ready', 'blue: ready');
  expect([match.waiting, match.stale('red', 2)]).toEqual([['red', 'blue'], null]);
  expect(match.stale('red', 1)).toMatchObject({ stale: true });
});
