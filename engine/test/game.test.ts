import { expect, test } from 'vitest';
import { type Context, DiceQueue, define, defineOpening, type GameTypes, no, UnknownStep, viewOf } from '../index.ts';
import { choiceOf, playOn, startRaid, startToy } from './play.ts';
import { toy, toyDefinition, toySteps } from './toy/toy.ts';

class QuietDice extends DiceQueue implements Context<GameTypes> {
  log(): void {}
  tell(): void {}
  learn(): void {}
}

test('setup runs the automatic steps up to the first choice', () => {
  const { state, waiting } = startToy();
  expect(state.flow).toEqual([{ step: 'bid' }]);
  expect(state.open.hands).toEqual({ red: 3, blue: 3 });
  expect(waiting).toEqual(['red', 'blue']);
});

test('an action is legal when it is proposed and not refused', () => {
  const { match, raider } = startRaid();
  const texts = match.legal(raider).map(toy.notation.format);
  expect(texts).toEqual(['march forward', 'peek', 'halt']);
});

test('a seat out of turn has nothing to choose and is told whose turn it is', () => {
  const { match, raider } = startRaid();
  const other = raider === 'red' ? 'blue' : 'red';
  expect(match.legal(other)).toEqual([]);
  expect(match.refuse(other, { do: 'halt' })).toEqual({
    rule: 'TY-TURN-01',
    facts: { seat: other, waiting: [raider] },
  });
});

test('a step can have its own answer for a seat with nothing to choose', () => {
  const bid = { ...toySteps.bid, idle: () => no('TY-BID-02', { bids: 1 }) };
  const strict = define({ ...toyDefinition, steps: { ...toySteps, bid } });
  const { state } = startToy();
  const half = { ...state, open: { ...state.open, committed: ['red' as const] } };
  expect(strict.refuse(half, 'red', { do: 'pass' })).toEqual({ rule: 'TY-BID-02', facts: { bids: 1 } });
  expect(strict.refuse(half, 'blue', { do: 'pass' })?.rule).toBe('TY-BID-01');
});

test("an action for another moment is refused by this moment's rule, with the legal actions", () => {
  const refusal = startToy().refuse('red', { do: 'halt' });
  expect(refusal).toEqual({ rule: 'TY-BID-01', facts: { now: 'bid', 'you may': ['bid'] } });
});

test('a refusal says which facts failed and what would help', () => {
  const { match, raider } = startRaid();
  expect(match.refuse(raider, { do: 'strike' })).toEqual({
    rule: 'TY-RAID-04',
    facts: { at: 0 },
    remedy: 'march forward first',
  });
});

test('when the game is over, the rule that says so answers everything', () => {
  const { state } = startToy();
  const over = { ...state, flow: [] };
  expect(toy.waiting(over)).toEqual([]);
  expect(toy.legal(over, 'red')).toEqual([]);
  expect(toy.now(over)).toBe(null);
  expect(toy.refuse(over, 'red', { do: 'pass' })).toEqual({ rule: 'TY-OVER-01', facts: {} });
  expect(() => toy.apply(over, 'red', { do: 'pass' }, new QuietDice([]))).toThrow('toy: the game is over');
});

test('the moment reports its step, rule and verbs', () => {
  const { match } = startRaid();
  expect(toy.now(match.state)).toEqual({
    step: 'raid',
    rule: 'TY-RAID-01',
    verbs: ['march', 'peek', 'strike', 'halt'],
    window: null,
  });
});

test('an action that leads beyond an opening changes nothing until it is done with all of the rules', () => {
  const { raid: _, ...firstSteps } = toySteps;
  const match = startToy('seed', {}, defineOpening({ ...toyDefinition, steps: firstSteps }));
  playOn(match, 1);
  const before = toy.clone(match.state);
  expect(() => playOn(match, 1)).toThrow(UnknownStep);
  expect(match.state).toEqual(before);
  expect(match.length).toBe(1);
  match.continueWith(toy);
  playOn(match, 1);
  expect(match.head).toBe(startRaid().match.head);
});

test('an automatic step that does not end itself is caught', () => {
  const stuck = define({ ...toyDefinition, steps: { ...toySteps, deal: { run: () => {} } } });
  expect(() => stuck.setup(choiceOf(), new QuietDice([]))).toThrow('toy: the step "deal" never ends');
});

test('an interrupt is pushed on the step it interrupts, and popped', () => {
  const { match, raider } = startRaid();
  match.act(raider, { do: 'march', where: 'forward' });
  match.act(raider, { do: 'strike' });
  const defender = raider === 'red' ? 'blue' : 'red';
  expect(match.state.flow.map((frame) => frame.step)).toEqual(['combat', 'window']);
  expect(match.waiting).toEqual([defender]);
  match.act(defender, { do: 'pass' });
  expect(match.state.flow.map((frame) => frame.step)).toEqual(['bid']);
});

test('a view leaves out the sealed room and the rooms of other seats', () => {
  const { state } = startToy();
  expect(Object.keys(viewOf(state, 'red')).sort()).toEqual(['flow', 'open', 'private']);
  expect(viewOf(state, 'red').private).toEqual({ red: state.private.red });
  expect(viewOf(state, null).private).toEqual({});
  expect(JSON.stringify(viewOf(state, 'blue'))).not.toContain('"deck":[');
});

test('a view shows the present, not the moment it was made', () => {
  const match = startToy();
  const view = match.view('red');
  const [card] = match.state.private.red.hand;
  match.act('red', { do: 'bid', card: card ?? 1 });
  expect(view.private.red?.bid).toBe(card);
  expect(view.open.committed).toEqual(['red']);
});
