import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { designation, factsOf, pieces } from '../box.ts';
import { deckList } from '../campaign/muster.ts';
import { byWorth, integrable, reservesFor, SQUAD } from '../campaign/platoon.ts';
import { SIDES, type Side } from '../data/types.ts';
import { narrate } from '../narrate.ts';
import { minesLeft } from '../support.ts';
import { bury, type Campaign, campaign, GERMAN, platoon, SOVIET, single } from './campaign-scene.ts';

const sizes = (game: Campaign, side: Side): number[] =>
  Object.keys(SQUAD).map((title) => integrable(game.room(side), side, title).length);
const RIFLEMEN_A = ['S-S-004', 'S-S-005', 'S-S-006', 'S-S-007', 'S-S-008'];

test('US-INTEG-01 US-R-86 squads are integrated in game 10, before anything is laid', () => {
  const game = campaign({ at: '10a' });
  expect([game.step, game.open.integrated]).toEqual(['integrate', false]);
  game.play('soviet: confirm', 'german: confirm');
  expect([game.step, game.open.integrated]).toEqual(['decks', true]);
  expect(game.all('integrated').map(({ seat }) => seat)).toEqual([SOVIET, GERMAN]);
});

test('US-INTEG-02 US-R-95 who is not picked is chosen from the rest: one soldier does not count twice', () => {
  const game = campaign({ at: '10a' });
  const [best = ''] = integrable(game.room('soviet'), 'soviet', 'Rifleman').toSorted(byWorth);
  game.play(`soviet: pick ${best}`);
  expect(game.why(`soviet: pick ${best}`)).toBe('US-R-95');
  game.play('soviet: confirm', 'german: confirm');
  expect(sizes(game, 'soviet')).toEqual([5, 3, 3]);
});

