import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { edition } from '../edition.ts';
import { guide } from '../movement.ts';
import { SOVIET, scene } from './scene.ts';

/** Move 2: an upgraded soldier. */
const swift = 'S-U-008';

test('US-MOVE-01 US-R-06 US-R-84 Move 2 is no step, one or two, each chosen after the one before', () => {
  const soviet = { hand: [swift], scouted: ['505'] };
  expect(scene({ soviet }).play(`move ${swift} 604`).step).toBe('turn');
  const game = scene({ soviet }).play(`move ${swift} 504`);
  expect([game.at('soviet', 'rifleman-A'), game.legal()]).toEqual(['504', ['go 505', 'go 604', 'halt']]);
  game.play('go 505');
  expect([game.at('soviet', 'rifleman-A'), game.step]).toEqual(['505', 'turn']);
  expect(scene({ soviet }).play(`move ${swift} 504`, 'halt').at('soviet', 'rifleman-A')).toBe('504');
});

test('US-MOVE-02 US-EX-05 Move goes over scouted or controlled tiles alone, and an enemy marker opens none', () => {
  const game = scene({ soviet: { hand: ['rifleman-A', swift] }, german: { controlled: ['505'] } });
  expect([game.why('move rifleman-A 504'), game.why('move rifleman-A 505')]).toEqual([null, 'US-MOVE-02']);
  game.play(`move ${swift} 504`);
  expect([game.why('go 403'), game.why('go 505')]).toEqual(['US-MOVE-02', 'US-MOVE-02']);
});

test('US-R-03 tiles are adjacent along an edge: up to six, in staggered rows', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '504' } };
  const scouted = ['402', '403', '404', '405', '502', '503', '504', '505', '602', '603', '604', '605'];
  expect(scene({ soviet: { ...soviet, scouted } }).legal('move')).toEqual(
    ['403', '404', '503', '504', '505', '603', '604'].map((tile) => `move rifleman-A ${tile}`),
  );
});

const tank = { hand: ['t-34-A'], counters: { 't-34-A': '605' } };

test('US-MOVE-03 US-VEH-04 US-TILE-05 a vehicle goes neither to nor through a tile that is closed to it', () => {
  const soviet = { ...tank, scouted: ['504', '506', '604'] };
  const game = scene({ soviet });
  expect(game.legal('move')).toEqual(['move t-34-A 605']);
  expect(game.why('move t-34-A 604')).toBe('US-VEH-04');
  const rifles = scene({ soviet: { ...soviet, hand: ['rifleman-A'], counters: { 'rifleman-A': '605' } } });
  expect(rifles.why('move rifleman-A 604')).toBeNull();
});

test('US-MOVE-04 US-MOVE-05 US-MOVE-06 Scout enters any tile, marks each new one and takes a Fog of War for it', () => {
  const soviet = { hand: ['scout-A'], unmarked: ['504', '403'] };
  const game = scene({ soviet }).play('scout scout-A 504', 'go 403');
  expect([game.mark('soviet', '504'), game.mark('soviet', '403')]).toEqual(['scouted', 'scouted']);
  expect([game.fog('soviet'), game.discard('soviet')]).toEqual([8, ['fog-of-war', 'fog-of-war']]);
});

test('US-MOVE-07 with too few Fog of War in the supply all markers are still placed', () => {
  const soviet = { hand: ['scout-A'], supply: ['fog-of-war'], unmarked: ['504', '403'] };
  const game = scene({ soviet }).play('scout scout-A 504', 'go 403');
  expect([game.mark('soviet', '403'), game.fog('soviet'), game.discard('soviet')]).toEqual([
    'scouted',
    0,
    ['fog-of-war'],
  ]);
});

test('US-MOVE-08 US-R-84 a tile with an own marker costs no Fog of War, and nor does the tile it starts on', () => {
  const soviet = { hand: ['scout-A'], unmarked: ['604'] };
  const game = scene({ soviet }).play('scout scout-A 504', 'halt');
  expect([game.fog('soviet'), game.mark('soviet', '604')]).toEqual([10, null]);
  const back = scene({ soviet }).play('scout scout-A 504', 'go 604');
  expect([back.fog('soviet'), back.mark('soviet', '604')]).toEqual([9, 'scouted']);
});

