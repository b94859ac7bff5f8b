import { Match } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { type CampaignGame, campaignResult, casualtiesOf, isCampaign } from '../campaign.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { edition } from '../edition.ts';
import { gameOf } from '../game.ts';
import { normandy } from '../tools.ts';
import { GERMAN, type Given, type SideGiven, scene, US } from './scene.ts';

test('UN-SCEN-01 the goals of both sides', () => {
  const goals = SCENARIOS.map(({ sides }) => `${sides.us.goal}/${sides.german.goal}`);
  expect(goals).toEqual([
    '5/5',
    '1/pin',
    '6/6',
    '5/5',
    '2/pin',
    '1/pin',
    '10/10',
    '7/7',
    '1/pin',
    '5/5',
    'pin/1',
    '10/10',
  ]);
});

test('UN-SCEN-02 who has the initiative first', () => {
  const us = edition.scenarios.filter(({ initiative }) => initiative === 'us').map(({ id }) => id);
  expect(us).toEqual(['1', '2', '4', '5', '7', '8']);
});

const radio = (us: SideGiven, given: Given = {}): Given => ({
  scenario: '10',
  ...given,
  us: { hand: ['rifleman-A x4', 'rifleman-B'], counters: { 'riflemen-A': '6B' }, ...us },
});

test('UN-SCEN-04 UN-SCEN-05 the Control that takes 6B does not raise it, every later one does', () => {
  const game = scene(radio({})).play('control rifleman-A');
  expect([game.open.points[id.tile('6B')], game.points('us')]).toEqual([1, 1]);
  game.play('control rifleman-A');
  expect([game.open.points[id.tile('6B')], game.points('us')]).toEqual([2, 2]);
  expect(game.all('raised')).toEqual([{ event: 'raised', rule: 'UN-SCEN-04', seat: 'us', tile: '6B', value: 2 }]);
  game.play('control rifleman-A');
  expect(game.points('us')).toBe(3);
});

test('UN-SCEN-04 on no other tile, and in no other scenario', () => {
  const us = { hand: ['rifleman-A', 'rifleman-B'], controlled: ['4B'] };
  expect(scene({ scenario: '10', us }).why('control rifleman-A')).toBe('UN-R-23');
});

test('UN-SCEN-06 UN-SCEN-08 raises have no cap and count at once for victory', () => {
  const game = scene(radio({ controlled: ['6B'], hand: ['rifleman-A x2', 'rifleman-B'] }, { points: { '6B': 3 } }));
  expect(game.play('control rifleman-A').outcome).toBeNull();
  expect(game.play('control rifleman-A').open.points[id.tile('6B')]).toBe(5);
  expect(game.outcome).toEqual({ winner: 'us', how: 'objectives', rule: 'UN-END-03' });
});

test('UN-SCEN-07 UN-SCEN-10 Germans cannot raise the value, but it stays with the tile', () => {
  const german = { hand: ['rifleman-A x2', 'rifleman-B'], counters: { 'riflemen-A': '6B' }, scouted: ['6B'] };
  const game = scene({ scenario: '10', turn: 'german', us: { controlled: ['6B'] }, german, points: { '6B': 3 } });
  game.play('control rifleman-A');
  expect([game.points('us'), game.points('german'), game.open.points[id.tile('6B')]]).toEqual([0, 3, 3]);
  expect(game.why('control rifleman-A')).toBe('UN-R-23');
  const retaken = scene(radio({}, { german: { controlled: ['6B'] }, points: { '6B': 3 } })).play('control rifleman-A');
  expect([retaken.points('us'), retaken.points('german'), retaken.open.points[id.tile('6B')]]).toEqual([3, 0, 3]);
});

test('UN-SCEN-10 the radio tile is a tile like any other to enter and to attack on', () => {
  const us = { hand: ['rifleman-B', 'rifleman-A'], counters: { 'riflemen-A': '6B' } };
  const game = scene({ scenario: '10', us, german: { counters: { 'scouts-A': '6B' } }, dice: [1] });
  game.play('move rifleman-B 6B', 'attack rifleman-A scouts-A');
  expect([game.at('us', 'riflemen-B'), game.all('shot')[0]?.defence.total, game.open.points[id.tile('6B')]]).toEqual([
    '6B',
    6,
    1,
  ]);
});

test('UN-R-24 no raise while a German counter is on the tile', () => {
  const game = scene(radio({ controlled: ['6B'] }, { german: { counters: { 'scouts-A': '6B suppressed' } } }));
  expect(game.why('control rifleman-A')).toBe('UN-CTRL-03');
});

test('UN-R-25 any US Riflemen on the tile may raise it', () => {
  const game = scene(radio({ counters: { 'riflemen-A': '6B', 'riflemen-B': '6B' } }));
  game.play('control rifleman-A', 'control rifleman-B');
  expect(game.points('us')).toBe(2);
});

