import { expect, test } from 'vitest';
import { counterId, id } from '../../rules/ids.ts';
import { preparations } from '../campaign/muster.ts';
import { shuffleStep } from '../campaign/opening.ts';
import { GERMAN, SOVIET, scene } from './scene.ts';

/* One test for each word of the vocabulary in which scenarios and states write their special rules (US-R-70). */

const deck = ['rifleman-A x5', 'rifleman-B x5'];

test('US-R-70 hand-size: a side draws as many cards as the scenario says, in the rounds it says', () => {
  const draw = (round: number) =>
    scene({ scenario: '022', turn: 'draw', round, soviet: { deck }, german: { deck } }).hand('soviet').length;
  expect([draw(0), draw(2), draw(3)]).toEqual([5, 5, 4]);
});

test('US-R-70 initiative-mod: the bid of a side counts more', () => {
  const bid = (scenario: string) =>
    scene({
      scenario,
      turn: 'bid',
      marker: 'soviet',
      soviet: { hand: ['scout-A'] },
      german: { hand: ['scout-A'] },
    }).play('soviet: bid scout-A', 'german: bid scout-A').open.marker;
  expect([bid('021'), bid('011')]).toEqual(['german', 'soviet']);
});

test('US-R-70 max-range: nothing is attacked farther away, and a Bomb goes anywhere', () => {
  const soviet = { hand: ['machine-gunner-A', 'bomber'], counters: { 'machine-gunner-A': '509' } };
  const game = scene({ scenario: '042', soviet, german: { counters: { 'rifleman-A': '706' } } });
  expect([game.why('attack machine-gunner-A rifleman-A'), game.why('bomb bomber 706')]).toEqual(['US-R-70', null]);
});

test('US-R-70 defence-mod: units are harder to hit, except against Demo and with vehicles', () => {
  const tile = scene({ scenario: '122' }).at('german', 'rifleman-A') ?? '';
  const soviet = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': tile } };
  const game = scene({ scenario: '122', soviet, dice: [1, 1] }).play('attack machine-gunner-A rifleman-A');
  expect(game.all('shot')[0]?.defence.extra).toEqual({ smoke: 0, scenario: 1 });
});

