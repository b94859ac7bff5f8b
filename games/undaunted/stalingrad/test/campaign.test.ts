import { expect, test } from 'vitest';
import { type CardId, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { factsOf, scenarioFacts } from '../box.ts';
import { ENDS, STATES } from '../data/campaign.ts';
import { CARDS } from '../data/cards.ts';
import { PLACES } from '../data/city.ts';
import { SIDES } from '../data/types.ts';
import { faceAt } from '../edition.ts';
import { stalingrad } from '../tools.ts';
import { bury, type Campaign, campaign, platoon, SOVIET } from './campaign-scene.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => `seed ${i}`);
/** The last campaign step as the Soviets see it: the soldiers that are gone for good, and the upgraded ones. */
const lost = (game: Campaign): readonly string[] =>
  game.all('lostForGood', 'soviet').findLast(({ seat }) => seat === SOVIET)?.cards ?? [];
const upgraded = (game: Campaign): readonly CardId[] =>
  game.all('upgraded', 'soviet').findLast(({ seat }) => seat === SOVIET)?.cards ?? [];
const RIFLEMEN = ['S-S-004', 'S-S-005', 'S-S-006', 'S-S-007', 'S-S-008', 'S-S-009', 'S-S-010', 'S-S-011', 'S-S-012'];
const SCOUTS = ['S-S-014', 'S-S-015', 'S-S-016', 'S-S-017', 'S-S-018', 'S-S-019'];
const PILE = [...RIFLEMEN, ...SCOUTS];
/** In an own turn, so that one more decision ends the game. */
const begun = (seed = 'campaign', at = '1a') => campaign({ seed, at }).until('turn');

test('US-CS-01 US-CS-02 after a game come record, casualties and upgrades, and only then the next game', () => {
  const game = begun().won('german');
  const order = game.context.lines.map(({ event }) => event.event);
  const from = order.indexOf('recorded');
  expect(order.slice(from)).toEqual([
    'recorded',
    'lostForGood',
    'lostForGood',
    'upgraded',
    'upgraded',
    'briefed',
    ...order.slice(from + 6),
  ]);
  expect(order.slice(from + 6).every((event) => event !== 'recorded' && event !== 'upgraded')).toBe(true);
});

test('US-VICT-01 US-VICT-02 US-SET1-01 the winner is recorded and takes the area, whoever held it', () => {
  const game = campaign({ but: ({ open }) => Object.assign(open.areas, { '9 January Square': 'german' }) });
  game.won('soviet');
  expect(game.open.record).toEqual([{ state: '1a', scenario: '011', winner: 'soviet', how: 'withdrawn' }]);
  expect(game.open.areas).toEqual({ '9 January Square': 'soviet' });
  game.won('german');
  expect(game.open.record.map(({ winner }) => winner)).toEqual(['soviet', 'german']);
});

test('US-R-63 a scenario without an area changes no area', () => {
  const { code = '' } = STATES.find(({ scenario }) => scenarioFacts(scenario).area === null) ?? {};
  const game = campaign({ at: code }).won('soviet');
  expect(game.all('recorded')).toMatchObject([{ area: null, winner: 'soviet' }]);
  expect(game.open.areas).toEqual({});
});

test('US-VICT-04 US-EX-11 the state and the winner say which state comes next', () => {
  const table = { '6a': ['7a', '7b'], '6b': ['7c', '7d'], '6c': ['7e', '7f'], '6d': ['7g', '7h'] } as const;
  for (const [code, [soviet, german]] of Object.entries(table)) {
    expect(campaign({ at: code }).won('soviet').open.state).toBe(soviet);
    expect(campaign({ at: code }).won('german').open.state).toBe(german);
  }
});

test('US-CSET-01 US-CSET-02 US-VICT-05 US-R-64 US-INFO-11 both sides read one record and one state', () => {
  const game = campaign().won('soviet', 'german', 'german');
  expect(Number.parseInt(game.open.state, 10)).toBe(game.open.record.length + 1);
  const [soviet, german] = SIDES.map((side) => game.view(side).open);
  expect([soviet?.state, soviet?.record, soviet?.areas]).toEqual([german?.state, german?.record, german?.areas]);
});

test('US-CAMP-01 US-DEF-01 every way through the campaign ends after at most 15 games, and every state lies on one', () => {
  const seen = new Set<string>();
  const follow = (code: string, games: number): void => {
    expect(games).toBeLessThanOrEqual(15);
    if (seen.has(code)) return;
    seen.add(code);
    const state = STATES.find((each) => each.code === code);
    if (state === undefined) expect(ENDS.map((end) => end.code)).toContain(code);
    else for (const side of SIDES) follow(state.next[side], Number.parseInt(code, 10));
  };
  follow('1a', 0);
  expect([...seen].sort()).toEqual([...STATES, ...ENDS].map(({ code }) => code).sort());
});

test('US-CAMP-02 an END state ends the campaign at once, without casualties and upgrades', () => {
  const game = campaign({ at: '7a' }).until('turn');
  bury(game, 'soviet', 'S-S-004').won('soviet');
  expect(game.open).toMatchObject({ ended: 'END-a', state: '7a' });
  expect([game.waiting, game.all('lostForGood'), game.all('upgraded')]).toEqual([[], [], []]);
  expect(stalingrad.outcome(game.view('german'))).toMatchObject({ winner: SOVIET, rule: 'US-CAMP-02' });
});

test('US-CAMP-01 US-DEF-01 the fifteenth game ends the campaign', () => {
  for (const code of ['15a', '15b', '15c', '15d']) {
    const game = campaign({ at: code }).won('german');
    expect(game.open.ended).toMatch(/^END-[hj]$/);
    expect(game.open.record).toHaveLength(15);
  }
});

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [15, 3],
])('US-PCAS-01 US-EX-20 US-CARD-07 %i casualties cost %i soldiers for good', (size, gone) => {
  const game = bury(begun(), 'soviet', ...PILE.slice(0, size)).won('german');
  expect(lost(game)).toHaveLength(gone);
  expect(lost(game).every((card) => PILE.slice(0, size).includes(card))).toBe(true);
});

