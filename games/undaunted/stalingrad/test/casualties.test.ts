import { expect, test } from 'vitest';
import { scene } from './scene.ts';

/** A sure hit by Soviet MG A at 604 on German Riflemen A at 504. */
const shooter = { hand: ['machine-gunner-A'] };
const there = { 'rifleman-A': '504' };
const shot = (german: object, more: object = {}) =>
  scene({
    soviet: shooter,
    german: { counters: there, unmarked: ['503', '403'], ...german },
    dice: [0, 0],
    ...more,
  }).play('attack machine-gunner-A rifleman-A');

test('US-CAS-01 a casualty is a card of the title and squad of the counter', () => {
  const game = shot({ discard: ['rifleman-B', 'scout-A', 'rifleman-A'] });
  expect([game.removed('german'), game.discard('german')]).toEqual([['rifleman-A'], ['rifleman-B', 'scout-A']]);
});

test('US-CAS-02 the first of hand, discard pile and deck that has a match loses it', () => {
  const hand = shot({ hand: ['rifleman-A'], discard: ['rifleman-A'], deck: ['rifleman-A'] });
  expect([hand.hand('german'), hand.discard('german').length, hand.deck('german').length]).toEqual([[], 1, 1]);
  const discard = shot({ hand: ['rifleman-B'], discard: ['rifleman-A'], deck: ['rifleman-A'] });
  expect([discard.hand('german').length, discard.discard('german'), discard.deck('german').length]).toEqual([1, [], 1]);
});

test('US-CAS-03 US-R-11 US-EX-23 the play area comes first: a card just played is lost to a mine, one in hand is not', () => {
  const soviet = { hand: ['rifleman-A x2'], scouted: ['505'], counters: { 'rifleman-A': '504' } };
  const game = scene({ soviet, german: { mines: ['504-505'] }, dice: [5] }).play('move rifleman-A 505');
  expect([game.inPlay('soviet'), game.removed('soviet'), game.hand('soviet')]).toEqual([
    [],
    ['rifleman-A'],
    ['rifleman-A'],
  ]);
  expect([game.at('soviet', 'rifleman-A'), game.mines('german'), game.step]).toEqual(['504', [], 'turn']);
  expect(game.play('end').discard('soviet')).toEqual(['rifleman-A']);
});

test('US-CAS-04 US-R-12 a deck that loses a card is shuffled, and one that was searched in vain is not', () => {
  const deck = ['rifleman-B x5', 'scout-A x3', 'machine-gunner-A x3'];
  const lost = shot({ deck: ['rifleman-A', ...deck] });
  expect([lost.context.shuffles, lost.deck('german').length]).toEqual([1, 11]);
  const names = deck.flatMap((text) => Array.from({ length: Number(text.at(-1)) }, () => text.split(' ')[0]));
  expect(lost.deck('german')).not.toEqual(names);
  const kept = shot({ deck });
  expect([kept.context.shuffles, kept.deck('german')]).toEqual([0, names]);
});

test('US-CAS-05 US-DEF-17 where a zone has several, their owner says which is lost', () => {
  const game = shot({ discard: ['rifleman-A', 'G-U-005'] });
  expect([game.step, game.waiting, game.legal()]).toEqual(['lose', ['german'], ['lose G-U-005', 'lose rifleman-A']]);
  expect(game.why('german: lose rifleman-B')).toBe('US-CAS-05');
  game.play('lose G-U-005');
  expect([game.removed('german'), game.discard('german'), game.waiting]).toEqual([
    ['G-U-005'],
    ['rifleman-A'],
    ['soviet'],
  ]);
});

test('US-R-12 of several in the deck the owner picks one without seeing the order', () => {
  const game = shot({ deck: ['G-U-005', 'rifleman-B', 'rifleman-A'] });
  expect(game.legal()).toEqual(['lose G-U-005', 'lose rifleman-A']);
  expect(game.play('lose rifleman-A').deck('german').sort()).toEqual(['G-U-005', 'rifleman-B']);
});

