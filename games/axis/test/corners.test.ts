import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { REGION_IDS, type ZoneId } from '../data/zones.ts';
import { markersLeft } from '../rules/board.ts';
import { stateShape } from '../rules/state-shape.ts';
import { supplyLine } from '../rules/supply.ts';
import { axis } from '../tools.ts';
import { ASSAULT, misses } from './combat-scene.ts';
import { type Given, newGame, position } from './position.ts';

/** Corners of the rules that no other test reaches. */

/** Soviet infantry in so many zones of the Region Board. */
const garrisons = (count: number): Record<string, { infantry: number }> =>
  Object.fromEntries(
    REGION_IDS.filter((zone) => zone !== 'tatsinskaya' && zone !== 'srednyaya-akhtuba')
      .slice(0, count)
      .map((zone) => [zone, { infantry: 1 }]),
  );
/** Twenty fights, and no Combat Marker is left. */
const FIGHTS: readonly ZoneId[] = REGION_IDS.filter(
  (zone) => !['tatsinskaya', 'srednyaya-akhtuba', 'ilovinska', 'krasnoarmeysk', 'pitomnik'].includes(zone),
).slice(0, 20);
const NO_MARKER: Given = {
  axis: Object.fromEntries(FIGHTS.map((zone) => [zone, { tank: 1 }])),
  allies: Object.fromEntries(FIGHTS.map((zone) => [zone, { tank: 1 }])),
  battle: FIGHTS,
  options: { looseStacks: true },
};

test('AA-AXR-03 AA-AXR-06 free units: infantry only, aircraft only, and the Axis chooses', () => {
  const even = position({ card: 2, round: 4, axisHolds: ['oblivskaya'] });
  expect(even.why('receive tank oblivskaya')).toBe('AA-AXR-03');
  const storm = position({ card: 2, round: 9, open: { winterStorm: 9 } });
  expect([storm.step, storm.waiting]).toEqual(['winterStorm', ['axis']]);
  expect(storm.why('receive infantry tormosin')).toBe('AA-AXR-06');
  expect(storm.play('receive fighter tormosin').all('received')).toMatchObject([{ kind: 'fighter', zone: 'tormosin' }]);
});

test('AA-ALR-02 AA-AXR-08 a token costs its price, and the Axis buys none', () => {
  const allies = position({ card: 9, open: { rpc: { axis: 0, allies: 5 } } });
  const before = allies.open.rpc.allies;
  expect(allies.play('buy token frolovo').open.rpc.allies).toBe(before - 1);
  const axisBuys = position({ card: 2, round: 11, open: { winterStorm: 9, rpc: { axis: 9, allies: 0 } } });
  expect(axisBuys.why('buy token tormosin')).toBe('AA-AXR-08');
});

test('AA-R-29 AA-R-71 without a marker a bought unit may still join a fight', () => {
  const game = position({ ...NO_MARKER, card: 2, round: 11, open: { winterStorm: 9, rpc: { axis: 9, allies: 0 } } });
  expect([markersLeft(game.open), FIGHTS.includes('verkhne-kumskii')]).toEqual([0, true]);
  expect(game.why('buy infantry verkhne-kumskii')).toBeNull();
});

test('AA-COMP-04 AA-R-28 a raid on a crossing holds a marker; cargo lands in a friendly zone without one', () => {
  const raid = position({ axis: { tatsinskaya: { bomber: 1 } } });
  raid.play('from tatsinskaya', 'attack bomber white');
  expect(markersLeft(raid.open)).toBe(19);
  const ferry = position({ ...NO_MARKER, card: 10, aboard: { white: 'infantry' } });
  expect(ferry.play('offload white').units('allies', 'grain-elevator')).toEqual({ infantry: 1 });
});

test('AA-COMP-04 without a marker units still march to their own side and into fights, but start none', () => {
  const axis = { ...NO_MARKER.axis, pitomnik: { infantry: 1 } };
  const game = position({ ...NO_MARKER, axis, axisHolds: ['pitomnik', 'yelshanka'] }).play('from pitomnik');
  expect([markersLeft(game.open), FIGHTS.includes('vertyachii')]).toEqual([0, true]);
  expect(game.why('move 1 infantry yelshanka')).toBeNull();
  expect(game.why('move 1 infantry vertyachii')).toBeNull();
  expect(game.why('move 1 infantry army-camp')).toBe('AA-COMP-04');
});

