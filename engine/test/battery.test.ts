import { expect, test } from 'vitest';
import { type Bot, clonePlain, type Definition, type GameTools, no, type ViewOf } from '../index.ts';
import { battery } from '../testing/index.ts';
import { failureOf, plan, withSteps } from './failure.ts';
import { type Card, otherSeat, TOY_RULES, type Toy, type ToyState, toy, toySteps, toyTools } from './toy/toy.ts';

test('a sound game passes, and every check runs', () => {
  const report = battery(toy, { ...plan, games: 60 });
  expect(report.games).toBe(120);
  expect(Object.values(report.winners).reduce((a, b) => a + b)).toBe(120);
  expect(report.longest).toBeLessThan(60);
  expect(Object.keys(report.checks).sort()).toEqual([
    'actions that taught nothing',
    'clones',
    'imagined states',
    'moments',
    'orders',
    'refused actions',
    'replays',
    'round trips',
    'undos',
    'undos refused',
    'ways back',
    'writable actions',
  ]);
  for (const n of Object.values(report.checks)) expect(n).toBeGreaterThan(100);
  const refusing = TOY_RULES.filter((rule) => rule !== 'TY-TURN-01' && rule !== 'TY-OVER-01');
  expect(Object.keys(report.refusals).sort()).toEqual([...refusing].sort());
});

test('the same plan plays the same games; another seed plays others', () => {
  const small = { ...plan, games: 5 };
  expect(battery(toy, small)).toEqual(battery(toy, small));
  expect(battery(toy, { ...small, seed: 'other' })).not.toEqual(battery(toy, small));
});

test('costly checks run at the requested share of moments', () => {
  const { checks, decisions } = battery(toy, { ...plan, share: 0.1, games: 100 });
  expect(checks.moments).toBe(decisions + 200);
  expect((checks.clones ?? 0) / decisions).toBeGreaterThan(0.07);
  expect((checks.clones ?? 0) / decisions).toBeLessThan(0.13);
});

test('a failure says how to reproduce it, and that works', () => {
  const broken = withSteps({ raid: { ...toySteps.raid, refuse: () => no('TY-NONE-01' as never) } });
  const failure = failureOf(broken, { share: 0.05 });
  const [, number = ''] = /game (\d+) of toy/.exec(failure.message) ?? [];
  expect(failure.message).toMatch(/seed "battery day \d+", scenario day, options \{.*\}, after \d+ actions/);
  expect(failure.journal).toMatchObject({ game: 'toy', seed: `battery day ${number}` });
  const again = failureOf(broken, { share: 0.05, first: Number(number), games: 1 });
  expect(again.message).toBe(failure.message);
});

test('a bot plays every seat', () => {
  const bold: Bot<Toy> = {
    id: 'bold',
    title: 'Strikes when it can',
    choose: (_view, _seat, legal, chance) =>
      legal.find((action) => action.do === 'strike') ?? legal[chance.below(legal.length)] ?? { do: 'halt' },
  };
  const report = battery(toy, { ...plan, games: 20, bot: bold });
  expect(report.winners.draw ?? 0).toBeLessThan(40);
});

test('a bot that answers with an illegal action, or meddles, is caught', () => {
  const bot = (choose: Bot<Toy>['choose']): Bot<Toy> => ({ id: 'cheat', title: 'Cheat', choose });
  const illegal = bot(() => ({ do: 'pass' }));
  expect(failureOf({}, { bot: illegal }).message).toMatch(/^bot: cheat answers "pass", which is not legal/);
  const meddling = bot((view, _seat, legal) => {
    view.open.landings.red = 6;
    return legal[0] ?? { do: 'pass' };
  });
  expect(failureOf({}, { bot: meddling }).message).toMatch(/^bot: cheat changed the game while it thought/);
});

test('a game that logs a secret bid is caught', () => {
  const failure = failureOf(
    withSteps({
      bid: {
        ...toySteps.bid,
        act(state, frame, action, context, seat) {
          if (action.do !== 'bid') return;
          context.log({ event: 'committed', seat, cards: [action.card] });
          toySteps.bid.act(state, frame, action, context, seat);
        },
      },
    }),
  );
  expect(failure.message).toMatch(/^leak: "(red|blue): bid \d" shows (red|blue) something hidden/);
});

test('a game that copies sealed facts to the open room is caught', () => {
  const failure = failureOf(
    withSteps({
      raid: {
        ...toySteps.raid,
        act(state, frame, action, context, seat) {
          if (action.do === 'march') state.open.landings.red = state.sealed.deck.at(-1) ?? 0;
          toySteps.raid.act(state, frame, action as never, context, seat);
        },
      },
    }),
  );
  expect(failure.message).toMatch(/^undo barrier: "(red|blue): march \w+" shows (red|blue) something hidden/);
});

