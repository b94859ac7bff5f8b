import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { pieces } from '../box.ts';
import { deckList } from '../campaign/muster.ts';
import { SIDES, type Side } from '../data/types.ts';
import { defenceOf, edition, tunnelsFrom } from '../edition.ts';
import { rulesIn } from '../effects.ts';
import { minesLeft } from '../support.ts';
import { judge, progress } from '../victory.ts';
import { bury, type Campaign, campaign, GERMAN, other, SOVIET, single } from './campaign-scene.ts';
import { scene } from './scene.ts';

const fogIn = (game: Campaign, side: Side): number | undefined => deckList(game.open, id.seat(side)).get('fog-of-war');
const groups = (cards: readonly string[]): string[] => cards.map((card) => entry(pieces.groupOf, id.card(card)));
const cycling = (game: Campaign, side: Side): string[] =>
  groups([...game.deck(side), ...game.room(side).hand, ...game.room(side).discard]);
const count = (all: readonly string[], name: string): number => all.filter((each) => each === name).length;

test('US-R-70 extra-fog and fewer-fog change the Fog of War of a starting deck', () => {
  expect(SIDES.map((side) => fogIn(single('042'), side))).toEqual([3, 2]);
  expect(SIDES.map((side) => fogIn(campaign({ at: '7a' }), side))).toEqual([1, 2]);
  const game = campaign({ at: '7a' }).until('bid');
  expect(SIDES.map((side) => count(cycling(game, side), 'fog-of-war'))).toEqual([1, 2]);
});

test('US-R-70 US-CSET-09 deck-add puts cards into a starting deck', () => {
  const game = single('082').until('bid');
  expect(count(cycling(game, 'german'), 'bomber')).toBe(2);
  expect(count(cycling(game, 'soviet'), 'antiair-battery')).toBe(1);
});

test('US-R-70 US-R-86 free-bolster: a card of the owner’s choice goes into the deck before it is shuffled', () => {
  const game = single('021').until('freeBolster');
  const before = game.side('german').deck;
  expect(game.waiting).toEqual([GERMAN]);
  const card = game.side('german').supply.find((each) => pieces.groupOf[each] === 'rifleman-A');
  game.play(`german: take ${card}`);
  expect([game.step, game.side('german').supply.includes(id.card(card ?? ''))]).toEqual(['bid', false]);
  expect(game.deck('german').length + game.room('german').hand.length).toBe(before + 1);
  expect(game.all('reinforced', 'soviet')).toMatchObject([{ seat: GERMAN, card, to: 'deck' }]);
  expect(cycling(single('021').until('bid'), 'german')).toHaveLength(before);
});

test('US-R-70 US-R-86 free-scout: two scouted markers beside the own ones, without Fog of War', () => {
  const game = campaign({ at: '3a' }).until('freeScout');
  const marks = () => Object.values(game.open.tiles).filter((tile) => tile[SOVIET] !== null).length;
  const [before, fog] = [marks(), cycling(game, 'soviet')];
  const far = Object.keys(game.open.tiles).find((tile) => !game.legalFor('soviet').includes(`mark ${tile}`)) ?? '';
  expect(game.why(`soviet: mark ${far}`)).toBe('US-R-70');
  for (let i = 0; i < 2; i++) game.play(`soviet: ${game.legalFor('soviet', 'mark')[0]}`);
  expect([game.step, marks()]).toEqual(['bid', before + 2]);
  expect(count(cycling(game, 'soviet'), 'fog-of-war')).toBe(count(fog, 'fog-of-war'));
});

test('US-R-70 start-suppressed: the units that it names begin suppressed', () => {
  const { counters } = single('121').side('soviet');
  const suppressed = Object.entries(counters).filter(([, counter]) => counter?.suppressed);
  expect(suppressed.map(([unit]) => unit).sort()).toEqual(['machine-gunner-A', 'machine-gunner-B']);
});

test('US-R-70 place-smoke and place-overwatch lay markers of the unit that has them', () => {
  const smoke = single('142').until('bid').open;
  expect(smoke.smoke).toEqual({ 508: 'german', 608: 'german' });
  expect(smoke.smoked).toEqual({ 'german/engineer-A': 1, 'german/engineer-B': 1 });
  expect(single('113').until('bid').open.watched).toEqual({
    'german/machine-gunner-A': '307',
    'soviet/machine-gunner-B': '407',
  });
});

