import { expectOk, notationErrorText } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { AreaId } from '../data/areas.ts';
import { COUNTERS, type CounterId, FACTORY_POOL } from '../data/counters.ts';
import type { UnitId } from '../data/units.ts';
import { volga } from '../tools.ts';
import { everyThrow } from './enumerate.ts';
import { type Given, type Position, position } from './position.ts';
import { assault, attack } from './scene.ts';

const REGIMENTS = ['71/191', '71/194'] as const;
const MARKERS = { artillery: 2, engineer: 1, air: 1 };

function oddsOf({ state }: Position, action: string): Record<string, number> {
  const odds = volga.odds(state, 'german', expectOk(volga.notation.parse(action), notationErrorText));
  if (odds === null) throw new Error(`there are no odds of "${action}"`);
  return Object.fromEntries(odds.outcomes.map(({ name, chance }) => [name.toLowerCase(), chance]));
}

function expectSame(told: Record<string, number>, counted: Record<string, number>): void {
  for (const name of new Set([...Object.keys(told), ...Object.keys(counted)])) {
    expect(told[name] ?? 0, name).toBeCloseTo(counted[name] ?? 0, 9);
  }
}

/** Compares the odds before the roll with every throw of the dice. */
const check = (game: Position) => expectSame(oddsOf(game, 'fight'), everyThrow(game.state, 'fight'));

/** An attack by two regiments on Area 35, ready to fight. */
const at35 = (against: CounterId, given: Given = {}, ...choices: string[]) =>
  attack({ on: 35, from: 24, by: REGIMENTS, against, ...given, open: { available: MARKERS, ...given.open } }).play(
    ...choices,
    'lead 71/191',
  );

test.each(['heroes', 'ambush', 'fanatic', 'guards'] as const)(
  'AV-R-74 the odds against %s at the reveal are those of all throws',
  (strategy) => check(at35(`L5-${strategy}`)),
);

test('AV-R-74 the odds after a Barrage loss are those of all throws by the units left', () => {
  const game = at35('L5-barrage', {}, 'lose 71/194');
  check(game);
  const answer = attack({ on: 35, from: 24, by: REGIMENTS, against: 'L5-barrage' });
  expectSame(oddsOf(answer, 'lose 71/194'), everyThrow(answer.state, 'lose 71/194', 'lead 71/191', 'fight'));
});

test('AV-R-74 Guards beside the Volga are counted with four dice', () => {
  check(attack({ on: 10, from: 8, by: ['29/RCN', '29/129'], against: 'H8-guards' }).play('lead 29/RCN'));
});

test('AV-R-74 support counts, the Air die in full', () => {
  check(at35('L7-heroes-1').play('place artillery', 'place air'));
  check(at35('L4-heroes').play('place engineer'));
  const game = at35('L8-fanatic').play('place artillery');
  expectSame(oddsOf(game, 'place air'), everyThrow(game.state, 'place air', 'fight'));
});

test.each([false, true])('AV-R-74 the Air die in a Heavy Urban Area, with option 12.5 %s', (limitedAir) => {
  const open = { available: MARKERS };
  const game = attack({ on: 10, from: 8, by: ['29/RCN'], against: 'H7-ambush', options: { limitedAir }, open });
  check(game.play('lead 29/RCN', 'place air'));
});

test('AV-R-74 the odds of a marker are those of the fight with it', () => {
  const game = at35('L5-ambush').play('place artillery');
  for (const place of ['place artillery', 'place engineer', 'place air']) {
    expectSame(oddsOf(game, place), everyThrow(game.state, place, 'fight'));
  }
});

test('AV-R-74 a Defense Value that the Air die would take below 0 stops there', () => {
  const open = { available: MARKERS };
  check(assault({ in: 44, by: ['71/191'], against: 'C4-ambush', open }).play('lead 71/191', 'place air'));
});