test('US-CAS-06 US-CAS-07 US-ROUT-01 US-DEF-13 cards in the supply are never lost: without others the unit is routed and stays', () => {
  const game = shot({ hand: ['rifleman-B'] });
  expect([game.removed('german'), game.supply('german').filter((card) => card === 'rifleman-A').length]).toEqual([
    [],
    5,
  ]);
  expect(game.at('german', 'rifleman-A')).toBe('504 routed');
});

test('US-CAS-09 Fog of War set aside is no casualty', () => {
  const game = shot({ discard: ['rifleman-A'], removed: ['fog-of-war x2'] });
  expect([game.removed('german'), game.side('german').fogRemoved]).toEqual([
    ['rifleman-A', 'fog-of-war', 'fog-of-war'],
    2,
  ]);
  expect(game.side('german').lost).toMatchObject({ 'rifleman-A': 1 });
});

test('US-CAS-10 a casualty comes back in no way and is not lost again', () => {
  const german = { hand: ['squad-leader-A'], removed: ['rifleman-A x5'], counters: there };
  expect(scene({ german, turn: 'german' }).play('bolster squad-leader-A').legal('take rifleman-A')).toEqual([]);
  expect(shot({ removed: ['rifleman-A x5'] }).at('german', 'rifleman-A')).toBe('504 routed');
});

test('US-ROUT-02 US-R-16 US-R-17 the attacker may push a routed unit one tile, to one that its owner has marked', () => {
  const game = shot({ scouted: ['503'], controlled: ['505'], unmarked: ['403'] });
  expect([game.waiting, game.legal()]).toEqual([['soviet'], ['push 503', 'push 505', 'stay']]);
  expect(game.why('push 403')).toBe('US-ROUT-02');
  expect(game.play('push 505').at('german', 'rifleman-A')).toBe('505 routed');
});

test('US-ROUT-03 US-DEF-05 who is pushed is ready again, who stays is not', () => {
  const german = { counters: { 'rifleman-A': '504 suppressed' }, scouted: ['503'] };
  expect(shot(german).play('push 503').at('german', 'rifleman-A')).toBe('503 routed');
  expect(shot(german).play('stay').at('german', 'rifleman-A')).toBe('504 suppressed routed');
});

test('US-ROUT-04 US-R-15 a routed unit that is hit loses no card and may be pushed again', () => {
  const german = { counters: { 'rifleman-A': '504 suppressed routed' }, hand: ['rifleman-A'], scouted: ['503'] };
  const game = shot(german);
  expect([game.hand('german'), game.removed('german'), game.step]).toEqual([['rifleman-A'], [], 'push']);
  game.play('push 503');
  expect([game.at('german', 'rifleman-A'), game.open.routed]).toEqual(['503 routed', ['german/rifleman-A']]);
});

test('US-ROUT-05 US-SUPT-03 US-ROUT-09 Bolster of a card of the unit ends its rout at once, and changes nothing else', () => {
  const counters = { 'scout-A': '504 suppressed routed', 'scout-B': '503 routed' };
  const german = { hand: ['platoon-sergeant'], counters };
  const game = scene({ german, turn: 'german' }).play('bolster platoon-sergeant', 'take scout-A');
  expect([game.at('german', 'scout-A'), game.at('german', 'scout-B')]).toEqual(['504 suppressed', '503 routed']);
  expect(game.step).toBe('bolster');
});

test('US-SUPT-05 US-ROUT-05 Support of a card of the unit ends its rout at once', () => {
  const soviet = { hand: ['orderly'], counters: { 'machine-gunner-A': '604 routed' } };
  const game = scene({ soviet }).play('support orderly', 'take machine-gunner-A');
  expect([game.at('soviet', 'machine-gunner-A'), game.hand('soviet')]).toEqual(['604', ['machine-gunner-A']]);
});

test('US-ROUT-06 US-MINE-11 US-OW-10 a push sets off neither mines nor overwatch', () => {
  const soviet = { ...shooter, mines: ['503-504'], watched: { 'machine-gunner-B': '503' } };
  const game = shot({ scouted: ['503'], unmarked: [] }, { soviet }).play('push 503');
  expect([game.attacks.length, game.mines('soviet').length, game.at('german', 'rifleman-A')]).toEqual([
    1,
    1,
    '503 routed',
  ]);
});