test('US-PCAS-02 who is lost for good is drawn at random, the same with the same seed', () => {
  const draw = (seed: string) => lost(bury(begun(seed), 'soviet', ...PILE.slice(0, 4)).won('german')).join();
  expect(new Set(SEEDS.map(draw)).size).toBeGreaterThan(1);
  expect(draw('twice')).toBe(draw('twice'));
});

/** Riflemen of squad A with reserves in their place. */
const withReserves = (n: number, seed: string) =>
  campaign({
    seed,
    but: (state) =>
      platoon(state, 'soviet', {
        gone: RIFLEMEN.slice(0, n),
        come: RIFLEMEN.slice(0, n).map(reserve),
      }),
  }).until('turn');
const reserve = (card: string): string => `S-R-${card.slice(-3)}`;

test('US-PCAS-03 US-CARD-08 reserves are never lost for good: another card is drawn', () => {
  for (const seed of SEEDS) {
    const game = bury(withReserves(2, seed), 'soviet', 'S-R-004', 'S-R-005', 'S-S-014').won('german');
    expect(lost(game)).toEqual(['S-S-014']);
  }
  const only = bury(withReserves(4, 'r'), 'soviet', 'S-R-004', 'S-R-005', 'S-R-006', 'S-R-007').won('german');
  expect(lost(only)).toEqual([]);
});

test('US-PCAS-04 US-R-59 reserves count in the table, and then as many are lost as there are', () => {
  const pile = ['S-R-004', 'S-R-005', 'S-R-006', 'S-R-007', 'S-R-008'];
  expect(lost(bury(withReserves(5, 'r'), 'soviet', ...pile, 'S-S-014').won('german'))).toEqual(['S-S-014']);
  const two = bury(withReserves(5, 'r'), 'soviet', ...pile, 'S-S-014', 'S-S-015', 'S-S-017').won('german');
  expect(lost(two)).toHaveLength(2);
});

test('US-PCAS-05 US-PCAS-06 US-PCAS-08 US-EX-12 a lost Rifleman is gone, and the reserve with the same code comes', () => {
  const game = bury(begun(), 'soviet', 'S-S-009').won('german');
  const { available, gone } = game.room('soviet');
  expect(gone).toContain('S-S-009');
  expect(available).not.toContain('S-S-009');
  expect(available).toContain('S-R-009');
  expect(game.side('soviet').supply).toContain('S-R-009');
});

test('US-CARD-11 US-PCAS-08 an upgraded Rifleman can be lost, and the reserve with the same code comes', () => {
  const game = campaign({ but: (state) => platoon(state, 'soviet', { gone: ['S-S-009'], come: ['S-U-009'] }) });
  bury(game.until('turn'), 'soviet', 'S-U-009').won('german');
  expect(game.room('soviet').gone).toEqual(expect.arrayContaining(['S-S-009', 'S-U-009']));
  expect(game.room('soviet').available).toContain('S-R-009');
});

test('US-PCAS-07 US-CARD-15 nobody replaces a lost Engineer', () => {
  const game = campaign({ at: '5a' }).until('turn');
  const engineer = game.room('soviet').available.find((card) => factsOf(card).unit === 'engineer-A') ?? '';
  const before = game.count('soviet', 'engineer-A');
  bury(game, 'soviet', engineer).won('german');
  expect(game.count('soviet', 'engineer-A')).toBe(before - 1);
  expect(game.room('soviet').available.filter((card) => factsOf(card).class === 'reserve')).toEqual([]);
});

