import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { SEATS } from '../box.ts';
import { wayTo } from '../campaign/city.ts';
import { edition } from '../edition.ts';
import { asKnownTo, rulesFor } from '../effects.ts';
import { narrate } from '../narrate.ts';
import { signs } from '../signs.ts';
import type { StalingradEvent, StalingradOpen } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { judge } from '../victory.ts';
import { campaign } from './campaign-scene.ts';
import { GERMAN, type Scene, SOVIET, scene } from './scene.ts';

/** What a game seldom comes to: the last of a kind, the second of two, both at once. */

test('US-SPAWN-03 a unit with one entrance does not choose where it enters', () => {
  const counters = { 'rifleman-A': '604', 'rifleman-B': '604', sniper: null };
  const game = scene({ soviet: { hand: ['sniper'], counters } });
  expect([game.legal('enter'), game.why('enter sniper 604')]).toEqual([[], 'US-SPAWN-03']);
});

test('US-CSET-20 US-INTEG-05 one pick is enough to go back to the standard choice', () => {
  const game = campaign({});
  const [pick = ''] = game.legalFor('soviet', 'pick');
  game.play(`soviet: ${pick}`);
  expect(game.why('soviet: standard')).toBeNull();
  expect(game.legalFor('soviet')).toContain('standard');
});

test('US-SUPT-04 Support 2 takes one card and then another', () => {
  const first = { step: 'support', seat: SOVIET, squad: null, left: 2 } as const;
  const game = scene({ soviet: { supply: ['scout-A', 'scout-B', 'sniper'] }, first }).play('take scout-A');
  expect([game.step, game.legal('take')]).toEqual(['support', ['take scout-B', 'take sniper']]);
  expect(game.play('take sniper').step).toBe('turn');
  expect(game.hand('soviet')).toEqual(expect.arrayContaining(['scout-A', 'sniper']));
});

test('US-INFO-16 the board in letters lists smoke, tunnels, watchers, points and mines, hidden ones to their owner', () => {
  const game = scene({
    soviet: {
      hand: ['rifleman-A'],
      mines: ['503-504 antitank A'],
      hidden: ['505-506 antipersonnel'],
      watched: { 'machine-gunner-A': '504' },
      smoke: ['504'],
    },
    tunnels: ['403', '405'],
    laidPoints: { '504': 2 },
  });
  const lines = (seat: 'soviet' | 'german') => signs.lines(game.view(seat) as never);
  const open = ['smoke: 504', 'tunnels: 403; 405', 'overwatch: Soviet Gunners A watch 504', 'mission points: 2 on 504'];
  const mine = 'mines: Soviet antitank mine, squad A, between 503 and 504';
  expect(lines('german')).toEqual([...open, mine]);
  expect(lines('soviet')).toEqual([...open, `${mine}; hidden Soviet antipersonnel mine, between 505 and 506`]);
});

const rule = 'US-R-58';
const WORDS: readonly (readonly [event: object, text: string])[] = [
  [{ event: 'lostForGood' }, 'The Soviet Union buries its dead.'],
  [{ event: 'lostForGood', cards: [] }, 'Nobody is lost for good.'],
  [{ event: 'upgraded' }, 'The Soviet Union learns from the fight.'],
  [{ event: 'upgraded', cards: [] }, 'Nobody is upgraded.'],
  [{ event: 'withdrew' }, 'The Soviet Union withdraws.'],
  [{ event: 'shotDown' }, 'A Soviet Bomber is shot down.'],
  [{ event: 'gained', points: 1, total: 3 }, 'The Soviet Union gains 1 mission point: 3 in all.'],
  [{ event: 'gained', points: 2, total: 3 }, 'The Soviet Union gains 2 mission points: 3 in all.'],
  [{ event: 'recorded', winner: SOVIET, area: null }, 'The Soviet Union wins the game.'],
  [{ event: 'recorded', winner: SOVIET, area: 'Milk House' }, 'The Soviet Union takes the Milk House.'],
];

test('US-SMOKE-02 where a unit enters, smoke is in its way as on the tile where it stands', () => {
  const counters = { 'rifleman-A': '504', 'engineer-A': null };
  const why = (smoke: string[]) => scene({ soviet: { hand: ['engineer-A'], counters, smoke } }).why('smoke engineer-A');
  expect([why(['504']), why(['505'])]).toEqual(['US-SMOKE-02', null]);
});

