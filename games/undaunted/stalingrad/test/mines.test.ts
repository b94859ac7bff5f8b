import { expect, test } from 'vitest';
import { GERMAN, scene } from './scene.ts';

/** Move 2: an upgraded soldier. */
const swift = 'S-U-008';
const mined = (kind = ''): { mines: string[] } => ({ mines: [`504-604 ${kind}`.trim()] });
const engineer = { hand: ['engineer-A'], counters: { 'engineer-A': '504' } };

test("US-SUPT-34 US-SUPT-36 US-INFO-16 Mine lays up to so many of either kind on edges of the unit's tile", () => {
  const game = scene({ soviet: { hand: ['S-U-036'], counters: { 'engineer-A': '504' } } }).play('mine S-U-036');
  const edges = ['403', '404', '503', '505', '603', '604'];
  expect(game.legal('lay')).toEqual(edges.flatMap((to) => [`lay ${to} antipersonnel`, `lay ${to} antitank`]));
  game.play('lay 403 antitank', 'lay 503 antipersonnel');
  expect([game.mines('soviet'), game.step]).toEqual([['403-504 antitank', '503-504 antipersonnel'], 'turn']);
  expect(game.view('german').open.mines.length).toBe(2);
  expect(scene({ soviet: engineer }).play('mine engineer-A', 'done').mines('soviet')).toEqual([]);
});

test('US-SUPT-35 US-MINE-03 an edge with a mine of either side gets no other', () => {
  const game = scene({ soviet: { ...engineer, mines: ['404-504'] }, german: { mines: ['403-504'] } });
  game.play('mine engineer-A');
  expect([game.why('lay 403 antitank'), game.why('lay 404 antitank')]).toEqual(['US-SUPT-35', 'US-SUPT-35']);
});

test('US-MINE-01 a mine lies between two tiles: none on the rim, none farther away', () => {
  const game = scene({ soviet: { ...engineer, counters: { 'engineer-A': '605' } } }).play('mine engineer-A');
  expect(game.legal('lay').length).toBe(2 * 3);
  expect(game.why('lay 404 antitank')).toBe('US-MINE-01');
});

test('US-MINE-02 mines of the set-up lie on the board', () => {
  const game = scene({ scenario: '111' });
  expect(game.mines('german')).toEqual(['702-703 antipersonnel', '603-703 antitank']);
  expect(game.open.laid).toEqual({ 'german/': 2 });
});

test('US-SUPT-37 US-MINE-12 US-R-07 a squad lays four mines in a scenario, spent ones included; then Mine lays none', () => {
  const soviet = {
    hand: ['engineer-A x3', 'S-U-036', 'engineer-B'],
    counters: { 'engineer-A': '504', 'engineer-B': '404' },
  };
  const game = scene({ soviet, german: { hand: ['rifleman-B'], discard: ['rifleman-B'] }, dice: [9] });
  game.play('mine S-U-036', 'lay 403 antipersonnel', 'lay 503 antitank', 'mine engineer-A', 'lay 505 antitank');
  game.play('mine engineer-A', 'lay 603 antitank', 'mine engineer-A');
  expect([game.step, game.mines('soviet').length]).toEqual(['turn', 4]);
  game.play('mine engineer-B');
  expect(game.step).toBe('mining');
});

test('US-SUPT-37 a mine that went off does not come back', () => {
  const soviet = { hand: ['engineer-A x2'], counters: { 'engineer-A': '504' } };
  const game = scene({ soviet, german: { hand: ['rifleman-B'], scouted: ['504'] }, dice: [9] });
  Object.assign(game.open.laid, { 'soviet/A': 3 });
  game.play('mine engineer-A', 'lay 403 antipersonnel', 'end', 'move rifleman-B 504');
  expect([game.mines('soviet'), game.open.laid]).toEqual([[], { 'soviet/A': 4 }]);
});

test('US-R-36 a unit without a squad lays four of the five German mines that have none', () => {
  const german = { hand: ['assault-pioneer'], counters: { 'assault-pioneer': '503' } };
  const game = scene({ german, turn: 'german' });
  Object.assign(game.open.laid, { 'german/': 5 });
  expect(game.play('mine assault-pioneer').step).toBe('turn');
  const own = scene({ german, turn: 'german' });
  Object.assign(own.open.laid, { 'german/': 4, 'german/assault-pioneer': 4 });
  expect(own.play('mine assault-pioneer').step).toBe('turn');
  expect(scene({ german, turn: 'german' }).play('mine assault-pioneer').step).toBe('mining');
});

test('US-MINE-04 US-MINE-05 US-R-35 US-SMOKE-04 an enemy mine rolls one die against the printed defense alone', () => {
  const soviet = { hand: ['rifleman-A'], discard: ['rifleman-A'] };
  const german = { ...mined(), smoke: ['604'] };
  const hit = scene({ soviet, german, dice: [4] }).play('move rifleman-A 504');
  expect([hit.attacks, hit.all('struck')[0]?.seat]).toEqual([['rifleman-A 4: 1'], 'german']);
  expect([hit.at('soviet', 'rifleman-A'), hit.removed('soviet')]).toEqual(['604', ['rifleman-A']]);
  expect(
    scene({ soviet, german, dice: [3] })
      .play('move rifleman-A 504')
      .at('soviet', 'rifleman-A'),
  ).toBe('504');
  expect(
    scene({ soviet, german, dice: [0] })
      .play('move rifleman-A 504')
      .mines('german'),
  ).toEqual([]);
});

