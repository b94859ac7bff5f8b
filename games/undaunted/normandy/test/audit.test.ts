import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { id, type TileId } from '../../rules/ids.ts';
import { deckOf, type Marks, type Open, roomOf, sideOf } from '../../rules/state.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';
import { GERMAN, type Given, SIDES, scene, US } from './scene.ts';

/** A sound position of scenario 8 with a card in every zone of the German side. */
const SOUND: Given = {
  scenario: '8',
  turn: 'german',
  german: {
    hand: ['mortar', 'rifleman-A', 'scout-A'],
    shown: ['scout-A'],
    play: ['squad-leader-A'],
    discard: ['rifleman-B', 'fog-of-war'],
    seen: ['rifleman-B'],
    removed: ['rifleman-C', 'fog-of-war'],
    target: '12A',
  },
};

/** Marks that no other copy of the state shares. */
function ownTiles(open: Open): Record<TileId, Marks> {
  const tiles = { ...open.tiles };
  open.tiles = tiles;
  return tiles;
}

const german = (state: State) => ({
  side: sideOf(state.open, GERMAN),
  room: roomOf(state, GERMAN),
  deck: deckOf(state, GERMAN),
});

test.each<[problem: string, spoil: (state: State) => unknown]>([
  ['open.tiles are not the tiles of the scenario', ({ open }) => Reflect.deleteProperty(ownTiles(open), '12A')],
  [
    'open.tiles are not the tiles of the scenario',
    ({ open }) => (ownTiles(open)[id.tile('1A')] = { [US]: null, [GERMAN]: null }),
  ],
  ['open.points names a tile that is not on the board', ({ open }) => (open.points[id.tile('1A')] = 1)],
  [
    '12A is controlled by both sides',
    ({ open }) => (ownTiles(open)[id.tile('12A')] = { [US]: 'controlled', [GERMAN]: 'controlled' }),
  ],
  ['german: a card lies in two zones', (state) => german(state).room.discard.push(id.card('rifleman-A-1'))],
  ['german: 53 cards instead of 54', (state) => german(state).deck.pop()],
  ['german: hand holds 3 cards, not 4', (state) => german(state).side.hand++],
  ['german: discard holds 2 cards, not 3', (state) => german(state).side.discard++],
  ['german: removed holds 2 cards, not 3', (state) => german(state).side.removed++],
  ['german: a seen card is not in the discard pile', (state) => german(state).side.seen.push(id.card('rifleman-A-1'))],
  [
    'german: a card known to be in hand is not there',
    (state) => german(state).side.shown.push(id.card('rifleman-B-1')),
  ],
  [
    'german: a card that everybody sees is ruled out among the unseen ones',
    (state) =>
      german(state).side.unseen.push({ zone: 'hand', count: 1, not: [id.group('scout-B'), id.card('rifleman-B-1')] }),
  ],
  [
    'german: what is known of the unseen cards cannot be',
    (state) => german(state).side.unseen.push({ zone: 'hand', count: 3, not: [id.group('mortar')] }),
  ],
  ['german: 3 cards were lost, but 2 are removed', (state) => german(state).side.fogRemoved++],
  ['german: 1 rifleman-C are removed, not 0', (state) => Object.assign(german(state).side.lost, { 'rifleman-C': 0 })],
  ['german: 1 fog-of-war are removed, not 2', (state) => (german(state).side.fogRemoved = 2)],
  ['german: the bid is not what is told of it', (state) => (german(state).side.bid = true)],
  ['german: the bid is not in the hand', (state) => (german(state).room.bid = id.card('rifleman-B-1'))],
  [
    'german: the counters are not those of the scenario',
    (state) => delete german(state).side.counters[id.unit('mortar')],
  ],
  [
    'german: mortar stands on no tile of the board',
    (state) => (german(state).side.counters[id.unit('mortar')] = { at: id.tile('1A'), suppressed: false }),
  ],
  ['german: the target is no tile of the board', (state) => (german(state).side.target = id.tile('1A'))],
  ['a game goes on until it has an outcome, and no longer', (state) => (state.flow = [])],
  [
    'a game goes on until it has an outcome, and no longer',
    ({ open }) => (open.outcome = { winner: US, how: 'pinned', rule: 'UN-END-05' }),
  ],
  ['turn: it is not the turn of us', (state) => (state.flow = [{ step: 'turn', seat: US }])],
  [
    'bid: nobody is left to bid',
    (state) => {
      state.flow = [{ step: 'bid' }];
      for (const seat of SIDES) Object.assign(sideOf(state.open, seat), { hand: 0 });
    },
  ],
  [
    'bid: nobody is left to bid',
    (state) => {
      state.flow = [{ step: 'bid' }];
      for (const seat of SIDES) Object.assign(sideOf(state.open, seat), { hand: 1, bid: true });
    },
  ],
  [
    'march: scouts-A is not on the board',
    (state) => {
      german(state).side.counters[id.unit('scouts-A')] = null;
      state.flow.push({ step: 'march', seat: GERMAN, unit: id.unit('scouts-A'), kind: 'scout', left: 1 });
    },
  ],
  [
    'inspire: rifleman-A-1 is not in the play area',
    (state) => state.flow.push({ step: 'inspire', seat: GERMAN, squad: 'A', left: 1, by: id.card('rifleman-A-1') }),
  ],
  [
    'blast: us/scouts-A is not on the board',
    (state) => {
      sideOf(state.open, US).counters[id.unit('scouts-A')] = null;
      state.flow.push({ step: 'blast', seat: GERMAN, dice: 1, left: [id.counter('us/scouts-A')] });
    },
  ],
  [
    'blast: nobody is left to be attacked',
    (state) => state.flow.push({ step: 'blast', seat: GERMAN, dice: 1, left: [] }),
  ],
])('a position is refused: %s', (problem, spoil) => {
  const { state } = scene(SOUND);
  expect(normandy.audit(state)).toEqual([]);
  spoil(state);
  expect(normandy.audit(state)).toContain(problem);
});

