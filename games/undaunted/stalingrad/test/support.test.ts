import { expect, test } from 'vitest';
import { factsOf } from '../box.ts';
import { casualtiesStep, upgradesStep } from '../campaign/closing.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

test('US-SUPT-01 US-R-53 Bolster takes none or up to so many cards of the supply, any of them, into the discard pile', () => {
  const soviet = { hand: ['platoon-sergeant'], supply: ['rifleman-A', 'scout-B', 'fog-of-war', 'sniper'] };
  const game = scene({ soviet }).play('bolster platoon-sergeant');
  expect(game.legal()).toEqual(['done', 'take fog-of-war', 'take rifleman-A', 'take scout-B', 'take sniper']);
  game.play('take rifleman-A', 'take scout-B', 'take fog-of-war');
  expect([game.discard('soviet'), game.step]).toEqual([['rifleman-A', 'scout-B', 'fog-of-war'], 'turn']);
  expect(scene({ soviet }).play('bolster platoon-sergeant', 'done').discard('soviet')).toEqual([]);
});

test('US-SUPT-02 US-EX-09 US-EX-19 US-DEF-07 US-R-53 with a squad letter Bolster takes that squad alone', () => {
  const supply = ['rifleman-A', 'rifleman-B', 'machine-gunner-B', 'platoon-sergeant', 'sniper'];
  const game = scene({ german: { hand: ['squad-leader-B'], supply }, turn: 'german' }).play('bolster squad-leader-B');
  expect(game.legal()).toEqual(['done', 'take machine-gunner-B', 'take rifleman-B']);
  expect(game.why('take sniper')).toBe('US-SUPT-02');
  game.play('take rifleman-B', 'take machine-gunner-B');
  expect([game.discard('german'), game.step]).toEqual([['rifleman-B', 'machine-gunner-B'], 'turn']);
});

test('US-SUPT-04 Support takes a card of the supply into the hand, to be played now', () => {
  const soviet = { hand: ['orderly'], counters: { sniper: '504' }, supply: ['sniper'] };
  const game = scene({ soviet }).play('support orderly', 'take sniper');
  expect([game.hand('soviet'), game.step, game.uses('sniper')]).toEqual([
    ['sniper'],
    'turn',
    ['attack', 'hunker', 'stalk'],
  ]);
});

test('US-R-02 US-R-53 a squad letter would limit Support too', () => {
  const first = { step: 'support', seat: SOVIET, squad: 'A', left: 1 } as const;
  const game = scene({ soviet: { supply: ['scout-A', 'scout-B', 'sniper'] }, first });
  expect([game.legal('take'), game.why('take sniper')]).toEqual([['take scout-A'], 'US-R-53']);
});

test('US-SUPT-06 US-R-85 Command draws up to so many cards, one at a time', () => {
  const soviet = { hand: ['platoon-sergeant'], deck: ['rifleman-A', 'scout-A', 'scout-B'] };
  const game = scene({ soviet }).play('command platoon-sergeant', 'draw');
  expect([game.hand('soviet'), game.legal()]).toEqual([['rifleman-A'], ['done', 'draw']]);
  game.play('draw');
  expect([game.hand('soviet'), game.step, game.uses('rifleman-A').length > 1]).toEqual([
    ['rifleman-A', 'scout-A'],
    'turn',
    true,
  ]);
  expect(scene({ soviet }).play('command platoon-sergeant', 'done').hand('soviet')).toEqual([]);
});

test('US-SUPT-07 Command makes a new deck of the discard pile, and leaves the play area', () => {
  const soviet = { hand: ['S-L-087'], deck: ['rifleman-A'], discard: ['scout-A', 'scout-B'], play: ['rifleman-B'] };
  const game = scene({ soviet }).play('command S-L-087', 'draw', 'draw', 'draw');
  expect([game.hand('soviet').length, game.inPlay('soviet').includes('rifleman-B')]).toEqual([3, true]);
});