test('US-SUPT-32 of Bombers in hand, discard pile and deck only those in hand can be given up', () => {
  const german = { hand: ['G-L-095', 'G-L-098'], discard: ['G-L-096'], deck: ['G-L-097', 'scout-A'] };
  const game = scene({ soviet: { hand: ['antiair-battery'] }, german }).play('antiair antiair-battery');
  const cards = stalingrad.legal(game.state, GERMAN).map((action) => stalingrad.notation.format(action));
  expect(cards).toEqual(['lose G-L-095', 'lose G-L-098']);
  const pile = { hand: ['scout-A'], discard: ['G-L-095', 'G-L-098'], deck: ['G-L-097'] };
  const next = scene({ soviet: { hand: ['antiair-battery'] }, german: pile }).play('antiair antiair-battery');
  expect(next.why('lose G-L-097')).toBe('US-SUPT-32');
});

test('US-SUPT-31 a Bomber that is shot down in the discard pile is seen there no longer, and others still are', () => {
  const seenAfter = (german: { discard: string[]; deck?: string[] }, seen = german.discard) => {
    const game = scene({ soviet: { hand: ['antiair-battery'] }, german });
    game.side('german').seen.push(...seen.map(id.card));
    return game.play('antiair antiair-battery').side('german').seen;
  };
  expect(seenAfter({ discard: ['G-L-095', 'G-S-032'] })).toEqual(['G-S-032']);
  expect(seenAfter({ discard: ['G-S-032'], deck: ['G-L-095'] })).toEqual(['G-S-032']);
  expect(seenAfter({ discard: ['G-L-095', 'G-S-032'] }, ['G-S-032'])).toEqual(['G-S-032']);
});

test('a new ground is one with another city, other smoke, another scenario or another game of the campaign', () => {
  const { open } = scene();
  const first = edition.ground(open);
  const city = { [id.tile('502')]: 'B' } as const;
  const smoke = { [id.tile('502')]: SOVIET };
  const game = { state: '1a', scenario: '011', winner: SOVIET, how: 'routed' };
  const changes: readonly Partial<StalingradOpen>[] = [
    { city },
    { smoke },
    { scenario: '021' },
    { state: '2a' },
    { record: [game] },
  ];
  const others = changes.flatMap((change) => [edition.ground({ ...open, ...change }), edition.ground(open)]);
  expect(new Set(others).size).toBe(changes.length + 1);
  expect(edition.ground({ ...open, round: 5 })).toBe(first);
});

test('US-INFO-10 a side knows its own secret rules, and not those of the other', () => {
  const counts = [asKnownTo(SOVIET, '2a'), asKnownTo(GERMAN, '2a'), '2a'].map(
    (state) => rulesFor(state).of('free-bolster').length,
  );
  expect(counts).toEqual([0, 1, 1]);
});

test('US-VICT-04 the way to a state goes from the first one over those before it', () => {
  const codes = ['1a', '2b', '5c'].map((state) => wayTo(state).map(({ code }) => code));
  expect(codes).toEqual([[], ['1a'], ['1a', '2a', '3a', '4b']]);
  expect(wayTo('5c')).toBe(wayTo('5c'));
});

test('US-SUPT-22 US-R-68 a Fog of War that is set aside was one of the cards that could be one', () => {
  const soviet = { hand: ['S-U-015', 'fog-of-war', 'rifleman-A'], deck: ['rifleman-B'] };
  const game = scene({ soviet });
  game.side('soviet').unseen.push({ zone: 'hand', count: 1, not: [id.group('rifleman-B'), id.group('scout-A')] });
  expect(game.uses('S-U-015')).toContain('explore');
  expect(game.play('explore S-U-015').side('soviet').unseen).toEqual([]);
});

test('US-R-58 the log of a campaign tells the enemy nothing, and its owner all', () => {
  for (const [event, text] of WORDS) expect(narrate({ rule, seat: SOVIET, ...event } as StalingradEvent)).toBe(text);
});

/** A position with something of everything that an audit looks at. */
const sound = () =>
  scene({
    soviet: {
      counters: { 'rifleman-A': '504 routed' },
      mines: ['503-504 antitank A'],
      watched: { 'machine-gunner-A': '504' },
      smoke: ['504'],
    },
    tunnels: ['403', '405'],
    city: { '502': 'B' },
  });