test('a wrong undo barrier is caught: a card is seen, but nobody is said to have learned anything', () => {
  const failure = failureOf(
    withSteps({
      raid: {
        ...toySteps.raid,
        act(state, frame, action, context, seat) {
          const silent = {
            ...context,
            learn: () => {},
            log: context.log.bind(context),
          };
          toySteps.raid.act(state, frame, action as never, action.do === 'peek' ? (silent as never) : context, seat);
        },
      },
    }),
  );
  expect(failure.message).toMatch(/^undo barrier: "(red|blue): peek" shows/);
});

test('an undo barrier that depends on hidden facts is caught', () => {
  const failure = failureOf(
    withSteps({
      raid: {
        ...toySteps.raid,
        act(state, frame, action, context, seat) {
          if (action.do === 'march' && (state.sealed.deck.at(-1) ?? 0) > 3) context.learn();
          toySteps.raid.act(state, frame, action as never, context, seat);
        },
      },
    }),
    { seed: 'barrier 2' },
  );
  expect(failure.message).toMatch(/^undo barrier: whether "(red|blue): march \w+" teaches something depends on/);
});

test('a card played from the hand teaches the other seat: a game that does not say so is caught', () => {
  const failure = failureOf(
    withSteps({
      window: {
        rule: toySteps.window.rule,
        verbs: toySteps.window.verbs,
        who: toySteps.window.who,
        act(state, frame, action, _context, seat) {
          if (action.do !== 'block') return;
          state.flow.length = 0;
          const { hand } = state.private[seat];
          hand.splice(hand.indexOf(action.card), 1);
          state.open.hands[frame.seat]--;
          state.open.shown.push(action.card);
          state.open.winner = 'nobody';
        },
        propose: (view, frame, seat) => toySteps.window.propose(view, frame, seat).slice(0, 1),
        refuse: (view, frame, action) =>
          action.do === 'block' && action.card === view.private[frame.seat]?.hand.toSorted()[0]
            ? null
            : no('TY-WIN-02'),
      },
    }),
  );
  expect(failure.message).toMatch(/^leak: "(red|blue): block \d" shows/);
});

/** Reads the other seat's hand, as a careless rule would. */
const peekAtHand = (view: ViewOf<Toy>, seat: Toy['seat']): readonly Card[] => view.private[otherSeat(seat)]?.hand ?? [];

test("a legal list that reads hidden facts is caught: it differs from the view's list", () => {
  const failure = failureOf(
    withSteps({
      bid: {
        ...toySteps.bid,
        refuse: (view, frame, action, seat) =>
          action.do === 'bid' && peekAtHand(view, seat).includes(action.card)
            ? no('TY-BID-02')
            : toySteps.bid.refuse(view, frame, action as never, seat),
      },
    }),
    { share: 0 },
  );
  expect(failure.message).toMatch(/^legal from view: \[.*\] from the state, \[.*\] from what (red|blue) sees/);
});

test('a legal list that reads sealed facts is caught: the view has no such room', () => {
  const failure = failureOf(
    withSteps({
      raid: {
        ...toySteps.raid,
        refuse: (view, frame, action, seat) =>
          action.do === 'peek' && (view as ToyState).sealed.deck.length === 0
            ? no('TY-RAID-05')
            : toySteps.raid.refuse(view, frame, action as never, seat),
      },
    }),
  );
  expect(failure.message).toMatch(/^exception: Cannot read properties of undefined/);
});

test('a clone that shares is caught', () => {
  const shallow = (state: ToyState): ToyState => ({ ...clonePlain(state), open: state.open });
  expect(failureOf({ clone: shallow }).message).toMatch(/^clone: .* on the clone changed the original/);
});

test('a clone that forgets is caught', () => {
  const forgetful = (state: ToyState): ToyState => ({ ...clonePlain(state), flow: [] });
  expect(failureOf({ clone: forgetful }).message).toMatch(/^clone: the clone is not equal to the state/);
});

test('a step that is not determined by the seed is caught by the replay', () => {
  let calls = 0;
  const failure = failureOf(
    withSteps({
      close: {
        run(state, frame, context) {
          state.open.landings.red = ++calls % 5;
          toySteps.close.run(state, frame, context);
        },
      },
    }),
    { share: 0 },
  );
  expect(failure.message).toMatch(/^replay: it leads elsewhere: \S+ is \S+, not \S+/);
});