test('US-MINE-06 US-MINE-13 a casualty keeps the unit where it is, ends its action, and spends the mine', () => {
  const game = scene({ soviet: { hand: [swift] }, german: mined(), dice: [9] }).play(`move ${swift} 504`);
  expect([game.at('soviet', 'rifleman-A'), game.step, game.removed('soviet')]).toEqual(['604', 'turn', [swift]]);
  expect([game.mines('german'), game.all('mineSpent').length]).toEqual([[], 1]);
});

test('US-MINE-07 US-R-34 a mine that misses stays, and is rolled for again', () => {
  const game = scene({ soviet: { hand: [swift] }, german: mined(), dice: [1, 1] }).play(`move ${swift} 504`, 'go 604');
  expect([game.at('soviet', 'rifleman-A'), game.attacks.length, game.mines('german').length]).toEqual(['604', 2, 1]);
});

const tank = { hand: ['t-34-A'], counters: { 't-34-A': '605' }, scouted: ['505'] };

test('US-MINE-08 a vehicle that crosses an enemy antitank mine is attacked against its armor', () => {
  const german = { mines: ['505-605 antitank'] };
  const hit = scene({ soviet: tank, german, dice: [7] }).play('move t-34-A 505');
  expect([hit.attacks, hit.at('soviet', 't-34-A'), hit.removed('soviet')]).toEqual([
    ['t-34-A 7: 1'],
    '605',
    ['t-34-A'],
  ]);
  expect(
    scene({ soviet: tank, german, dice: [6] })
      .play('move t-34-A 505')
      .at('soviet', 't-34-A'),
  ).toBe('505');
});

test('US-MINE-09 antipersonnel mines ignore vehicles, antitank mines everybody else', () => {
  expect(scene({ soviet: tank, german: { mines: ['505-605'] } }).play('move t-34-A 505').attacks).toEqual([]);
  const game = scene({ soviet: { hand: ['rifleman-A'] }, german: mined('antitank') });
  expect(game.play('move rifleman-A 504').attacks).toEqual([]);
});

test('US-MINE-10 nobody sets off an own mine', () => {
  expect(scene({ soviet: { hand: ['rifleman-A'], ...mined() } }).play('move rifleman-A 504').attacks).toEqual([]);
});

test('US-R-13 a mine that routs stops the unit and is spent', () => {
  const soviet = { hand: ['platoon-guide'], unmarked: ['605', '504', '604'], scouted: ['504'] };
  const game = scene({ soviet, german: mined(), dice: [9] }).play('guide platoon-guide scout-A 504', 'stay');
  expect([game.at('soviet', 'scout-A'), game.mines('german')]).toEqual(['604 routed', []]);
});

test('US-R-30 a mine ends the whole of a composite action, and of Inspire only the action of that card', () => {
  const soviet = { hand: ['S-U-006'], discard: ['rifleman-A'] };
  const assault = scene({ soviet, german: mined(), dice: [9] }).play('assault S-U-006', 'move S-U-006 504');
  expect([assault.step, assault.attacks.length]).toEqual(['turn', 1]);
  const led = { hand: ['S-L-088'], play: ['rifleman-A', 'scout-A'] };
  const inspired = scene({ soviet: led, german: mined(), dice: [9] });
  inspired.play('inspire S-L-088', 'take rifleman-A', 'take scout-A', 'move rifleman-A 504');
  expect([inspired.step, inspired.uses('scout-A').length > 0]).toEqual(['act', true]);
});

test('US-R-33 the mine on the edge comes first, then overwatch on the tile, then the marker', () => {
  const soviet = { hand: ['scout-A'], unmarked: ['504'] };
  const german = { ...mined(), watched: { 'machine-gunner-A': '504' } };
  const game = scene({ soviet, german, dice: [1, 1, 1, 1] }).play('scout scout-A 504');
  const order = game.events().map(({ event }) => event);
  const wanted = ['struck', 'shot', 'marched', 'scouted'] as const;
  expect(wanted.map((event) => order.indexOf(event))).toEqual(
    wanted.map((event) => order.indexOf(event)).sort((a, b) => a - b),
  );
  expect(game.attacks).toEqual(['scout-A 5: 1', 'scout-A 9: 3']);
  const stopped = scene({ soviet: { ...soviet, discard: ['scout-A'] }, german, dice: [9] }).play('scout scout-A 504');
  expect([stopped.attacks.length, stopped.mark('soviet', '504')]).toEqual([1, null]);
});

test('US-R-89 a hidden mine is found when it is first rolled for, and does not keep the enemy from laying one', () => {
  const german = { hidden: ['504-604'] };
  const game = scene({ soviet: { hand: ['rifleman-A'] }, german, dice: [1] });
  expect([game.view('soviet').open.mines, game.view('soviet').private[GERMAN]]).toEqual([[], undefined]);
  game.play('move rifleman-A 504');
  expect([game.attacks.length, game.mines('german'), game.at('soviet', 'rifleman-A')]).toEqual([
    1,
    ['504-604 antipersonnel'],
    '504',
  ]);
  const layer = scene({ soviet: engineer, german }).play('mine engineer-A', 'lay 604 antitank');
  expect(layer.mines('soviet')).toEqual(['504-604 antitank']);
  const own = scene({ soviet: { ...engineer, hidden: ['504-604'] } }).play('mine engineer-A');
  expect(own.why('lay 604 antitank')).toBe('US-SUPT-35');
});