test('US-SUPT-08 US-SUPT-09 Conceal gives the enemy a Fog of War, if one is left', () => {
  const game = scene({ soviet: { hand: ['scout-A'] } }).play('conceal scout-A');
  expect([game.fog('german'), game.discard('german')]).toEqual([9, ['fog-of-war']]);
  const none = scene({ soviet: { hand: ['scout-A'] }, german: { supply: [] } }).play('conceal scout-A');
  expect([none.discard('german'), none.all('noFogLeft').length]).toEqual([[], 1]);
});

const holder = { hand: ['rifleman-A'], counters: { 'rifleman-A': '504' } };

test("US-SUPT-10 US-R-49 Control turns the own marker on the unit's tile; there must be one, and not turned yet", () => {
  expect(scene({ soviet: holder }).play('control rifleman-A').mark('soviet', '504')).toBe('controlled');
  expect(scene({ soviet: { ...holder, unmarked: ['504'] } }).why('control rifleman-A')).toBe('US-R-49');
  expect(scene({ soviet: { ...holder, controlled: ['504'] } }).why('control rifleman-A')).toBe('US-R-49');
});

test("US-SUPT-11 Control turns the enemy's marker back to scouted", () => {
  const game = scene({ soviet: holder, german: { controlled: ['504'] } }).play('control rifleman-A');
  expect([game.mark('soviet', '504'), game.mark('german', '504')]).toEqual(['controlled', 'scouted']);
});

test.each([
  ['an unrouted enemy on a tile that it controls', { 'scout-A': '504 suppressed' }, ['504'], 'US-SUPT-12'],
  ['an unrouted vehicle on a tile that it controls', { 'panzer-iii-A': '504' }, ['504'], 'US-SUPT-12'],
  ['no enemy where it does not have control', { 'scout-A': '504' }, [], null],
  ['no routed enemy', { 'scout-A': '504 routed' }, ['504'], null],
] as const)(
  'US-SUPT-12 US-SUPT-13 US-SUPT-14 US-STAT-04 US-R-77 %s keeps the other side from Control',
  (_name, counters, controlled, why) => {
    const german = { counters, controlled, supply: ['panzer-iii-A', 'scout-A'] };
    expect(scene({ soviet: holder, german }).why('control rifleman-A')).toBe(why);
  },
);

test('US-SUPT-41 control lasts when the unit leaves or is routed', () => {
  const soviet = { hand: ['rifleman-A x2'], counters: { 'rifleman-A': '504' }, scouted: ['505'] };
  const game = scene({ soviet }).play('control rifleman-A', 'move rifleman-A 505');
  expect(game.mark('soviet', '504')).toBe('controlled');
  const routed = scene({
    soviet: { counters: { 'rifleman-A': '504' }, controlled: ['504'], unmarked: ['604', '403'] },
    german: { hand: ['machine-gunner-A'] },
    turn: 'german',
    dice: [0, 0],
  }).play('attack machine-gunner-A rifleman-A');
  expect([routed.at('soviet', 'rifleman-A'), routed.mark('soviet', '504')]).toEqual(['504 routed', 'controlled']);
});

const scout = { hand: ['scout-A', 'fog-of-war'], deck: ['rifleman-A'] };

test('US-SUPT-22 US-EX-02 Recon sets a Fog of War of the hand aside and draws a card', () => {
  const soviet = { ...scout, hand: ['scout-A', 'fog-of-war', 'machine-gunner-A'] };
  const game = scene({ soviet }).play('recon scout-A');
  expect([game.hand('soviet'), game.removed('soviet')]).toEqual([['rifleman-A', 'machine-gunner-A'], ['fog-of-war']]);
});

test('US-SUPT-25 Fog of War that was set aside is back in the platoon after the game', () => {
  const game = scene({ soviet: { ...scout, removed: ['fog-of-war x2'] } }).play('recon scout-A');
  game.open.outcome = { winner: GERMAN, how: 'withdrawn', rule: 'US-END-12' };
  casualtiesStep.run(game.state, null, game.context);
  upgradesStep.run(game.state, null, game.context);
  const { available = [] } = game.state.private[SOVIET] ?? {};
  expect(available.filter((card) => factsOf(card).kind === 'fog').length).toBe(10);
});

