import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { fortify } from '../campaign/city.ts';
import { musterStep } from '../campaign/muster.ts';
import { damage } from '../combat.ts';
import type { StalingradFrame, State } from '../state.ts';
import { campaign } from './campaign-scene.ts';
import { GERMAN, scene } from './scene.ts';

const engineer = { hand: ['engineer-A x2'], counters: { 'engineer-A': '502' } };
const bomber = { hand: ['bomber'] };
const empty = { counters: { 'rifleman-A': '503', 'scout-A': '503' } };

test('US-CITY-03 a Bomb on an empty building is one attack, on the building', () => {
  const game = scene({ soviet: bomber, german: empty, dice: [1, 1] }).play('bomb bomber 502');
  expect([game.attacks, game.step]).toEqual([['building 7: 2'], 'turn']);
});

test('US-CITY-04 US-TILE-04 ground that is no building is no target, and a Bomb does nothing to it', () => {
  const game = scene({
    soviet: { ...engineer, ...bomber, hand: ['engineer-A', 'bomber'] },
    german: { counters: { 'scout-A': '504' } },
    dice: [1],
  });
  expect(game.why('demo engineer-A 504')).toBe('US-TILE-04');
  expect(game.play('bomb bomber 504').attacks).toEqual(['scout-A 5: 1']);
});

test('US-CITY-05 US-CMBT-29 US-R-46 a building that is hit shows its next letter at once, one however many dice hit', () => {
  const game = scene({ soviet: engineer, dice: [9, 9, 0, 0] }).play('demo engineer-A 502');
  expect([game.letter('502'), game.open.city]).toEqual(['502-B', { '502': 'B' }]);
  expect(
    scene({ soviet: engineer, dice: [6, 6, 1, 1] })
      .play('demo engineer-A 502')
      .letter('502'),
  ).toBe('502-A');
});

test('US-EX-15 US-R-50 109 goes from A to B, and what is no building is not damaged', () => {
  const game = scene();
  damage(game.open, id.tile('109'), game.context);
  expect([game.letter('109'), game.all('damaged').length]).toEqual(['109-B', 1]);
  expect([damage(game.open, id.tile('503'), game.context), game.letter('503')]).toEqual([false, '503-A']);
});

test('US-CITY-06 US-CITY-07 a building of three letters is destroyed by the second hit, and then is none', () => {
  const german = { counters: { 'rifleman-A': '502' } };
  const soviet = { ...engineer, hand: ['engineer-A x2', 'machine-gunner-A'] };
  const game = scene({ soviet, german, dice: [9, 1, 1, 1, 9, 1, 1, 1, 1, 1] }).play(
    'demo engineer-A 502',
    'demo engineer-A 502',
  );
  expect([game.letter('502'), game.attacks]).toEqual(['502-C', ['building 7: 4', 'building 6: 4']]);
  game.play('attack machine-gunner-A rifleman-A');
  expect(game.all('shot')[0]?.defence).toMatchObject({ cover: 2, range: 3 });
  const ruin = scene({ soviet: engineer, city: { '502': 'C' } });
  expect(ruin.why('demo engineer-A 502')).toBe('US-TILE-04');
});

test('US-VEH-07 US-CITY-07 vehicles may enter a destroyed building', () => {
  const soviet = { hand: ['t-34-A'], counters: { 't-34-A': '503' }, scouted: ['502'] };
  expect(scene({ soviet }).why('move t-34-A 502')).toBe('US-VEH-04');
  expect(scene({ soviet, city: { '502': 'B' } }).why('move t-34-A 502')).toBe('US-VEH-04');
  expect(
    scene({ soviet, city: { '502': 'C' } })
      .play('move t-34-A 502', 'halt')
      .at('soviet', 't-34-A'),
  ).toBe('502');
});

test('US-R-45 everything on a tile that falls stays as it is', () => {
  const soviet = { ...engineer, scouted: ['502'], smoke: ['502'], mines: ['502-503'] };
  const german = {
    counters: { 'rifleman-A': '502 suppressed' },
    controlled: ['502'],
    watched: { 'machine-gunner-A': '502' },
  };
  const before = scene({ soviet, german, tunnels: ['502'], points: { '502': 1 } });
  const { city: _old, sides: _sides, ...kept } = structuredClone(before.open);
  const after = scene({ soviet, german, tunnels: ['502'], points: { '502': 1 }, dice: [9, 1, 1, 1] }).play(
    'demo engineer-A 502',
  );
  const { city, sides: _after, ...now } = after.open;
  expect([city, { ...now, begun: false }]).toEqual([{ '502': 'B' }, kept]);
  expect([after.at('german', 'rifleman-A'), after.at('soviet', 'engineer-A')]).toEqual(['502 suppressed', '502']);
});