test('AV-R-74 Shaken Morale, Commissars and Shell Shortages count', () => {
  check(at35('L5-ambush', { open: { morale: 9 } }));
  check(at35('L5-ambush', { open: { event: 'commissars' } }));
  check(at35('L5-ambush', { open: { event: 'shells' } }).play('place artillery'));
});

test('AV-R-74 a strategy that is used up does not count, except that of the Pavlov counter', () => {
  for (const strategy of ['fanatic', 'guards'] as const) {
    const game = assault({ in: 35, by: REGIMENTS, against: `L5-${strategy}` });
    check(game.play('lead 71/191'));
    expect(everyThrow(game.state, 'fight').success).toBeGreaterThan(0);
  }
  const options = { pavlovsHouse: true };
  const open = { available: { artillery: 4, engineer: 0, air: 0 } };
  const house = assault({ in: 14, by: ['29/RCN', '29/129', '29/15'], against: 'pavlov', options, open });
  check(house.play('lead 29/RCN', 'place artillery', 'place artillery', 'place artillery'));
});

const isolated: Given = { options: { isolation: true }, isolated: [35] };
const inside = (against: CounterId, by: readonly UnitId[] = REGIMENTS) =>
  position({ ...isolated, revealed: { 35: against }, fresh: { 35: by } }).play('activate 35');

test.each(['L6-heroes', 'L6-guards'] as const)(
  'AV-R-74 the Isolation die counts before it is rolled, against %s',
  (against) => {
    const game = inside(against);
    expectSame(oddsOf(game, 'assault'), everyThrow(game.state, 'assault', 'everyone', 'lead 71/191', 'fight'));
  },
);

test('AV-R-74 an Isolation die that has been rolled counts as it fell', () => {
  for (const die of [1, 3, 5, 6]) {
    check(
      attack({ on: 35, from: 24, by: REGIMENTS, against: 'L6-heroes', ...isolated, dice: [die] }).play('lead 71/191'),
    );
  }
});

/** Units that have entered a Factory District Area where this counter is hidden. */
const entered = (on: AreaId, from: AreaId, by: readonly UnitId[], against: CounterId, given: Given = {}) =>
  position({ scenario: 'factory', ...given, hidden: { [on]: against }, fresh: { [from]: by } }).play(
    `activate ${from}`,
    ...by.map((unit) => `move ${unit} ${on}`),
  );

/** Chances over a mix of counters, each fought with all throws; a Barrage takes 71/194, or 71/191 if it is alone. */
function overTheMix(mix: readonly CounterId[], on: AreaId, make: (against: CounterId) => Position) {
  const all: Record<string, number> = {};
  for (const counter of mix) {
    const game = make(counter);
    const lost = game.area(on).fresh.length > 1 ? 'lose 71/194' : 'lose 71/191';
    const answer = COUNTERS[counter].strategy === 'barrage' ? [lost] : [];
    const fight = lost === 'lose 71/191' && answer.length > 0 ? [] : ['lead 71/191', 'fight'];
    const chances = everyThrow(game.state, `attack ${on}`, ...answer, ...fight);
    for (const [name, chance] of Object.entries(chances)) all[name] = (all[name] ?? 0) + chance / mix.length;
  }
  return all;
}

test('AV-R-74 against an Unrevealed unit every counter it can be is as likely as the other', () => {
  const mix = ['E6-ambush', 'E6-barrage', 'E7-fanatic', 'E7-heroes', 'E8-ambush', 'E8-barrage'] as const;
  const two = (against: CounterId) => entered(43, 49, REGIMENTS, against);
  expectSame(oddsOf(two('E7-heroes'), 'attack 43'), overTheMix(mix, 43, two));
  const alone = (against: CounterId) => entered(43, 49, ['71/191'], against);
  expect(oddsOf(alone('E7-heroes'), 'attack 43')['no combat']).toBeCloseTo(2 / 6, 12);
  expectSame(oddsOf(alone('E7-heroes'), 'attack 43'), overTheMix(mix, 43, alone));
});

