import {
  expectOk,
  notationErrorText,
  refusalText,
  SeededChance,
  SilentContext,
  type StateOf,
  viewOf,
} from '@kurgan/engine';
import { expect, test } from 'vitest';
import { GERMAN, US } from '../normandy/test/scene.ts';
import type { CardId, KindId } from '../rules/edition.ts';
import { id } from '../rules/ids.ts';
import { standsAt } from '../rules/movement.ts';
import { deckOf, roomOf, sideOf } from '../rules/state.ts';
import { putInOrder } from '../rules/zones.ts';
import { STAGES, siege } from './siege.ts';
import { edge, edition, type Siege } from './siege-edition.ts';

type State = StateOf<Siege>;

const context = (...dice: number[]): SilentContext<Siege> => {
  const made = SilentContext.seeded<Siege>('siege');
  const seeded = made.d.bind(made);
  made.d = (sides) => dice.shift() ?? seeded(sides);
  return made;
};

/** Scenario 1 in the US turn, with these cards in hand and only the deck to draw from. */
function position(hands: Readonly<Record<'us' | 'german', readonly string[]>>): State {
  const state = siege.setup({ scenario: '1', options: {} }, context());
  for (const [name, kinds] of Object.entries(hands)) {
    const seat = id.seat(name);
    const side = sideOf(state.open, seat);
    const room = roomOf(state, seat);
    const free = [...room.hand, ...deckOf(state, seat), ...side.supply];
    const take = (kind: string): CardId => {
      const at = free.findIndex((card) => edition.kindOf[card] === kind);
      const [card] = free.splice(at, 1);
      if (card === undefined) throw new Error(`there is no ${kind}`);
      return card;
    };
    room.hand = [];
    for (const kind of kinds) putInOrder(edition, room.hand, take(kind));
    state.sealed.decks[seat] = [];
    side.supply = [];
    for (const card of free) putInOrder(edition, side.supply, card);
    Object.assign(side, { hand: kinds.length, deck: 0 });
  }
  Object.assign(state.open, { active: 'us', marker: 'us' });
  state.flow = [{ step: 'turn', seat: US }];
  return state;
}

function play(state: State, lines: readonly string[], ...dice: number[]): State {
  const rolls = context(...dice);
  for (const line of lines) {
    const [seat = US] = siege.waiting(state);
    const action = expectOk(siege.notation.parse(line), notationErrorText);
    const refusal = siege.refuse(state, seat, action);
    if (refusal !== null) throw new Error(`${line}: ${refusalText(refusal)}`);
    siege.apply(state, seat, action, rolls);
  }
  return state;
}

const legal = (state: State): string[] => {
  const [seat = US] = siege.waiting(state);
  return siege.legal(state, seat).map((action) => siege.notation.format(action));
};
const kindsOf = (cards: readonly CardId[]): (KindId | undefined)[] => cards.map((card) => edition.kindOf[card]);
const us = ['rifleman-A', 'rifleman-A', 'scout-A', 'squad-leader-A'];

test('an edition declares the stages of an attack and of a step, and they can be printed', () => {
  expect(STAGES).toEqual([
    ['dice', 'suppression', 'loss', 'rout', 'judgement', 'push', 'aftermath'],
    ['mine', 'entering', 'scouting'],
  ]);
});

test("the owner chooses the casualty, in the other side's turn, and the attack goes on after it", () => {
  const state = position({ us, german: ['rifleman-A', 'squad-leader-A', 'scout-A'] });
  play(state, ['attack rifleman-A riflemen-A'], 10);
  expect([siege.waiting(state), legal(state)]).toEqual([['german'], ['lose squad-leader-A', 'lose rifleman-A']]);
  expect(state.flow.map(({ step }) => step)).toEqual(['turn', 'attack', 'loss']);
  const stored: State = JSON.parse(JSON.stringify(siege.clone(state)));
  play(stored, ['lose squad-leader-A']);
  expect(kindsOf(roomOf(stored, GERMAN).removed)).toEqual(['squad-leader-A']);
  expect(stored.open.fallen).toHaveLength(1);
  expect(stored.flow.map(({ step }) => step)).toEqual(['turn']);
});