test('US-MOVE-09 a marker of the enemy does not matter: the own one is added beside it', () => {
  const german = { controlled: ['505'] };
  const game = scene({ soviet: { hand: ['scout-A'] }, german }).play('scout scout-A 505', 'halt');
  expect([game.mark('soviet', '505'), game.mark('german', '505'), game.fog('soviet')]).toEqual([
    'scouted',
    'controlled',
    9,
  ]);
});

test('US-MOVE-10 Guide moves any own counter on the board', () => {
  const counters = { 'scout-A': '506', 'machine-gunner-A': '506', 'rifleman-A': '605', 'machine-gunner-B': '506' };
  const game = scene({ soviet: { hand: ['platoon-guide'], counters, scouted: ['405'] } });
  const units = ['machine-gunner-A', 'machine-gunner-B', 'rifleman-A', 'rifleman-B', 'scout-A', 'scout-B'];
  expect([...new Set(game.legal('guide').map((text) => text.split(' ')[2]))]).toEqual(units);
  game.play('guide platoon-guide scout-A 405');
  expect([game.at('soviet', 'scout-A'), game.step]).toEqual(['405', 'turn']);
});

test('US-MOVE-11 Guide with a squad letter moves that squad alone', () => {
  const { state } = scene();
  const kind = entry(edition.kinds, id.kind('S-S-002'));
  const guides = { ...kind, type: { ...kind.type, actions: [{ do: 'guide', value: 1, ownSquad: true }] } };
  const why = (unit: string, to: string) =>
    guide.refuse(state, SOVIET, guides, { do: 'guide', card: kind.id, unit: id.unit(unit), to: id.tile(to) })?.rule;
  expect([why('scout-A', '504'), why('scout-B', '405')]).toEqual([undefined, 'US-MOVE-11']);
});

test('US-MOVE-12 US-R-75 every tile that Guide enters is scouted or controlled', () => {
  const game = scene({ soviet: { hand: ['platoon-guide'] } });
  expect(game.why('guide platoon-guide scout-A 603')).toBe('US-MOVE-12');
  expect(game.why('guide platoon-guide scout-A 504')).toBeNull();
});

test('US-MOVE-13 US-MOVE-15 nobody suppressed or routed is guided, and no Antitank Gun', () => {
  const counters = { 'scout-A': '604 suppressed', 'rifleman-A': '604 routed', 'antitank-gun': '604' };
  const game = scene({ soviet: { hand: ['platoon-guide', 'antitank-gun'], counters } });
  const why = (unit: string): string | null => game.why(`guide platoon-guide ${unit} 504`);
  expect([why('scout-A'), why('rifleman-A'), why('antitank-gun')]).toEqual(['US-MOVE-13', 'US-MOVE-13', 'US-MOVE-15']);
  expect([...new Set(game.legal('guide').map((text) => text.split(' ')[2]))].includes('antitank-gun')).toBe(false);
  expect(game.why('move antitank-gun 504')).toBeNull();
});

test('US-MOVE-14 a guided vehicle keeps off closed tiles', () => {
  const soviet = { hand: ['platoon-guide', 't-34-A'], counters: { 't-34-A': '605' }, scouted: ['604', '505'] };
  expect(scene({ soviet }).legal('guide platoon-guide t-34-A')).toEqual(
    ['505', '605'].map((tile) => `guide platoon-guide t-34-A ${tile}`),
  );
});

test('US-MOVE-16 Stalk goes anywhere, places no marker and takes no Fog of War', () => {
  const soviet = { hand: ['sniper'], counters: { sniper: '604' } };
  const game = scene({ soviet }).play('stalk sniper 603');
  expect([game.at('soviet', 'sniper'), game.mark('soviet', '603'), game.fog('soviet')]).toEqual(['603', null, 10]);
});

test.each([
  ['Move', { hand: ['rifleman-A'] }, 'move rifleman-A 504'],
  ['Scout', { hand: ['scout-A'] }, 'scout scout-A 504'],
  ['Stalk', { hand: ['sniper'], counters: { sniper: '604' } }, 'stalk sniper 504'],
  ['Guide', { hand: ['platoon-guide'] }, 'guide platoon-guide rifleman-A 504'],
] as const)('US-MOVE-17 %s sets off mines and overwatch', (_name, soviet, line) => {
  const mined = scene({ soviet, german: { mines: ['504-604'] }, dice: [1] }).play(line);
  expect(mined.all('struck').map(({ as }) => as)).toEqual(['mine']);
  const watched = { watched: { 'machine-gunner-A': '504' } };
  expect(
    scene({ soviet, german: watched, dice: [1, 1, 1] })
      .play(line)
      .all('shot')
      .map(({ as }) => as),
  ).toEqual(['overwatch']);
});