test('US-R-70 US-R-93 damage-tile wrecks a building before the map is laid, and not twice', () => {
  expect(campaign({ at: '11a' }).open.city).toMatchObject({ 204: 'C' });
  const again = campaign({ at: '11a', but: ({ open }) => Object.assign(open.city, { 204: 'C' }) });
  expect(again.all('damaged')).toEqual([]);
  expect(campaign({ at: '11b' }).open.city).not.toHaveProperty('204');
});

test('US-R-70 US-R-93 a single game stands in the city that its briefings have left', () => {
  expect(single('111').open.city).toMatchObject({ 204: 'C' });
  expect(single('121').open.city).toMatchObject(campaign({ at: '11a' }).open.city);
});

test('US-R-70 US-R-92 a bombardment strikes its tile before the first round', () => {
  const game = single('074').until('bid');
  const struck = game.all('struck');
  expect(struck.length).toBeGreaterThan(0);
  expect(new Set(struck.map(({ tile, seat, as }) => `${tile} ${seat} ${as}`))).toEqual(new Set(['607 german bomb']));
});

test('US-R-70 max-range: no attack reaches farther', () => {
  expect(rulesIn(single('141').open).maxRange).toBe(1);
  expect(rulesIn(single('011').open).maxRange).toBe(Number.POSITIVE_INFINITY);
});

test('US-R-70 defence-mod: soldiers are harder to hit, vehicles are not', () => {
  const game = single('122');
  const [tile = ''] = Object.keys(game.open.tiles);
  const at = (unit: string) =>
    defenceOf(game.open, { seat: SOVIET, unit: id.unit(unit), tile: id.tile(tile), from: null, as: 'attack' }).extra;
  expect(at('rifleman-A')).toMatchObject({ scenario: 1 });
  expect(at('t-34-A')).toBeUndefined();
});

test('US-R-70 initiative-mod: the bids of a side count for more', () => {
  const [soviet, german] = ['S-S-004', 'G-S-004'].map((card) => entry(pieces.kinds, id.kind(card)));
  const { open } = single('021');
  if (soviet === undefined || german === undefined) throw new Error('no such cards');
  expect(edition.bidWorth(open, GERMAN, german)).toBe(german.initiative + 1);
  expect(edition.bidWorth(open, SOVIET, soviet)).toBe(soviet.initiative);
});

test('US-R-70 hand-size: five cards in the first three rounds, then four', () => {
  const game = single('022');
  const hands = [1, 2, 3, 4].map((round) => SIDES.map((side) => game.until('bid', round).room(side).hand.length));
  expect(hands).toEqual([
    [5, 4],
    [5, 4],
    [5, 4],
    [4, 4],
  ]);
});

test('US-R-70 forbid-action: German Mortars throw no grenades in 9a, Soviet ones do', () => {
  const mortar = { hand: ['mortar'], counters: { mortar: '104' } };
  const game = scene({
    scenario: '091',
    turn: 'german',
    german: mortar,
    soviet: { counters: { 'rifleman-A': '302' } },
  });
  expect(game.why('grenade mortar 302')).toBe('US-R-70');
  expect(game.legal('grenade')).toEqual([]);
  expect(game.why('move mortar 103')).not.toBe('US-R-70');
  const own = scene({ scenario: '091', soviet: mortar, german: { counters: { 'rifleman-A': '302' } } });
  expect(own.legal('grenade')).toContain('grenade mortar 302');
});

test('US-R-70 tunnel-side: only one side goes through the tunnels', () => {
  const { open } = single('101');
  const [from] = open.tunnels;
  if (from === undefined) throw new Error('101 has no tunnel');
  const rifleman = id.unit('rifleman-A');
  expect(tunnelsFrom(open, SOVIET, rifleman, from).length).toBe(open.tunnels.length - 1);
  expect(tunnelsFrom(open, GERMAN, rifleman, from)).toEqual([]);
});

test('US-R-70 alt-spawn: a unit may enter for the first time on other tiles, unless the enemy stands there', () => {
  const { open } = single('092');
  const enter = () => edition.entrances(open, SOVIET, id.unit('flamethrower'));
  expect(enter()).toEqual(expect.arrayContaining(['306', '506']));
  const soldier = entry(open.sides, GERMAN).counters[id.unit('rifleman-A')];
  if (soldier) soldier.at = id.tile('306');
  expect(enter()).not.toContain('306');
  open.entered.push(id.counter('soviet/flamethrower'));
  expect(enter()).not.toContain('506');
});

