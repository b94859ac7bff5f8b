import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { suppress } from '../combat.ts';
import { targetsOn } from '../shooting.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

/** Soviet MG A at 604, two tiles from German MG A in the building 602. */
const gunner = { hand: ['machine-gunner-A'] };
const totals = (game: ReturnType<typeof scene>): number[] =>
  game.events().flatMap((each) => (each.event === 'shot' || each.event === 'struck' ? [each.defence.total] : []));

test('US-CMBT-01 US-CMBT-22 an attack: target, total defense, dice, and then the result', () => {
  const german = { discard: ['scout-A'] };
  const game = scene({ soviet: gunner, german, dice: [9, 1] }).play('attack machine-gunner-A scout-A');
  const [shot] = game.all('shot');
  expect([shot?.at.unit, shot?.defence.total, shot?.dice, shot?.hit]).toEqual(['scout-A', 5 + 3 + 3, [9, 1], false]);
  const hit = scene({ soviet: gunner, german, dice: [0, 1] }).play('attack machine-gunner-A scout-A');
  const order = hit.events().map(({ event }) => event);
  expect(order.indexOf('shot')).toBeLessThan(order.indexOf('casualty'));
  expect(hit.removed('german')).toEqual(['scout-A']);
});

const armored = { hand: ['stug-iii', 'panzer-iii-A'], counters: { 'stug-iii': '503', 'panzer-iii-A': '503' } };

test('US-CMBT-02 US-VEH-02 US-R-72 Attack, Flame and Suppress aim at enemy counters that are no vehicles', () => {
  const soviet = { hand: ['machine-gunner-A', 'flamethrower'], counters: { flamethrower: '504' } };
  const german = { ...armored, counters: { ...armored.counters, 'scout-A': '503' } };
  const game = scene({ soviet, german });
  const units = ['machine-gunner-A', 'machine-gunner-B', 'rifleman-A', 'rifleman-B', 'scout-A', 'scout-B'];
  expect(game.legal('attack')).toEqual(units.map((unit) => `attack machine-gunner-A ${unit}`));
  expect(game.legal('suppress')).toEqual(units.map((unit) => `suppress machine-gunner-A ${unit}`));
  expect(game.legal('flame')).toEqual(['rifleman-B', 'scout-A', 'scout-B'].map((unit) => `flame flamethrower ${unit}`));
  expect(game.why('attack machine-gunner-A stug-iii')).toBe('US-VEH-02');
});

test('US-CMBT-03 US-TUN-05 Antitank and Demo aim at buildings, tunnels and enemy vehicles', () => {
  const soviet = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '603' } };
  const game = scene({ soviet, german: armored, tunnels: ['403', '405'] });
  const at = ['402', '502', '602', '604', 'panzer-iii-A', 'stug-iii', 'tunnel-403'];
  expect(game.legal('antitank')).toEqual(at.map((target) => `antitank antitank-rifle ${target}`));
  expect(game.why('antitank antitank-rifle rifleman-A')).toBe('US-CMBT-03');
});

const bomber = { hand: ['bomber'] };

test('US-CMBT-04 a Bomb attacks building, tunnel and all counters of both sides on the tile, but no vehicle', () => {
  const soviet = { ...bomber, counters: { 'scout-A': '502' } };
  const german = { hand: ['stug-iii'], counters: { 'scout-A': '503' } };
  const game = scene({ soviet, german, tunnels: ['502'], dice: [1, 1, 1, 1, 1, 1, 1] }).play('bomb bomber 502');
  expect(game.legal()).toEqual(
    ['502', 'german/rifleman-A', 'soviet/scout-A', 'tunnel-502'].map((at) => `strike ${at}`),
  );
  game.play('strike german/rifleman-A', 'strike tunnel-502', 'strike 502', 'strike soviet/scout-A');
  expect(game.attacks).toEqual(['rifleman-A 7: 1', 'tunnel 7: 2', 'building 7: 2', 'scout-A 8: 1']);
  expect(
    scene({ soviet: bomber, german: armored, dice: [1] })
      .legal('bomb')
      .includes('bomb bomber 503'),
  ).toBe(false);
});

