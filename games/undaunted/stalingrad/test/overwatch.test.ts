import { expect, test } from 'vitest';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { edition } from '../edition.ts';
import type { OptionId } from '../options.ts';
import { overwatch, smoke } from '../support.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

/** An upgraded German gunner with Overwatch. */
const watcher = 'G-U-020';
const watching = { watched: { 'machine-gunner-A': '504' } };
const swift = 'S-U-008';

test('US-SUPT-38 US-OW-01 US-OW-05 Overwatch puts the marker on any tile, moves it, and puts it back after it was lost', () => {
  const german = { hand: [watcher, 'machine-gunner-A'] };
  const game = scene({ german, turn: 'german' });
  expect(game.legal('overwatch').length).toBe(15);
  game.play(`overwatch ${watcher} 504`);
  expect(game.watched('german', 'machine-gunner-A')).toBe('504');
  const lost = scene({ german, turn: 'german' }).play('move machine-gunner-A 502', `overwatch ${watcher} 504`);
  expect(lost.watched('german', 'machine-gunner-A')).toBe('504');
  const again = scene({ german: { ...german, watched: { 'machine-gunner-A': '403' } }, turn: 'german' });
  again.play(`overwatch ${watcher} 605`);
  expect(Object.entries(again.open.watched)).toEqual([['german/machine-gunner-A', '605']]);
});

test('US-OW-02 the marker goes when its gunners move, also by Guide', () => {
  const moved = scene({ german: { hand: ['machine-gunner-A'], ...watching, scouted: ['502'] }, turn: 'german' });
  expect(moved.play('move machine-gunner-A 502').watched('german', 'machine-gunner-A')).toBeNull();
  const stayed = scene({ german: { hand: ['machine-gunner-A'], ...watching }, turn: 'german' });
  expect(stayed.play('move machine-gunner-A 602').watched('german', 'machine-gunner-A')).toBe('504');
  const guided = scene({ german: { hand: ['platoon-guide'], ...watching }, turn: 'german' });
  expect(guided.play('guide platoon-guide machine-gunner-A 502').watched('german', 'machine-gunner-A')).toBeNull();
});

test('US-OW-03 US-OW-04 the marker goes when its gunners lose a card or are suppressed', () => {
  const soviet = { hand: ['machine-gunner-A'] };
  const german = { ...watching, discard: ['machine-gunner-A'] };
  const hit = scene({ soviet, german, dice: [0, 0] }).play('attack machine-gunner-A machine-gunner-A');
  expect([hit.watched('german', 'machine-gunner-A'), hit.all('watchLost')[0]?.rule]).toEqual([null, 'US-OW-03']);
  const kept = scene({ soviet, german, dice: [0, 1, 1, 1] }).play('suppress machine-gunner-A machine-gunner-A');
  expect([kept.watched('german', 'machine-gunner-A'), kept.all('watchLost')[0]?.rule]).toEqual([null, 'US-OW-04']);
});

test('US-OW-06 US-R-37 US-R-39 who would enter is shot at with Suppress 3 on the tile it leaves, card or no card', () => {
  const counters = { 'rifleman-A': '603' };
  const german = { ...watching, counters: { 'machine-gunner-A': '601' }, supply: [] };
  const game = scene({ soviet: { hand: ['rifleman-A'], counters }, german, dice: [1, 1, 1] }).play(
    'move rifleman-A 504',
  );
  expect(game.attacks).toEqual(['rifleman-A 7: 3']);
  const smoke = scene({ soviet: { hand: ['rifleman-A'], counters, smoke: ['603'] }, german, dice: [1, 1, 1] });
  expect(smoke.play('move rifleman-A 504').attacks).toEqual(['rifleman-A 9: 3']);
});

test('US-R-39 gunners on the tile that is left see through its walls', () => {
  const german = { ...watching, counters: { 'machine-gunner-A': '604' } };
  const game = scene({ soviet: { hand: ['rifleman-A'] }, german, dice: [1, 1, 1] }).play('move rifleman-A 504');
  expect(game.attacks).toEqual(['rifleman-A 5: 3']);
});