test('AV-R-74 counters that have been Revealed or eliminated no longer count', () => {
  const game = (against: CounterId) =>
    entered(35, 24, REGIMENTS, against, { revealed: { 36: 'L8-guards', 37: 'L9-guards' }, taken: [37] });
  const { eliminated } = game('L7-guards').open;
  const mix = FACTORY_POOL.filter((id) => id.startsWith('L') && id !== 'L8-guards' && id !== 'L9-guards');
  expect(eliminated).toEqual(['L9-guards']);
  expect(mix).toHaveLength(12 - 2);
  expectSame(oddsOf(game('L7-guards'), 'attack 35'), overTheMix(mix, 35, game));
});

test('AV-R-74 the odds are never read from the hidden counter', () => {
  const told = (['L7-guards', 'L8-barrage', 'L9-heroes'] as const).map((against) =>
    volga.odds(entered(35, 24, REGIMENTS, against).state, 'german', { do: 'attack', area: 35 }),
  );
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(told[0]?.sums[1]?.lines[0]).toMatchObject({ rule: 'AV-RES-11', value: '+7 to +9' });
});

test('AV-R-74 at a muster the odds are those of all units, or of those that have joined', () => {
  const by: readonly UnitId[] = ['71/191', '71/194', '24/I-24'];
  const game = position({ revealed: { 35: 'L6-heroes' }, fresh: { 35: by } }).play('activate 35', 'assault');
  expectSame(oddsOf(game, 'everyone'), everyThrow(game.state, 'everyone', 'lead 24/I-24', 'fight'));
  const none = (action: string) =>
    volga.odds(game.state, 'german', expectOk(volga.notation.parse(action), notationErrorText));
  expect([none('ready'), none('join 71/191')]).toEqual([null, null]);
  game.play('join 71/194', 'join 71/191');
  expectSame(oddsOf(game, 'ready'), everyThrow(game.state, 'ready', 'lead 71/191', 'fight'));
  expect(oddsOf(game, 'ready')).not.toEqual(oddsOf(game, 'everyone'));
});

test('AV-R-74 a move has the odds of the attack it adds to, and none where nobody is', () => {
  const game = position({ taken: [23, 24], fresh: { 24: REGIMENTS }, revealed: { 35: 'L5-heroes' } });
  game.play('activate 24');
  expect(volga.odds(game.state, 'german', { do: 'move', unit: '71/194', to: 23 })).toBe(null);
  game.play('move 71/191 35');
  const told = oddsOf(game, 'move 71/194 35');
  game.play('move 71/194 35');
  expectSame(told, everyThrow(game.state, 'attack 35', 'lead 71/191', 'fight'));
});

test('AV-R-74 before anybody has entered, an attack has the odds of all who can, and none where nobody is', () => {
  const by: readonly UnitId[] = ['71/191', '71/194', '24/I-24'];
  const game = position({
    taken: [23, 24],
    fresh: { 24: by },
    spent: { 24: ['71/211'] },
    revealed: { 35: 'L5-heroes' },
  });
  game.play('activate 24');
  expect(volga.odds(game.state, 'german', { do: 'attack', area: 23 })).toBe(null);
  const told = oddsOf(game, 'attack 35');
  game.play(...by.map((unit) => `move ${unit} 35`));
  expectSame(told, everyThrow(game.state, 'attack 35', 'lead 24/I-24', 'fight'));
});

test('AV-R-74 the choice of a lead has the odds of the fight that it leads to', () => {
  const game = assault({ in: 35, by: ['71/191', '24/I-24'], against: 'L6-heroes' });
  for (const lead of ['lead 71/191', 'lead 24/I-24']) {
    expectSame(oddsOf(game, lead), everyThrow(game.state, lead, 'fight'));
  }
});