test('US-R-83 a loss of squad C before integration is not replaced: the unit shrinks', () => {
  const game = campaign({ at: '8a' }).until('turn');
  const rifleman = game.room('german').available.find((card) => factsOf(card).unit === 'rifleman-C') ?? '';
  const before = game.count('german', 'rifleman-C');
  bury(game, 'german', rifleman).won('soviet');
  expect(game.count('german', 'rifleman-C')).toBe(before - 1);
});

test('US-CARD-15 US-CAMP-03 squads A and B stay at 5, 3 and 3 over many bloody games, and nobody returns', () => {
  const game = campaign();
  const removed = new Set<string>();
  for (let i = 0; i < 6; i++) {
    game.until('turn');
    const men = game
      .side('soviet')
      .supply.filter((card) => /^(rifleman|scout|machine-gunner)-/.test(factsOf(card).unit ?? ''));
    bury(game, 'soviet', ...men.slice(0, 12)).won('german');
    for (const card of game.room('soviet').gone) removed.add(card);
    for (const squad of ['A', 'B'])
      expect(['rifleman', 'scout', 'machine-gunner'].map((unit) => game.count('soviet', `${unit}-${squad}`))).toEqual([
        5, 3, 3,
      ]);
    expect(game.room('soviet').available.filter((card) => removed.has(card))).toEqual([]);
  }
  expect(removed.size).toBeGreaterThan(12);
});

test('US-UPGR-01 US-UPGR-02 US-UPGR-05 US-EX-13 two soldiers that fought are upgraded, nobody of the supply', () => {
  for (const seed of SEEDS) {
    const game = begun(seed);
    const supply = game.side('soviet').supply.slice();
    game.won('german');
    expect(upgraded(game)).toHaveLength(2);
    for (const card of upgraded(game)) {
      const before = id.card(`S-S-${factsOf(card).code}`);
      expect(supply).not.toContain(before);
      expect(game.room('soviet').available).toContain(card);
      expect(game.room('soviet').gone).toContain(before);
    }
  }
});

/** Only these cards are outside the supply when the Soviets lose the game. */
function deckOf(seed: string, change: Parameters<typeof platoon>[2], keep: readonly string[]): Campaign {
  const game = campaign({ seed, but: (state) => platoon(state, 'soviet', change) }).until('turn');
  const room = game.room('soviet');
  const side = game.side('soviet');
  const all = entry(game.open.brought, SOVIET);
  room.hand = [];
  room.discard = [];
  game.state.sealed.decks[SOVIET] = all.filter((card) => keep.includes(card));
  side.supply = all.filter((card) => !keep.includes(card));
  Object.assign(side, { hand: 0, discard: 0, deck: keep.length, play: [], seen: [], shown: [], unseen: [] });
  return game.won('german');
}
const upgradedOf = (game: Campaign): string[] => [...upgraded(game)].sort();

test('US-UPGR-03 only regular soldiers are upgraded', () => {
  const change = { gone: ['S-S-005', 'S-S-006'], come: ['S-R-005', 'S-U-006'] };
  const keep = ['S-S-026', 'S-S-001', 'S-R-005', 'S-U-006', 'S-S-007', 'S-S-014'];
  for (const seed of SEEDS) expect(upgradedOf(deckOf(seed, change, keep))).toEqual(['S-U-007', 'S-U-014']);
});

test('US-UPGR-04 with fewer soldiers who can be, fewer are upgraded', () => {
  expect(upgradedOf(deckOf('one', {}, ['S-S-001', 'S-S-026', 'S-S-014']))).toEqual(['S-U-014']);
  expect(upgradedOf(deckOf('none', {}, ['S-S-001', 'S-S-026']))).toEqual([]);
});

test('US-R-61 a soldier without an upgrade card is passed over', () => {
  for (const seed of SEEDS) {
    const game = deckOf(seed, { come: ['S-U-007'] }, ['S-S-007', 'S-S-014']);
    expect(upgradedOf(game)).toEqual(['S-U-014']);
  }
});

test('US-UPGR-07 US-R-62 casualties can be upgraded unless they are lost for good', () => {
  let both = 0;
  for (const seed of SEEDS) {
    const game = bury(begun(seed), 'soviet', ...PILE);
    const gone = lost(game.won('german'));
    for (const card of upgraded(game)) {
      expect(gone).not.toContain(`S-S-${factsOf(card).code}`);
      if (PILE.includes(`S-S-${factsOf(card).code}`)) both++;
    }
  }
  expect(both).toBeGreaterThan(0);
});