test('AA-COMP-04 AA-AIR-02 without a marker aircraft join fights, but start none', () => {
  const game = position({
    ...NO_MARKER,
    axis: { ...NO_MARKER.axis, tatsinskaya: { fighter: 1 } },
    allies: { ...NO_MARKER.allies, pitomnik: { infantry: 1 } },
  }).play('from tatsinskaya');
  expect([game.why('attack fighter pitomnik'), game.why('attack fighter vertyachii')]).toEqual(['AA-COMP-04', null]);
});

test('AA-MOVE-01 AA-BLITZ-01 AA-CMB-15 AA-OPT-01 AA-OPT-02 a refusal names what it is about', () => {
  const march = position({ axis: { kalach: { tank: 1 } }, axisHolds: ['kalach', 'novomoskovsk'] });
  expect(march.refusal('move 1 tank novomoskovsk')?.facts).toEqual({ zone: 'none' });
  march.play('from kalach');
  expect(march.refusal('blitz alone oblivskaya tormosin')).toMatchObject({
    rule: 'AA-BLITZ-01',
    facts: { from: 'kalach', through: 'oblivskaya' },
  });
  const fight = position({ ...ASSAULT, allies: { vertyachii: { infantry: 1, artillery: 1 } }, dice: [1, 6, 6] });
  expect(fight.refusal('lose 1 crossing')).toMatchObject({ rule: 'AA-CMB-15', facts: { unit: 'crossing' } });
  const bid = newGame('race', { bidding: true }).play('bid allies 4');
  expect(bid.refusal('bid axis 5')?.facts).toEqual({ bid: 4, for: 'allies' });
  expect(bid.play('accept').refusal('buy infantry kalach')?.facts).toEqual({
    what: 'infantry',
    zone: 'kalach',
    points: 4,
  });
});

test('AA-BLITZ-04 AA-MOVE-04 the log tells whether infantry rode along, and no Blitz ends in a base', () => {
  const game = position({ axis: { surovikino: { tank: 1, mechanized: 1 } }, axisHolds: ['surovikino'] });
  game.play('from surovikino');
  expect(game.refusal('blitz alone oblivskaya tatsinskaya')).toMatchObject({
    rule: 'AA-MOVE-04',
    facts: { through: 'oblivskaya', to: 'tatsinskaya' },
  });
  game.play('blitz mechanized oblivskaya surovikino');
  expect(game.all('blitzed')).toMatchObject([{ mechanized: true, through: 'oblivskaya', to: 'surovikino' }]);
});

test('AA-STACK-02 nobody is pushed into a full zone, and only units that are there', () => {
  const game = position({
    axis: { kalach: { infantry: 9 }, pitomnik: { infantry: 8 }, vertyachii: { infantry: 7 } },
    axisHolds: ['kalach', 'pitomnik', 'vertyachii', 'buzinovka', 'novomoskovsk', 'kopania'],
  }).play('done');
  expect(game.why('push infantry kalach pitomnik')).toBe('AA-R-49');
  expect(game.why('push tank kalach vertyachii')).toBe('AA-R-49');
  expect(game.legal()).toContain('push infantry kalach vertyachii');
});

test('AA-OPT-07 Heroes take the aircraft over the zone, and its cargo goes to the pool', () => {
  const sortie = { side: 'allies', kind: 'bomber', tokens: 0 } as const;
  const game = position({
    card: 10,
    options: { heroes: true },
    allies: { kalach: { infantry: 1 } },
    axis: { kalach: { infantry: 2 } },
    battle: ['kalach'],
    sorties: [
      { ...sortie, at: 'pitomnik', mission: 'relocate' },
      { ...sortie, at: 'kalach', mission: 'drop', tokens: 1 },
    ],
    dice: [6, ...misses(6)],
  });
  const pool = game.open.pool.allies;
  game.play('done', 'sacrifice bomber-aloft kalach');
  expect([game.open.pool.allies, game.units('allies', 'pitomnik')]).toEqual([pool + 1, { bomber: 1 }]);
  expect(game.all('lost')[0]).toMatchObject({ kind: 'bomber-aloft', tokens: 1, passenger: null });
});