test('US-ROUT-07 US-TUN-03 US-R-17 nobody is pushed through a tunnel by the enemy, but by the own side', () => {
  const game = shot({ scouted: ['402', '503'] }, { tunnels: ['504', '402'] });
  expect(game.legal('push')).toEqual(['push 503']);
  const soviet = { hand: ['bomber'], counters: { 'scout-A': '504' }, scouted: ['402'], unmarked: ['604'] };
  const own = scene({ soviet, tunnels: ['504', '402'], dice: [0, 1, 1] }).play(
    'bomb bomber 504',
    'strike soviet/scout-A',
  );
  expect(own.legal()).toEqual(['push 402', 'stay']);
});

test('US-R-17 no vehicle is pushed where it cannot be, and an Antitank Gun is pushed though it is not guided', () => {
  const rifle = { hand: ['antitank-rifle'], counters: { 'antitank-rifle': '603' } };
  const tank = {
    hand: [],
    counters: { 'panzer-iii-A': '503' },
    supply: ['panzer-iii-A'],
    scouted: ['502', '403', '603'],
  };
  const game = scene({ soviet: rifle, german: tank, dice: [0, 0] }).play('antitank antitank-rifle panzer-iii-A');
  expect(game.legal()).toEqual(['push 403', 'push 504', 'push 603', 'stay']);
  const gun = { counters: { 'antitank-gun': '504' }, supply: ['antitank-gun'] };
  const pushed = scene({ soviet: shooter, german: gun, dice: [0, 0] }).play('attack machine-gunner-A antitank-gun');
  expect(pushed.play('push 503').at('german', 'antitank-gun')).toBe('503 routed');
});

test('US-R-13 the hit that routs counts as a casualty: an overwatch marker is lost', () => {
  const german = { counters: { 'machine-gunner-A': '504' }, watched: { 'machine-gunner-A': '604' } };
  const game = scene({ soviet: shooter, german, dice: [0, 0] }).play(
    'attack machine-gunner-A machine-gunner-A',
    'stay',
  );
  expect([game.at('german', 'machine-gunner-A'), game.watched('german', 'machine-gunner-A')]).toEqual([
    '504 routed',
    null,
  ]);
});

test('US-R-14 US-EX-24 a unit without a card outside the supply is not routed by that: the next hit routs it', () => {
  expect(scene({ soviet: shooter }).open.routed).toEqual([]);
  const soviet = { hand: ['rifleman-A'], scouted: ['505'], counters: { 'rifleman-A': '504' } };
  const game = scene({ soviet, german: { mines: ['504-505'], hand: ['rifleman-B'] }, dice: [5, 0] });
  game.play('move rifleman-A 505');
  expect([game.removed('soviet'), game.at('soviet', 'rifleman-A')]).toEqual([['rifleman-A'], '504']);
  game.play('end', 'attack rifleman-B rifleman-A');
  expect([game.removed('soviet'), game.at('soviet', 'rifleman-A')]).toEqual([['rifleman-A'], '504 routed']);
});

test('US-R-16 a mine that routs is pushed by its owner', () => {
  const soviet = { hand: ['rifleman-B', 'platoon-guide'], counters: { 'scout-A': '604' }, supply: ['scout-A'] };
  const game = scene({ soviet, german: { mines: ['504-604'] }, dice: [9] }).play('guide platoon-guide scout-A 504');
  expect([game.waiting, game.legal()]).toEqual([['german'], ['push 504', 'push 605', 'stay']]);
  game.play('push 605');
  expect([game.at('soviet', 'scout-A'), game.mines('german'), game.waiting]).toEqual(['605 routed', [], ['soviet']]);
});

test('US-R-69 everybody hears from which zone a card of the unit was lost, and the owner alone which it was', () => {
  const game = shot({ discard: ['G-U-005'] });
  const [open] = game.all('casualty', 'soviet');
  expect([open?.unit, open?.zone, open?.card]).toEqual(['rifleman-A', 'discard', undefined]);
  expect(game.all('casualty', 'german')[0]?.card).toBe('G-U-005');
});
