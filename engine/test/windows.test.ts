import { expect, test } from 'vitest';
import { define, type EquippedGame, equip, expectOk, journalFaultText, Match, type Steps } from '../index.ts';
import { replayMatch } from '../replay.ts';
import { battery } from '../testing/index.ts';
import { play } from './play.ts';
import { MUSTER_RULES, type Muster, muster, musterDefinition, musterTools } from './toy/muster.ts';

/** It is red's turn to send; blue is then asked to shout and to jeer. */
function ready(): Match<Muster> {
  const match = new Match(muster, { scenario: 'plain', options: { name: '', spies: [] } }, 'windows');
  play(match, 'red: ready', 'blue: ready');
  return match;
}
const asked = (match: Match<Muster>) => [match.waiting[0], match.game.now(match.state)?.window ?? null];

test('a window has a kind and waits for every seat that may react', () => {
  const match = ready();
  expect([asked(match), muster.windows]).toEqual([
    ['red', null],
    ['shout', 'jeer'],
  ]);
  play(match, 'red: send -');
  expect(asked(match)).toEqual(['blue', 'shout']);
  play(match, 'blue: call');
  expect(asked(match)).toEqual(['blue', 'jeer']);
});

test('a seat that ordered a pass is not asked, and the log shows both order and pass', () => {
  const match = ready();
  expect(match.order('blue', 'shout', 'told')).toBe(true);
  expect(match.orders).toEqual({ blue: { shout: 'told' } });
  play(match, 'red: send -');
  expect(asked(match)).toEqual(['blue', 'jeer']);
  expect(match.length).toBe(4); // ready, ready, order, send: a pass belongs to the action that opened the window
  expect(match.log(null, 3).map(({ event }) => match.narrate(event))).toEqual([
    'Blue passes all shout windows until further notice.',
    'sent red ',
    'passed blue',
  ]);
  expect(match.log(null, 3).map(({ after }) => after)).toEqual([3, 4, 4]);
});

test('an order given in an open window passes it at once', () => {
  const match = ready();
  play(match, 'red: send -');
  match.order('blue', 'jeer', 'told');
  expect(asked(match)).toEqual(['blue', 'shout']);
  match.order('blue', 'shout', 'told');
  expect(asked(match)).toEqual(['blue', null]);
  expect(match.log(null, 5).map(({ after, event }) => [after, event.event])).toEqual([
    [5, 'ordered'],
    [5, 'passed'],
    [5, 'passed'],
  ]);
});

test("an order until the next turn ends with it; given in the seat's own turn, it lasts until the one after", () => {
  const match = ready();
  match.order('blue', 'shout', 'turn');
  match.order('blue', 'jeer', 'turn');
  play(match, 'red: send -');
  expect([asked(match), match.orders]).toEqual([['blue', null], {}]);
  match.order('blue', 'shout', 'turn');
  play(match, 'blue: send -', 'red: pass', 'red: pass', 'red: send -');
  expect(asked(match)).toEqual(['blue', 'jeer']);
});

test('an order can be revoked at any time', () => {
  const match = ready();
  match.order('blue', 'shout', 'told');
  match.order('blue', 'shout', 'off');
  expect(match.orders).toEqual({});
  play(match, 'red: send -');
  expect(asked(match)).toEqual(['blue', 'shout']);
});

test("only the game's own windows can be passed, and only while it is played", () => {
  const match = ready();
  expect(match.order('blue', 'whistle', 'told')).toBe(false);
  match.end('red', 'resign');
  expect(match.order('blue', 'shout', 'told')).toBe(false);
});

test("orders are entries: they replay, going back removes them, and they don't block an earlier undo", () => {
  const match = ready();
  play(match, 'red: send -');
  match.order('blue', 'shout', 'told');
  match.order('red', 'jeer', 'told');
  const again = expectOk(replayMatch(muster, match.journal()), journalFaultText);
  expect([again.orders, asked(again)]).toEqual([match.orders, asked(match)]);
  expect(match.undoable('red', ['blue'])).toBe(0); // blue has passed by its order
  match.goBack('red', 3);
  expect([match.orders, asked(match)]).toEqual([{}, ['blue', 'shout']]);
  match.order('red', 'jeer', 'told');
  expect(match.undoable('red', ['blue'])).toBe(1);
});

test('an order that was changed in the journal is found out', () => {
  const match = ready();
  match.order('blue', 'shout', 'told');
  const { entries, snapshots: _, ...journal } = match.journal();
  for (const change of [{ order: 'jeer' }, { until: 'turn' as const }]) {
    const changed = entries.map((entry) => ('order' in entry ? { ...entry, ...change } : entry));
    const replayed = replayMatch(muster, { ...journal, snapshots: [], entries: changed });
    expect(replayed.ok ? '' : replayed.error.error).toBe('chain broken');
  }
});

const { send, window } = musterDefinition.steps;
const changed = (steps: Partial<Steps<Muster>>): EquippedGame<Muster> =>
  equip(define<Muster>({ ...musterDefinition, steps: { ...musterDefinition.steps, ...steps } }), musterTools);
const plan = { rules: MUSTER_RULES, games: 40, seed: 'windows', options: {}, share: 1 };

test("a game whose window can't be passed or has an undeclared kind is caught", () => {
  const breathless = changed({ window: { ...window, window: { ...window.window, pass: { do: 'call' } } } });
  expect(() => battery(breathless, { ...plan, share: 0 })).toThrow(/^window: (red|blue) may not pass "(shout|jeer)"/);
  const unknown = changed({ window: { ...window, window: { ...window.window, kind: () => 'whistle' } } });
  expect(() => battery(unknown, plan)).toThrow('window: there is no kind of window "whistle"');
});

test('a game whose windows open without end is stopped', () => {
  const endless = changed({ window: { ...window, act: () => {} } });
  const match = new Match(endless, { scenario: 'plain', options: { name: '', spies: [] } }, 'endless');
  play(match, 'red: ready', 'blue: ready', 'red: send -');
  expect(() => match.order('blue', 'shout', 'told')).toThrow('muster: windows open without end');
});

test('a game whose windows open only for a seat with an answer is caught', () => {
  const telling = changed({
    send: {
      ...send,
      act(state, frame, action, context) {
        send.act(state, frame, action, context);
        const isIdle = frame.seat === 'red' && !state.private.blue.picks.includes('axe');
        if (isIdle) state.flow = state.flow.filter(({ step }) => step !== 'window');
      },
    },
  });
  expect(() => battery(telling, plan)).toThrow(/^(undo barrier|leak|non-interference)/);
});