test('US-CMBT-05 US-CMBT-06 Grenade and Area Suppress attack every enemy there on its own, in any order', () => {
  const soviet = { hand: ['mortar'], counters: { mortar: '605', 'scout-A': '502' } };
  const game = scene({ soviet, dice: [1, 2, 3, 4] }).play('grenade mortar 502');
  expect(game.legal()).toEqual(['strike german/rifleman-A', 'strike german/scout-A']);
  game.play('strike german/scout-A');
  expect([game.step, game.waiting]).toEqual(['targets', ['soviet']]);
  game.play('strike german/rifleman-A');
  expect(game.attacks).toEqual(['scout-A 12: 2', 'rifleman-A 11: 2']);
  const area = scene({ soviet, dice: [1, 1, 0, 1, 1, 0] }).play('area-suppress mortar 502');
  area.play('strike german/rifleman-A', 'strike german/scout-A');
  expect([area.at('german', 'rifleman-A'), area.at('soviet', 'scout-A')]).toEqual(['502 suppressed', '502']);
});

test('US-CMBT-07 nothing limits the range of an attack without a range icon', () => {
  const soviet = { hand: ['rifleman-B'], counters: { 'rifleman-B': '605' } };
  const game = scene({ soviet, german: { counters: { 'rifleman-A': '402' } }, dice: [1] });
  expect(game.play('attack rifleman-B rifleman-A').all('shot')[0]?.defence.range).toBe(4);
});

test('US-CMBT-08 US-EX-16 a maximum range: no farther, and 0 is the same tile', () => {
  const soviet = { hand: ['S-U-007', 'flamethrower'], counters: { 'rifleman-A': '503', flamethrower: '504' } };
  const game = scene({ soviet, german: { counters: { 'rifleman-A': '503', 'scout-A': '504', 'rifleman-B': '404' } } });
  expect(game.legal('attack-2')).toEqual(['attack-2 S-U-007 rifleman-A']);
  expect(game.why('attack-2 S-U-007 scout-A')).toBe('US-CMBT-08');
  expect([game.why('flame flamethrower rifleman-B'), game.why('flame flamethrower machine-gunner-A')]).toEqual([
    null,
    'US-CMBT-08',
  ]);
});

test('US-CMBT-09 US-R-43 US-R-73 a minimum range: no nearer, measured to the tile; one without a target can be chosen', () => {
  const soviet = { hand: ['mortar'], counters: { mortar: '503' } };
  const game = scene({ soviet, german: { counters: { 'scout-A': '504' } } });
  expect(game.why('grenade mortar 504')).toBe('US-CMBT-09');
  expect([game.why('grenade mortar 505'), game.legal('grenade mortar 505')]).toEqual([null, []]);
  expect(game.play('grenade mortar 505').attacks).toEqual([]);
});

test('US-CMBT-10 US-CMBT-11 US-EX-03 the total is printed defense, cover and distance: 4 + 3 + 2', () => {
  const game = scene({ soviet: gunner, dice: [1, 1, 1, 1] }).play('suppress machine-gunner-A machine-gunner-A');
  expect(game.all('shot')[0]?.defence).toMatchObject({ base: 4, cover: 3, range: 2, total: 9 });
  const range = (at: string): number | null | undefined =>
    scene({ soviet: gunner, german: { counters: { 'scout-A': at } }, dice: [1, 1] })
      .play('attack machine-gunner-A scout-A')
      .all('shot')[0]?.defence.range;
  expect([range('604'), range('504'), range('403')]).toEqual([0, 1, 2]);
});