test('a position is refused with a card or a counter that its scenario has not', () => {
  const { state } = scene({ scenario: '1' });
  deckOf(state, US).splice(0, 1, id.card('sniper-3'));
  expect(normandy.audit(state)).toContain('us: sniper-3 is not in this scenario');
  const more = scene({ scenario: '1' });
  sideOf(more.open, US).counters[id.unit('snipers')] = null;
  expect(normandy.audit(more.state)).toEqual(['us: the counters are not those of the scenario']);
  delete sideOf(more.open, US).counters[id.unit('scouts-A')];
  expect(normandy.audit(more.state)).toEqual(['us: the counters are not those of the scenario']);
});

test('a position is refused in which a side without a mortar blasts', () => {
  const { state } = scene({ scenario: '1', turn: 'us' });
  state.flow.push({ step: 'blast', seat: US, dice: 1, left: [id.counter('us/riflemen-A')] });
  expect(normandy.audit(state)).toEqual(['blast: us has no mortar']);
});

test('the shape of a position takes the least that can be left of anything', () => {
  const { state } = scene({ ...SOUND, german: { ...SOUND.german, held: [{ not: ['scout-B'] }] } });
  state.flow.push(
    { step: 'march', seat: GERMAN, unit: id.unit('scouts-A'), kind: 'scout', left: 1 },
    { step: 'bolster', seat: GERMAN, squad: null, left: 1 },
    { step: 'command', seat: GERMAN, left: 1 },
    { step: 'inspire', seat: GERMAN, squad: 'A', left: 1, by: id.card('squad-leader-A-1') },
    { step: 'blast', seat: GERMAN, dice: 1, left: [id.counter('german/mortar')] },
  );
  expect(parseShape(normandy.shape, JSON.parse(JSON.stringify(state)))).toMatchObject({ ok: true });
});

test.each<[string, (state: State) => unknown]>([
  [
    'a fact about no card',
    (state) => german(state).side.unseen.push({ zone: 'hand', count: 0, not: [id.group('scout-B')] }),
  ],
  ...([0, 10] as const).flatMap((n): [string, (state: State) => unknown][] => [
    [
      `a march of ${n}`,
      ({ flow }) => flow.push({ step: 'march', seat: GERMAN, unit: id.unit('scouts-A'), kind: 'move', left: n }),
    ],
    [`a Bolster of ${n}`, ({ flow }) => flow.push({ step: 'bolster', seat: GERMAN, squad: null, left: n })],
    [`a Command of ${n}`, ({ flow }) => flow.push({ step: 'command', seat: GERMAN, left: n })],
    [
      `an Inspire of ${n}`,
      ({ flow }) => flow.push({ step: 'inspire', seat: GERMAN, squad: 'A', left: n, by: id.card('squad-leader-A-1') }),
    ],
    [
      `a Blast with ${n} dice`,
      ({ flow }) => flow.push({ step: 'blast', seat: GERMAN, dice: n, left: [id.counter('german/mortar')] }),
    ],
  ]),
])('the shape of a position refuses %s', (_what, spoil) => {
  const { state } = scene(SOUND);
  spoil(state);
  expect(parseShape(normandy.shape, JSON.parse(JSON.stringify(state)))).toMatchObject({ ok: false });
});

test('the deck is counted like the other zones', () => {
  const { state } = scene(SOUND);
  const { side, deck } = german(state);
  side.deck--;
  expect(normandy.audit(state)).toContain(`german: deck holds ${deck.length} cards, not ${side.deck}`);
});