test('US-SUPT-23 Recon makes a new deck of the discard pile, and leaves the play area', () => {
  const soviet = { ...scout, deck: [], discard: ['rifleman-A', 'rifleman-B', 'scout-B'], play: ['machine-gunner-A'] };
  const game = scene({ soviet }).play('recon scout-A');
  expect([game.hand('soviet').length, game.deck('soviet').length, game.inPlay('soviet').length]).toEqual([1, 2, 2]);
});

test('US-SUPT-24 US-R-07 US-R-31 without a Fog of War in hand there is neither Recon nor Explore', () => {
  const game = scene({ soviet: { hand: ['scout-A', 'S-U-015'] } });
  expect([game.why('recon scout-A'), game.why('explore S-U-015')]).toEqual(['US-SUPT-24', 'US-R-31']);
});

test('US-SUPT-26 US-FOG-02 Explore is a Recon, and then a Scout or nothing more', () => {
  const soviet = { hand: ['S-U-015', 'fog-of-war'], deck: ['rifleman-A'] };
  const game = scene({ soviet }).play('explore S-U-015');
  expect([game.hand('soviet'), game.removed('soviet'), game.step]).toEqual([['rifleman-A'], ['fog-of-war'], 'march']);
  game.play('go 603');
  expect([game.at('soviet', 'scout-A'), game.mark('soviet', '603'), game.step]).toEqual(['603', 'scouted', 'turn']);
  expect(scene({ soviet }).play('explore S-U-015', 'halt').at('soviet', 'scout-A')).toBe('604');
});

test('US-R-30 overwatch ends an Explore', () => {
  const soviet = { hand: ['S-U-015', 'fog-of-war'], deck: ['rifleman-A'] };
  const german = { watched: { 'machine-gunner-A': '603' } };
  const game = scene({ soviet, german, dice: [0, 0, 0] }).play('explore S-U-015', 'go 603');
  expect([game.at('soviet', 'scout-A'), game.step]).toEqual(['604 suppressed', 'turn']);
});

/** Move 2, Attack 2, Grenade 2, Assault. */
const storm = { hand: ['storm-group'], counters: { 'storm-group': '604' }, scouted: ['503'] };

test('US-SUPT-27 US-R-32 Assault moves with a move of the same card, and may then fire from there with it', () => {
  const german = { counters: { 'rifleman-A': '503' } };
  const game = scene({ soviet: storm, german, dice: [1, 1] }).play('assault storm-group');
  expect([game.step, game.legal('attack'), game.why('assault storm-group')]).toEqual(['assault', [], 'US-R-31']);
  game.play('move storm-group 504', 'go 503');
  expect([game.step, game.legal('done')]).toEqual(['assaultFire', ['done']]);
  game.play('attack storm-group rifleman-A');
  expect([game.attacks, game.step]).toEqual([['rifleman-A 4: 2'], 'turn']);
  expect(
    scene({ soviet: storm, german }).play('assault storm-group', 'move storm-group 504', 'halt', 'done').step,
  ).toBe('turn');
});

test('US-R-31 US-R-06 an Assault may begin with no step at all', () => {
  const game = scene({ soviet: storm, german: { counters: { 'rifleman-A': '504' } } }).play(
    'assault storm-group',
    'halt',
  );
  expect(game.legal('attack')).toEqual(['attack storm-group rifleman-A']);
});

test('US-R-30 overwatch ends an Assault: nothing is fired after it', () => {
  const german = { watched: { 'machine-gunner-A': '504' } };
  const game = scene({ soviet: storm, german, dice: [0, 0, 0] }).play('assault storm-group', 'move storm-group 504');
  expect([game.at('soviet', 'storm-group'), game.step]).toEqual(['604 suppressed', 'turn']);
});

const light = { hand: ['t-70'], counters: { 't-70': '504' }, scouted: ['503', '403'] };