test.each<[string, Partial<Definition<Toy> & GameTools<Toy>>, RegExp]>([
  [
    'no legal action',
    withSteps({ raid: { ...toySteps.raid, propose: () => [] } }),
    /^legal action: (red|blue) would have none after "(red|blue): bid \d", "(red|blue): bid \d"/,
  ],
  [
    'no legal action from the start',
    withSteps({ bid: { ...toySteps.bid, refuse: () => no('TY-BID-02') } }),
    /^legal action: red is to choose, but has none/,
  ],
  [
    'a legal action that is not listed',
    withSteps({ raid: { ...toySteps.raid, propose: () => [{ do: 'halt' }] } }),
    /^legality: "\w.*" is not refused, but not listed/,
  ],
  [
    'an action listed twice',
    withSteps({ raid: { ...toySteps.raid, propose: () => [{ do: 'halt' }, { do: 'halt' }] } }),
    /^legal list: an action is listed twice/,
  ],
  [
    'a refusal by a rule that nobody wrote',
    withSteps({
      window: {
        ...toySteps.window,
        refuse: (_v, _f, action) => (action.do === 'pass' ? null : no('TY-X-01' as never)),
      },
    }),
    /^refusal of "block \d": there is no rule TY-X-01/,
  ],
  [
    'a broken invariant',
    withSteps({
      close: {
        run(state, frame, context) {
          state.open.shown.pop();
          toySteps.close.run(state, frame, context);
        },
      },
    }),
    /^audit: card \d is there 2 times/,
  ],
  ['no outcome at the end', { outcome: () => null }, /^outcome: nobody is to choose, but there is no outcome/],
  [
    'an outcome too early',
    { outcome: () => ({ winner: null, rule: 'TY-OVER-01', title: '' }) },
    /^outcome: it is over, but red,blue is to choose/,
  ],
  [
    'a winner who is no side',
    {
      sides: ['red'],
      outcome: (view) => (view.open.winner === null ? null : { winner: 'blue', rule: 'TY-OVER-01', title: '' }),
    },
    /^outcome: blue has won, but is no side of the game/,
  ],
  [
    'a state that JSON does not carry',
    withSteps({
      reveal: {
        run(state, frame, context) {
          toySteps.reveal.run(state, frame, context);
          state.open.landings.red = -0;
        },
      },
    }),
    /^round trip: the state read back from JSON is another one/,
  ],
  [
    'a state out of its shape',
    withSteps({
      reveal: {
        run(state, frame, context) {
          toySteps.reveal.run(state, frame, context);
          state.open.landings.red = 7;
        },
      },
    }),
    /^round trip: \$\.state\.open\.landings\.red: expected a whole number from 0 to 6, got 7/,
  ],
  [
    'an imagined state with another view',
    {
      imagine(view, seat, chance) {
        const state = toyTools.imagine(view, seat, chance);
        state.open.at.red = (state.open.at.red + 1) % 5;
        return state;
      },
    },
    /^non-interference: red: the view is/,
  ],
  [
    'an imagined state that is unsound',
    { imagine: (view, seat, chance) => ({ ...toyTools.imagine(view, seat, chance), sealed: { deck: [] } }) },
    /^imagine: imagined: expected a sound state/,
  ],
  [
    'an imagined state that shares with the real one',
    { imagine: (view, seat, chance) => ({ ...toyTools.imagine(view, seat, chance), open: view.open }) },
    /^imagine: the imagined state shares with the real one/,
  ],
  [
    'odds that read what is sealed',
    {
      odds: (view) => ({
        outcomes: [{ name: 'x', chance: (view as ToyState).sealed.deck.indexOf(6) }],
        sums: [],
        assuming: [],
      }),
    },
    /^odds: those of ".*" depend on what (red|blue) can't see/,
  ],
  [
    'odds that do not add up',
    { odds: () => ({ outcomes: [{ name: 'x', chance: 0.4 }], sums: [], assuming: [] }) },
    /^odds: those of ".*" add up to 0.4/,
  ],
  ['an event without words', { narrate: () => '' }, /^log: .* has no words/],
  [
    'a rule that throws',
    withSteps({
      combat: {
        run() {
          throw new Error('a defect in combat');
        },
      },
    }),
    /^exception: a defect in combat/,
  ],
])('%s is found out', (_name, changes, message) => {
  expect(failureOf(changes).message).toMatch(message);
});

test('a game that runs in circles is caught', () => {
  expect(failureOf({}, { mostDecisions: 3 }).message).toMatch(/^length: not over after 3 decisions/);
});