test('AA-OPT-07 Heroes take one of the kind given up, over the zone given up', () => {
  const game = position({
    card: 10,
    options: { heroes: true },
    axisHolds: ['kalach', 'surovikino'],
    allies: { kalach: { infantry: 1 } },
    axis: { kalach: { infantry: 2 }, surovikino: { infantry: 1 } },
    battle: ['kalach'],
    assault: ['surovikino'],
    sorties: [
      { side: 'allies', kind: 'bomber', at: 'surovikino' },
      { side: 'allies', kind: 'fighter', at: 'kalach' },
      { side: 'allies', kind: 'bomber', at: 'kalach', mission: 'drop', tokens: 1 },
    ],
    dice: [6, ...misses(9)],
  }).play('done', 'sacrifice bomber-aloft kalach');
  expect(game.aloft).toEqual(['allies bomber attack surovikino', 'allies fighter attack kalach']);
});

test('AA-R-89 AA-AD-04 a raid on a crossing ends with its last aircraft', () => {
  const game = position({
    card: 4,
    allies: { 'krasnaya-sloboda': { artillery: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'white' }],
    dice: [1],
  });
  game.open.crossings.white.attacked = true;
  game.play('aim 1 krasnaya-sloboda white', 'fire');
  expect([game.all('raided'), game.open.crossings.white.attacked]).toEqual([[], false]);
});

test('AA-AD-01 AA-AD-08 guns aimed in two orders roll together, at aircraft of that place alone', () => {
  const game = position({
    card: 4,
    axisHolds: ['oblivskaya'],
    allies: { kalach: { artillery: 3 } },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'kalach' },
      { side: 'axis', kind: 'fighter', at: 'kalach' },
      { side: 'axis', kind: 'bomber', at: 'oblivskaya', mission: 'relocate' },
    ],
    assault: ['kalach'],
    dice: [1, 6, ...misses(8)],
  }).play('aim 1 kalach kalach', 'aim 1 kalach kalach', 'fire');
  expect(game.all('flak')).toMatchObject([{ dice: [1, 6], hits: 1 }]);
  expect(game.legal()).toEqual(['down 0', 'down 1']);
});

test('AA-AD-04 the owner chooses between bombers with different passengers', () => {
  const airlift = { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'airlift' } as const;
  const game = position({
    card: 4,
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { artillery: 1 } },
    battle: ['pitomnik'],
    sorties: [
      { ...airlift, passenger: 'infantry' },
      { ...airlift, passenger: 'minor-infantry' },
    ],
    dice: [1],
  }).play('aim 1 pitomnik pitomnik', 'fire');
  expect(game.legal()).toEqual(['down 0', 'down 1']);
});

test('AA-FM-04 AA-FM-05 the Axis picks the partner and the survivor', () => {
  const game = position({ axis: { orlovka: { infantry: 1, mechanized: 1 } }, axisHolds: ['orlovka', 'vertyachii'] });
  game.play('from orlovka', 'leave infantry vertyachii');
  expect([game.waiting, game.why('pair infantry orlovka')]).toEqual([['axis'], 'AA-R-47']);
  expect(game.play('pair mechanized orlovka').waiting).toEqual(['axis']);
});

test('AA-TGT-03 one hit of a bomber names one tank', () => {
  const game = position({
    card: 5,
    axisHolds: ['oblivskaya'],
    allies: { kalach: { tank: 2, infantry: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'kalach' }],
    assault: ['kalach'],
    dice: [1, ...misses(3)],
  }).play('demand tank');
  expect(game.units('allies', 'kalach')).toEqual({ tank: 1, infantry: 1 });
});