test('US-SUPT-28 US-R-31 Reposition fires with the same card, and may then move with it', () => {
  const game = scene({ soviet: light, dice: [1, 1] }).play('reposition t-70');
  expect([game.step, game.legal('move'), game.legal('done')]).toEqual(['reposition', [], []]);
  game.play('attack t-70 rifleman-B');
  expect([game.step, game.legal('done')]).toEqual(['repositionMove', ['done']]);
  game.play('move t-70 503', 'halt');
  expect([game.at('soviet', 't-70'), game.attacks, game.step]).toEqual(['503', ['rifleman-B 5: 2'], 'turn']);
});

test('US-R-31 US-R-07 without a target there is no Reposition', () => {
  const units = ['rifleman-A', 'rifleman-B', 'scout-A', 'scout-B', 'machine-gunner-A', 'machine-gunner-B'];
  const german = { counters: Object.fromEntries(units.map((unit) => [unit, null])) };
  const rifle = { hand: ['S-U-059'], counters: { 'heavy-machine-gun': '504' } };
  expect(scene({ soviet: rifle, german }).why('reposition S-U-059')).toBe('US-R-31');
  expect(scene({ soviet: rifle }).why('reposition S-U-059')).toBeNull();
  const sniper = { hand: ['S-U-044'], counters: { sniper: '504' } };
  const last = { counters: { ...german.counters, 'scout-A': '503' } };
  expect(scene({ soviet: sniper, german: last }).why('reposition S-U-044')).toBeNull();
});

test('US-SUPT-29 US-R-07 US-R-55 Ready turns one suppressed counter, routed or not; without one it is not taken', () => {
  const counters = { 'rifleman-A': '604 suppressed routed', 'scout-B': '506 suppressed' };
  const game = scene({ soviet: { hand: ['orderly'], counters } });
  expect(game.legal('ready')).toEqual(['ready orderly rifleman-A', 'ready orderly scout-B']);
  game.play('ready orderly rifleman-A');
  expect([game.at('soviet', 'rifleman-A'), game.at('soviet', 'scout-B')]).toEqual(['604 routed', '506 suppressed']);
  expect(scene({ soviet: { hand: ['orderly'] } }).why('ready orderly rifleman-A')).toBe('US-SUPT-29');
});

test('US-SUPT-30 with a squad letter Ready turns that squad alone', () => {
  const counters = { 'rifleman-B': '506 suppressed', 'scout-A': '604 suppressed' };
  const game = scene({ soviet: { hand: ['S-L-088'], counters } });
  expect([game.legal('ready'), game.why('ready S-L-088 rifleman-B')]).toEqual([
    ['ready squad-leader-A scout-A'],
    'US-SUPT-30',
  ]);
});

const battery = { hand: ['antiair-battery'] };

test('US-SUPT-31 US-SUPT-32 US-R-54 US-CAS-09 Antiair costs the enemy a Bomber for good: of hand, then discard pile, then deck', () => {
  const hand = scene({ soviet: battery, german: { hand: ['bomber'], discard: ['bomber'] } }).play(
    'antiair antiair-battery',
  );
  expect([hand.hand('german'), hand.discard('german'), hand.removed('german')]).toEqual([[], ['bomber'], []]);
  expect(hand.state.private[GERMAN]?.gone.length).toBe(1);
  const { removed, lost } = hand.side('german');
  expect([removed, Object.values(lost).every((n) => n === 0)]).toEqual([0, true]);
  const pile = scene({ soviet: battery, german: { discard: ['bomber'], deck: ['bomber', 'rifleman-A'] } });
  pile.play('antiair antiair-battery');
  expect([pile.discard('german'), pile.deck('german').length, pile.context.shuffles]).toEqual([[], 2, 0]);
  const deck = scene({ soviet: battery, german: { deck: ['bomber', 'rifleman-A'] } }).play('antiair antiair-battery');
  expect([deck.deck('german'), deck.context.shuffles, deck.step]).toEqual([['rifleman-A'], 1, 'turn']);
  expect(deck.all('shotDown').map(({ card }) => card)).toEqual(['G-L-095']);
});