test('UN-R-43 where the sister game differs, the core takes another entry of the edition', () => {
  const german = { hand: ['mortar', 'rifleman-A'], play: ['rifleman-C'], discard: ['rifleman-C'], target: '12A' };
  const start = scene({ scenario: '8', turn: 'german', german, dice: [10] });
  const game = gameOf({ ...edition, casualtySearch: ['play', 'hand', 'discard'], isHeld: () => false });
  game.apply(start.state, GERMAN, { do: 'blast', card: id.kind('mortar') }, start.context);
  game.apply(start.state, GERMAN, { do: 'shell', counter: id.counter('german/riflemen-C') }, start.context);
  expect([start.inPlay('german'), start.discard('german')]).toEqual([['mortar'], ['rifleman-C']]);
  const held = scene({
    us: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '2B' } },
    german: { counters: { 'scouts-A': '2B' } },
  });
  const control = { do: 'control', card: id.kind('rifleman-A') } as const;
  expect([normandy.refuse(held.state, US, control)?.rule, game.refuse(held.state, US, control)]).toEqual([
    'UN-CTRL-03',
    null,
  ]);
});

test('UN-CAMP-01 a campaign is a run of scenarios in order, and none remembers the one before', () => {
  expect([isCampaign(['3', '4', '5']), isCampaign(['12']), isCampaign(['9', '10'])]).toEqual([true, true, true]);
  expect([isCampaign(['3', '5']), isCampaign(['4', '3']), isCampaign([]), isCampaign(['3', '3'])]).toEqual(
    Array(4).fill(false),
  );
  const setUp = () => new Match(normandy, { scenario: '2', options: {} }, 'campaign').state;
  const before = setUp();
  const match = new Match(normandy, { scenario: '1', options: {} }, 'campaign');
  for (let i = 0; i < 50; i++) {
    const [seat = US] = match.waiting;
    const [action] = match.legal(seat);
    if (action !== undefined) match.act(seat, action);
  }
  expect(setUp()).toEqual(before);
});

const games = (wins: number, us: number, german: number): CampaignGame[] =>
  Array.from({ length: 5 }, (_, i) => ({
    scenario: String(i + 1),
    winner: i < wins ? ('us' as const) : null,
    casualties: { us: i === 0 ? us : 0, german: i === 4 ? german : 0 },
  }));

test('UN-CAMP-02 casualties are the combat cards lost, also to an own Blast; Fog and counters do not count', () => {
  const german = { hand: ['mortar x2', 'scout-A', 'fog-of-war'], discard: ['rifleman-C'], target: '12A' };
  const us = { counters: { 'scouts-A': '12A' }, hand: ['scout-A', 'rifleman-A'], discard: ['scout-A'] };
  const game = scene({ scenario: '8', turn: 'german', german, us, dice: [10, 10, 10, 10] });
  game.play('recon scout-A');
  expect(casualtiesOf(game.open)).toEqual({ us: 0, german: 0 });
  game.play('blast mortar', 'shell german/riflemen-C', 'shell us/scouts-A');
  expect(casualtiesOf(game.open)).toEqual({ us: 1, german: 1 });
  game.play('blast mortar', 'shell us/scouts-A', 'shell german/riflemen-C');
  expect([game.all('counterLost').length, game.removed('german').length]).toEqual([1, 2]);
  expect(casualtiesOf(game.open)).toEqual({ us: 2, german: 1 });
});

test('UN-CAMP-03 a victory is a point, and every full ten casualties take one', () => {
  expect(campaignResult(games(5, 27, 0)).us).toEqual({ wins: 5, casualties: 27, score: 3 });
  expect([9, 10, 19, 20].map((lost) => campaignResult(games(5, lost, 0)).us.score)).toEqual([5, 4, 4, 3]);
});

test('UN-CAMP-04 the margin gives the outcome', () => {
  const end = (us: number, german: number) => {
    const wins = (n: number, winner: 'us' | 'german'): CampaignGame[] =>
      Array.from({ length: n }, () => ({ scenario: '1', winner, casualties: { us: 0, german: 0 } }));
    const { winner, band } = campaignResult([...wins(us, 'us'), ...wins(german, 'german')]);
    return `${winner} ${band}`;
  };
  expect([end(3, 1), end(3, 0), end(4, 0), end(5, 0), end(6, 0), end(2, 2)]).toEqual([
    'us minor',
    'us minor',
    'us major',
    'us major',
    'us decisive',
    'null indeterminate',
  ]);
  expect(end(0, 4)).toBe('german major');
});

test('UN-CAMP-05 the heroic contribution is a text without effect', () => {
  const named = games(3, 12, 4).map((game) => ({ ...game, hero: 'Riflemen B' }));
  expect(campaignResult(named)).toEqual(campaignResult(games(3, 12, 4)));
});

test('UN-CAMP-06 a score may be negative', () => {
  const result = campaignResult(games(0, 12, 0));
  expect(result.us.score).toBe(-1);
  const lost = campaignResult([
    ...games(0, 12, 0),
    { scenario: '6', winner: 'german', casualties: { us: 0, german: 0 } },
    { scenario: '7', winner: 'german', casualties: { us: 0, german: 0 } },
  ]);
  expect(lost).toMatchObject({ german: { score: 2 }, winner: 'german', band: 'minor' });
});

test('UN-R-42 a game without a winner gives nobody a victory, but its casualties count', () => {
  const result = campaignResult(games(0, 10, 20));
  expect([result.us, result.german]).toEqual([
    { wins: 0, casualties: 10, score: -1 },
    { wins: 0, casualties: 20, score: -2 },
  ]);
});
