import { expectOk, Match, parseSetup, SeededChance, viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import type { DECKS } from '../data/cards.ts';
import { SPECIAL } from '../rules/state.ts';
import { holding } from './hands.ts';
import { acting, enemy, group, heroes, position } from './position.ts';

describe('HS-R-134: standing orders', () => {
  /** A match at random; with orders, both sides pass every window. Returns how often each kind of window was asked. */
  function asked(seed: string, ordered: boolean): Map<string, number> {
    const match = new Match(heroes, expectOk(parseSetup(heroes.scenarios, '1')), seed);
    const chance = SeededChance.fromSeed(seed);
    const kinds = new Map<string, number>();
    if (ordered) for (const seat of heroes.seats) for (const kind of heroes.windows) match.order(seat, kind, 'told');
    for (let [seat] = match.waiting; seat !== undefined && match.outcome === null; [seat] = match.waiting) {
      const kind = heroes.window(match.state)?.kind;
      if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const legal = heroes.legal(viewOf(match.state, seat), seat);
      const action = legal[chance.below(legal.length)];
      if (action === undefined) throw new Error('nothing is legal');
      match.act(seat, action);
    }
    return kinds;
  }
  test('with all of them set, no window asks anybody', () => {
    expect([...asked('orders', true).keys()]).toEqual([]);
  });
  test('without them the windows of cards, tokens, rolls and reactions are asked', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [...asked(seed, false).keys()]);
    for (const kind of ['cards', 'orderCards', 'reroll', 'jam', 'opportunity']) expect(kinds).toContain(kind);
  });
  test('every kind has a name', () => {
    for (const kind of heroes.windows) expect(heroes.windowNames?.[kind], kind).toBeTruthy();
  });
});

describe('HS-R-134: a window opens by open facts', () => {
  const given = { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [1] } as const;
  test('a hand without the card is asked like a hand with it, and may only pass', () => {
    const ask = (card: (typeof DECKS)['german'][number]) => {
      const at = holding(given, { german: [card] }).play('fire', 'shoot g1 first');
      return [at.asked, at.legal().length];
    };
    expect(ask('ac-ger-jam')).toEqual(['german jam', 2]);
    for (const card of ['ac-ger-burst', 'ac-ger-stuka', 'ac-ger-medic'] as const)
      expect(ask(card)).toEqual(['german jam', 1]);
  });
  test('an empty hand is not asked', () => {
    expect(position(given).play('fire', 'shoot g1 first').all('attack')).toHaveLength(1);
  });
  test('a Special token that may lie under one of two backs', () => {
    const at = position({
      soviet: [group('A13', { token: SPECIAL }), group('B13', { token: 1 })],
      german: [enemy('A1')],
      flow: [{ step: 'activations', seat: 'soviet' }],
    });
    expect(at.asked).toBe('soviet special');
    const shown = position({
      soviet: [group('A13'), group('B13', { token: 1 })],
      german: [enemy('A1')],
      flow: [{ step: 'activations', seat: 'soviet' }],
    });
    expect(shown.asked).toBeNull();
  });
  test('a concealed counter that could be Autonomous', () => {
    const ask = (is: 'sov-zaitsev' | 'sov-sniper') =>
      position({
        soviet: [
          { is, at: 'A13', concealed: true },
          { is: is === 'sov-sniper' ? 'sov-zaitsev' : 'sov-sniper', at: 'B13', concealed: true, acted: true },
          group('C13', { token: 1 }),
        ],
        german: [enemy('A1')],
        flow: [{ step: 'activations', seat: 'soviet' }],
      });
    expect(ask('sov-zaitsev').legal()).toEqual(['pass', 'activate s1']);
    expect(ask('sov-sniper').legal()).toEqual(['pass']); // it is the sniper, which nobody can tell
  });
  test('HS-R-154: nothing is asked that changes nothing', () => {
    const at = holding(
      {
        soviet: [group('A13')],
        german: [enemy('A1')],
        phase: 'supply',
        flow: [acting(0), { step: 'cards', window: 'supplyStart', seat: 'soviet', passed: 0, unit: -1, place: -1 }],
      },
      { soviet: ['ac-sov-burst'], german: ['ac-ger-burst'] },
    );
    expect(at.asked).toBeNull(); // nobody is reduced, suppressed or damaged
  });
  test('a side that passes is named in the log', () => {
    const soviet = [group('A13', { token: 1 }), { is: 'sov-zaitsev', at: 'E14', up: 1 } as const];
    const free = position({ soviet, german: [enemy('A1')], flow: [{ step: 'activations', seat: 'soviet' }] });
    expect(free.play('pass').all('passed')).toMatchObject([{ seat: 'soviet', window: 'autonomous' }]);
    const shot = holding(
      { soviet: [group('C8')], german: [enemy('E8')], flow: [acting(0)], dice: [1] },
      { soviet: ['ac-sov-second'] },
    ).play('fire', 'shoot g1 first');
    expect(shot.asked).toBe('soviet reroll');
    expect(shot.play('pass').all('passed')).toMatchObject([{ seat: 'soviet', window: 'reroll' }]);
  });
  test('HS-OP-17: a concealed unit whose nerves might be of iron', () => {
    const german = [{ is: 'ger-sniper', at: 'D8', concealed: true }] as const;
    const given = {
      soviet: [{ is: 'sov-roks', at: 'C8', suppressed: 2 }],
      german,
      flow: [acting(0)],
      dice: [1],
    } as const;
    const burn = (left: number) =>
      position({ ...given, stock: { german: [{ marker: 'mk-nerves', tile: 0, left }] } }).play(
        'fire',
        'spray first',
        'toward E',
      ).asked;
    expect([burn(1), burn(0)]).toEqual(['german nerves', null]);
  });
});