test('US-EX-04 US-CMBT-19 US-CMBT-23 2, 3, 8 and 0 against 9: only the 0 hits, and it suppresses without a casualty', () => {
  const german = { discard: ['machine-gunner-A'] };
  const game = scene({ soviet: gunner, german, dice: [2, 3, 8, 0] }).play('suppress machine-gunner-A machine-gunner-A');
  expect([game.at('german', 'machine-gunner-A'), game.discard('german')]).toEqual([
    '602 suppressed',
    ['machine-gunner-A'],
  ]);
  const miss = scene({ soviet: gunner, german, dice: [2, 3, 8, 1] }).play('suppress machine-gunner-A machine-gunner-A');
  expect(miss.at('german', 'machine-gunner-A')).toBe('602');
});

test('US-VEH-03 a vehicle stays ready, whatever would suppress it; a gunner beside it does not', () => {
  const counters = { 'panzer-iii-A': '503', 'machine-gunner-A': '503' };
  const game = scene({ german: { hand: ['panzer-iii-A', 'machine-gunner-A'], counters } });
  const units = ['panzer-iii-A', 'machine-gunner-A'];
  const isChanged = (unit: string): boolean => suppress(game.state, GERMAN, id.unit(unit), 'US-CMBT-23', game.context);
  expect(units.map(isChanged)).toEqual([false, true]);
  expect(units.map((unit) => game.at('german', unit))).toEqual(['503', '503 suppressed']);
});

const demo = { hand: ['engineer-A'], counters: { 'engineer-A': '505' } };

test('US-CMBT-12 Demo ignores cover, Antitank does not', () => {
  const german = { hand: ['panzer-iii-A'], counters: { 'panzer-iii-A': '505' } };
  expect(totals(scene({ soviet: demo, german, dice: [1] }).play('demo engineer-A panzer-iii-A'))).toEqual([6]);
  const rifle = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '504' } };
  expect(totals(scene({ soviet: rifle, german, dice: [1, 1] }).play('antitank antitank-rifle panzer-iii-A'))).toEqual([
    6 + 2 + 1,
  ]);
});

test('US-CMBT-13 US-R-42 US-R-91 a Bomb ignores distance and range, and building cover counts against it', () => {
  const game = scene({ soviet: bomber, german: { counters: { 'scout-A': '403' } }, dice: [1, 1, 1] });
  game.play('bomb bomber 502', 'strike german/rifleman-A');
  expect(game.all('struck')[0]?.defence).toMatchObject({ base: 4, cover: 3, range: null, total: 7 });
});

test('US-CMBT-14 US-R-41 a building counts its wall and the distance: no cover, and no smoke', () => {
  const soviet = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '504' } };
  const game = scene({ soviet, german: { smoke: ['502'] }, dice: [1] }).play('antitank antitank-rifle 502');
  expect(game.attacks).toEqual(['building 9: 1']);
});

test('US-CMBT-15 US-TILE-03 building cover counts against attackers on other tiles, on the same tile the normal one', () => {
  const inside = { hand: ['rifleman-A'], counters: { 'rifleman-A': '502' } };
  expect(totals(scene({ soviet: inside, dice: [1] }).play('attack rifleman-A rifleman-A'))).toEqual([5]);
  const outside = { hand: ['rifleman-A'], counters: { 'rifleman-A': '504' } };
  expect(totals(scene({ soviet: outside, dice: [1] }).play('attack rifleman-A rifleman-A'))).toEqual([9]);
});

test('US-CMBT-16 fortification cover counts for the side in control, wherever the attacker stands', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '503' } };
  const fort = { soviet, city: { '503': 'B' }, dice: [1] } as const;
  const counters = { 'rifleman-A': '503' };
  const held = scene({ ...fort, german: { counters, controlled: ['503'] } });
  expect(totals(held.play('attack rifleman-A rifleman-A'))).toEqual([4 + 2]);
  expect(totals(scene({ ...fort, german: { counters } }).play('attack rifleman-A rifleman-A'))).toEqual([4]);
});