test('AA-R-27 ambushers and cargo are stacks: a whole stack may go, a part may not', () => {
  const lurking = (infantry: number): Given => ({
    card: 10,
    allies: { ...garrisons(26), 'tractor-factory': { infantry } },
    ambushers: { 'ambush-2': ['allies', 'infantry'] },
  });
  expect(position(lurking(2)).play('from tractor-factory').why('lurk infantry ambush-1')).toBe('AA-R-27');
  expect(position(lurking(1)).play('from tractor-factory').why('lurk infantry ambush-1')).toBeNull();
  const loading = (infantry: number): Given => ({
    card: 10,
    allies: { ...garrisons(27), 'krasnaya-sloboda': { infantry } },
  });
  expect(position(loading(2)).play('from krasnaya-sloboda').why('load infantry gray')).toBe('AA-R-27');
  expect(position(loading(1)).play('from krasnaya-sloboda').why('load infantry gray')).toBeNull();
  const shifting = (infantry: number): Given => ({
    flow: [{ step: 'rearrangement', side: 'allies', from: null }],
    allies: { ...garrisons(27), 'tractor-factory': { infantry } },
  });
  for (const to of ['ambush-1', 'gray']) {
    expect(position(shifting(2)).play('from tractor-factory').why(`shift infantry ${to}`)).toBe('AA-R-27');
    expect(position(shifting(1)).play('from tractor-factory').why(`shift infantry ${to}`)).toBeNull();
  }
  const spare = position({ card: 10, allies: { 'tractor-factory': { infantry: 2 } } }).play('from tractor-factory');
  expect(spare.why('lurk infantry ambush-1')).toBeNull();
});

test('AA-R-27 AA-BLITZ-01 a Blitz back to its zone needs no new piece', () => {
  const tanks = REGION_IDS.slice(0, 9);
  const allies = Object.fromEntries([...tanks.map((zone) => [zone, { tank: 1 }]), ['kopania', { tank: 2 }]]);
  const game = position({ card: 10, allies, axisHolds: ['surovikino', 'tormosin'] }).play('from kopania');
  expect(game.why('blitz alone surovikino kopania')).toBeNull();
  expect(game.why('blitz alone surovikino tormosin')).toBe('AA-R-27');
});

test('AA-URA-10 a bomber on the ground may take a token that came with a card', () => {
  const game = position({
    card: 10,
    allies: { frolovo: { bomber: 1 } },
    tokens: { allies: { frolovo: 1 } },
    sorties: [{ side: 'allies', kind: 'fighter', at: 'krasnoarmeysk', mission: 'hover' }],
    open: {
      uranus: { northwest: 0, southeast: 0, launched: true, shown: [], tokens: [{ zone: 'frolovo', count: 1 }] },
    },
  }).play('from frolovo', 'drop pitomnik');
  expect(game.aloft).toEqual(['allies fighter hover krasnoarmeysk', 'allies bomber drop pitomnik']);
  expect(game.units('allies', 'frolovo')).toEqual({});
});

test('AA-LAND-01 aircraft land one by one, and only those in the air', () => {
  const game = position({
    card: 6,
    axisHolds: ['oblivskaya', 'pitomnik'],
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'kalach' },
      { side: 'axis', kind: 'bomber', at: 'kalach' },
    ],
  });
  expect(game.why('land fighter pitomnik')).toBe('AA-LAND-01');
  game.open.taken.push('oblivskaya');
  expect(game.why('land bomber oblivskaya')).toBe('AA-LAND-01'); // free, but just taken
  expect(game.play('land bomber pitomnik').aloft).toEqual(['axis bomber attack kalach']);
});

test('AA-OPT-10 AA-R-95 refusals of interceptors', () => {
  const given: Given = {
    card: 4,
    options: { interceptors: true },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'white' }],
  };
  const rise = position({ ...given, dice: [1, 6] });
  rise.open.crossings.white.attacked = true;
  expect(rise.why('scramble frolovo white')).toBe('AA-OPT-10');
  rise.play('scramble srednyaya-akhtuba white', 'waive');
  expect([rise.step, rise.why('lose 1 bomber-aloft'), rise.why('lose 1 fighter-aloft')]).toEqual([
    'crossingLoss',
    'AA-R-95',
    null,
  ]);
});

test('AA-R-95 hits enough for everything at a crossing leave no choice', () => {
  const game = position({
    card: 4,
    options: { interceptors: true },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'white' },
      { side: 'axis', kind: 'bomber', at: 'white' },
    ],
    dice: [1, 1, 6],
  });
  game.open.crossings.white.attacked = true;
  game.play('scramble srednyaya-akhtuba white');
  expect(game.all('crossingLost')).toMatchObject([{ crossing: 'white', ferry: true }]);
  expect(game.all('lost')).toMatchObject([{ side: 'allies', count: 1, kind: 'fighter-aloft' }]);
});

