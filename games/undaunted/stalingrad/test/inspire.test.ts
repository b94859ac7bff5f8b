import { expect, test } from 'vitest';
import { scene } from './scene.ts';

/** Inspire 2 of squad A. */
const leader = 'S-L-088';

test('US-SUPT-15 US-R-24 Inspire chooses cards of the play area, and each acts once, in any order; they stay there', () => {
  const soviet = { hand: [leader], play: ['rifleman-A', 'scout-A'] };
  const game = scene({ soviet }).play(`inspire ${leader}`, 'take rifleman-A', 'take scout-A');
  expect([game.step, game.uses('rifleman-A').length > 0, game.uses('scout-A').length > 0]).toEqual(['act', true, true]);
  game.play('conceal scout-A');
  expect([game.step, game.uses('scout-A'), game.why('conceal scout-A')]).toEqual(['act', [], 'US-SUPT-15']);
  game.play('move rifleman-A 504');
  expect([game.step, game.hand('soviet'), game.inPlay('soviet')]).toEqual([
    'turn',
    [],
    ['rifleman-A', 'scout-A', 'squad-leader-A'],
  ]);
});

test('US-SUPT-16 US-CARD-13 US-R-26 US-R-71 Inspire takes no upgraded action, neither a new one nor an improved one', () => {
  const soviet = { hand: [leader], play: ['S-U-004', 'S-U-005'] };
  const game = scene({ soviet }).play(`inspire ${leader}`, 'take S-U-004', 'take S-U-005');
  expect([game.uses('S-U-004'), game.uses('S-U-005')]).toEqual([
    ['control', 'move'],
    ['attack', 'control', 'move'],
  ]);
  expect(game.why('attack S-U-004 rifleman-A')).toBe('US-CARD-13');
});

test('US-R-26 US-R-31 an Assault that is inspired moves and fires with plain actions alone', () => {
  const german = { hand: ['platoon-leader'], play: ['G-U-063', 'G-U-065'], counters: { 'assault-pioneer': '504' } };
  const given = { turn: 'german', german, soviet: { counters: { 'rifleman-A': '504' } } } as const;
  const grenadier = scene(given).play('inspire platoon-leader', 'take G-U-063', 'done', 'assault G-U-063', 'halt');
  expect([grenadier.uses('G-U-063'), grenadier.why('grenade G-U-063 504')]).toEqual([['attack'], 'US-CARD-13']);
  const swift = scene(given).play('inspire platoon-leader', 'take G-U-065', 'done', 'assault G-U-065');
  expect([swift.legal(), swift.why('move G-U-065 503')]).toEqual([['halt'], 'US-CARD-13']);
  const forced = scene({ ...given, german: { ...german, hand: ['G-U-063'], play: [] } }).play(
    'assault G-U-063',
    'halt',
  );
  expect(forced.uses('G-U-063')).toEqual(['attack', 'grenade']);
});

const oneByOne = { options: ['oneByOne'] } as const;

test('US-R-82 option: a card acts before the next is chosen, and no card is chosen twice', () => {
  const soviet = { hand: [leader], play: ['rifleman-A', 'scout-A'] };
  const game = scene({ ...oneByOne, soviet }).play(`inspire ${leader}`, 'take rifleman-A');
  expect([game.step, game.uses('rifleman-A').length > 0, game.uses('scout-A')]).toEqual(['act', true, []]);
  game.play('move rifleman-A 504');
  expect([game.step, game.why('take rifleman-A'), game.why(`take ${leader}`)]).toEqual([
    'choosing',
    'US-SUPT-17',
    'US-R-23',
  ]);
  game.play('take scout-A', 'conceal scout-A');
  expect([game.step, game.hand('soviet'), game.inPlay('soviet').length]).toEqual(['turn', [], 3]);
});

test('US-R-82 option: after any card the player may be done, and a card that can do nothing is skipped', () => {
  const soviet = { hand: [leader], play: ['rifleman-A', 'scout-A'], counters: { 'rifleman-A': '604 suppressed' } };
  const game = scene({ ...oneByOne, soviet }).play(`inspire ${leader}`, 'take rifleman-A');
  expect(game.step).toBe('choosing');
  expect(game.play('done').step).toBe('turn');
});