test('HS-R-154 HS-CARD-03: cards in turn, the Initiative first, until both pass', () => {
  const at = holding(
    {
      initiative: 'german',
      soviet: [group('C8'), group('D8')],
      german: [enemy('A1'), enemy('B1')],
      flow: [acting(0), { step: 'cards', window: 'orderEnd', seat: 'german', passed: 0, unit: -1, place: -1 }],
    },
    { soviet: ['ac-sov-digin', 'ac-sov-digin'], german: ['ac-ger-digin'] },
  );
  expect(at.asked).toBe('german orderCards');
  at.play('play ac-ger-digin', 'target g1');
  expect(at.asked).toBe('soviet orderCards');
  at.play('play ac-sov-digin', 'target s1'); // the German hand is empty now
  expect(at.asked).toBe('soviet orderCards');
  at.play('pass');
  expect(at.asked).toBeNull();
});

describe('HS-R-71 HS-INFO: secrets', () => {
  test('HS-R-71: hands, decks and token values stay out of the other view; sizes and piles are open', () => {
    const at = holding(
      {
        soviet: [group('A13', { token: 3 }), { is: 'sov-sniper', at: 'B13', concealed: true }],
        german: [enemy('A1')],
        flow: [acting(0)],
      },
      { soviet: ['ac-sov-hug'], german: ['ac-ger-fury'] },
    );
    const seen = viewOf(at.state, 'german');
    expect(seen.private.soviet).toBeUndefined();
    const told = JSON.stringify(seen);
    expect(told).not.toContain('ac-sov-hug');
    expect(told).not.toContain('sealed');
    expect([seen.open.hands.soviet, seen.open.decks.soviet, seen.open.units.token[0], seen.open.units.kind[1]]).toEqual(
      [1, 39, 1, -1],
    );
  });
  test('HS-R-70 HS-R-71: drawn cards are named to their owner alone', () => {
    const at = position({
      soviet: [group('A13')],
      german: [enemy('A1')],
      phase: 'supply',
      flow: [{ step: 'refill', seat: 'soviet' }],
    });
    at.play('draw');
    const line = (seat?: string) => at.game.narrate(at.all('drew', seat)[0] ?? ({} as never));
    expect(line()).toBe('The Soviets draw 3 cards.');
    expect(line('german')).toBe('The Soviets draw 3 cards.');
    expect(line('soviet')).not.toContain('3 cards');
  });
});