test('AA-MOVE-02 AA-MOVE-07 AA-AMB-04 reasons why a unit stays', () => {
  const far = position({ axis: { kalach: { tank: 1 } }, axisHolds: ['kalach'] }).play('from kalach');
  expect(far.why('move 1 tank petrovka')).toBe('AA-MOVE-02');
  const locked = position({
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    axisHolds: ['pitomnik', 'kalach'],
    battle: ['pitomnik'],
  }).play('from pitomnik');
  expect(locked.why('move 1 infantry kalach')).toBe('AA-MOVE-07');
  const site = position({ card: 10, ambushers: { 'ambush-1': ['allies', 'infantry'] } });
  expect(site.why('emerge ambush-1 grain-elevator')).toBe('AA-AMB-04');
  const enemy = position({
    card: 10,
    axisHolds: ['tractor-factory'],
    ambushers: { 'ambush-1': ['axis', 'infantry'] },
  });
  expect(enemy.why('emerge ambush-1 barrikady-factory')).toBe('AA-AMB-04');
});

test('AA-BOM-04 nobody fires before aiming', () => {
  const game = position({
    card: 12,
    axisHolds: ['orlovka'],
    axis: { orlovka: { infantry: 1 } },
    allies: { 'krasnaya-sloboda': { 'rocket-launcher': 1 } },
  });
  expect([game.legal('fire'), game.why('fire')]).toEqual([[], 'AA-BOM-04']);
  expect(game.play('aim 1 krasnaya-sloboda orlovka').legal('fire')).toEqual(['fire']);
});

test('AA-OPT-02 AA-OPT-04 tokens of a bid are Allied, and every shift is listed', () => {
  const bid = newGame('race', { bidding: true }).play('bid axis 9', 'accept', 'buy token orlovka');
  expect(bid.zone('orlovka').tokens).toEqual({ axis: 0, allies: 1 });
  expect(bid.legal('buy')).toEqual(expect.arrayContaining(['buy infantry orlovka', 'buy token orlovka']));
  bid.open.pool.allies = 1;
  expect(bid.why('buy token orlovka')).toBeNull();
  bid.open.pool.allies = 0;
  expect(bid.why('buy token orlovka')).toBe('AA-OPT-02');
  const shifts = newGame('race', { deployment: true }).play('from orlovka').legal('shift infantry');
  expect(shifts).toEqual(expect.arrayContaining(['shift infantry yelshanka', 'shift infantry ambush-1']));
});

test('AA-SUP-10 a city force supplied by an exit is told the exit, not its crossing', () => {
  const { open } = position({ allies: { orlovka: { infantry: 1 } }, ferries: [] });
  expect(supplyLine(open, 'allies', 'orlovka')).toMatchObject({ supplied: true, end: 'dubovka' });
});

test('AA-CMB-21 AA-END-02 AA-DEF-02 the log tells how a fight and a game end', () => {
  const fight = position({
    card: 5,
    axis: { kalach: { infantry: 1 } },
    allies: { kalach: { infantry: 1 } },
    assault: ['kalach'],
    dice: [6, 6],
  });
  expect(fight.all('concluded')).toMatchObject([{ zone: 'kalach', battle: true }]);
  const last = position({ card: 14, round: 13 });
  expect(last.all('gameOver')).toMatchObject([{ outcome: last.open.outcome }]);
  expect(axis.sides).toEqual(['axis', 'allies']);
  expect([axis.resigned?.('axis').title, axis.resigned?.('allies').title]).toEqual([
    'The Axis resigns',
    'The Allies resign',
  ]);
});

test('AA-DEF-03 a position with a row too short is refused', () => {
  const { state } = position();
  state.open.zones.marker.pop();
  expect(parseShape(stateShape, state).ok).toBe(false);
});

test('AA-CMB-14 AA-R-95 a saved step keeps its side and its crossing', () => {
  const flow = [
    { step: 'volley', side: 'axis' },
    { step: 'crossingReply', crossing: 'gray', doomed: 1, sunk: true },
  ] as const;
  const { state } = position();
  const saved = parseShape(stateShape, { ...state, flow });
  expect(saved.ok && saved.value.flow).toEqual(flow);
  for (const frame of [
    { step: 'volley', side: 'nobody' },
    { step: 'crossingReply', crossing: 'red', doomed: 1, sunk: true },
  ])
    expect(parseShape(stateShape, { ...state, flow: [frame] }).ok).toBe(false);
});