test('US-R-82 US-R-28 option: Force suppresses everybody it chose, after the last action', () => {
  const soviet = {
    hand: ['S-L-086'],
    play: ['machine-gunner-A', 'scout-A'],
    counters: { 'machine-gunner-A': '604', 'scout-A': '605' },
  };
  const game = scene({ ...oneByOne, soviet, dice: [1, 1] });
  game.play('force S-L-086', 'take machine-gunner-A', 'attack machine-gunner-A rifleman-A');
  expect([game.step, game.at('soviet', 'machine-gunner-A')]).toEqual(['choosing', '604']);
  const both = game.play('take scout-A', 'conceal scout-A');
  expect([both.at('soviet', 'machine-gunner-A'), both.at('soviet', 'scout-A'), both.step]).toEqual([
    '604 suppressed',
    '605 suppressed',
    'turn',
  ]);
});

test('US-R-82 US-R-30 option: a mover that is stopped loses its own action only', () => {
  const soviet = { hand: [leader], play: ['rifleman-A', 'scout-A'] };
  const german = { watched: { 'machine-gunner-A': '504' } };
  const game = scene({ ...oneByOne, soviet, german, dice: [0, 1, 1] });
  game.play(`inspire ${leader}`, 'take rifleman-A', 'move rifleman-A 504');
  expect([game.at('soviet', 'rifleman-A'), game.step]).toEqual(['604 suppressed', 'choosing']);
});

test('US-SUPT-17 no card acts twice in one Inspire', () => {
  const game = scene({ soviet: { hand: [leader], play: ['rifleman-A'] } }).play(`inspire ${leader}`, 'take rifleman-A');
  expect(game.why('take rifleman-A')).toBe('US-SUPT-17');
  game.play('done', 'move rifleman-A 504');
  expect(game.step).toBe('turn');
});

test('US-SUPT-18 US-EX-08 US-DEF-08 with a squad letter Inspire chooses that squad alone', () => {
  const german = { hand: ['squad-leader-B', 'squad-leader-A'], play: ['machine-gunner-A', 'sniper'] };
  const game = scene({ german, turn: 'german' });
  expect(game.play('inspire squad-leader-B').legal()).toEqual(['done']);
  expect([game.why('take machine-gunner-A'), game.why('take sniper')]).toEqual(['US-SUPT-18', 'US-SUPT-18']);
  game.play('done', 'inspire squad-leader-A', 'take machine-gunner-A');
  expect(game.legal('attack').length).toBeGreaterThan(0);
});

test('US-SUPT-19 a card that has readied its unit may be inspired to act', () => {
  const soviet = { hand: ['machine-gunner-A', 'squad-leader-A'], counters: { 'machine-gunner-A': '604 suppressed' } };
  const game = scene({ soviet, dice: [1, 1] }).play(
    'rally machine-gunner-A',
    'inspire squad-leader-A',
    'take machine-gunner-A',
  );
  game.play('attack machine-gunner-A rifleman-A');
  expect([game.attacks.length, game.step]).toEqual([1, 'turn']);
});

test('US-R-06 Inspire may choose nobody', () => {
  expect(scene({ soviet: { hand: [leader] } }).play(`inspire ${leader}`, 'done').step).toBe('turn');
});

test('US-R-23 no card chooses itself, nor one whose action is still being resolved', () => {
  const soviet = { hand: ['platoon-leader'], play: ['squad-leader-A', 'rifleman-A'] };
  const game = scene({ soviet }).play('inspire platoon-leader');
  expect(game.why('take platoon-leader')).toBe('US-R-23');
  game.play('take squad-leader-A', 'take rifleman-A', 'inspire squad-leader-A');
  expect([game.why('take squad-leader-A'), game.why('take platoon-leader')]).toEqual(['US-R-23', 'US-R-23']);
});

test('US-R-25 US-R-27 a command card may be inspired, and two Inspires may use one card, one inside the other', () => {
  const soviet = { hand: ['platoon-leader'], play: ['squad-leader-A', 'rifleman-A'], scouted: ['505'] };
  const game = scene({ soviet }).play('inspire platoon-leader', 'take squad-leader-A', 'take rifleman-A');
  game.play('inspire squad-leader-A', 'take rifleman-A', 'move rifleman-A 504', 'move rifleman-A 505');
  expect([game.at('soviet', 'rifleman-A'), game.step]).toEqual(['505', 'turn']);
});

test('US-R-24 US-R-29 a chosen card whose unit is suppressed is passed over', () => {
  const soviet = { hand: [leader], play: ['rifleman-A', 'scout-A'], counters: { 'scout-A': '604 suppressed' } };
  const game = scene({ soviet }).play(`inspire ${leader}`, 'take rifleman-A', 'take scout-A');
  expect([game.uses('scout-A'), game.why('rally scout-A')]).toEqual([[], 'US-SUPT-15']);
  expect(game.play('move rifleman-A 604').step).toBe('turn');
});