test('US-R-70 US-R-86 reinforce: a card of the supply comes at the start of its round, before the draw', () => {
  const game = single('052').until('bid', 2);
  expect(count(cycling(game, 'soviet'), 'mortar')).toBe(0);
  game.until('bid', 3);
  for (const side of SIDES) expect(count(cycling(game, side), 'mortar'), side).toBe(1);
  expect(game.all('reinforced').map(({ seat }) => seat)).toEqual([game.open.marker, other(game.open.marker as Side)]);
});

test('US-R-70 on-control: the first control of the tile brings two cards to the discard pile', () => {
  const game = scene({
    scenario: '112',
    soviet: { hand: ['rifleman-A x2'], counters: { 'rifleman-A': '602' }, scouted: ['602'] },
  });
  game.play('control rifleman-A');
  expect(game.step).toBe('freeBolster');
  game.play('take rifleman-B', 'take scout-B');
  expect(game.discard('soviet')).toEqual(['rifleman-B', 'scout-B']);
  expect(game.step).toBe('turn');
  const elsewhere = { hand: ['rifleman-A'], counters: { 'rifleman-A': '603' }, scouted: ['603'] };
  expect(scene({ scenario: '112', soviet: elsewhere }).play('control rifleman-A').step).toBe('turn');
});

test('US-R-70 US-R-36 secret-mine: it counts against its squad for the owner', () => {
  const game = campaign({ at: '3a' });
  expect(minesLeft(game.state, GERMAN, id.unit('engineer-A'))).toBe(3);
  expect(minesLeft(game.state, GERMAN, id.unit('engineer-B'))).toBe(4);
  expect(campaign({ at: '3c' }).room('german').hidden).toEqual([]);
  expect(campaign({ at: '3c' }).room('soviet').hidden).toMatchObject([{ edge: ['505', '506'] }]);
});

test('US-R-70 US-INFO-10 alt-objective: four routed units win for the Soviets too', () => {
  const { open } = single('053').until('turn');
  expect(rulesIn(open).objectives(SOVIET)).toContainEqual({ type: 'rout', count: 4 });
  expect(rulesIn(open).objectives(GERMAN)).toHaveLength(1);
  for (const unit of ['scout-A', 'scout-B', 'machine-gunner-A']) open.routed.push(id.counter(`german/${unit}`));
  expect(judge(open, SOVIET)).toBeNull();
  open.routed.push(id.counter('german/machine-gunner-B'));
  expect(progress(open, SOVIET, { type: 'rout', count: 4 })).toEqual({ have: 4, need: 4 });
  expect(judge(open, SOVIET)).toMatchObject({ winner: SOVIET, how: 'routed' });
});

test('US-R-70 US-UPGR-06 upgrade-count: the winner of 041 upgrades three soldiers', () => {
  const upgrades = (winner: Side) => {
    const game = campaign({ at: '4a' }).until('turn').won(winner);
    return SIDES.map((side) => game.all('upgraded', side).find(({ seat }) => seat === id.seat(side))?.cards?.length);
  };
  expect(upgrades('soviet')).toEqual([3, 2]);
  expect(upgrades('german')).toEqual([2, 3]);
});

test('US-R-70 US-PCAS-01 casualty-draw: one fewer for the winner of 122, one more for the loser of 081', () => {
  const losses = (at: string, winner: Side) => {
    const game = campaign({ at }).until('turn');
    for (const side of SIDES) bury(game, side, ...game.side(side).supply.filter(isScoutB).slice(0, 2));
    game.won(winner);
    return SIDES.map((side) => game.all('lostForGood', side).find(({ seat }) => seat === id.seat(side))?.cards?.length);
  };
  const isScoutB = (card: string): boolean => /^(scout-B|scout-A)$/.test(entry(pieces.groupOf, id.card(card)));
  expect(losses('12c', 'soviet')).toEqual([0, 1]);
  expect(losses('12c', 'german')).toEqual([1, 0]);
  expect(losses('8a', 'soviet')).toEqual([1, 2]);
});
