import { Match, SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { sideOf } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import { normandy } from '../tools.ts';
import { GERMAN, type Given, type Side, scene, US } from './scene.ts';

const ALL = ['platoon-sergeant', 'squad-leader-A', 'scout-A', 'rifleman-A', 'fog-of-war'];
const hands: Given = { turn: 'bid', us: { hand: ALL }, german: { hand: ALL } };

function bids(us: string, german: string, marker: Side = 'us') {
  return scene({ ...hands, marker }).play(`us: bid ${us}`, `german: bid ${german}`);
}

test('UN-ROUND-01 UN-QREF-01 a round: draw, bid, turn of the holder, turn of the other, next round', () => {
  const game = scene({ turn: 'draw' });
  expect([game.step, game.hand('us').length, game.hand('german').length]).toEqual(['bid', 4, 4]);
  expect(game.waiting).toEqual(['us', 'german']);
  const [us = '', german = ''] = (['us', 'german'] as const).map((seat) => game.hand(seat)[0]);
  game.play(`us: bid ${us}`, `german: bid ${german}`);
  const [first] = game.waiting;
  expect([game.step, first]).toEqual(['turn', game.open.marker]);
  expect([game.hand('us').length, game.hand('german').length]).toEqual([3, 3]);
  game.play('end');
  expect(game.waiting).not.toEqual([first]);
  game.play('end');
  expect([game.step, game.open.round]).toEqual(['bid', 2]);
  expect([game.open.active, game.open.bids]).toEqual([null, null]);
  const phases = game.events().map(({ event }) => event);
  expect(phases.filter((event) => ['round', 'bids', 'turn', 'turnOver'].includes(event))).toEqual([
    'round',
    'bids',
    'turn',
    'turnOver',
    'turn',
    'turnOver',
    'round',
  ]);
});

test('UN-QREF-01 a bid of 7 against 3 takes the marker', () => {
  const side = { hand: ['squad-leader-A', 'machine-gunner-A', 'rifleman-A', 'scout-A'] };
  const game = scene({
    scenario: '2',
    turn: 'bid',
    marker: 'german',
    us: { hand: ['squad-leader-A', 'rifleman-A'] },
    german: side,
  });
  game.play('us: bid squad-leader-A', 'german: bid machine-gunner-A');
  expect(game.waiting).toEqual(['us']);
});

test('UN-ROUND-02 a new round follows the second turn, however many there have been', () => {
  const match = new Match(normandy, { scenario: '1', options: {} }, 'long');
  while (match.state.open.round <= 150) {
    const [seat = US] = match.waiting;
    const [first] = match.legal(seat);
    match.act(seat, first?.do === 'bid' ? first : { do: 'end' });
  }
  expect(match.outcome).toBeNull();
});

test('UN-INIT-01 UN-INFO-02 UN-R-41 a bid stays hidden in the hand until both are in', () => {
  const game = scene(hands).play('us: bid scout-A');
  expect(game.view('german').private).not.toHaveProperty('us');
  expect(game.view('german').open.sides[US]).toMatchObject({ bid: true, hand: 5 });
  expect(game.view('german').open.bids).toBeNull();
  expect(JSON.stringify(game.events('german').at(-1))).not.toContain('scout');
  expect(game.hand('us')).toContain('scout-A');
  expect(game.discard('us')).toEqual([]);
  expect(game.waiting).toEqual(['german']);
  game.play('german: bid rifleman-A');
  expect(game.open.bids).toEqual({ us: 'scout-A', german: 'rifleman-A' });
  expect([game.discard('us'), game.discard('german')]).toEqual([['scout-A'], ['rifleman-A']]);
});

test('UN-R-41 a bid is final', () => {
  const match = new Match(normandy, { scenario: '1', options: {} }, 'final');
  const [bid] = match.legal(US);
  if (bid === undefined) throw new Error('there is nothing to bid');
  match.act(US, bid);
  expect(match.refuse(US, bid)?.rule).toBe('UN-R-41');
  expect(match.undoable(US)).toBe(0);
  expect(match.undoable(US, [GERMAN])).toBe(0);
});

test('UN-R-41 UN-R-06 who has bid, or has nothing to bid, is told so', () => {
  expect(scene(hands).play('us: bid scout-A').why('us: bid rifleman-A')).toBe('UN-R-41');
  const empty = scene({ turn: 'bid', us: { hand: [] }, german: { hand: ['scout-A'] } });
  expect(empty.why('us: bid rifleman-A')).toBe('UN-R-06');
});

test('UN-INIT-02 nobody with a card in hand can pass', () => {
  const game = scene(hands);
  expect(game.legal()).toEqual(ALL.map((kind) => `bid ${kind}`));
  expect(game.why('us: end')).toBe('UN-INIT-01');
  expect(game.why('us: bid scout-B')).toBe('UN-INIT-01');
});

test('UN-INIT-03 the higher value takes the marker and acts first', () => {
  const game = bids('rifleman-A', 'squad-leader-A');
  expect([game.open.marker, ...game.waiting]).toEqual(['german', 'german']);
  expect(game.all('bids')[0]?.rule).toBe('UN-INIT-03');
  expect(bids('platoon-sergeant', 'squad-leader-A', 'german').open.marker).toBe('us');
});

test('UN-INIT-04 UN-INIT-06 on a tie the holder keeps the marker', () => {
  expect(bids('rifleman-A', 'rifleman-A', 'us').open.marker).toBe('us');
  const fog = bids('fog-of-war', 'fog-of-war', 'german');
  expect(fog.open.marker).toBe('german');
  expect(fog.all('bids')[0]?.rule).toBe('UN-INIT-04');
});

test('UN-INIT-05 the bids are discarded without any other effect', () => {
  const game = bids('scout-A', 'rifleman-A');
  for (const seat of ['us', 'german'] as const) expect(game.hand(seat)).toHaveLength(4);
  expect([game.discard('us'), game.discard('german')]).toEqual([['scout-A'], ['rifleman-A']]);
  expect([game.inPlay('us'), game.fog('german'), game.removed('us')]).toEqual([[], 8, []]);
});

test('UN-FOG-02 UN-INIT-06 a Fog of War can be bid and counts 1', () => {
  expect(scene(hands).why('us: bid fog-of-war')).toBeNull();
  expect(entry(edition.kinds, id.kind('fog-of-war')).initiative).toBe(1);
  expect(bids('fog-of-war', 'rifleman-A', 'us').open.marker).toBe('german');
});

test('UN-INIT-07 the marker stays with its holder until the next bids', () => {
  const game = bids('squad-leader-A', 'rifleman-A', 'german');
  game.play('end', 'end');
  expect([game.open.round, game.open.marker]).toEqual([2, 'us']);
});

test('UN-INIT-08 the printed value counts, whatever the state of the unit', () => {
  const counters = { 'riflemen-A': null, 'scouts-A': '17B suppressed' };
  const game = (us: string, german: string) =>
    scene({ ...hands, us: { hand: ALL, counters }, marker: 'german' }).play(`us: bid ${us}`, `german: bid ${german}`);
  expect(game('rifleman-A', 'fog-of-war').open.marker).toBe('us');
  expect(game('rifleman-A', 'rifleman-A').open.marker).toBe('german');
  expect(game('scout-A', 'rifleman-A').open.marker).toBe('us');
});

test('UN-EX-06 Fog of War against Rifleman B: Germany takes the marker', () => {
  const game = scene({
    scenario: '7',
    turn: 'bid',
    us: { hand: ['fog-of-war', 'squad-leader-C', 'machine-gunner-C', 'fog-of-war'] },
    german: { hand: ['rifleman-B', 'rifleman-A x2', 'scout-B'] },
  }).play('us: bid fog-of-war', 'german: bid rifleman-B');
  expect([game.open.marker, ...game.waiting]).toEqual(['german', 'german']);
  expect([game.discard('us'), game.discard('german')]).toEqual([['fog-of-war'], ['rifleman-B']]);
  expect([game.hand('us').length, game.hand('german').length]).toEqual([3, 3]);
});

test('UN-R-38 the US deck is handled before the German one, and locking a bid uses no chance', () => {
  const order = scene({ turn: 'draw' })
    .all('drew', 'us')
    .map(({ seat }) => seat);
  expect(order).toEqual(['us', 'german']);
  const given = { turn: 'bid', us: { hand: ['rifleman-A'] }, german: { hand: ['scout-A'] } } as const;
  const one = scene(given).play('us: bid rifleman-A', 'german: bid scout-A');
  const other = scene(given).play('german: bid scout-A', 'us: bid rifleman-A');
  expect(other.state).toEqual(one.state);
  expect(one.context.below(1_000_000)).toBe(SeededChance.fromSeed('scene').below(1_000_000));
});

test('UN-R-06 UN-R-41 who has a card and has not bid is still to bid', () => {
  const { state } = scene(hands);
  const told: string[] = [];
  const sides = [0, 1, 2].flatMap((hand) => [true, false].map((bid) => ({ hand, bid })));
  for (const us of sides)
    for (const german of sides) {
      Object.assign(sideOf(state.open, US), us);
      Object.assign(sideOf(state.open, GERMAN), german);
      told.push(normandy.waiting(state).join('+'));
    }
  const row = ['', '', '', 'german', '', 'german'];
  const toBid = row.map((each) => (each === '' ? 'us' : 'us+german'));
  expect(told).toEqual([...row, ...row, ...row, ...toBid, ...row, ...toBid]);
});