test('US-R-70 forbid-action: cards of a title may not take an action, in whatever way', () => {
  const given = (scenario: string, at: string) =>
    scene({ scenario, turn: 'german', german: { hand: ['mortar'], counters: { mortar: at } } });
  const game = given('091', '201');
  expect(game.uses('mortar')).toEqual(['area-suppress', 'hunker', 'move']);
  expect(game.why(`grenade mortar ${game.at('soviet', 'rifleman-A')}`)).toBe('US-R-70');
  expect(given('011', '402').uses('mortar')).toEqual(['area-suppress', 'grenade', 'hunker', 'move']);
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

test('US-R-70 alt-spawn: the first time a unit may enter elsewhere, where no enemy stands, and scouts the tile', () => {
  const soviet = { hand: ['sniper'], counters: { sniper: null }, unmarked: ['107'] };
  const game = scene({ scenario: '093', soviet });
  expect(game.legal('enter').includes('enter sniper 107')).toBe(true);
  game.play('enter sniper 107');
  expect([game.mark('soviet', '107'), game.fog('soviet')]).toEqual([
    'scouted',
    scene({ scenario: '093' }).fog('soviet'),
  ]);
  const blocked = scene({ scenario: '093', soviet, german: { counters: { 'scout-A': '107' } } });
  expect(blocked.legal('enter').includes('enter sniper 107')).toBe(false);
});

test('US-R-70 US-R-86 reinforce: cards come from the supply at the start of the round, and end a rout', () => {
  const counters = { mortar: '403 routed' };
  const start = (round: number) =>
    scene({ scenario: '052', turn: 'roundStart', round, soviet: { deck, counters }, german: { deck } });
  const come = start(2);
  expect([come.discard('soviet'), come.discard('german'), come.open.routed]).toEqual([['mortar'], ['mortar'], []]);
  expect(come.all('reinforced').map(({ seat }) => seat)).toEqual([
    come.open.marker,
    come.open.marker === SOVIET ? GERMAN : SOVIET,
  ]);
  expect(start(1).discard('soviet')).toEqual([]);
});

test('US-R-70 on-control: the first time a side takes the tile it takes cards into its discard pile', () => {
  const soviet = { hand: ['rifleman-A'], counters: { 'rifleman-A': '602' }, scouted: ['602'] };
  const game = scene({ scenario: '112', soviet }).play('control rifleman-A');
  expect([game.step, game.waiting]).toEqual(['freeBolster', ['soviet']]);
  game.play('take scout-A', 'take rifleman-B');
  expect([game.discard('soviet').sort(), game.step]).toEqual([['rifleman-B', 'scout-A'], 'turn']);
});

test('US-R-70 alt-objective: a side may win in another way too', () => {
  const units = {
    'rifleman-A': '608',
    'scout-A': '609 routed',
    'scout-B': '709 routed',
    'machine-gunner-A': '608 routed',
  };
  const german = { hand: ['machine-gunner-A'], counters: { 'machine-gunner-A': '608' } };
  const soviet = { counters: units, unmarked: ['607', '608', '508', '509', '609'] };
  const game = scene({ scenario: '042', turn: 'german', german, soviet, dice: [0, 0] });
  expect(game.play('attack machine-gunner-A rifleman-A').outcome).toMatchObject({ winner: 'german', how: 'routed' });
});

test('US-R-70 free-bolster: before the deck is shuffled a side adds cards of its choice', () => {
  const german = { deck: ['rifleman-B x4'], supply: ['scout-A', 'rifleman-A'] };
  const first = { step: 'freeBolster', seat: GERMAN, left: 1, to: 'deck' } as const;
  const game = scene({ turn: 'roundEnd', german, soviet: { deck }, first });
  expect([game.waiting, game.legal()]).toEqual([['german'], ['done', 'take rifleman-A', 'take scout-A']]);
  game.play('take scout-A');
  expect([game.supply('german'), game.cycling('german').includes('scout-A')]).toEqual([['rifleman-A'], true]);
});

test('US-R-70 free-scout: scouted markers beside own ones, without Fog of War', () => {
  const first = { step: 'freeScout', seat: SOVIET, left: 2 } as const;
  const game = scene({ turn: 'roundStart', soviet: { deck }, german: { deck }, first });
  const beside = ['403', '404', '406', '503', '505', '603'];
  expect([game.legal('mark'), game.why('mark 402')]).toEqual([beside.map((tile) => `mark ${tile}`), 'US-R-70']);
  game.play('mark 403', 'mark 402');
  expect([game.mark('soviet', '402'), game.fog('soviet'), game.step]).toEqual(['scouted', 10, 'bid']);
});

test('US-R-70 start-suppressed, place-smoke, place-overwatch: counters and markers that a scenario starts with', () => {
  const suppressed = scene({ scenario: '022' });
  expect(suppressed.at('german', 'machine-gunner-A')).toBe('506 suppressed');
  const smoke = scene({ scenario: '121' });
  shuffleStep.run(smoke.state, null, smoke.context);
  expect([smoke.open.smoke, smoke.open.smoked[counterId(GERMAN, id.unit('engineer-A'))]]).toEqual([
    { '505': 'german' },
    1,
  ]);
  const watch = scene({ scenario: '113' });
  shuffleStep.run(watch.state, null, watch.context);
  expect([watch.watched('german', 'machine-gunner-A'), watch.watched('soviet', 'machine-gunner-B')]).toEqual([
    '307',
    '407',
  ]);
});

test('US-R-86 before the first round: decks, free Bolster, the shuffle, free Scout, bombardment', () => {
  const steps = (scenario: string, integrates = false): string[] =>
    preparations(scene({ scenario }).open, integrates)
      .map(({ step }) => step)
      .reverse();
  expect(steps('021')).toEqual(['muster', 'decks', 'freeBolster', 'shuffle', 'roundStart']);
  expect(steps('031')).toEqual(['muster', 'decks', 'shuffle', 'freeScout', 'roundStart']);
  expect(steps('074', true)).toEqual(['integrate', 'muster', 'decks', 'shuffle', 'bombard', 'roundStart']);
});

/** Soviet squads A and C fight as one, and German B and C. */
const integrated = { scenario: '111' };

test('US-EX-18 US-INTEG-03 Bolster of one letter takes a card of the other where squads are integrated', () => {
  const soviet = { hand: ['squad-leader-A'], supply: ['S-L-060a', 'rifleman-B'] };
  const game = scene({ ...integrated, soviet }).play('bolster squad-leader-A');
  expect(game.why('take S-L-060a')).toBeNull();
  expect(game.why('take rifleman-B')).toBe('US-SUPT-02');
});

test('US-R-65 an integrated Engineer has four mines in all, and enters with the integrated Riflemen', () => {
  const german = { hand: ['engineer-B', 'G-L-042b'], counters: { 'engineer-B': null, 'rifleman-B': '701' } };
  const game = scene({ ...integrated, turn: 'german', german });
  Object.assign(game.open.laid, { 'german/B': 3 });
  game.play('mine G-L-042b');
  expect([game.at('german', 'engineer-B'), game.step]).toEqual(['701', 'mining']);
  game.play(game.legal('lay')[0] ?? '', 'mine engineer-B');
  expect([game.step, game.open.laid]).toMatchObject(['turn', { 'german/B': 4 }]);
});

test('US-R-02 US-DEF-07 values and squad letters are honored on every action that has them', () => {
  const soviet = { hand: ['S-L-088', 'S-S-002'], play: ['rifleman-A x3'] };
  const two = scene({ soviet }).play('inspire S-L-088', 'take S-S-004', 'take S-S-005');
  expect(two.step).toBe('act');
  const one = scene({ soviet }).play('inspire S-S-002', 'take S-S-004');
  expect(one.step).toBe('act');
});

test('US-R-74 a structure is a building or a tunnel: nothing else is hit by that value', () => {
  const soviet = { hand: ['bomber'], counters: { 'scout-A': '603' } };
  const german = { counters: { 'rifleman-A': '504' } };
  const game = scene({ soviet, german, dice: [1] }).play('bomb bomber 504');
  expect(game.attacks).toEqual(['rifleman-A 4: 1']);
});
