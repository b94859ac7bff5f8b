import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { edition } from '../edition.ts';
import { mostPoints } from '../hope.ts';
import { judge } from '../victory.ts';
import { type Given, type Scene, type Side, type SideGiven, scene, US } from './scene.ts';

const most = ({ open }: Scene, seat: Side): number => mostPoints(edition, open, id.seat(seat));

/** No Rifleman card but the last one, which is about to hunker down, and no card that could fetch another. */
const LAST = { hand: ['rifleman-A', 'fog-of-war'], deck: ['fog-of-war'], discard: [] };

const hunker = (given: Given): Scene => scene(given).play('hunker rifleman-A');

test('UN-HOPE-01 UN-R-14 a side without a live Rifleman card counts as pinned, even with Riflemen on the board', () => {
  const game = hunker({ us: { ...LAST, controlled: ['13B'] } });
  expect([most(game, 'us'), game.at('us', 'riflemen-A')]).toEqual([2, '17B']);
  expect(game.outcome).toEqual({ winner: 'german', how: 'hopeless', rule: 'UN-HOPE-03' });
  const sergeant = hunker({ us: { ...LAST, deck: ['platoon-sergeant'], controlled: ['13B'] } });
  expect([most(sergeant, 'us'), sergeant.outcome]).toEqual([10, null]);
});

test('UN-HOPE-01 without a Scout, a sergeant still fetches Riflemen, who go where the way is marked', () => {
  const us = {
    hand: ['platoon-sergeant', 'fog-of-war'],
    deck: ['fog-of-war'],
    supply: ['rifleman-A x5', 'fog-of-war x7'],
    scouted: ['2B'],
    counters: { 'riflemen-A': null, 'riflemen-B': null },
  };
  const game = scene({ us });
  expect(game.removed('us')).toEqual(expect.arrayContaining(['scout-A', 'scout-B', 'rifleman-B']));
  expect(most(game, 'us')).toBeGreaterThan(0);
});

test('UN-HOPE-01 a sergeant fetches no Riflemen once all are lost', () => {
  const rich = { deck: ['platoon-sergeant', 'scout-A', 'rifleman-A'], discard: [] };
  const all = most(scene({ us: { hand: ['scout-A', 'rifleman-A'], ...rich, controlled: ['13B'] } }), 'us');
  const lost = ['rifleman-A x5', 'rifleman-B x5'];
  const us = {
    hand: ['scout-A', 'fog-of-war'],
    deck: ['platoon-sergeant', 'scout-A'],
    discard: [],
    controlled: ['13B'],
  };
  expect([all, most(scene({ us: { ...us, removed: lost } }), 'us')]).toEqual([10, 2]);
});

test('UN-HOPE-02 who must pin wins against a side beyond hope', () => {
  const game = hunker({ scenario: '11', turn: 'german', german: LAST });
  expect(game.outcome).toEqual({ winner: 'us', how: 'hopeless', rule: 'UN-HOPE-02' });
});

test('UN-HOPE-03 an opponent who plays for points wins with more of them', () => {
  const game = hunker({ us: { ...LAST, controlled: ['2B', '16B'] } });
  expect([game.points('us'), game.points('german')]).toEqual([2, 3]);
  expect(game.outcome).toEqual({ winner: 'german', how: 'hopeless', rule: 'UN-HOPE-03' });
});

test('UN-HOPE-04 with no more points the opponent plays on until it has them', () => {
  const german = { hand: ['rifleman-A', 'scout-A'], counters: { 'riflemen-A': '7A' }, scouted: ['7A'] };
  const game = hunker({ us: { ...LAST, controlled: ['13B', '2B'] }, german });
  expect([game.points('us'), game.points('german'), game.outcome]).toEqual([3, 3, null]);
  game.play('us: end', 'german: control rifleman-A');
  expect(game.outcome).toEqual({ winner: 'german', how: 'hopeless', rule: 'UN-HOPE-03' });
});

test('UN-HOPE-05 if the opponent becomes pinned too, points and then the marker decide', () => {
  const given = (us: SideGiven): Given => ({
    turn: 'us',
    us: { ...LAST, hand: ['rifleman-A', 'scout-A'], supply: ['rifleman-A x4', 'fog-of-war x8'], ...us },
    german: { counters: { 'riflemen-A': null, 'riflemen-B': null } },
  });
  const tie = hunker(given({ controlled: ['13B', '2B'] }));
  expect([tie.points('us'), tie.points('german')]).toEqual([3, 3]);
  expect(tie.outcome).toEqual({ winner: 'us', how: 'bothPinned', rule: 'UN-END-08' });
  const ahead = hunker({ ...given({ controlled: ['13B', '2B', '16B'] }), marker: 'german' });
  expect(ahead.outcome).toEqual({ winner: 'us', how: 'bothPinned', rule: 'UN-END-07' });
});

test('UN-HOPE-06 a side that must pin is never beyond hope, and does not lose by being pinned', () => {
  const german: SideGiven = {
    hand: ['rifleman-A', 'fog-of-war'],
    deck: [],
    discard: [],
    counters: { 'riflemen-A': null },
  };
  const game = hunker({ scenario: '2', turn: 'german', german });
  expect(game.outcome).toBeNull();
});