test('US-OW-07 US-R-37 suppressed, the unit stays where it is and its action is over', () => {
  const game = scene({ soviet: { hand: [swift] }, german: watching, dice: [0, 1, 1] }).play(`move ${swift} 504`);
  expect([game.at('soviet', 'rifleman-A'), game.step]).toEqual(['604 suppressed', 'turn']);
});

test('US-EX-25 a Scout that is suppressed on its way places no marker and takes no Fog of War', () => {
  const soviet = { hand: ['scout-A'], counters: { 'scout-A': '605' } };
  const german = { watched: { 'machine-gunner-A': '505' }, counters: { 'machine-gunner-A': '603' } };
  const game = scene({ soviet, german, dice: [7, 7, 8] }).play('scout scout-A 505');
  expect([game.attacks, game.at('soviet', 'scout-A'), game.mark('soviet', '505')]).toEqual([
    ['scout-A 8: 3'],
    '605 suppressed',
    null,
  ]);
  expect([game.fog('soviet'), game.step, game.watched('german', 'machine-gunner-A')]).toEqual([10, 'turn', '505']);
});

test('US-OW-08 US-R-38 missed, it goes on; the marker stays and shoots at every entry', () => {
  const soviet = { hand: [swift, 'rifleman-A'] };
  const game = scene({ soviet, german: watching, dice: [1, 1, 1, 1, 1, 1] }).play(`move ${swift} 504`, 'go 604');
  expect([game.at('soviet', 'rifleman-A'), game.attacks.length]).toEqual(['604', 1]);
  game.play('move rifleman-A 504');
  expect([game.watched('german', 'machine-gunner-A'), game.attacks.length]).toEqual(['504', 2]);
});

test('US-OW-09 vehicles do not set off overwatch, and own units neither', () => {
  const soviet = { hand: ['t-34-A', 'rifleman-A'], counters: { 't-34-A': '505' } };
  expect(scene({ soviet, german: watching }).play('move t-34-A 504').attacks).toEqual([]);
  expect(scene({ soviet: { ...soviet, ...watching } }).play('move rifleman-A 504').attacks).toEqual([]);
});

const two = { watched: { 'machine-gunner-A': '504', 'machine-gunner-B': '504' } };

test("US-R-38 two markers on a tile shoot one after the other, in their owner's order, until one suppresses", () => {
  const given = { soviet: { hand: ['rifleman-A'] }, german: two };
  const both = scene({ ...given, dice: [1, 1, 1, 1, 1, 1] }).play('move rifleman-A 504');
  expect([both.step, both.waiting]).toEqual(['watch', ['german']]);
  both.play('watch german/machine-gunner-B');
  expect([both.all('shot').map(({ by }) => by), both.at('soviet', 'rifleman-A')]).toEqual([
    ['machine-gunner-B', 'machine-gunner-A'],
    '504',
  ]);
  const first = scene({ ...given, dice: [0, 1, 1] }).play('move rifleman-A 504', 'watch german/machine-gunner-A');
  expect([first.attacks.length, first.at('soviet', 'rifleman-A')]).toEqual([1, '604 suppressed']);
});

test('US-R-97 Machine Gunners C have no overwatch marker, and Engineers C no smoke', () => {
  const { state } = scene();
  const gunner = entry(edition.kinds, id.kind('S-L-068'));
  const pioneer = entry(edition.kinds, id.kind('G-L-042'));
  const watch = { do: 'overwatch', card: gunner.id, to: id.tile('504') } as const;
  expect(overwatch.refuse(state, SOVIET, gunner, watch)?.rule).toBe('US-R-97');
  expect(smoke.refuse(state, GERMAN, pioneer, { do: 'smoke', card: pioneer.id })?.rule).toBe('US-R-97');
});

test('US-R-99 a range limit of the scenario holds for overwatch too', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '508' }, scouted: ['509'] };
  const watch = (at: string) =>
    scene({
      scenario: '042',
      soviet,
      german: { watched: { 'machine-gunner-A': '509' }, counters: { 'machine-gunner-A': at } },
      dice: [1, 1, 1],
    }).play('move rifleman-A 509').attacks.length;
  expect([watch('606'), watch('706')]).toEqual([1, 0]);
});

