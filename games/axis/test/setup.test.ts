import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/scenarios.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { ZONE_IDS } from '../data/zones.ts';
import { landIn, markerOf, tokensIn } from '../rules/stacks.ts';
import { SIDES } from '../rules/state.ts';
import { isSupplied } from '../rules/supply.ts';
import { axis } from '../tools.ts';
import { newGame } from './position.ts';

const controlled = (game: ReturnType<typeof newGame>) =>
  ZONE_IDS.filter((id) => game.zone(id).control === 'axis').sort();

test('AA-SETUP-03 AA-SETUP-04 AA-DEF-08 the Race starts as its charts say', () => {
  const game = newGame('race');
  for (const side of SIDES)
    for (const id of ZONE_IDS) expect(game.units(side, id), id).toEqual(SCENARIOS.race[side][id] ?? {});
  expect(controlled(game)).toEqual([...SCENARIOS.race.axisControls].sort());
  expect(axis.audit(game.state)).toEqual([]);
});

test('AA-SETUP-01 AA-SETUP-06 AA-SETR-01 AA-SETR-02 AA-SETR-03 AA-SETR-04 AA-SETUP-08 AA-SETUP-09 the Race starts in round 1', () => {
  const { open } = newGame('race');
  expect([open.round, open.card, open.winterStorm]).toEqual([1, 3, null]);
  expect(open.factories).toEqual({
    tank: { zone: 'tractor-factory', from: 1 },
    artillery: { zone: 'barrikady-factory', from: 1 },
  });
  expect(Object.values(open.crossings)).toEqual(
    Array(3).fill({ ferry: true, cargo: null, due: false, attacked: false, ashore: null }),
  );
  expect(open.frozen).toEqual([]);
  expect(open.rpc.allies).toBe(0);
});

test('AA-COMP-05 AA-R-92 all supply tokens start in the pools', () => {
  for (const scenario of ['race', 'uranus'] as const) {
    const { open } = newGame(scenario);
    const onBoard = ZONE_IDS.reduce((sum, id) => sum + tokensIn(open, 'axis', id) + tokensIn(open, 'allies', id), 0);
    // The first token of the Race comes on card 2, before the first decision.
    expect([open.pool.axis + onBoard, open.pool.allies]).toEqual([7, 7]);
  }
});

test('AA-SETUP-05 AA-EX-05 markers at the start, and who lacks supply', () => {
  for (const scenario of ['race', 'uranus'] as const) {
    const { open } = newGame(scenario);
    expect(ZONE_IDS.filter((id) => markerOf(open, id) === 'battle').sort()).toEqual(
      [...SCENARIOS[scenario].battles].sort(),
    );
    for (const side of SIDES) {
      const cut = ZONE_IDS.filter((id) => landIn(open, side, id) > 0 && !isSupplied(open, side, id));
      expect(cut, `${scenario} ${side}`).toEqual(SCENARIOS[scenario].unsupplied[side]);
    }
  }
});

test('AA-SETU-01 AA-SETU-02 AA-SETU-03 AA-SETU-04 AA-EX-28 Operation Uranus starts in round 7', () => {
  const { open } = newGame('uranus');
  expect([open.round, open.winterStorm, open.frozen, open.rpc]).toEqual([7, 10, [6], { axis: 40, allies: 0 }]);
  expect(open.badWeather).toBe(false);
  expect(open.factories).toBeNull();
});

test('AA-SETU-05 only the brown ferry, with infantry aboard, and the others for sale', () => {
  const game = newGame('uranus');
  expect(game.open.crossings.brown).toEqual({
    ferry: true,
    cargo: 'infantry',
    due: false,
    attacked: false,
    ashore: null,
  });
  expect(game.open.crossings.gray.ferry || game.open.crossings.white.ferry).toBe(false);
  game.play('all southeast');
  while (game.step === 'assignment') game.play(game.legal()[0]!);
  game.open.rpc.allies = 3;
  expect(game.step).toBe('purchases');
  expect(game.play('ferry gray').open.crossings.gray.ferry).toBe(true);
});

test('AA-SETU-09 AA-SETU-10 AA-R-07 AA-SETUP-03 the Allied chart of Operation Uranus', () => {
  const game = newGame('uranus');
  for (const side of SIDES)
    for (const id of ZONE_IDS) expect(game.units(side, id), id).toEqual(SCENARIOS.uranus[side][id] ?? {});
  expect(Object.values(game.open.ambushers).filter((each) => each !== null)).toEqual(
    Array(4).fill({ side: 'allies', kind: 'infantry' }),
  );
  expect(game.open.ambushers['ambush-1']).toBeNull();
  expect(ZONE_IDS.some((id) => game.zone(id).allies.fighter + game.zone(id).allies.bomber > 0)).toBe(false);
  expect(axis.audit(game.state)).toEqual([]);
});

test('AA-SETU-06 AA-SETU-07 card 9 comes first, and cards 7 and 8 never', () => {
  const game = newGame('uranus').play('all northwest');
  while (game.step === 'assignment') game.play(game.legal()[0]!);
  expect(game.all('card').map(({ card }) => card)).toEqual([9]);
  expect(game.all('round')).toMatchObject([{ round: 7 }]); // the log says so in its middle, too
  expect([game.open.card, game.step]).toEqual([9, 'purchases']);
  const cards = () => game.all('card').map(({ card }) => card);
  while (game.open.round < 8 || game.open.card < 9) {
    const [last = ''] = game.legal('done').concat(game.legal('hold'), game.legal('save'), game.legal());
    game.context.chance.d = () => 6;
    game.play(last);
  }
  expect(cards().filter((card) => card === 7 || card === 8)).toEqual([]);
});

test('AA-SETUP-07 AA-R-18 the deck is shuffled and hidden from both', () => {
  const one = newGame('race');
  expect([...one.state.sealed.deck].sort()).toEqual([...CARD_IDS]);
  expect(one.state.sealed.deck).not.toEqual(CARD_IDS);
  for (const seat of SIDES) expect(JSON.stringify(viewOf(one.state, seat))).not.toContain('uranus-');
});

test('AA-SETU-08 AA-R-19 five cards go to one area before the other five are seen', () => {
  const game = newGame('uranus');
  expect(game.waiting).toEqual(['allies']);
  expect(game.legal()).toEqual(['all northwest', 'all southeast']);
  const first = [...game.state.private.allies.drawn];
  expect(first).toHaveLength(5);
  const second = game.state.sealed.deck.slice(0, 5);
  for (const card of second) expect(JSON.stringify(viewOf(game.state, 'allies'))).not.toContain(card);
  for (const card of first) expect(JSON.stringify(viewOf(game.state, 'axis'))).not.toContain(card);
  game.play('all southeast');
  const shown = (area: string) => game.open.uranus.shown.filter((each) => each.area === area).map(({ card }) => card);
  expect(shown('southeast')).toEqual(first);
  expect(shown('northwest')).toEqual(second);
});

test('AA-OPT-15 exactly the chosen options are on, and stay visible', () => {
  const { options } = newGame('race', { heroes: true, interdiction: true }).open;
  expect(
    Object.entries(options)
      .filter(([, on]) => on)
      .map(([id]) => id),
  ).toEqual(['heroes', 'interdiction']);
});

test('AA-DEF-01 AA-VIC-07 two seats, and the same victories in both scenarios', () => {
  expect(axis.seats).toEqual(['axis', 'allies']);
  expect(axis.scenarios.map(({ id }) => id)).toEqual(['race', 'uranus']);
});