test('US-R-05 any number of counters share a tile, and none blocks the way', () => {
  const crowd = ['rifleman-A', 'rifleman-B', 'scout-A', 'scout-B', 'machine-gunner-A', 'machine-gunner-B'];
  const german = { counters: Object.fromEntries(crowd.map((unit) => [unit, '504'])) };
  const game = scene({ soviet: { hand: [swift], scouted: ['404'] }, german }).play(`move ${swift} 504`, 'go 404');
  expect(game.at('soviet', 'rifleman-A')).toBe('404');
});

const tunnels = { tunnels: ['604', '406'], soviet: { hand: ['rifleman-A'], scouted: ['406'] } };

test('US-TUN-01 US-R-40 tunnels lead from one to the other in one step, where the tile is scouted', () => {
  const game = scene(tunnels);
  expect(game.legal('move')).toEqual(['406', '504', '604', '605'].map((tile) => `move rifleman-A ${tile}`));
  expect(game.play('move rifleman-A 406').at('soviet', 'rifleman-A')).toBe('406');
  expect(scene({ ...tunnels, soviet: { hand: ['rifleman-A'] } }).why('move rifleman-A 406')).toBe('US-MOVE-02');
  const watched = { watched: { 'machine-gunner-A': '406' } };
  expect(scene({ ...tunnels, german: watched, dice: [1, 1, 1] }).play('move rifleman-A 406').attacks).toEqual([
    'rifleman-A 8: 3',
  ]);
  expect(scene({ ...tunnels, tunnels: ['604'] }).legal('move').length).toBe(3);
});

test('US-TUN-01 tunnels serve both sides, unless the scenario gives them to one', () => {
  const german = { hand: ['rifleman-A'], counters: { 'rifleman-A': '604' }, scouted: ['406'] };
  expect(scene({ tunnels: ['604', '406'], turn: 'german', german }).why('move rifleman-A 406')).toBeNull();
});

test('US-TUN-02 vehicles take no tunnel', () => {
  const soviet = { ...tank, scouted: ['406'] };
  expect(scene({ tunnels: ['605', '406'], soviet }).legal('move')).toEqual(['move t-34-A 605']);
});

test('US-TUN-07 US-R-04 range goes along the tiles and not through tunnels', () => {
  const german = { counters: { 'rifleman-A': '406' } };
  const game = scene({ ...tunnels, soviet: { hand: ['rifleman-A'] }, german, dice: [1] });
  game.play('attack rifleman-A rifleman-A');
  expect(game.all('shot')[0]?.defence.range).toBe(3);
});

test('US-R-34 no mine lies in a tunnel; where a street leads there too, the mover says which way it goes', () => {
  const german = { mines: ['504-604'] };
  const soviet = { hand: ['rifleman-A'] };
  const far = scene({ ...tunnels, german: { mines: ['505-604'] } }).play('move rifleman-A 406');
  expect(far.attacks).toEqual([]);
  const near = { tunnels: ['604', '504'], soviet, german, dice: [1] };
  const game = scene(near).play('move rifleman-A 504');
  expect([game.step, game.legal()]).toEqual(['way', ['street', 'tunnel']]);
  expect(game.play('tunnel').attacks).toEqual([]);
  expect(scene(near).play('move rifleman-A 504', 'street').attacks).toEqual(['rifleman-A 4: 1']);
});

test('US-R-70 tunnel-side: the other side takes no tunnel, but may attack it', () => {
  const german = {
    hand: ['rifleman-A', 'antitank-gun'],
    counters: { 'rifleman-A': '305', 'antitank-gun': '305' },
    scouted: ['506'],
  };
  const game = scene({ scenario: '092', turn: 'german', german });
  expect(game.why('move rifleman-A 506')).toBe('US-R-03');
  expect(game.why('antitank antitank-gun tunnel-506')).toBeNull();
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '305' }, scouted: ['506'] };
  expect(scene({ scenario: '092', soviet }).why('move rifleman-A 506')).toBeNull();
});