test('US-R-99 a rule that makes units harder to hit counts against overwatch, and not against mines', () => {
  const game = scene({ scenario: '122' });
  const soviet = { hand: ['rifleman-A'] };
  const tile = game.at('soviet', 'rifleman-A') ?? '';
  const next =
    scene({ scenario: '122', soviet })
      .legal('move rifleman-A')
      .map((text) => text.split(' ')[2] ?? '')
      .find((to) => to !== tile) ?? '';
  const mined = scene({ scenario: '122', soviet, german: { mines: [`${tile}-${next}`] }, dice: [1] });
  expect(mined.play(`move rifleman-A ${next}`).attacks).toEqual(['rifleman-A 4: 1']);
  const watched = scene({
    scenario: '122',
    soviet,
    german: { watched: { 'machine-gunner-A': next }, counters: { 'machine-gunner-A': tile } },
    dice: [1, 1, 1],
  });
  expect(watched.play(`move rifleman-A ${next}`).all('shot')[0]?.defence.extra).toEqual({ smoke: 0, scenario: 1 });
});

const entryFire = { options: ['entryFire'] } as const;

test('US-R-37 option: cover, smoke and distance are those of the tile entered', () => {
  const counters = { 'rifleman-A': '603' };
  const german = { ...watching, counters: { 'machine-gunner-A': '601' }, supply: [] };
  const given = { ...entryFire, soviet: { hand: ['rifleman-A'], counters }, german, dice: [1, 1, 1] };
  // 504 is open ground three tiles away; the street it comes from has cover 1 two tiles away.
  const game = scene(given).play('move rifleman-A 504');
  expect(game.all('shot')).toMatchObject([{ at: { tile: '504' }, defence: { base: 4, cover: 0, range: 3, total: 7 } }]);
  const smoke = scene({ ...given, soviet: { ...given.soviet, smoke: ['504'] } }).play('move rifleman-A 504');
  const behind = scene({ ...given, soviet: { ...given.soviet, smoke: ['603'] } }).play('move rifleman-A 504');
  expect([smoke.attacks, behind.attacks]).toEqual([['rifleman-A 9: 3'], ['rifleman-A 7: 3']]);
});

test('US-R-37 US-R-39 option: gunners on the tile entered see through its walls, those on the tile that is left do not count', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '504' } };
  const shot = (at: string) =>
    scene({
      ...entryFire,
      soviet,
      german: { watched: { 'machine-gunner-A': '604' }, counters: { 'machine-gunner-A': at } },
      dice: [1, 1, 1],
    }).play('move rifleman-A 604').attacks;
  expect([shot('604'), shot('504')]).toEqual([['rifleman-A 5: 3'], ['rifleman-A 7: 3']]);
});

test('US-R-37 US-OW-07 option: suppressed, the unit stays on the tile entered, scouted, and its action is over', () => {
  const soviet = { hand: ['scout-A'], counters: { 'scout-A': '605' } };
  const german = { watched: { 'machine-gunner-A': '505' }, counters: { 'machine-gunner-A': '603' } };
  const game = scene({ ...entryFire, soviet, german, dice: [0, 1, 1] }).play('scout scout-A 505');
  expect([game.at('soviet', 'scout-A'), game.mark('soviet', '505'), game.fog('soviet'), game.step]).toEqual([
    '505 suppressed',
    'scouted',
    9,
    'turn',
  ]);
  const missed = scene({ ...entryFire, soviet, german, dice: [1, 1, 1] }).play('scout scout-A 505');
  expect([missed.at('soviet', 'scout-A'), missed.step, missed.attacks.length]).toEqual(['505', 'march', 1]);
});

test('US-R-37 US-R-33 option: a mine that hits comes first, and keeps the unit out of the watched tile', () => {
  const german = { ...watching, mines: ['504-604'] };
  const soviet = { hand: ['rifleman-A'], discard: ['rifleman-A'] };
  const game = scene({ ...entryFire, soviet, german, dice: [9] }).play('move rifleman-A 504');
  expect([game.attacks, game.at('soviet', 'rifleman-A')]).toEqual([['rifleman-A 4: 1'], '604']);
});

