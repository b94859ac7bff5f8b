import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { designation, factsOf, pieces } from '../box.ts';
import { ENDS, STATES } from '../data/campaign.ts';
import { CARD, CARDS, type Card, parseAction } from '../data/cards.ts';
import { PLACE, PLACES } from '../data/city.ts';
import { COUNTERS } from '../data/counters.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { type Objective, SIDES } from '../data/types.ts';
import { defenceOf, edition } from '../edition.ts';
import { narrate } from '../narrate.ts';
import { GERMAN, scene } from './scene.ts';

const ALL = [...CARDS.soviet, ...CARDS.german];
const card = (text: string): Card => factsOf(id.card(text));
const inDeck = (side: 'soviet' | 'german', deck: Card['deck']): number =>
  CARDS[side].filter((each) => each.deck === deck).length;
const tally = (cards: readonly Card[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { title, squad } of cards) {
    const key = squad === null ? title : `${title} ${squad}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

test('US-COMP-07 US-COMP-08 the decks hold what the box lists, without the three list cards of each side', () => {
  const decks = ['starting', 'locked', 'upgrade', 'reserve'] as const;
  expect(decks.map((deck) => inDeck('soviet', deck))).toEqual([35, 66, 57, 22]);
  expect(decks.map((deck) => inDeck('german', deck))).toEqual([35, 69, 63, 22]);
  for (const side of SIDES)
    expect(tally(CARDS[side].filter(({ deck }) => deck === 'reserve'))).toEqual({
      'Rifleman A': 5,
      'Rifleman B': 5,
      'Scout A': 3,
      'Scout B': 3,
      'Machine Gunner A': 3,
      'Machine Gunner B': 3,
    });
});

test('US-SET1-11 US-CAMP-06 the starting deck is cards 001 to 035, those of the first scenario', () => {
  for (const side of SIDES) {
    const starting = CARDS[side].filter(({ deck }) => deck === 'starting');
    expect(starting.map(({ code }) => Number(code))).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    expect(tally(starting)).toEqual({
      'Platoon Sergeant': 1,
      'Squad Leader A': 1,
      'Squad Leader B': 1,
      'Rifleman A': 5,
      'Rifleman B': 5,
      'Scout A': 3,
      'Scout B': 3,
      'Machine Gunner A': 3,
      'Machine Gunner B': 3,
      'Fog of War': 10,
    });
  }
});

test('US-CAMP-07 codes have gaps: not every soldier has an upgrade or a reserve', () => {
  const codes = CARDS.soviet.filter(({ deck }) => deck === 'upgrade').map(({ code }) => Number(code));
  expect(Math.max(...codes) - Math.min(...codes) + 1).toBeGreaterThan(codes.length);
  expect(new Set(codes).size).toBe(codes.length);
});

test('US-COMP-03 there are 24 Soviet counters and 28 German ones, six of each for the first scenario', () => {
  expect([COUNTERS.soviet.length, COUNTERS.german.length]).toEqual([24, 28]);
  const [first] = SCENARIOS;
  for (const side of SIDES) {
    expect(Object.values(first?.sides[side].counters ?? {}).flat()).toHaveLength(6);
    expect(COUNTERS[side].some(({ armor }) => armor !== undefined)).toBe(true);
  }
});

test('US-COMP-04 US-COMP-05 US-R-36 US-R-97 mines, smoke and overwatch belong to units', () => {
  const owners = (side: 'soviet' | 'german', what: 'mines' | 'smoke' | 'overwatch') =>
    Object.fromEntries(COUNTERS[side].flatMap((each) => (each[what] === undefined ? [] : [[each.id, each[what]]])));
  expect(owners('soviet', 'mines')).toEqual({ 'engineer-A': 4, 'engineer-B': 4 });
  expect(owners('german', 'mines')).toEqual({
    'engineer-A': 4,
    'engineer-B': 4,
    'engineer-C': 4,
    'assault-pioneer': 4,
    'engineer-BC': 4,
  });
  expect(owners('soviet', 'smoke')).toEqual({ 'engineer-A': 2, 'engineer-B': 2 });
  expect(Object.keys(owners('german', 'overwatch'))).toEqual([
    'machine-gunner-A',
    'machine-gunner-B',
    'machine-gunner-BC',
  ]);
});

test('US-COMP-06 US-COMP-02 no scenario needs more markers than the box has', () => {
  for (const { objectives, tunnels, mission, id: scenario, ...rest } of SCENARIOS) {
    const counts = [Object.keys(objectives).length, tunnels.length, mission.length, rest.escape.length];
    const most = [17, 6, 2, 2];
    expect(
      counts.every((n, i) => n <= (most[i] ?? 0)),
      scenario,
    ).toBe(true);
  }
});

/** Mission points that a side may have when the next one wins. */
const pointsShort = (objective: Objective): number =>
  objective.type === 'gain' || objective.type === 'hold' ? objective.points - 1 : 0;

test('US-COMP-06 US-END-08 US-R-48 the 14 mission point markers are enough for both sides of every scenario', () => {
  for (const { sides, id: scenario } of SCENARIOS) {
    const [soviet, german] = SIDES.map((side) => pointsShort(sides[side].objective));
    expect((soviet ?? 0) + (german ?? 0), scenario).toBeLessThan(14);
  }
});

test('US-COMP-01 US-DEF-19 no side starts with more than 24 markers, nor with two on one tile', () => {
  for (const { sides, tiles, id: scenario } of SCENARIOS) {
    for (const side of SIDES) {
      const marked = [...sides[side].scouted, ...sides[side].controlled];
      expect(marked.length, scenario).toBeLessThanOrEqual(24);
      expect(new Set(marked).size, scenario).toBe(marked.length);
      expect(
        marked.every((tile) => tiles.includes(tile)),
        scenario,
      ).toBe(true);
    }
    expect(sides.soviet.controlled.filter((tile) => sides.german.controlled.includes(tile))).toEqual([]);
  }
});

test('US-CARD-01 US-CARD-02 US-DEF-09 soldiers have a counter and at least one action, commanders no counter', () => {
  for (const each of ALL) {
    expect(each.initiative, each.id).toBeGreaterThan(0);
    expect(each.actions.length > 0, each.id).toBe(each.kind !== 'fog');
    expect(each.unit !== null, each.id).toBe(each.kind === 'combat');
    if (each.unit !== null) expect(COUNTERS[each.side].map((counter) => counter.id)).toContain(each.unit);
  }
  expect(card('S-S-002')).toMatchObject({ title: 'Squad Leader', kind: 'command', unit: null });
});

test('US-CARD-03 Fog of War has a title, an initiative and a designation, and nothing else', () => {
  const fog = ALL.filter(({ kind }) => kind === 'fog');
  expect(fog.length).toBeGreaterThanOrEqual(20);
  for (const each of fog)
    expect(each).toMatchObject({ title: 'Fog of War', actions: [], class: null, squad: null, unit: null });
});

test('US-CARD-04 a designation names side, deck and code', () => {
  expect(card('S-U-009')).toMatchObject({ side: 'soviet', deck: 'upgrade', code: '009' });
  for (const each of ALL) expect(each.id).toMatch(/^[SG]-[SLUR]-\d{3}$/);
  expect(CARD.size).toBe(ALL.length);
});

test('US-CARD-05 US-CARD-06 US-R-71 the class of a soldier follows from the deck unless its card says otherwise', () => {
  expect([card('S-R-009').class, card('S-S-009').class, card('S-U-009').class, card('S-S-002').class]).toEqual([
    'reserve',
    'regular',
    'upgraded',
    null,
  ]);
  for (const side of SIDES)
    expect(CARDS[side].filter(({ deck, class: its }) => deck === 'starting' && its === 'regular')).toHaveLength(22);
  const odd = ALL.filter(({ deck, class: its }) => deck === 'locked' && its === 'upgraded');
  const vehicles = SIDES.flatMap((side) => COUNTERS[side].filter(({ armor }) => armor !== undefined));
  for (const each of odd)
    expect(each.title === 'Storm Group' || vehicles.some((counter) => counter.id === each.unit), each.id).toBe(true);
  expect(odd.length).toBeGreaterThan(0);
});

test('US-CARD-10 US-CARD-14 an upgrade is the same soldier, a reserve somebody else', () => {
  for (const each of ALL) {
    if (each.deck !== 'upgrade' && each.deck !== 'reserve') continue;
    const before = CARDS[each.side].find(
      ({ deck, code }) => (deck === 'starting' || deck === 'locked') && code === each.code,
    );
    expect([before?.title, before?.squad], each.id).toEqual([each.title, each.squad]);
    expect(before?.name === each.name, each.id).toBe(each.deck === 'upgrade');
  }
});

test('US-CARD-12 every upgraded soldier is better at something, and the better action is marked', () => {
  for (const each of ALL) {
    const marked = each.actions.filter(({ upgraded }) => upgraded);
    if (each.deck !== 'upgrade') continue;
    const before = CARDS[each.side].find(
      ({ deck, code }) => (deck === 'starting' || deck === 'locked') && code === each.code,
    );
    expect(marked.length > 0 || each.initiative > (before?.initiative ?? 9), each.id).toBe(true);
    for (const action of each.actions) {
      const old = before?.actions.find((other) => other.do === action.do);
      const isBetter = old === undefined || action.value > old.value || (action.wall ?? 0) > (old.wall ?? 0);
      if (isBetter) expect(action.upgraded, `${each.id} ${action.do}`).toBe(true);
    }
  }
});

test('US-DEF-02 US-DEF-16 US-DEF-17 all soldiers of a title and squad act with one counter, whatever their class', () => {
  const [regular, upgraded, reserve, other] = ['S-S-004', 'S-U-004', 'S-R-004', 'S-S-009'].map(card);
  expect([regular?.unit, upgraded?.unit, reserve?.unit]).toEqual(['rifleman-A', 'rifleman-A', 'rifleman-A']);
  expect(other?.unit).toBe('rifleman-B');
  const [one, two] = ['S-S-004', 'S-S-005'].map((each) => pieces.groupOf[id.card(each)]);
  expect(one).toBe(two);
  expect(pieces.kindOf[id.card('S-S-004')]).not.toBe(pieces.kindOf[id.card('S-S-005')]);
});

test('US-DEF-07 US-DEF-08 US-EX-19 US-R-02 actions as they are printed', () => {
  expect(parseAction('Move 1')).toMatchObject({ do: 'move', value: 1, squad: null });
  expect(parseAction('Bolster 3')).toMatchObject({ do: 'bolster', value: 3, squad: null });
  expect(parseAction('Bolster 2(A)')).toMatchObject({ do: 'bolster', value: 2, squad: 'A' });
  expect(card('S-S-002').actions).toMatchObject([
    { do: 'bolster', squad: 'A' },
    { do: 'inspire', squad: 'A' },
  ]);
  const valued = ['guide', 'move', 'scout', 'stalk', 'antiair', 'bolster', 'command', 'inspire', 'force', 'mine'];
  for (const each of ALL)
    for (const action of each.actions)
      if ([...valued, 'support', 'explore'].includes(action.do))
        expect(action.value, `${each.id} ${action.do}`).toBeGreaterThan(0);
});

test('US-R-90 every Antitank and Demo has a value for vehicles and one for structures', () => {
  const actions = [...CARDS.soviet, ...CARDS.german].flatMap((card) => card.actions);
  const hard = actions.filter(({ do: use }) => use === 'antitank' || use === 'demo');
  expect(hard.length).toBeGreaterThan(0);
  expect(hard.filter(({ value, wall }) => value === 0 || !wall)).toEqual([]);
});

test('US-TILE-01 US-COMP-02 US-CAMP-05 US-EX-22 129 tiles: 72 show an A, 57 a B or a C', () => {
  const faces = PLACES.flatMap((place) => place.faces.map((face) => face.id));
  expect([new Set(faces).size, PLACES.length, faces.length - PLACES.length]).toEqual([129, 72, 57]);
  for (const face of faces) expect(face).toMatch(/^\d{3}-[ABC]$/);
});

test('US-TILE-03 US-TILE-04 US-TILE-06 buildings have walls and better cover, fortifications two covers', () => {
  const faces = PLACES.flatMap((place) => place.faces);
  for (const { id: tile, cover, buildingCover, wall, fortificationCover, state } of faces) {
    expect(wall !== null, tile).toBe(state === 'intact' || state === 'damaged');
    expect(buildingCover !== null, tile).toBe(wall !== null);
    if (buildingCover !== null) expect(buildingCover, tile).toBeGreaterThan(cover);
    if (fortificationCover !== null) expect(fortificationCover, tile).toBeGreaterThan(cover);
  }
  expect(PLACE.get('503')?.faces[1]).toMatchObject({ id: '503-B', cover: 0, fortificationCover: 2 });
  expect(PLACE.get('109')?.faces.map(({ state }) => state)).toEqual(['intact', 'damaged', 'destroyed']);
});

test('US-CSET-08 US-R-93 every tile that is to be fortified has a fortified side, every one to be wrecked two more', () => {
  for (const { sides, id: scenario } of SCENARIOS)
    for (const side of SIDES)
      for (const tile of sides[side].fortify)
        expect(PLACE.get(tile)?.faces[1]?.state, `${scenario} ${tile}`).toBe('fortified');
  for (const { rules = [], code } of STATES)
    for (const rule of rules)
      if (rule.effect === 'damage-tile') expect(PLACE.get(rule.tile)?.faces.length, code).toBe(rule.steps + 1);
});

test('US-DEF-14 US-CSET-13 every map stands on tiles of the city and names counters of its side', () => {
  for (const { tiles, sides, id: scenario, mines, tunnels } of SCENARIOS) {
    const edges = mines.flatMap(({ edge }) => edge);
    for (const tile of tiles) expect(PLACE.has(tile), `${scenario} ${tile}`).toBe(true);
    for (const side of SIDES) {
      for (const tile of [...Object.keys(sides[side].counters), ...edges, ...tunnels])
        expect(tiles, `${scenario} ${tile}`).toContain(tile);
      for (const unit of Object.values(sides[side].counters).flat())
        expect(pieces.unitIds, `${scenario} ${unit}`).toContain(unit);
    }
  }
  expect(JSON.stringify(SCENARIOS)).not.toMatch(/"spawn"/);
});

test('US-SET1-02 US-CSET-03 every state and every end has a briefing for each side', () => {
  const files = readdirSync(fileURLToPath(new URL('../data/briefings', import.meta.url)));
  const codes = [...STATES, ...ENDS].map(({ code }) => code);
  expect(files.sort()).toEqual(codes.flatMap((code) => [`${code}.german.txt`, `${code}.soviet.txt`]).sort());
});

test('US-R-80 US-CSET-02 a scenario is named by its game and its variant, and a state plays one of its game', () => {
  for (const { id: scenario, game } of SCENARIOS) expect(Number(scenario.slice(0, 2))).toBe(game);
  for (const { code, scenario } of STATES) expect(Number(scenario.slice(0, 2)), code).toBe(Number.parseInt(code, 10));
});

test('US-INTEG-04 a card of squad C has a copy under the letter that its squad joins', () => {
  const joined = pieces.cardIds.filter((each) => designation(each) !== each);
  expect(joined.length).toBe(ALL.filter(({ squad }) => squad === 'C').length);
  for (const each of joined)
    expect(factsOf(each)).toMatchObject({ squad: factsOf(each).side === 'soviet' ? 'A' : 'B' });
});

test('US-DEF-06 dice have ten sides, and the log shows the tenth as 0', () => {
  expect(edition.dieSides).toBe(10);
  const game = scene({ soviet: { hand: ['machine-gunner-A'] }, dice: [0, 9] });
  game.play('attack machine-gunner-A scout-A');
  const [shot] = game.all('shot');
  expect(shot && narrate(shot)).toMatch(/\b0, 9\b/);
});

test('US-DEF-03 a controlled tile may be moved onto as a scouted one', () => {
  const soviet = { hand: ['rifleman-A'], controlled: ['603'] };
  expect(scene({ soviet }).why('move rifleman-A 603')).toBeNull();
  expect(scene({ soviet: { hand: ['rifleman-A'], unmarked: ['603'] } }).why('move rifleman-A 603')).toBe('US-MOVE-02');
});

test('US-TILE-02 the cover of a tile is added to the defense', () => {
  const [covered] = PLACES.filter(({ faces }) => faces[0]?.cover === 1 && faces[0].wall === null);
  const { open } = scene();
  const aim = {
    seat: GERMAN,
    unit: id.unit('rifleman-A'),
    tile: id.tile(covered?.code ?? ''),
    from: null,
    as: 'attack',
  };
  expect(defenceOf(open, aim)).toMatchObject({ base: 4, cover: 1, total: 5 });
});