/** The US has only its Guide left, which is bid round after round; the last Rifleman in hand hunkers down. */
const ONE: SideGiven = { hand: ['rifleman-A'], discard: ['platoon-guide'], deck: [] };
const FOG: SideGiven = { hand: ['fog-of-war'], deck: ['fog-of-war x3'], discard: [] };

test('UN-HOPE-01 UN-R-06 UN-R-33 a single card is bid in every round and never played: there is no hope', () => {
  const game = hunker({ scenario: '9', us: ONE, german: FOG });
  expect(game.outcome).toEqual({ winner: 'german', how: 'hopeless', rule: 'UN-HOPE-02' });
  const two = { ...ONE, discard: ['platoon-guide', 'fog-of-war'] };
  expect(hunker({ scenario: '9', us: two, german: FOG }).outcome).toBeNull();
});

test('UN-HOPE-01 UN-CONC-01 a single card is not the last while an enemy could add a Fog of War to it', () => {
  const scouts = { ...FOG, deck: ['scout-A', 'fog-of-war'] };
  expect(hunker({ scenario: '9', us: ONE, german: scouts }).outcome).toBeNull();
  expect(hunker({ scenario: '9', us: ONE, german: { hand: [], deck: [], discard: ['scout-A'] } }).winner).toBe(
    'german',
  );
  const noFog = { ...ONE, removed: ['fog-of-war x10'] };
  expect(hunker({ scenario: '9', us: noFog, german: scouts }).winner).toBe('german');
});

test('UN-HOPE-01 UN-R-06 a single card in hand can still be played in this round, and then no more', () => {
  const us: SideGiven = { hand: ['platoon-guide'], discard: ['scout-A'], deck: [] };
  const german: SideGiven = { hand: ['rifleman-A', 'fog-of-war'], deck: ['fog-of-war'], discard: [] };
  const game = scene({ scenario: '9', turn: 'german', us, german, dice: [10] });
  game.play('attack rifleman-A scouts-A', 'end');
  expect([game.hand('us'), game.discard('us'), game.outcome]).toEqual([['platoon-guide'], [], null]);
  game.play('guide platoon-guide riflemen-A 5B', 'end');
  expect(game.outcome).toEqual({ winner: 'german', how: 'hopeless', rule: 'UN-HOPE-02' });
});

test('UN-R-15 both sides beyond hope: points, then the marker', () => {
  const hopeless: SideGiven = { hand: [], deck: ['fog-of-war'], discard: [] };
  const game = scene({ us: { ...LAST, controlled: ['13B', '2B'] }, german: hopeless, marker: 'german' });
  expect(game.play('hunker rifleman-A').outcome).toEqual({ winner: 'german', how: 'bothPinned', rule: 'UN-END-08' });
});

test('UN-EX-20 a pinned US against a German side beyond hope: 2-2 and 2-3', () => {
  const play = (controlled: string[]) =>
    scene({
      turn: 'german',
      marker: 'us',
      us: { counters: { 'riflemen-A': null, 'riflemen-B': null }, controlled: ['13B'] },
      german: { ...LAST, scouted: ['5B'], controlled },
    }).play('hunker rifleman-A');
  expect(play(['16B', '7A']).outcome).toEqual({ winner: 'us', how: 'bothPinned', rule: 'UN-END-08' });
  expect(play(['5B']).outcome).toEqual({ winner: 'german', how: 'bothPinned', rule: 'UN-END-07' });
});

/** The US of UN-EX-21: Rifleman A and Fog, Riflemen A on 13B, markers on 17B, 2B and 13B. */
const EX_21: SideGiven = {
  hand: [],
  deck: ['rifleman-A', 'fog-of-war x2'],
  counters: { 'riflemen-A': '13B' },
  controlled: ['13B'],
};

test('UN-EX-21 UN-R-13 the most the US can still reach is 3, and 10 with a Scout', () => {
  const hopeless = scene({ us: { ...EX_21, discard: [] } });
  expect(most(hopeless, 'us')).toBe(3);
  expect(judge(edition, hopeless.open, US)).toMatchObject({ winner: 'german', rule: 'UN-HOPE-03' });
  const hoping = scene({ us: { ...EX_21, discard: ['scout-B'] } });
  expect([most(hoping, 'us'), judge(edition, hoping.open, US)]).toEqual([10, null]);
});

test('UN-R-13 Sergeant and Guide make the whole supply live, a Squad Leader that of the squad', () => {
  const us = (...deck: string[]): SideGiven => ({ hand: [], discard: [], deck, controlled: [] });
  const reach = (...deck: string[]) => most(scene({ us: us(...deck) }), 'us');
  expect(reach('fog-of-war')).toBe(0);
  expect(reach('platoon-sergeant')).toBe(10);
  expect(reach('squad-leader-A')).toBe(10);
  expect(most(scene({ us: { ...us('squad-leader-A'), removed: ['scout-A x3'] } }), 'us')).toBe(1);
  expect(most(scene({ us: { ...us('squad-leader-A'), removed: ['rifleman-A x5'] } }), 'us')).toBe(0);
  expect(most(scene({ scenario: '5', us: us('platoon-guide') }), 'us')).toBe(2);
  const chain = { ...us('squad-leader-B'), removed: ['rifleman-A x5', 'scout-B x3'] };
  expect(most(scene({ us: chain }), 'us')).toBe(1);
});