test('a unit without cards stays routed, the attacker may push it, and its tile falls', () => {
  const state = position({ us, german: ['scout-A', 'rifleman-B'] });
  play(state, ['attack rifleman-A riflemen-A'], 10);
  const from = standsAt(edition, state.open, GERMAN, id.unit('riflemen-A'));
  expect([siege.waiting(state), state.open.routed]).toEqual([['us'], ['german/riflemen-A']]);
  const before = edition.defence(state.open, {
    seat: GERMAN,
    unit: id.unit('riflemen-A'),
    tile: from,
    from,
    as: 'attack',
  });
  const [stay, push = ''] = legal(state);
  expect(stay).toBe('stay');
  play(state, [push]);
  expect(sideOf(state.open, GERMAN).counters[id.unit('riflemen-A')]?.at).toBe(push.slice(5));
  expect(before.cover).toBeGreaterThanOrEqual(0);
  expect(state.open.fallen).toEqual([push.slice(5)]);
  const after = edition.defence(state.open, {
    seat: GERMAN,
    unit: id.unit('riflemen-A'),
    tile: id.tile(push.slice(5)),
    from,
    as: 'attack',
  });
  expect(after.cover).toBe(0);
});

test('victory stops everything: no push after the last Riflemen are routed', () => {
  const state = position({ us, german: ['scout-A'] });
  state.open.routed = [id.counter('german/riflemen-B')];
  play(state, ['attack rifleman-A riflemen-A'], 10);
  expect([state.open.outcome?.winner, state.flow]).toEqual(['us', []]);
});

test('a mine on the way interrupts a march; a hit ends it, a miss lets the unit go on', () => {
  const state = position({ us, german: ['scout-A'] });
  const at = standsAt(edition, state.open, US, id.unit('scouts-A'));
  const [to = at] = edition.stepsFrom(state.open, US, id.unit('scouts-A'), at);
  state.open.mines = [edge(at, to)];
  const missed = play(siege.clone(state), [`scout scout-A ${to}`], 1);
  expect(sideOf(missed.open, US).counters[id.unit('scouts-A')]?.at).toBe(to);
  expect([missed.open.mines, missed.flow.at(-1)?.step]).toEqual([[edge(at, to)], 'march']);
  const hit = play(siege.clone(state), [`scout scout-A ${to}`], 10);
  expect(sideOf(hit.open, US).counters[id.unit('scouts-A')]?.at).toBe(at);
  expect(kindsOf(roomOf(hit, US).removed)).toEqual(['scout-A']);
  expect([hit.open.mines, hit.flow.at(-1)?.step]).toEqual([[], 'turn']);
});

test('a unit with nowhere to enter cannot act: its card is refused and not offered', () => {
  const state = position({ us, german: ['scout-A'] });
  const { counters } = sideOf(state.open, US);
  const scout = siege.notation.parse('scout scout-A 2B');
  if (!scout.ok) throw new Error('it reads well');
  counters[id.unit('scouts-A')] = null;
  expect(legal(state).some((line) => line.startsWith('scout scout-A'))).toBe(true);
  counters[id.unit('riflemen-A')] = null;
  expect(siege.refuse(state, US, scout.value)?.facts).toEqual({ 'nowhere to enter': 'scouts-A' });
  expect(legal(state).filter((line) => line.includes('scout-A'))).toEqual(['hunker scout-A']);
});

test('whoever is inspired acts at once, from the play area', () => {
  const state = position({ us, german: ['scout-A'] });
  play(state, ['move rifleman-A 2B', 'inspire squad-leader-A']);
  expect(legal(state)).toContain('done');
  const attack = legal(state).find((line) => line.startsWith('attack rifleman-A')) ?? '';
  play(state, [attack], 1);
  expect(kindsOf(sideOf(state.open, US).play)).toEqual(['squad-leader-A', 'rifleman-A']);
  expect(state.flow.map(({ step }) => step)).toEqual(['turn']);
});

test('in random games nobody is ever without a choice, each sees his choices himself, and everything happens', () => {
  const steps = new Set<string>();
  let ended = 0;
  for (let seed = 0; seed < 20; seed++) {
    const rolls = SilentContext.seeded<Siege>(`game ${seed}`);
    const player = SeededChance.fromSeed(`player ${seed}`);
    const state = siege.setup({ scenario: '1', options: {} }, rolls);
    for (let i = 0; i < 2000 && state.flow.length > 0; i++) {
      const [seat = US] = siege.waiting(state);
      const list = siege.legal(viewOf<Siege>(state, seat), seat);
      const action = list[player.below(list.length)];
      if (action === undefined) throw new Error(`${seat} has no choice in ${state.flow.at(-1)?.step}`);
      steps.add(state.flow.at(-1)?.step ?? '');
      siege.apply(state, seat, action, rolls);
    }
    if (state.open.outcome?.how === 'rout') ended++;
  }
  expect([...steps].sort()).toEqual(['bid', 'bolster', 'command', 'inspired', 'loss', 'march', 'push', 'turn']);
  expect(ended).toBeGreaterThan(10);
});