test('US-CMBT-17 US-CMBT-18 as many dice as the value, and one at or above the total is enough', () => {
  const german = { counters: { 'scout-A': '505' }, discard: ['scout-A'] };
  const attack = (dice: number[]) => scene({ soviet: gunner, german, dice }).play('attack machine-gunner-A scout-A');
  const hit = attack([5, 8]);
  expect([totals(hit), hit.diceLeft, hit.removed('german')]).toEqual([[8], 0, ['scout-A']]);
  expect(attack([5, 7]).removed('german')).toEqual([]);
});

test('US-CMBT-20 US-CAS-08 US-DEF-18 however many dice hit, one card is lost', () => {
  const soviet = { hand: ['sniper'], counters: { sniper: '504' } };
  const german = { hand: ['rifleman-A x3'], counters: { 'rifleman-A': '504' } };
  const game = scene({ soviet, german, dice: [9, 9, 0] }).play('attack sniper rifleman-A', 'lose rifleman-A');
  expect([game.removed('german'), game.hand('german').length]).toEqual([['rifleman-A'], 2]);
});

test('US-CMBT-21 US-EX-17 a card has a value against vehicles and one against buildings', () => {
  const soviet = { ...demo, counters: { 'engineer-A': '502' } };
  const german = { hand: ['half-track-C'], counters: { 'half-track-C': '502', 'rifleman-A': '503', 'scout-A': '503' } };
  expect(() => scene({ soviet, german })).toThrow('stands where no vehicle can');
  const open = { ...demo, counters: { 'engineer-A': '503' } };
  const tank = { hand: ['panzer-iii-A'], counters: { 'panzer-iii-A': '503' } };
  expect(scene({ soviet: open, german: tank, dice: [1] }).play('demo engineer-A panzer-iii-A').attacks).toEqual([
    'panzer-iii-A 6: 1',
  ]);
  expect(scene({ soviet, dice: [1, 1, 1, 1] }).play('demo engineer-A 502').attacks).toEqual(['building 7: 4']);
});

test('US-CMBT-24 Suppress may aim at a suppressed counter, and changes nothing', () => {
  const german = { counters: { 'scout-A': '504 suppressed' } };
  const game = scene({ soviet: gunner, german, dice: [0, 0, 0, 0] }).play('suppress machine-gunner-A scout-A');
  expect([game.at('german', 'scout-A'), game.all('suppressed')[0]?.rule]).toEqual(['504 suppressed', 'US-CMBT-24']);
});

test('US-CMBT-31 in 011 there are Attack and Suppress alone, and no tile is attacked', () => {
  const cards = scene().supply('soviet');
  const game = scene({ soviet: { hand: [...new Set(cards)], counters: { 'machine-gunner-B': '604' } } });
  const verbs = new Set(game.legal().map((text) => text.split(' ')[0]));
  for (const verb of ['bomb', 'grenade', 'area-suppress', 'flame', 'antitank', 'demo'])
    expect(verbs.has(verb)).toBe(false);
  expect([verbs.has('attack'), verbs.has('suppress')]).toEqual([true, true]);
});

test.each([
  ['attack', 'machine-gunner-A', { 'machine-gunner-A': '504' }],
  ['flame', 'flamethrower', { flamethrower: '504' }],
  ['grenade', 'mortar', { mortar: '506' }],
  ['bomb', 'bomber', {}],
] as const)('US-CMBT-22 a hit by %s costs the unit a card', (verb, card, counters) => {
  const at = verb === 'attack' || verb === 'flame' ? 'rifleman-A' : '504';
  const german = { counters: { 'rifleman-A': '504' }, discard: ['rifleman-A'], unmarked: ['403', '503', '504'] };
  const game = scene({ soviet: { hand: [card], counters }, german, dice: [0, 0, 0] });
  expect(game.play(`${verb} ${card} ${at}`).removed('german')).toEqual(['rifleman-A']);
});