test('UN-R-13 the Guide fetches anybody, and a Sergeant in the supply nobody', () => {
  const us: SideGiven = {
    hand: [],
    discard: [],
    deck: ['platoon-guide', 'fog-of-war'],
    supply: ['squad-leader-A', 'rifleman-A x5', 'scout-A x3'],
  };
  expect(most(scene({ scenario: '5', us }), 'us')).toBe(2);
  const cut: SideGiven = {
    hand: [],
    discard: [],
    deck: ['fog-of-war'],
    supply: ['platoon-sergeant', 'squad-leader-A', 'rifleman-A x5', 'scout-A x3'],
  };
  expect(most(scene({ us: cut }), 'us')).toBe(0);
});

test('UN-R-13 cards in hand, play area, discard pile and deck are live', () => {
  for (const zone of ['hand', 'play', 'discard', 'deck'] as const) {
    const us: SideGiven = { hand: [], play: [], discard: [], deck: [], [zone]: ['rifleman-A', 'scout-A'] };
    expect(most(scene({ us }), 'us'), zone).toBe(10);
  }
});

test('UN-R-13 Riflemen reach what their markers join to their counter or to their spawn tile', () => {
  const us: SideGiven = {
    hand: ['rifleman-A'],
    deck: [],
    discard: [],
    scouted: ['6A', '3B'],
    counters: { 'riflemen-A': '6A' },
  };
  expect(most(scene({ us }), 'us')).toBe(3);
  expect(most(scene({ us: { ...us, counters: { 'riflemen-A': null } } }), 'us')).toBe(1);
  expect(most(scene({ us: { ...us, scouted: ['6A', '3B', '13B'] } }), 'us')).toBe(5);
  expect(most(scene({ us: { ...us, counters: { 'riflemen-A': null, 'riflemen-B': '6A' } } }), 'us')).toBe(1);
});

test('UN-R-13 without a Scout left not even the Sergeant opens the way', () => {
  const us: SideGiven = { hand: ['platoon-sergeant'], deck: ['rifleman-A'], removed: ['scout-A x3', 'scout-B x3'] };
  expect(most(scene({ us }), 'us')).toBe(1);
  expect(most(scene({ us: { ...us, removed: ['scout-A x3', 'scout-B x2'] } }), 'us')).toBe(10);
});

test('UN-R-13 own points count although nobody can reach them any more, and enemy counters do not matter', () => {
  const us: SideGiven = { hand: ['rifleman-A'], deck: [], discard: [], controlled: ['6A'] };
  expect(most(scene({ us, german: { counters: { 'scouts-A': '2B' } } }), 'us')).toBe(3);
});

test('UN-R-13 in scenario 10 the radio has no limit for who can reach it, as long as the US can', () => {
  const away: SideGiven = { hand: [], deck: ['fog-of-war'], discard: [] };
  const start = scene({ scenario: '10' });
  expect([most(start, 'us'), most(start, 'german')]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect(most(scene({ scenario: '10', us: away }), 'german')).toBe(7);
  expect(most(scene({ scenario: '10', us: { ...away, deck: ['rifleman-A'] } }), 'german')).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(most(scene({ scenario: '10', us: { ...away, deck: ['rifleman-A'], unmarked: ['6B'] } }), 'german')).toBe(7);
  const german = { ...away, deck: ['rifleman-A'], scouted: ['7B', '8B'] };
  expect(most(scene({ scenario: '10', german }), 'german')).toBe(2);
});

test('UN-R-13 hope is looked at after a card is lost, hunkers down, or a tile changes hands', () => {
  const dying: Given = {
    turn: 'german',
    us: {
      hand: ['rifleman-A'],
      deck: ['fog-of-war'],
      discard: [],
      controlled: ['13B'],
      counters: { 'riflemen-A': '5B' },
    },
    german: { hand: ['rifleman-A', 'scout-A'] },
    dice: [10],
  };
  expect(scene(dying).play('attack rifleman-A riflemen-A').outcome?.rule).toBe('UN-HOPE-03');
  const us: SideGiven = {
    hand: ['rifleman-A'],
    deck: ['fog-of-war'],
    discard: [],
    controlled: ['6A', '13B'],
    scouted: ['16B'],
  };
  const german = { hand: ['rifleman-A', 'scout-A'], counters: { 'riflemen-A': '6A' }, scouted: ['6A'] };
  const before = scene({ turn: 'german', us: { ...us, scouted: [] }, german });
  expect([most(before, 'us'), before.outcome]).toEqual([5, null]);
  expect(before.play('control rifleman-A').outcome).toMatchObject({ winner: 'german' });
});

test('UN-R-13 no side is beyond hope at the start of a scenario', () => {
  for (const { id } of edition.scenarios) expect(judge(edition, scene({ scenario: id }).open, US), id).toBeNull();
});