test('US-CS-03 US-CAMP-04 one loss and two upgrades: the pool loses three cards and gains three', () => {
  const game = bury(begun(), 'soviet', 'S-S-014');
  const before = game.room('soviet').available.slice();
  game.won('german');
  const scenario = CARDS.soviet.filter(({ deck }) => deck === 'locked').map((card) => card.id);
  const after = game.room('soviet').available.filter((card) => !scenario.includes(card));
  expect(after.filter((card) => !before.includes(card))).toHaveLength(3);
  expect(before.filter((card) => !after.includes(card))).toHaveLength(3);
  expect(game.open.sides[SOVIET]?.removed).toBe(0);
});

test('US-R-96 what one side loses does not change what the other draws from the same seed first', () => {
  const soviet = (germanLosses: readonly string[]) => {
    const game = bury(begun(), 'soviet', ...PILE.slice(0, 4));
    return lost(bury(game, 'german', ...germanLosses).won('german'));
  };
  expect(soviet([])).toEqual(soviet(['G-S-004', 'G-S-005', 'G-S-014']));
  const decks = (...lines: readonly string[]) => {
    const game = campaign().play(...lines);
    return [game.deck('soviet'), game.deck('german')];
  };
  expect(decks('soviet: confirm', 'german: confirm')).toEqual(decks('german: confirm', 'soviet: confirm'));
});

test('US-CAS-09 US-PCAS-01 Fog of War that was set aside does not count as a casualty', () => {
  const game = bury(begun(), 'soviet', ...PILE.slice(0, 4), 'S-S-026').won('german');
  expect(lost(game)).toHaveLength(1);
});

test('US-R-60 a reserve of the casualty pile is not upgraded and is there again in the next game', () => {
  const game = bury(withReserves(2, 'again'), 'soviet', 'S-R-004', 'S-R-005').won('german');
  expect(upgraded(game)).toHaveLength(2);
  for (const card of ['S-R-004', 'S-R-005']) expect(game.side('soviet').supply).toContain(card);
});

test('US-CAMP-03 a card that is gone is not unlocked again', () => {
  const game = campaign({ at: '3a', but: (state) => platoon(state, 'soviet', { gone: ['S-L-083'] }) });
  expect(game.room('soviet').available).not.toContain('S-L-083');
});

test('US-R-93 orders of a state concern the own cards alone', () => {
  const game = campaign({ at: '5a' });
  expect(game.room('soviet').available.filter((card) => !card.startsWith('S-'))).toEqual([]);
  expect(game.room('german').available.filter((card) => !card.startsWith('G-'))).toEqual([]);
});

test('US-COMP-09 no token of a game lies on the board of the next one', () => {
  const game = campaign().until('turn');
  const tile = id.tile('504');
  game.open.routed.push(id.counter('soviet/scout-A'));
  Object.assign(game.open, {
    laid: { 'soviet/A': 2 },
    smoke: { [tile]: SOVIET },
    smoked: { 'soviet/engineer-A': 2 },
    watched: { 'soviet/machine-gunner-A': tile },
    laidPoints: { [tile]: 1 },
    done: ['control 0'],
  });
  game.open.tunnels.push(tile);
  game.open.gained[SOVIET] = 2;
  game.won('german');
  expect(game.open.state).toBe('2b');
  const fresh = campaign({ at: '2b' }).open;
  for (const token of [
    'routed',
    'laid',
    'smoke',
    'smoked',
    'tunnels',
    'watched',
    'gained',
    'laidPoints',
    'done',
  ] as const)
    expect(game.open[token], token).toEqual(fresh[token]);
  expect(game.open.entered).toEqual(fresh.entered);
});

test('US-TILE-07 the city always shows one tile of each of its 72 places, and 57 lie aside', () => {
  const game = campaign({ at: '11a' });
  const shown = PLACES.map(({ code }) => faceAt(game.open, id.tile(code)).face.id);
  const aside = PLACES.flatMap(({ faces }) => faces.map((face) => face.id)).filter((face) => !shown.includes(face));
  expect([new Set(shown).size, aside.length]).toEqual([72, 57]);
  expect(shown).toContain('204-C');
});

test('US-R-37 US-R-82 options last for a whole campaign, are open to both, and are nowhere while they are off', () => {
  const game = campaign({ options: { entryFire: true, oneByOne: true } }).won('soviet', 'german');
  expect([game.open.record.length, game.open.options]).toEqual([2, ['entryFire', 'oneByOne']]);
  expect(stalingrad.clone(game.state).open.options).toEqual(['entryFire', 'oneByOne']);
  expect(stalingrad.audit(game.state)).toEqual([]);
  expect('options' in campaign().open).toBe(false);
});