test('AV-R-74 of three attackers a Barrage takes the weakest, and the others fight on', () => {
  const by: readonly UnitId[] = ['71/191', '71/194', '24/I-24'];
  const mix = ['E6-ambush', 'E6-barrage', 'E7-fanatic', 'E7-heroes', 'E8-ambush', 'E8-barrage'] as const;
  const all: Record<string, number> = {};
  for (const counter of mix) {
    const answer = COUNTERS[counter].strategy === 'barrage' ? ['lose 71/191'] : [];
    const { state } = entered(43, 49, by, counter);
    const chances = everyThrow(state, 'attack 43', ...answer, 'lead 24/I-24', 'fight');
    for (const [name, chance] of Object.entries(chances)) all[name] = (all[name] ?? 0) + chance / mix.length;
  }
  expectSame(oddsOf(entered(43, 49, by, 'E7-heroes'), 'attack 43'), all);
});

/** The lines of both sums, and the assumptions. */
function told({ state }: Position, action: string) {
  const odds = volga.odds(state, 'german', expectOk(volga.notation.parse(action), notationErrorText));
  const lines = odds?.sums.map((sum) => sum.lines.map(({ label, value, rule }) => `${label} ${value} ${rule}`));
  return {
    outcomes: odds?.outcomes.map(({ name }) => name),
    attack: lines?.[0],
    defense: lines?.[1],
    assuming: odds?.assuming,
  };
}

test('AV-R-74 odds show the sums they come from, and what they assume', () => {
  expect(told(at35('L5-guards').play('place artillery', 'place air'), 'fight')).toEqual({
    outcomes: ['Repulse', 'Stalemate', 'Success', 'Overrun'],
    attack: [
      'Lead 71/191 +4 AV-RES-04',
      'Other units +1 AV-RES-05',
      'Artillery +2 AV-RES-06',
      'Strong Morale +1 AV-RES-10',
    ],
    defense: [
      'Defense Factor +5 AV-RES-11',
      "Barricades Worker's Settlement +3 AV-RES-12",
      'Air die -1 to -6 AV-RES-14',
      'Guards dice best 2 of 3 AV-REV-10',
    ],
    assuming: [],
  });
  const hidden = entered(43, 49, ['71/191'], 'E7-heroes', { options: { parentOrganization: true } });
  expect(told(hidden, 'attack 43')).toEqual({
    outcomes: ['Repulse', 'Stalemate', 'Success', 'Overrun', 'No combat'],
    attack: ['Lead 71/191 +4 AV-RES-04', 'Strong Morale +1 AV-RES-10'],
    defense: ['Defense Factor +6 to +8 AV-RES-11', 'Hill 101.3 +2 AV-RES-12'],
    assuming: ['any of the 6 counters it can be, a Barrage costing the weakest unit', '71/191 leads, without support'],
  });
});

test('AV-R-74 the Guards of the Pavlov counter are told before and in the combat, those used up are not', () => {
  const dice = 'Guards dice best 2 of 4 AV-REV-11';
  const house = { fresh: { 14: ['29/RCN'] }, options: { pavlovsHouse: true } } as const;
  const game = position({ ...house, revealed: { 14: 'pavlov' } }).play('activate 14');
  expect(told(game, 'assault').defense?.at(-1)).toBe(dice);
  expect(told(game.play('assault', 'everyone', 'lead 29/RCN'), 'fight').defense?.at(-1)).toBe(dice);
  const other = position({ ...house, revealed: { 14: 'H8-guards' } }).play('activate 14');
  expect(told(other, 'assault').defense).not.toContain(dice);
  expect(told(other.play('assault', 'everyone', 'lead 29/RCN'), 'fight').defense).not.toContain(dice);
});

test('AV-OPT-12 a modifier that takes away is told with its sign', () => {
  const options = { parentOrganization: true };
  const game = assault({ in: 35, by: ['71/191', '29/15', '24/21'], against: 'L5-heroes', options });
  expect(told(game.play('lead 71/191'), 'fight').attack).toContain('Different divisions -2 AV-OPT-12');
});
