import { expect, test } from 'vitest';
import { entriesOf, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { factsOf, pieces, SEATS } from '../box.ts';
import { deckList } from '../campaign/muster.ts';
import { byWorth, freshPlatoon } from '../campaign/platoon.ts';
import { CARDS } from '../data/cards.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { SIDES } from '../data/types.ts';
import { boardOf, faceAt } from '../edition.ts';
import { rulesIn } from '../effects.ts';
import { stalingrad } from '../tools.ts';
import { type Campaign, campaign, GERMAN, platoon, SOVIET, single } from './campaign-scene.ts';

const groups = (cards: readonly string[]): string[] => cards.map((card) => entry(pieces.groupOf, id.card(card)));
const letters = (game: Campaign): string[] =>
  boardOf(game.open).tiles.map((tile) => faceAt(game.open, tile).face.id.slice(-1));

test('US-SET1-03 US-VICT-03 US-CAMP-08 US-DEF-11 a new campaign stands in 1a with empty records and 35 cards each', () => {
  const game = campaign();
  expect(game.open).toMatchObject({
    state: '1a',
    scenario: '011',
    record: [],
    areas: {},
    tunnelsLost: [],
    ended: null,
  });
  for (const side of SIDES) {
    expect(game.room(side).available).toEqual(CARDS[side].slice(0, 35).map((card) => card.id));
    expect(game.room(side).gone).toEqual([]);
  }
});

test('US-DEF-12 US-SET1-04 US-CAMP-05 a new city shows its A tiles only', () => {
  const game = campaign();
  expect(game.open.city).toEqual({});
  expect(new Set(letters(game))).toEqual(new Set(['A']));
});

test('US-SET1-05 counters, objectives and markers lie as the map of 011 shows', () => {
  const game = campaign();
  expect(game.open.points).toEqual({ 404: 1, 503: 1, 504: 2, 505: 1, 603: 1 });
  const at = entriesOf(game.side('soviet').counters).map(([unit, counter]) => `${unit} ${counter?.at}`);
  expect(at.sort()).toEqual([
    'machine-gunner-A 604',
    'machine-gunner-B 405',
    'rifleman-A 604',
    'rifleman-B 506',
    'scout-A 604',
    'scout-B 506',
  ]);
  const marked = entriesOf(game.open.tiles).filter(([, marks]) => marks[GERMAN] === 'scouted');
  expect(marked.map(([tile]) => tile)).toEqual(['402', '403', '502', '503', '504', '602']);
  expect(game.open).toMatchObject({ mines: [], smoke: {}, tunnels: [], watched: {}, routed: [] });
});

test('US-SET1-06 US-CSET-14 the scenario says who has the initiative marker', () => {
  expect(single('011').open.marker).toBe(SOVIET);
  expect(single('074').open.marker).toBe(GERMAN);
});

test('US-SET1-07 US-SET1-08 US-R-67 the whole pool of 35 lies open by title before decks are chosen', () => {
  const game = campaign();
  expect(game.step).toBe('decks');
  for (const side of SIDES)
    for (const reader of SIDES) {
      const supply = entry(game.view(reader).open.sides, id.seat(side)).supply;
      expect(supply).toHaveLength(35);
      const names = groups(supply);
      expect(names.filter((name, i) => name !== names[i - 1])).toHaveLength(new Set(names).size);
    }
});

test('US-SET1-09 US-SET1-12 US-EX-21 the deck of 011 has 11 cards, the supply 24 with 8 Fog of War', () => {
  const game = campaign().until('bid');
  for (const side of SIDES) {
    const deck = groups([...game.deck(side), ...game.room(side).hand]).sort();
    expect(deck).toEqual([
      'fog-of-war',
      'fog-of-war',
      'machine-gunner-A',
      'machine-gunner-B',
      'platoon-sergeant',
      'rifleman-A',
      'rifleman-B',
      'scout-A',
      'scout-B',
      'squad-leader-A',
      'squad-leader-B',
    ]);
    expect(game.side(side).supply).toHaveLength(24);
    expect(groups(game.side(side).supply).filter((name) => name === 'fog-of-war')).toHaveLength(8);
  }
});

test('US-SET1-09 the deck is shuffled: its order changes with the seed', () => {
  const order = (seed: string) => {
    const game = campaign({ seed }).until('bid');
    return [...game.deck('soviet'), ...game.room('soviet').hand].join();
  };
  expect(new Set(['a', 'b', 'c', 'd'].map(order)).size).toBeGreaterThan(1);
});

test('US-SET1-10 US-INFO-12 both sides of 011 need four objective points, for 9 January Square', () => {
  const game = campaign();
  for (const seat of SEATS) expect(rulesIn(game.open).objectives(seat)).toEqual([{ type: 'control', points: 4 }]);
  expect(game.won('german').open.areas).toEqual({ '9 January Square': 'german' });
});

test('US-SET1-13 US-R-78 a single game of 011 is practice: no campaign step, and nothing changes for a campaign', () => {
  const game = single('011').won('soviet');
  expect([game.step, game.waiting]).toEqual([null, []]);
  expect(stalingrad.outcome(game.view('soviet'))).toMatchObject({ winner: 'soviet' });
  for (const side of SIDES) {
    expect(game.room(side)).toMatchObject(freshPlatoon(id.seat(side)));
    for (const event of ['upgraded', 'lostForGood', 'recorded'] as const) expect(game.all(event)).toEqual([]);
  }
  expect(campaign().open).toMatchObject({ state: '1a', record: [], city: {} });
});

test('US-CSET-04 US-CSET-07 US-CSET-06 the overview unlocks cards for the game at hand', () => {
  const game = campaign({ at: '7a' });
  expect(game.all('briefed')).toMatchObject([{ state: '7a', scenario: '071' }]);
  const { unlock } = rulesIn(game.open).scenario.sides.soviet;
  expect(unlock.length).toBeGreaterThan(0);
  for (const card of unlock) {
    expect(game.room('soviet').available).toContain(card);
    expect(game.side('soviet').supply).toContain(card);
  }
});

test('US-CSET-03 US-CSET-04 a briefing unlocks cards for its own side alone', () => {
  const game = campaign({ at: '3a' });
  expect(game.room('soviet').available).toContain('S-L-083');
  expect(game.room('german').available).not.toContain('G-L-088');
  expect(campaign({ at: '3b' }).room('german').available).toContain('G-L-088');
});

test('US-CSET-05 US-R-66 a replaced card is gone in whatever class it is, and the new one comes all the same', () => {
  const replaced = campaign({ at: '11c' });
  expect(replaced.room('soviet').available).toContain('S-L-087');
  expect(replaced.room('soviet').available).not.toContain('S-S-001');
  expect(replaced.room('soviet').gone).toContain('S-S-001');
  const late = campaign({ at: '11c', but: (state) => platoon(state, 'soviet', { gone: ['S-S-001'] }) });
  expect(late.room('soviet').available).toContain('S-L-087');
});

test('US-CSET-20 where two are listed and one is picked, the best of the others comes with it', () => {
  const game = single('022').until('decks');
  const men = game.side('soviet').supply.filter((card) => factsOf(card).unit === 'rifleman-A');
  const [best, worst] = [men.toSorted(byWorth)[0], men.toSorted(byWorth).at(-1)];
  game.play(`soviet: pick ${worst}`, 'soviet: confirm', 'german: confirm').until('bid');
  const deck = [...game.deck('soviet'), ...game.room('soviet').hand];
  expect(deck.filter((card) => factsOf(card).unit === 'rifleman-A').toSorted(byWorth)).toEqual([best, worst]);
});

test('US-CSET-08 US-CSET-12 US-EX-14 a fortified tile lies on the board with its B', () => {
  const fortified = SCENARIOS.flatMap(({ id: scenario, sides, tiles }) =>
    SIDES.flatMap((side) =>
      sides[side].fortify.filter((tile) => tiles.includes(tile)).map((tile) => ({ scenario, tile })),
    ),
  );
  expect(fortified.length).toBeGreaterThan(0);
  for (const { scenario, tile } of fortified)
    expect(faceAt(single(scenario).open, id.tile(tile)).face, scenario).toMatchObject({ id: `${tile}-B` });
});

test('US-CSET-12 the map takes the tile that the city shows now', () => {
  const game = campaign({
    at: '2a',
    but: (state) => {
      for (const place of rulesIn({ ...state.open, state: '2a' }).scenario.tiles)
        if (place === '502') state.open.city = { ...state.open.city, [id.tile(place)]: 'B' };
    },
  });
  expect(faceAt(game.open, id.tile('502')).face.id).toBe('502-B');
});

test('US-CSET-13 mines and tunnels of the map lie on the board', () => {
  const mined = single('114').open.mines;
  expect(mined).toContainEqual({ seat: 'soviet', squad: 'A', kind: 'antipersonnel', edge: ['708', '709'] });
  const { tunnels } = SCENARIOS.find((each) => each.id === '101') ?? { tunnels: [] };
  expect(tunnels.length).toBeGreaterThan(1);
  expect(single('101').open.tunnels).toEqual(tunnels);
});

test('US-R-40 a destroyed tunnel is not laid again, and its marker is out of the campaign', () => {
  const { tunnels = [] } = SCENARIOS.find((each) => each.id === '101') ?? {};
  const lose = (...tiles: readonly string[]) =>
    campaign({ at: '10a', but: ({ open }) => open.tunnelsLost.push(...tiles.map((tile) => id.tile(tile))) }).until(
      'decks',
    ).open.tunnels;
  expect(lose(tunnels[0] ?? '')).toEqual(tunnels.slice(1));
  expect(lose('101', '102', '103', '104', '105')).toEqual(tunnels.slice(0, 1));
});

test('US-CSET-15 US-CSET-16 a title that the scenario leaves out stays in the pool', () => {
  const left = SCENARIOS.flatMap(({ id: scenario, sides }) =>
    SIDES.flatMap((side) => (sides[side].without.length > 0 ? [{ scenario, side, titles: sides[side].without }] : [])),
  );
  const checked = left.filter(({ scenario, side, titles }) => {
    const game = single(scenario);
    const named = game.room(side).available.filter((card) =>
      titles.includes(
        factsOf(card)
          .title.toLowerCase()
          .replace(/[^a-z0-9]+/g, '-'),
      ),
    );
    for (const card of named) expect(game.side(side).supply).not.toContain(card);
    return named.length > 0;
  });
  expect(checked.length).toBe(left.length);
});

test('US-CSET-17 US-CSET-19 cards that a list names and nobody has any more are skipped', () => {
  const all = CARDS.german.filter(({ title }) => title === 'Mortar').map(({ id: card }) => card);
  const game = campaign({ at: '6b', but: (state) => platoon(state, 'german', { gone: all }) });
  const asked = [...deckList(game.open, GERMAN)];
  game.until('bid');
  const deck = groups([...game.deck('german'), ...game.room('german').hand]);
  for (const [name, n] of asked) expect(deck.filter((each) => each === name).length, name).toBeLessThanOrEqual(n);
  expect(deck).not.toContain('mortar');
  expect(game.side('german').counters).not.toHaveProperty('mortar');
});

test('US-R-88 a counter of the map is placed only for a unit that has a card left', () => {
  const engineers = CARDS.soviet.filter(({ unit }) => unit === 'engineer-A').map(({ id: card }) => card);
  expect(campaign({ at: '7g' }).side('soviet').counters).toMatchObject({ 'engineer-A': { at: '407' } });
  const without = campaign({ at: '7g', but: (state) => platoon(state, 'soviet', { gone: engineers }) });
  expect(without.side('soviet').counters).not.toHaveProperty('engineer-A');
});

test('US-CSET-18 US-CSET-11 each side has its own list and its own objective', () => {
  const game = single('074');
  expect(deckList(game.open, SOVIET)).not.toEqual(deckList(game.open, GERMAN));
  expect(SEATS.map((seat) => rulesIn(game.open).objectives(seat)[0])).toEqual([
    { type: 'control', points: 7 },
    { type: 'control', points: 6 },
  ]);
});

test('US-CSET-20 any soldier of a listed title may go into the deck, and only one where one is listed', () => {
  const game = campaign({
    but: (state) => platoon(state, 'soviet', { gone: ['S-S-004', 'S-S-005'], come: ['S-U-004', 'S-R-005'] }),
  });
  const riflemen = ['S-U-004', 'S-R-005', 'S-S-006', 'S-S-007', 'S-S-008'];
  for (const card of riflemen) expect(game.why(`soviet: pick ${card}`), card).toBeNull();
  game.play('soviet: pick S-R-005');
  expect(game.why('soviet: pick S-S-006')).toBe('US-CSET-20');
  expect(game.legalFor('soviet', 'pick')).not.toContain('pick S-S-006');
  expect(game.why('soviet: pick S-L-060')).toBe('US-CSET-20');
  expect(game.why('soviet: pick S-S-001')).toBe('US-CSET-20');
  game.play('soviet: drop S-R-005', 'soviet: pick S-S-006', 'soviet: confirm', 'german: confirm');
  const deck = [...game.deck('soviet'), ...game.room('soviet').hand];
  expect(deck.filter((card) => riflemen.includes(card))).toEqual(['S-S-006']);
});

test('US-CSET-20 the standard choice drops every pick, and confirming it takes the best soldiers', () => {
  const game = campaign({ but: (state) => platoon(state, 'soviet', { gone: ['S-S-004'], come: ['S-U-004'] }) });
  expect(game.why('soviet: standard')).toBe('US-CSET-20');
  game.play('soviet: pick S-S-006', 'soviet: pick S-S-010', 'soviet: standard');
  expect(game.room('soviet').picked).toEqual([]);
  game.play('soviet: confirm', 'german: confirm');
  expect([...game.deck('soviet'), ...game.room('soviet').hand]).toContain('S-U-004');
});

test('US-CSET-21 US-R-01 the baseline deck is nine cards without a Machine Gunner', () => {
  const game = single('011');
  const list = new Map(deckList(game.open, SOVIET));
  for (const name of ['machine-gunner-A', 'machine-gunner-B']) {
    expect(list.get(name)).toBe(1);
    list.delete(name);
  }
  expect(Object.fromEntries(list)).toEqual({
    'platoon-sergeant': 1,
    'squad-leader-A': 1,
    'squad-leader-B': 1,
    'rifleman-A': 1,
    'rifleman-B': 1,
    'scout-A': 1,
    'scout-B': 1,
    'fog-of-war': 2,
  });
});

test('US-CSET-21 every deck list names cards that the platoon of its game has', () => {
  for (const { id: scenario } of SCENARIOS) {
    const game = single(scenario);
    for (const side of SIDES) {
      const supply = groups(game.side(side).supply);
      for (const [name, n] of deckList(game.open, id.seat(side)))
        expect(supply.filter((each) => each === name).length, `${scenario} ${side} ${name}`).toBeGreaterThanOrEqual(n);
    }
  }
});

test('US-DEF-10 every card brought lies in exactly one zone', () => {
  const game = campaign({ at: '5a' }).until('turn');
  for (const side of SIDES) {
    const { hand, discard, removed } = game.room(side);
    const all = [game.side(side).supply, game.side(side).play, hand, discard, removed, game.deck(side)].flat();
    expect(all.sort()).toEqual([...entry(game.open.brought, id.seat(side))].sort());
  }
});

test('US-UPGR-02 the platoons of a single game have two upgraded soldiers for each game before it', () => {
  for (const [scenario, n] of [
    ['011', 0],
    ['041', 6],
    ['074', 12],
  ] as const)
    for (const side of SIDES)
      expect(
        single(scenario)
          .room(side)
          .available.filter((card) => factsOf(card).deck === 'upgrade'),
      ).toHaveLength(n);
});