test('US-R-24 a chosen card that has left the play area is passed over', () => {
  const soviet = { hand: [leader], play: ['rifleman-A x2'] };
  const game = scene({ soviet, german: { mines: ['504-604'] }, dice: [9] }).play(`inspire ${leader}`);
  game.play('take S-S-004', 'take S-S-005', 'move S-S-004 504', 'lose S-S-005');
  expect([game.step, game.inPlay('soviet')]).toEqual(['turn', ['rifleman-A', 'squad-leader-A']]);
});

test('US-R-82 the cards are chosen before the first of them acts', () => {
  const game = scene({ soviet: { hand: [leader], play: ['rifleman-A', 'scout-A'] } }).play(
    `inspire ${leader}`,
    'take scout-A',
    'done',
  );
  expect(game.play('conceal scout-A').step).toBe('turn');
});

/** Force 2. */
const commissar = 'S-L-086';

test('US-SUPT-20 US-SUPT-21 Force takes upgraded actions too, and then the counters are suppressed', () => {
  const soviet = { hand: ['commissar'], play: ['S-U-004'] };
  const game = scene({ soviet, dice: [1, 1] }).play('force commissar', 'take S-U-004');
  expect(game.uses('S-U-004')).toEqual(['attack', 'control', 'move']);
  game.play('attack S-U-004 rifleman-A');
  expect([game.attacks, game.at('soviet', 'rifleman-A')]).toEqual([['rifleman-A 10: 2'], '604 suppressed']);
});

test('US-EX-28 US-R-28 US-VEH-03 a forced gunner loses the marker it has just placed; a vehicle stays ready', () => {
  const soviet = { hand: [commissar], play: ['S-U-020', 't-34-A'], counters: { 't-34-A': '605' } };
  const game = scene({ soviet }).play(`force ${commissar}`, 'take S-U-020', 'take t-34-A', 'overwatch S-U-020 403');
  expect(game.watched('soviet', 'machine-gunner-A')).toBe('403');
  game.play('move t-34-A 605');
  expect([
    game.watched('soviet', 'machine-gunner-A'),
    game.at('soviet', 'machine-gunner-A'),
    game.at('soviet', 't-34-A'),
  ]).toEqual([null, '604 suppressed', '605']);
});

test('US-R-28 Force suppresses after all have acted, and also who was passed over', () => {
  const counters = { 'scout-A': '604 routed' };
  const soviet = { hand: [commissar], play: ['rifleman-A', 'scout-A'], counters };
  const game = scene({ soviet }).play(`force ${commissar}`, 'take rifleman-A', 'take scout-A');
  expect(game.at('soviet', 'scout-A')).toBe('604 routed');
  game.play('move rifleman-A 504');
  expect([game.at('soviet', 'scout-A'), game.at('soviet', 'rifleman-A')]).toEqual([
    '604 suppressed routed',
    '504 suppressed',
  ]);
});

test('US-R-28 of two cards of one unit the first still acts after the other, and a command card has nothing to suppress', () => {
  const soviet = { hand: [commissar], play: ['S-S-004', 'squad-leader-A'], deck: ['scout-A'] };
  const game = scene({ soviet }).play(
    `force ${commissar}`,
    'take S-S-004',
    'take squad-leader-A',
    'bolster squad-leader-A',
    'done',
  );
  expect(game.at('soviet', 'rifleman-A')).toBe('604');
  expect(
    game
      .play('move S-S-004 504')
      .all('forced')
      .map(({ unit }) => unit),
  ).toEqual(['rifleman-A']);
});

test('US-VEH-06 a vehicle with a squad letter counts as that squad', () => {
  const soviet = { hand: [leader], play: ['t-34-A', 't-34-B'], counters: { 't-34-A': '605', 't-34-B': '605' } };
  const game = scene({ soviet }).play(`inspire ${leader}`);
  expect([game.why('take t-34-A'), game.why('take t-34-B')]).toEqual([null, 'US-SUPT-18']);
});

test('US-R-51 a unit that is off the board enters also when its card is inspired, with plain actions alone', () => {
  const soviet = { hand: ['platoon-leader'], play: ['S-U-044'], counters: { sniper: null } };
  const game = scene({ soviet }).play('inspire platoon-leader', 'take S-U-044', 'done', 'enter S-U-044 604');
  expect(game.at('soviet', 'sniper')).toBe('604');
  expect(game.legal().every((text) => text.startsWith('stalk') || text.startsWith('attack'))).toBe(true);
});