test('US-R-44 US-EX-26 a building that falls first no longer covers who is bombed with it', () => {
  const soviet = { hand: ['S-L-097'] };
  const german = { counters: { 'rifleman-A': '304' }, discard: ['rifleman-A'] };
  const given = { scenario: '061', soviet, german, dice: [6, 2, 2, 6] };
  const game = scene(given).play('bomb S-L-097 304', 'strike 304', 'strike german/rifleman-A');
  expect(game.attacks).toEqual(['building 6: 3', 'rifleman-A 6: 1']);
  expect([game.letter('304'), game.removed('german')]).toEqual(['304-B', ['rifleman-A']]);
  const other = scene({ ...given, dice: [6, 6, 2, 2] }).play(
    'bomb S-L-097 304',
    'strike german/rifleman-A',
    'strike 304',
  );
  expect([other.attacks, other.removed('german')]).toEqual([['rifleman-A 7: 1', 'building 6: 3'], []]);
});

test('US-R-50 where a tile has several covers, the best that applies counts', () => {
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '504' } };
  const german = { counters: { 'rifleman-A': '404' }, controlled: ['404'] };
  const game = scene({ soviet, german, city: { '404': 'B' }, dice: [1, 1] }).play('attack machine-gunner-A rifleman-A');
  expect(game.attacks).toEqual(['rifleman-A 7: 2']);
});

test('US-TUN-04 US-CMBT-30 US-TUN-06 a tunnel has a defense of 7, and one that is hit is gone for good', () => {
  const soviet = { hand: ['antitank-gun'], counters: { 'antitank-gun': '504' } };
  const game = scene({ soviet, tunnels: ['503', '405'], dice: [8, 1] }).play('antitank antitank-gun tunnel-503');
  expect([game.attacks, game.open.tunnels, game.open.tunnelsLost]).toEqual([['tunnel 8: 2'], ['405'], ['503']]);
  expect([game.at('soviet', 'antitank-gun'), game.removed('soviet')]).toEqual(['504', []]);
});

test('US-R-40 a tunnel that was destroyed is not placed again', () => {
  const { state } = scene({ scenario: '092' });
  expect(state.open.tunnels).toEqual(['305', '307', '506']);
  state.open.tunnelsLost = [id.tile('307')];
  musterStep.run(state);
  expect(state.open.tunnels).toEqual(['305', '506']);
});

test('US-CITY-01 US-R-93 an order to fortify is told when it changes the tile, and not again', () => {
  const told = (but: (state: State) => void) => campaign({ at: '3a', but }).all('fortified');
  expect(told(() => {})).toMatchObject([{ tile: '404', letter: 'B' }]);
  const done = (state: State): void => {
    state.open.city = { [id.tile('404')]: 'B' };
  };
  expect(told(done)).toEqual([]);
});

test('US-CITY-01 US-CITY-02 US-EX-14 fortifying 503 shows its B, and never its A again', () => {
  const { open } = scene();
  fortify(open, id.tile('503'), null);
  expect(open.city).toEqual({ '503': 'B' });
  fortify(open, id.tile('503'), null);
  fortify(open, id.tile('504'), null);
  expect(open.city).toEqual({ '503': 'B' });
});

test('US-CITY-08 the next game of a campaign is laid with the tiles as they are', () => {
  const { state } = scene();
  state.open.city = { [id.tile('502')]: 'B' };
  musterStep.run(state);
  expect(state.open.city).toEqual({ '502': 'B' });
});

test('US-R-92 a bombardment before the first round goes by the rules of a Bomb, and the side that is named attacks', () => {
  const first: StalingradFrame = { step: 'bombard', seat: GERMAN, tiles: [id.tile('607')], dice: 1, wall: 3 };
  const soviet = { deck: ['rifleman-A', 'scout-B x3', 'rifleman-B'] };
  const game = scene({ scenario: '074', turn: 'roundStart', round: 0, first, soviet, dice: [9, 1, 1, 0, 1, 1] });
  expect([game.step, game.waiting, game.legal().length]).toEqual(['targets', ['german'], 4]);
  game.play('strike 607', 'strike soviet/rifleman-A', 'strike soviet/scout-A', 'strike soviet/machine-gunner-A');
  expect([game.letter('607'), game.removed('soviet'), game.open.round]).toEqual(['607-B', ['rifleman-A'], 1]);
});