test.each([
  ['antitank', 'antitank-rifle'],
  ['demo', 'engineer-A'],
] as const)(
  'US-CMBT-22 US-VEH-01 a hit by %s costs a vehicle a card, and routs it when there is none',
  (verb, card) => {
    const german = { counters: { 'panzer-iii-A': '504' }, discard: ['panzer-iii-A'], unmarked: ['403', '503', '504'] };
    const soviet = { hand: [card], counters: { [card]: '504' } };
    const game = scene({ soviet, german, dice: [0, 0] }).play(`${verb} ${card} panzer-iii-A`);
    expect([game.removed('german'), game.at('german', 'panzer-iii-A')]).toEqual([['panzer-iii-A'], '504']);
    const spent = scene({ soviet, german: { ...german, discard: [] }, dice: [0, 0] });
    expect(spent.play(`${verb} ${card} panzer-iii-A`).at('german', 'panzer-iii-A')).toBe('504 routed');
  },
);

const flames = { hand: ['flamethrower'], counters: { flamethrower: '504' } };
const burned = { counters: { 'rifleman-A': '504 suppressed' }, discard: ['rifleman-A'], unmarked: ['403'] };

test('US-CMBT-25 US-CMBT-26 Flame may also move who is hit to a tile of theirs, and moved it is ready again', () => {
  const game = scene({ soviet: flames, german: burned, dice: [9, 1, 1] }).play('flame flamethrower rifleman-A');
  expect([game.waiting, game.legal()]).toEqual([['soviet'], ['push 503', 'stay']]);
  game.play('push 503');
  expect([game.at('german', 'rifleman-A'), game.removed('german')]).toEqual(['503', ['rifleman-A']]);
  const stays = scene({ soviet: flames, german: burned, dice: [9, 1, 1] }).play(
    'flame flamethrower rifleman-A',
    'stay',
  );
  expect(stays.at('german', 'rifleman-A')).toBe('504 suppressed');
});

test('US-CMBT-27 US-MINE-11 US-OW-10 nobody moved by Flame sets off a mine or overwatch', () => {
  const soviet = { ...flames, mines: ['503-504'], watched: { 'machine-gunner-A': '503' } };
  const game = scene({ soviet, german: burned, dice: [9, 1, 1] }).play('flame flamethrower rifleman-A', 'push 503');
  expect([game.attacks.length, game.mines('soviet'), game.watched('soviet', 'machine-gunner-A')]).toEqual([
    1,
    ['503-504 antipersonnel'],
    '503',
  ]);
});

test('US-CMBT-28 US-EX-27 Flame that routs moves its target once, and it is then routed and ready', () => {
  const soviet = { ...flames, mines: ['503-504'], watched: { 'machine-gunner-A': '503' } };
  const german = { ...burned, discard: [] };
  const game = scene({ soviet, german, dice: [9, 1, 1] }).play('flame flamethrower rifleman-A', 'push 503');
  expect([game.at('german', 'rifleman-A'), game.step, game.attacks.length]).toEqual(['503 routed', 'turn', 1]);
});

test('US-R-47 a building can be attacked with own units in it, which come to no harm', () => {
  const soviet = { ...demo, counters: { 'engineer-A': '506' }, controlled: ['506'] };
  const game = scene({ soviet, dice: [9, 1, 1, 1] }).play('demo engineer-A 506');
  expect([game.letter('506'), game.at('soviet', 'rifleman-B'), game.removed('soviet')]).toEqual(['506-B', '506', []]);
});

test('US-R-90 a tile attack without a value against a kind of target leaves it out', () => {
  const { open } = scene({ german: { counters: { 'scout-A': '503' } } });
  const targets = (dice: number, wall: number) => targetsOn(open, SOVIET, id.tile('502'), 'bomb', dice, wall);
  expect([targets(0, 3), targets(1, 0)]).toEqual([['502'], ['german/rifleman-A']]);
});

test('US-R-74 a structure is a building or a tunnel: nothing else is hit by that value', () => {
  const soviet = { hand: ['bomber'], counters: { 'scout-A': '603' } };
  const german = { counters: { 'rifleman-A': '504' } };
  const game = scene({ soviet, german, dice: [1] }).play('bomb bomber 504');
  expect(game.attacks).toEqual(['rifleman-A 4: 1']);
});