test('US-R-37 US-R-38 option: two markers shoot in their owner’s order at who has entered', () => {
  const both = scene({ ...entryFire, soviet: { hand: ['rifleman-A'] }, german: two, dice: [1, 1, 1, 1, 1, 1] });
  both.play('move rifleman-A 504');
  expect([both.step, both.at('soviet', 'rifleman-A')]).toEqual(['watch', '504']);
  both.play('watch german/machine-gunner-B');
  expect([both.all('shot').map(({ by }) => by), both.step]).toEqual([['machine-gunner-B', 'machine-gunner-A'], 'turn']);
});

test('US-R-37 US-R-21 option: who wins by entering is not shot at any more', () => {
  const german = { hand: ['rifleman-A'], counters: { 'rifleman-A': '608', 'rifleman-B': '709' }, scouted: ['609'] };
  const soviet = { watched: { 'machine-gunner-A': '609' } };
  const game = scene({ ...entryFire, scenario: '042', turn: 'german', german, soviet }).play('move rifleman-A 609');
  expect([game.winner, game.attacks]).toEqual(['german', []]);
});

test('US-R-37 US-R-99 option: a range limit is measured to the tile entered', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '508' }, scouted: ['509'] };
  const watch = (options: readonly OptionId[], at: string) =>
    scene({
      options,
      scenario: '042',
      soviet,
      german: { watched: { 'machine-gunner-A': '509' }, counters: { 'machine-gunner-A': at } },
      dice: [1, 1, 1],
    }).play('move rifleman-A 509').attacks.length;
  expect([watch([], '606'), watch(['entryFire'], '606')]).toEqual([1, 0]);
});

const smoker = { hand: ['engineer-A x3'], counters: { 'engineer-A': '504' } };

test("US-SUPT-39 US-SMOKE-06 smoke lies on the unit's tile until the game is over", () => {
  const game = scene({ soviet: smoker, german: { hand: ['rifleman-A'] } }).play('smoke engineer-A', 'end', 'end');
  expect([game.open.round, game.open.smoke]).toEqual([2, { '504': 'soviet' }]);
});

test('US-SUPT-40 US-SMOKE-01 US-SMOKE-02 two smoke markers for each Engineer, one on a tile', () => {
  const soviet = { hand: ['engineer-A x3', 'engineer-B'], counters: { 'engineer-A': '504', 'engineer-B': '405' } };
  const game = scene({ soviet }).play('smoke engineer-A');
  expect(game.why('smoke engineer-A')).toBe('US-SMOKE-02');
  expect(scene({ soviet, german: { smoke: ['504'] } }).why('smoke engineer-A')).toBe('US-SMOKE-02');
  const used = scene({ soviet });
  Object.assign(used.open.smoked, { 'soviet/engineer-A': 2 });
  expect([used.why('smoke engineer-A'), used.why('smoke engineer-B')]).toEqual(['US-SUPT-40', null]);
});

test('US-SMOKE-03 US-R-41 smoke adds 2 for units of either side, besides cover and range', () => {
  const soviet = { hand: ['machine-gunner-A'] };
  const german = { counters: { 'rifleman-A': '605' } };
  const game = scene({ soviet: { ...soviet, smoke: ['605'] }, german, dice: [1, 1] });
  expect(game.play('attack machine-gunner-A rifleman-A').attacks).toEqual(['rifleman-A 8: 2']);
  const rifle = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '604' }, smoke: ['605'] };
  const tank = { hand: ['panzer-iii-A'], counters: { 'panzer-iii-A': '605' } };
  const steel = scene({ soviet: rifle, german: tank, dice: [1, 1] }).play('antitank antitank-rifle panzer-iii-A');
  expect(steel.attacks).toEqual(['panzer-iii-A 10: 2']);
});

test('US-SMOKE-05 smoke does not help against Demo', () => {
  const soviet = { hand: ['engineer-A'], counters: { 'engineer-A': '504' }, smoke: ['504'] };
  const german = { hand: ['panzer-iii-A'], counters: { 'panzer-iii-A': '504' } };
  expect(scene({ soviet, german, dice: [1] }).play('demo engineer-A panzer-iii-A').attacks).toEqual([
    'panzer-iii-A 6: 1',
  ]);
});