const gunner = id.unit('machine-gunner-A');
const beside = id.tile('101');
test.each<readonly [problem: string, spoil: (game: Scene) => unknown]>([
  ['503 has no C', ({ open }) => (open.city = { ...open.city, [id.tile('503')]: 'C' })],
  [
    'soviet/rifleman-A is routed, but not on the board',
    (game) => (game.side('soviet').counters[id.unit('rifleman-A')] = null),
  ],
  [
    'a mine lies between 502 and 505',
    ({ open }) => (open.mines = open.mines.map((mine) => ({ ...mine, edge: [id.tile('502'), id.tile('505')] }))),
  ],
  [
    'a mine lies between 503',
    ({ open }) => (open.mines = open.mines.map((mine) => ({ ...mine, edge: [id.tile('503')] }))),
  ],
  ['smoke lies beside the board', ({ open }) => (open.smoke = { ...open.smoke, [beside]: SOVIET })],
  ['a tunnel lies beside the board', ({ open }) => open.tunnels.push(beside)],
  [
    'soviet/rifleman-B has no overwatch marker',
    ({ open }) => (open.watched = { [id.counter('soviet/rifleman-B')]: id.tile('504') }),
  ],
  [
    'soviet/machine-gunner-A watches 101, but cannot',
    ({ open }) => (open.watched = { [id.counter('soviet/machine-gunner-A')]: beside }),
  ],
  ['soviet/machine-gunner-A watches 504, but cannot', (game) => (game.side('soviet').counters[gunner] = null)],
  [
    'soviet/machine-gunner-A watches 504, but cannot',
    (game) => (game.side('soviet').counters[gunner] = { at: id.tile('504'), suppressed: true }),
  ],
  [
    'soviet/machine-gunner-A watches 504, but cannot',
    ({ open }) => open.routed.push(id.counter('soviet/machine-gunner-A')),
  ],
  [
    'soviet: the platoon names a card by its squad of now',
    ({ state }) => state.private[SOVIET]?.available.push(id.card('S-L-062a')),
  ],
  [
    'soviet: a card is in the platoon twice, or in it and gone',
    ({ state }) => state.private[SOVIET]?.available.push(id.card('S-S-001')),
  ],
  [
    'soviet: a card is in the platoon twice, or in it and gone',
    ({ state }) => state.private[SOVIET]?.gone.push(id.card('S-S-001')),
  ],
])('a position is refused: %s', (problem, spoil) => {
  const game = sound();
  expect(stalingrad.audit(game.state)).toEqual([]);
  spoil(game);
  expect(stalingrad.audit(game.state)).toEqual([problem]);
});

test('US-VEH-04 a position is refused with a vehicle where none can stand', () => {
  const game = scene({ soviet: { hand: ['t-34-A', 'scout-A'], counters: { 't-34-A': '504', 'scout-A': '502' } } });
  const tank = game.side('soviet').counters[id.unit('t-34-A')];
  if (tank) tank.at = id.tile('502');
  expect(stalingrad.audit(game.state)).toEqual(['soviet t-34-A stands where no vehicle can']);
});

test('before the map is laid an audit looks at platoons and the city alone', () => {
  for (const step of ['campaign', 'briefing', 'integrate', 'muster'] as const) {
    const { state } = scene();
    Object.assign(state, { flow: [{ step }], open: { ...state.open, tiles: {} } });
    expect(stalingrad.audit(state)).toEqual([]);
  }
  const { state } = scene();
  state.open.tiles = {};
  expect(stalingrad.audit(state)).toContain('open.tiles are not the tiles of the scenario');
});

test('no scenario is decided before its first round', () => {
  const ids = stalingrad.scenarios.map((each) => each.id).filter((each) => each !== 'campaign');
  expect(ids.filter((scenario) => SEATS.some((seat) => judge(scene({ scenario }).open, seat) !== null))).toEqual([]);
});

test('US-CMBT-03 there are no odds against a vehicle or a soldier who is not on the board', () => {
  const soviet = { hand: ['antitank-gun', 'machine-gunner-A'], counters: { 'antitank-gun': '604' } };
  const game = scene({ soviet, german: { counters: { 'scout-A': null } } });
  const lines = ['antitank antitank-gun panzer-iii-A', 'attack machine-gunner-A scout-A'];
  expect(lines.map((line) => game.odds(line))).toEqual([null, null]);
});