test('US-R-54 Antiair 2 takes as many as there are, and where Bombers differ their owner says which', () => {
  const soviet = { hand: ['S-L-094'] };
  const one = scene({ soviet, german: { deck: ['bomber'] } }).play('antiair S-L-094');
  expect([one.deck('german'), one.step]).toEqual([[], 'turn']);
  const two = scene({ soviet: battery, german: { hand: ['G-L-095', 'G-L-098'] } }).play('antiair antiair-battery');
  expect([two.step, two.waiting]).toEqual(['shotDown', ['german']]);
  expect(two.why('german: lose G-L-099')).toBe('US-SUPT-32');
  two.play('lose G-L-095');
  expect([two.state.private[GERMAN]?.hand, two.waiting]).toEqual([['G-L-098'], ['soviet']]);
});

test('US-SUPT-31 US-SUPT-32 of different Bombers in the deck their owner chooses one, unseen, and the deck is shuffled', () => {
  const german = { deck: ['G-L-095', 'rifleman-A', 'G-L-098'], removed: ['G-L-096'], supply: ['G-L-097', 'scout-A'] };
  const game = scene({ soviet: { hand: ['antiair-battery'] }, german }).play('antiair antiair-battery');
  expect([game.step, game.waiting, game.legal()]).toEqual(['shotDown', [GERMAN], ['lose bomber']]);
  expect(['G-L-095', 'G-L-096', 'G-L-097'].map((card) => game.why(`lose ${card}`))).toEqual([
    null,
    'US-SUPT-32',
    'US-SUPT-32',
  ]);
  const shuffles = game.context.shuffles;
  game.play('lose G-L-098');
  expect([game.deck('german').toSorted(), game.context.shuffles - shuffles]).toEqual([['bomber', 'rifleman-A'], 1]);
  expect(game.state.private[GERMAN]?.gone).toContain('G-L-098');
});

test('US-R-54 US-R-68 a Bomber that everybody saw go to the discard pile is known to be gone from it', () => {
  const german = { hand: ['bomber'], deck: ['rifleman-A x2'] };
  const game = scene({ turn: 'german', german, soviet: { hand: ['antiair-battery'] }, dice: [1, 1, 1, 1] });
  game.play('bomb bomber 503', 'end');
  expect(game.side('german').seen).toHaveLength(1);
  game.play('antiair antiair-battery');
  expect([game.side('german').seen, game.discard('german'), game.step]).toEqual([[], [], 'turn']);
});

test('US-SUPT-33 with no Bomber to shoot down the battery may go back to the supply', () => {
  const given = { soviet: { ...battery, supply: [] }, german: { removed: [], supply: ['bomber'] } };
  const game = scene(given).play('antiair antiair-battery');
  expect([game.waiting, game.legal()]).toEqual([['soviet'], ['keep', 'stow']]);
  expect(game.play('stow').supply('soviet')).toEqual(['antiair-battery']);
  expect(scene(given).play('antiair antiair-battery', 'keep').inPlay('soviet')).toEqual(['antiair-battery']);
});

test('US-CARD-09 an action that a reserve cannot take is not offered in any way', () => {
  const soviet = { hand: ['S-R-022', 'S-L-088'] };
  const game = scene({ soviet, dice: [1, 1] });
  expect([game.uses('S-R-022'), game.why('move S-R-022 504')]).toEqual([
    ['attack', 'hunker', 'suppress'],
    'US-CARD-09',
  ]);
  game.play('attack S-R-022 rifleman-A', 'inspire S-L-088', 'take S-R-022', 'done');
  expect(game.uses('S-R-022')).toEqual(['attack', 'suppress']);
  expect(
    scene({ soviet: { hand: ['commissar'], play: ['S-R-022'] } })
      .play('force commissar', 'take S-R-022')
      .uses('S-R-022'),
  ).toEqual(['attack', 'suppress']);
});

test('US-R-02 US-DEF-07 values and squad letters are honored on every action that has them', () => {
  const soviet = { hand: ['S-L-088', 'S-S-002'], play: ['rifleman-A x3'] };
  const two = scene({ soviet }).play('inspire S-L-088', 'take S-S-004', 'take S-S-005');
  expect(two.step).toBe('act');
  const one = scene({ soviet }).play('inspire S-S-002', 'take S-S-004');
  expect(one.step).toBe('act');
});