test('US-INTEG-03 US-INTEG-04 a single scenario after game 10 is played with integrated squads', () => {
  const joined = (scenario: string) =>
    SIDES.map((side) => Object.keys(single(scenario).side(side).counters).some((unit) => unit.endsWith('-C')));
  expect([joined('093'), joined('111')]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('US-INTEG-02 US-CARD-15 an integrated squad keeps 5 Riflemen, 3 Scouts and 3 Machine Gunners', () => {
  const game = campaign({ at: '10a' });
  for (const side of SIDES) expect(Math.max(...sizes(game, side)), side).toBeGreaterThan(5);
  game.play('soviet: confirm', 'german: confirm');
  for (const side of SIDES) expect(sizes(game, side), side).toEqual([5, 3, 3]);
});

test('US-R-95 the owner picks who stays: others are gone, reserves return to their deck, leaders all stay', () => {
  const game = campaign({
    at: '10a',
    but: (state) => platoon(state, 'soviet', { gone: ['S-S-004'], come: ['S-R-004'] }),
  });
  const leaders = () => game.room('soviet').available.filter((card) => factsOf(card).kind === 'command');
  const before = leaders();
  const men = integrable(game.room('soviet'), 'soviet', 'Rifleman').filter((card) => factsOf(card).squad === 'C');
  const kept = [...RIFLEMEN_A.slice(1), ...men].slice(0, 5);
  for (const card of kept) game.play(`soviet: pick ${card}`);
  expect(game.why('soviet: pick S-R-004')).toBe('US-R-95');
  game.play('soviet: confirm', 'german: confirm');
  expect(integrable(game.room('soviet'), 'soviet', 'Rifleman').sort()).toEqual([...kept].sort());
  expect(game.room('soviet').gone).toEqual(expect.arrayContaining(men.filter((card) => !kept.includes(card))));
  expect(game.room('soviet').gone).not.toContain('S-R-004');
  expect(reservesFor(game.room('soviet'), 'soviet', 'Rifleman')).toContain('S-R-004');
  expect(leaders()).toEqual(before);
});

test('US-INTEG-03 a Rifleman of squad C may fill the place of the other letter in the deck', () => {
  const game = campaign({ at: '11c' });
  const fromC = game.side('soviet').supply.filter((card) => designation(card) !== card);
  expect(fromC.length).toBeGreaterThan(0);
  for (const card of fromC) expect(factsOf(card).squad).toBe('A');
  expect([...deckList(game.open, SOVIET).keys()].filter((name) => name.endsWith('-C'))).toEqual([]);
  expect([...deckList(game.open, GERMAN).keys()].filter((name) => name.endsWith('-C'))).toEqual([]);
});

test('US-INTEG-04 US-DEF-02 one counter stands for both letters', () => {
  const game = campaign({ at: '11c' });
  for (const side of SIDES) {
    const units = Object.keys(game.side(side).counters);
    expect(
      units.filter((unit) => unit.endsWith('-C')),
      side,
    ).toEqual([]);
  }
  const cards = entry(game.open.brought, GERMAN).filter((card) => factsOf(card).unit === 'rifleman-B');
  expect(cards).toHaveLength(5);
  expect(pieces.groupOf[cards[0] ?? id.card('')]).toBe('rifleman-B');
});

test('US-EX-18 US-INTEG-03 a Bolster of one letter takes cards of both', () => {
  const kept = (state: Parameters<typeof platoon>[0]) => platoon(state, 'soviet', { gone: RIFLEMEN_A.slice(0, 3) });
  const game = campaign({ at: '10a', but: kept }).until('turn');
  const joined = game
    .side('soviet')
    .supply.find((card) => designation(card) !== card && factsOf(card).title === 'Rifleman');
  if (joined === undefined) throw new Error('no Rifleman of squad C in the supply');
  const room = game.room('soviet');
  const zones = [room.hand, room.discard, entry(game.state.sealed.decks, SOVIET)];
  const zone = zones.find((cards) => cards.includes(id.card('S-S-002')));
  zone?.splice(zone.indexOf(id.card('S-S-002')), 1);
  room.hand = [id.card('S-S-002'), ...room.hand];
  Object.assign(game.side('soviet'), { hand: room.hand.length, discard: room.discard.length, deck: zones[2]?.length });
  if (game.waiting[0] === GERMAN) game.play('german: end');
  game.play('soviet: bolster S-S-002');
  expect(game.why(`soviet: take ${joined}`)).toBeNull();
  expect(game.why('soviet: take S-S-009')).toBe('US-SUPT-02');
});

test('US-INTEG-05 US-EX-30 the owner chooses a reserve of either letter for a loss', () => {
  const come = ['S-U-004', 'S-R-005'];
  const game = campaign({ at: '10a', but: (state) => platoon(state, 'soviet', { gone: RIFLEMEN_A, come }) });
  const men = integrable(game.room('soviet'), 'soviet', 'Rifleman').filter((card) => factsOf(card).squad === 'C');
  for (const card of [...come, ...men.slice(0, 3)]) game.play(`soviet: pick ${card}`);
  game.play('soviet: confirm', 'german: confirm').until('turn');
  bury(game, 'soviet', `${men[0]}a`).withdraw('soviet');
  expect(game.step).toBe('reserves');
  expect(game.legalFor('soviet', 'pick')).toEqual(['004', '006', '007', '008'].map((code) => `pick S-R-${code}`));
  game.play('soviet: pick S-R-007');
  expect(game.why('soviet: pick S-R-008')).toBe('US-INTEG-05');
  game.play('soviet: confirm', 'german: confirm');
  expect(game.room('soviet').available).toContain('S-R-007');
  expect(integrable(game.room('soviet'), 'soviet', 'Rifleman')).toHaveLength(5);
});

test('US-INFO-08 US-INTEG-05 the enemy does not see which reserves there are to choose, nor who was lost', () => {
  const game = campaign({ at: '11c' }).until('turn');
  const [rifleman = ''] = entry(game.open.brought, SOVIET).filter((card) => factsOf(card).unit === 'rifleman-A');
  const before = bury(game, 'soviet', rifleman).withdraw('soviet').view('german');
  expect(game.room('soviet').owed).toEqual(['Rifleman']);
  expect(game.view('german').private).not.toHaveProperty('soviet');
  game.play(`soviet: ${game.legalFor('soviet', 'pick')[0]}`);
  expect(game.view('german')).toEqual(before);
});

test('US-R-58 US-INTEG-05 the enemy reads the same whether a reserve is called up or nobody was lost', () => {
  const told = (unit: string) => {
    const game = campaign({ at: '11c' }).until('turn');
    const [card = ''] = entry(game.open.brought, SOVIET).filter((each) => factsOf(each).unit === unit);
    bury(game, 'soviet', card).withdraw('soviet').play('soviet: confirm');
    const [own] = game.all('unlocked', 'soviet').slice(-1);
    return { own: own?.cards?.length, text: own && narrate(own), enemy: game.all('unlocked', 'german').slice(-1) };
  };
  const [lost, nobody] = [told('rifleman-A'), told('sniper')];
  expect(nobody.enemy).toEqual(lost.enemy);
  expect(lost.enemy.map(narrate)).toEqual(['The Soviet Union calls on the reserves.']);
  expect([lost.own, nobody.own, nobody.text]).toEqual([1, 0, 'No reserve is needed.']);
});

test('US-R-65 without a reserve of the type in the deck none is added', () => {
  const all = ['S-R-004', 'S-R-005', 'S-R-006', 'S-R-007', 'S-R-008'];
  const game = campaign({ at: '11c', but: (state) => platoon(state, 'soviet', { gone: all }) }).until('turn');
  const [rifleman = ''] = entry(game.open.brought, SOVIET).filter((card) => factsOf(card).unit === 'rifleman-A');
  bury(game, 'soviet', rifleman).withdraw('soviet');
  expect(game.legalFor('soviet')).toEqual(['confirm']);
  game.play('soviet: confirm', 'german: confirm');
  expect(integrable(game.room('soviet'), 'soviet', 'Rifleman')).toHaveLength(4);
});

test('US-R-65 US-R-97 an integrated Engineer has four mines in all', () => {
  const game = campaign({ at: '11d' }).until('turn');
  const engineer = id.unit('engineer-B');
  expect(minesLeft(game.state, GERMAN, engineer)).toBe(4);
  game.open.laid = { 'german/B': 4 };
  expect(minesLeft(game.state, GERMAN, engineer)).toBe(0);
});

test('US-CAMP-03 US-INTEG-02 who was not kept never returns', () => {
  const game = campaign({ at: '10a' }).play('soviet: confirm', 'german: confirm');
  const gone = SIDES.map((side) => game.room(side).gone.slice());
  expect(Math.min(...gone.map((cards) => cards.length))).toBeGreaterThan(5);
  game.won('german', 'soviet');
  SIDES.forEach((side, i) => {
    expect(game.room(side).available.filter((card) => gone[i]?.includes(card))).toEqual([]);
    expect(sizes(game, side)).toEqual([5, 3, 3]);
  });
});

test('US-INTEG-05 reserves of two kinds are owed at once: so many of each, and the best where nobody is picked', () => {
  const game = campaign({ at: '11c' }).until('turn');
  const men = (unit: string, n: number) =>
    entry(game.open.brought, SOVIET)
      .filter((card) => factsOf(card).unit === unit)
      .slice(0, n);
  const before = game.room('soviet').available.slice();
  bury(game, 'soviet', ...men('rifleman-A', 2), ...men('scout-A', 1), ...men('engineer-A', 1));
  game.room('soviet').owed = ['Rifleman', 'Scout', 'Rifleman'];
  game.state.flow = [{ step: 'reserves' }];
  const riflemen = reservesFor(game.room('soviet'), 'soviet', 'Rifleman');
  const scouts = reservesFor(game.room('soviet'), 'soviet', 'Scout');
  expect(game.legalFor('soviet', 'pick')).toEqual([...riflemen, ...scouts].map((card) => `pick ${card}`));
  game.play(`soviet: pick ${riflemen[1]}`, `soviet: pick ${scouts[2]}`);
  expect(game.why(`soviet: pick ${scouts[0]}`)).toBe('US-INTEG-05');
  expect(game.legalFor('soviet', 'pick')).toEqual(riflemen.filter((_, i) => i !== 1).map((card) => `pick ${card}`));
  game.play('soviet: confirm');
  const [best] = riflemen.filter((_, i) => i !== 1).sort(byWorth);
  const come = game.room('soviet').available.filter((card) => !before.includes(card));
  expect(come).toEqual([best, riflemen[1], scouts[2]].sort());
  expect(game.room('soviet').owed).toEqual([]);
});
