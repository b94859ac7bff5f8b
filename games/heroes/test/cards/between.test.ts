import { viewOf } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { UNIT_TYPES } from '../../data/units.ts';
import { kindNumber, PROFILES } from '../../rules/profiles.ts';
import { BLUFF, type Frame, SPECIAL } from '../../rules/state.ts';
import { holding } from '../hands.ts';
import { acting, enemy, type Given, group, position } from '../position.ts';

/** The free window, in the round in which cards come. */
const free: Frame = { step: 'free', slot: 4, used: false, last: false };
const hold = (card: CardId): { soviet?: CardId[]; german?: CardId[] } =>
  card.startsWith('ac-sov') ? { soviet: [card] } : { german: [card] };
const between = (card: CardId, given: Given) =>
  holding(
    { initiative: card.startsWith('ac-sov') ? 'soviet' : 'german', flow: [acting(0), free], ...given },
    hold(card),
  );

describe('ac-sov-gogogo ac-ger-schnell: a Forced Move of two squares', () => {
  test('HS-CARD-17 HS-OP-07: whatever its markers, and nobody reacts', () => {
    const german = [{ is: 'ger-mg34', at: 'G8', up: 1, facing: 'W' }] as const;
    const at = between('ac-sov-gogogo', { soviet: [group('C8', { suppressed: 3 })], german });
    at.play('play ac-sov-gogogo', 'target s1', 'step D8', 'step E8');
    expect(at.unit('s1')).toMatchObject({ at: 'E8', acted: false, suppressed: 3 });
    expect(at.step).not.toBe('opportunityWindow');
  });
  test('HS-R-90: it may stop after one; zones, occupied squares and Difficult Passage count', () => {
    const at = between('ac-ger-schnell', { german: [enemy('C8'), enemy('D9')], soviet: [group('D7')] });
    at.play('play ac-ger-schnell', 'target g1');
    expect(at.why('step C7')).toBe('HS-R-31'); // within the zone
    expect(at.why('step D9')).toBe('HS-R-31'); // taken
    at.play('step B8', 'stop');
    expect(at.unit('g1').at).toBe('B8');
    const wire = between('ac-ger-schnell', { german: [enemy('J14')], soviet: [group('A1')] });
    wire.play('play ac-ger-schnell', 'target g1', 'step J13');
    expect(wire.step).toBe('dash');
  });
  test('HS-R-90: not a unit that shows X, nor one without tracks, nor a passenger', () => {
    const soviet = [
      { is: 'sov-maxim', at: 'C14', up: 1 },
      { is: 'sov-t34', at: 'E13', rear: 'D13', facing: 'E', damage: 2 },
      { is: 'sov-gazaa', at: 'H13', rear: 'G13', facing: 'E' },
      group('A1', { aboard: 's3' }),
    ] as const;
    const at = between('ac-sov-gogogo', { soviet, german: [enemy('A1')] }).play('play ac-sov-gogogo');
    expect(at.legal()).toEqual(['target s3']);
    at.play('target s3', 'drive I13 H13', 'stop');
    expect(at.unit('s3')).toMatchObject({ at: 'I13', rear: 'H13' });
  });
  test('HS-R-90 HS-R-154: not a unit that has nowhere to go', () => {
    const walls = ['A15', 'B15', 'B16'].map((at) => group(at));
    const at = between('ac-sov-gogogo', { soviet: [group('A16'), ...walls], german: [enemy('J1')] });
    expect(at.play('play ac-sov-gogogo').legal()).toEqual(['target s2', 'target s3', 'target s4']);
  });
  test('HS-R-90 HS-FORC-03: a concealed unit shows itself first', () => {
    const soviet = [{ is: 'sov-sniper', at: 'C14', concealed: true }] as const;
    const at = between('ac-sov-gogogo', { soviet, german: [enemy('A1')] }).play('play ac-sov-gogogo', 'target s1');
    expect(at.all('spotted')).toHaveLength(1);
    expect(at.unit('s1').kind).not.toBe(-1);
  });
});

describe('ac-sov-dynamic ac-ger-dynamic: Dynamic', () => {
  const soviet = [group('A13', { token: 4 }), group('B13'), group('C13', { acted: true }), group('D13', { token: 2 })];
  test('HS-OP-11 HS-R-89: a token goes face down to a unit without one that has not acted', () => {
    const at = between('ac-sov-dynamic', { soviet, german: [enemy('A1')] }).play('play ac-sov-dynamic');
    expect(at.legal()).toEqual(['transfer s1 s2', 'transfer s4 s2']);
    at.play('transfer s1 s2');
    expect(at.state.private.soviet.tokens.slice(0, 4)).toEqual([0, 4, 0, 2]);
    expect(at.open.units.token.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(JSON.stringify(at.all('transferred', 'german'))).not.toContain('4');
  });
  test('HS-CARD-16: also from a unit about to be removed', () => {
    const at = holding(
      {
        soviet: [group('C8', { up: 1, token: 4 }), group('A13')],
        german: [enemy('E8')],
        flow: [acting(1), acting(2)],
        dice: [6],
      },
      { soviet: ['ac-sov-dynamic'] },
    ).play('fire', 'shoot s1 first', 'pass');
    expect(at.asked).toBe('soviet loss');
    at.play('play ac-sov-dynamic');
    expect(at.legal()).toEqual(['transfer s1 s2']);
    at.play('transfer s1 s2');
    expect([at.unit('s1').alive, at.unit('s2').token, at.open.orders.soviet.aside]).toEqual([false, true, 0]);
    expect(at.state.private.soviet.tokens[1]).toBe(4);
  });
  test('HS-R-76: passed, the token is set aside with its unit', () => {
    const at = holding(
      {
        soviet: [group('C8', { up: 1, token: 4 }), group('A13')],
        german: [enemy('E8')],
        flow: [acting(1), acting(2)],
        dice: [6],
      },
      { soviet: ['ac-sov-dynamic'] },
    ).play('fire', 'shoot s1 first', 'pass', 'pass');
    expect(at.state.private.soviet.aside).toEqual([4]);
  });
  test('HS-R-154: without a taker nobody is asked', () => {
    const at = between('ac-ger-dynamic', { german: [enemy('A1', { token: 1 })], soviet: [group('A13')] });
    expect(at.legal('play')).toEqual([]);
  });
  test('HS-R-89: not to a unit that has acted or has one', () => {
    const at = between('ac-sov-dynamic', { soviet, german: [enemy('A1')] }).play('play ac-sov-dynamic');
    const refused = ['s1 s3', 's1 s4', 's2 s1', 's3 s2'].map((way) => at.why(`transfer ${way}`));
    expect(new Set(refused)).toEqual(new Set(['HS-R-89']));
  });
});

describe('ac-sov-smoke ac-ger-smoke: smoke', () => {
  test('HS-OP-26 HS-R-104: within four Interspaces of infantry, and it obscures by 2', () => {
    const at = between('ac-sov-smoke', {
      soviet: [group('A8')],
      german: [enemy('G8')],
      flow: [acting(1), free],
      dice: [6],
    });
    at.play('play ac-sov-smoke');
    expect(at.why('place F8*')).toBe('HS-OP-26');
    expect(at.why('place B2+*')).not.toBeNull();
    at.play('place D8*');
    expect(at.all('smoked')).toMatchObject([{ seat: 'soviet', at: 'D8*' }]);
    at.play('fire', 'shoot s1 first');
    expect(at.all('attack')[0]?.result).toBe(6 + 2 - 4); // two squares of smoke
  });
  test('HS-OP-26: the German one too', () => {
    const at = between('ac-ger-smoke', { soviet: [group('A8')], german: [enemy('G8')] });
    expect(at.play('play ac-ger-smoke', 'place G8*').open.smoke).toHaveLength(1);
  });
});

describe('ac-sov-marksman ac-ger-marksman: Hidden Marksman', () => {
  test('HS-OP-30: the standard table, with what obscures the line and nothing else', () => {
    const given = { soviet: [group('A8', { suppressed: 2 })], german: [enemy('J8')], dice: [4] };
    const at = between('ac-sov-marksman', given).play('play ac-sov-marksman', 'target g1');
    expect(at.all('loneShot')).toMatchObject([{ target: 'g1', result: 4, effect: 'hit' }]);
    expect(at.unit('g1').up).toBe(1);
    expect(at.unit('s1').acted).toBe(false);
  });
  test('HS-OP-30: through a thicket a 4 only suppresses', () => {
    const at = between('ac-ger-marksman', { soviet: [group('E7')], german: [enemy('C8')], dice: [4] });
    at.play('play ac-ger-marksman', 'target s1');
    expect(at.all('loneShot')[0]).toMatchObject({ result: 3, effect: 'suppress' });
    expect(at.unit('s1').suppressed).toBe(1);
  });
  test('HS-OP-30: not at a concealed unit, a vehicle, or somebody nobody sees', () => {
    const german = [
      { is: 'ger-sniper', at: 'C5', concealed: true },
      { is: 'ger-kuebel', at: 'E8' },
      enemy('C1'),
    ] as const;
    expect(between('ac-sov-marksman', { soviet: [group('C8')], german }).legal('play')).toEqual([]);
  });
});

describe('ac-sov-katyusha ac-ger-stuka: strikes', () => {
  test('HS-OP-28: two templates one after the other, each scatters', () => {
    const at = between('ac-sov-katyusha', { soviet: [group('A13')], german: [enemy('D8')], dice: [6, 1, 1, 1, 1] });
    at.play('play ac-sov-katyusha', 'place D8*');
    while (at.step !== 'strike') at.play('pass');
    expect(at.all('burst')).toMatchObject([{ target: 'g1', result: 4 }]); // 1 + 3
    at.play('place H8*');
    for (let i = 0; i < 9 && at.all('scattered').length < 2; i++) at.play('pass');
    expect(at.all('scattered')).toMatchObject([{ die: 6 }, { die: 1, from: 'H8*', to: 'H4*' }]);
  });
  test('HS-FAB-01: a spotter of the enemy helps nobody', () => {
    const spotter = (is: 'ger-vb' | 'sov-spotter', at: string) => ({ is, at, up: 1 }) as const;
    const lands = (given: Given) => {
      const at = between('ac-sov-katyusha', { dice: [1, 1, 1], ...given }).play('play ac-sov-katyusha', 'place H8*');
      for (let i = 0; i < 9 && at.all('scattered').length === 0; i++) at.play('pass');
      return at.all('scattered')[0]?.to;
    };
    expect(lands({ soviet: [group('A13')], german: [spotter('ger-vb', 'H9')] })).toBe('H4*');
    expect(lands({ soviet: [spotter('sov-spotter', 'H9')], german: [enemy('A1')] })).toBe('H5*');
  });
  test('HS-OP-28: a bomb, with three dice for a Structure', () => {
    const at = between('ac-ger-stuka', { soviet: [group('F5')], german: [enemy('J16')], dice: [5, 1, 4, 5, 6] });
    at.play('play ac-ger-stuka', 'place F5*');
    for (let i = 0; i < 9 && at.all('demolition').length < 1 && at.asked !== null; i++) at.play('pass');
    expect(at.all('burst')[0]).toMatchObject({ target: 's1', result: 5 }); // 1 + 4
  });
  test('HS-CARD-12: no fire bonus for a card, one for the Artillery', () => {
    const flow = (card: CardId | null): Frame[] => [
      { step: 'strike', seat: 'soviet', tile: 0, card, left: 1, bonus: 0 },
    ];
    const given = { soviet: [group('A13')], german: [enemy('A1')] };
    const legal = (card: CardId | null) =>
      holding({ ...given, flow: flow(card) }, { soviet: ['ac-sov-marksman'] }).legal('bonus');
    expect([legal('ac-sov-katyusha'), legal(null)]).toEqual([[], ['bonus ac-sov-marksman']]);
  });
});

describe('ac-sov-sewers: Sewer Rats', () => {
  const rats = (given: Given = {}) =>
    between('ac-sov-sewers', { soviet: [group('C3+')], german: [enemy('J16')], ...given });
  test('HS-OP-33: to another building square within six, outside enemy zones', () => {
    const at = rats().play('play ac-sov-sewers', 'target s1');
    expect(at.why('put C11+')).toBe('HS-OP-33'); // seven away
    expect(at.why('put C10+')).toBeNull();
    expect(at.why('put F5')).toBe('HS-OP-33');
    at.play('put G3+');
    expect(at.unit('s1').at).toBe('G3+');
    expect(at.unit('s1').acted).toBe(false);
  });
  test('HS-OP-33: only out of a building or rubble, and not out of an enemy zone', () => {
    expect(rats({ soviet: [group('F5')] }).legal('play')).toEqual([]);
    expect(rats({ german: [enemy('D5')] }).legal('play')).toEqual([]);
  });
  test.each(UNIT_TYPES.filter((type) => type.startsWith('sov') && PROFILES[2 * kindNumber(type) + 1]?.active))(
    'HS-R-30 HS-OP-33: %s goes along if its other side can move',
    (is) => {
      const moves = (PROFILES[2 * kindNumber(is)]?.move ?? 0) > 0;
      expect(rats({ soviet: [{ is, at: 'C3+', up: 1 }] }).legal('play')).toEqual(moves ? ['play ac-sov-sewers'] : []);
    },
  );
  test('HS-R-30 HS-OP-33: a machine gun is packed up to go along', () => {
    const at = rats({ soviet: [{ is: 'sov-maxim', at: 'C3+', up: 1 }] }).play('play ac-sov-sewers', 'target s1');
    expect(at.play('put G3+').unit('s1')).toMatchObject({ at: 'G3+', up: 0 });
  });
});

describe('ac-ger-speaker: Loudspeaker Van', () => {
  const van = (dice: number[]) =>
    holding(
      {
        initiative: 'german',
        soviet: [group('A13'), group('B13'), group('C13'), group('D13'), { is: 'sov-boris', at: 'E13' }],
        german: [enemy('A1')],
        dice,
        flow: [{ step: 'cards', window: 'orderStart', seat: 'german', passed: 0, unit: -1, place: -1 }],
      },
      { german: ['ac-ger-speaker'] },
    ).play('play ac-ger-speaker');
  test('HS-OP-16: a die for each of up to three units, 4 or more', () => {
    const at = van([3, 4, 6]).play('target s1', 'target s2', 'target s3');
    expect(at.all('unnerved').map(({ effect }) => effect)).toEqual([false, true, true]);
    expect(['s1', 's2', 's3', 's4'].map((name) => at.unit(name).suppressed)).toEqual([0, 1, 1, 0]);
  });
  test('HS-OP-16: fewer will do; no officers', () => {
    const at = van([5]);
    expect(at.why('target s5')).toBe('HS-OP-01');
    expect(at.play('target s1', 'enough').all('unnerved')).toHaveLength(1);
  });
});

describe('ac-ger-intercept: Intercepted Orders', () => {
  const soviet = [group('A13', { token: 1 }), group('B13', { token: 3 }), group('C13', { token: BLUFF }), group('D13')];
  const intercept = () =>
    holding(
      {
        initiative: 'german',
        soviet,
        german: [enemy('A1')],
        flow: [acting(0), { step: 'cards', window: 'orderEnd', seat: 'german', passed: 0, unit: -1, place: -1 }],
      },
      { german: ['ac-ger-intercept'] },
    ).play('play ac-ger-intercept');
  test('HS-OP-13: looks at two tokens, and nobody else learns them', () => {
    const at = intercept().play('look s1');
    expect(at.why('look s1')).toBe('HS-OP-13');
    expect(at.why('look s4')).toBe('HS-OP-13');
    at.play('look s2');
    expect(at.all('looked', 'german').map(({ value }) => value)).toEqual([1, 3]);
    expect(at.all('looked', 'soviet').map(({ value }) => value)).toEqual([null, null]);
    expect(at.all('looked').map(({ value }) => value)).toEqual([null, null]);
    expect(viewOf(at.state, 'german').private.german?.known.slice(0, 4)).toEqual([1, 3, 0, 0]);
    expect(viewOf(at.state, 'german').private.soviet).toBeUndefined();
    expect(at.open.units.token.slice(0, 4)).toEqual([1, 1, 1, 0]);
  });
  test('HS-OP-14: exchanges two tokens face down, or declines', () => {
    const at = intercept().play('look s1', 'look s3', 'swap s1 s2');
    expect(at.state.private.soviet.tokens.slice(0, 4)).toEqual([3, 1, BLUFF, 0]);
    expect(at.state.private.german.known.slice(0, 4)).toEqual([0, 1, BLUFF, 0]);
    expect(JSON.stringify(at.all('swapped'))).not.toMatch(/token/);
    const kept = intercept().play('look s1', 'look s2', 'enough');
    expect(kept.state.private.soviet.tokens.slice(0, 4)).toEqual([1, 3, BLUFF, 0]);
  });
  test('HS-OP-13: whoever has looked imagines no other values', () => {
    const at = intercept().play('look s1', 'look s2', 'enough');
    for (let i = 0; i < 8; i++) {
      const made = at.game.imagine(viewOf(at.state, 'german'), 'german', {
        d: () => 1,
        below: (n: number) => (i * 7) % n,
        shuffle: (list: unknown[]) => void list.reverse(),
      } as never);
      expect(made.private.soviet.tokens.slice(0, 2)).toEqual([1, 3]);
    }
  });
});

describe('ac-ger-repair: Field Repair', () => {
  test('HS-OP-19: one marker of the choice, whatever a Mechanic has done', () => {
    const tank = { is: 'ger-pz3', at: 'E13', rear: 'D13', facing: 'E', damage: 3 } as const;
    const at = holding(
      {
        initiative: 'german',
        phase: 'supply',
        soviet: [{ ...tank, is: 'sov-t34', at: 'E16', rear: 'D16' }],
        german: [tank, { is: 'ger-sdkfz222', at: 'A13' }],
        open: { effects: [{ what: 'repaired', unit: 1, amount: 0, ability: null, until: 'turn' }] },
        flow: [{ step: 'cards', window: 'supplyStart', seat: 'german', passed: 0, unit: -1, place: -1 }],
      },
      { german: ['ac-ger-repair'] },
    ).play('play ac-ger-repair');
    expect(at.legal()).toEqual(['mend g1 crew', 'mend g1 tracks']);
    expect(at.why('mend s1 crew')).toBe('HS-OP-19');
    expect(at.play('mend g1 tracks').unit('g1').damage).toBe(1);
  });
});

describe('ac-sov-ura ac-sov-ambush ac-ger-digin ac-ger-highcommand ac-ger-medic', () => {
  const window = (name: 'orderStart' | 'orderEnd' | 'supplyStart', card: CardId, given: Given) => {
    const seat = card.startsWith('ac-sov') ? 'soviet' : 'german';
    const flow: Frame[] = [{ step: 'cards', window: name, seat, passed: 0, unit: -1, place: -1 }];
    return holding({ initiative: seat, flow, ...given }, hold(card)).play(`play ${card}`);
  };
  test('HS-OP-08: Ura gives every infantry unit Assault +1, no vehicle', () => {
    const soviet = [
      { is: 'sov-militia', at: 'C8' },
      { is: 'sov-gazaa', at: 'H13', rear: 'G13', facing: 'E' },
    ] as const;
    const at = window('orderEnd', 'ac-sov-ura', { soviet, german: [enemy('J16')] });
    expect(at.all('affected')).toMatchObject([{ units: ['s1'] }]);
    expect(at.open.effects).toMatchObject([{ unit: 0, ability: 'assault', amount: 1, until: 'turn' }]);
  });
  test('HS-OP-08: Hold Your Fire for a unit without a token', () => {
    const soviet = [group('C8'), group('D8', { token: 1 })];
    const at = window('orderEnd', 'ac-sov-ambush', { soviet, german: [enemy('J16')] });
    expect(at.legal()).toEqual(['target s1']);
    expect(at.play('target s1').open.effects).toMatchObject([{ unit: 0, ability: 'opportunisticFire' }]);
  });
  test('HS-OP-04: the German Dig In', () => {
    const at = window('orderEnd', 'ac-ger-digin', { soviet: [group('C8')], german: [enemy('E8')] }).play('target g1');
    expect(at.open.effects).toMatchObject([{ what: 'defense', unit: 1, amount: 2 }]);
  });
  test('HS-ORD-15 HS-OP-12: the German High Command, not beyond two', () => {
    const at = window('orderStart', 'ac-ger-highcommand', { soviet: [group('C8')], german: [enemy('E8')] });
    expect(at.open.orders.german.specials).toBe(1);
    const full = holding(
      {
        initiative: 'german',
        soviet: [group('C8')],
        german: [enemy('E8', { token: SPECIAL }), enemy('F8', { token: SPECIAL })],
        flow: [{ step: 'cards', window: 'orderStart', seat: 'german', passed: 0, unit: -1, place: -1 }],
      },
      { german: ['ac-ger-highcommand'] },
    );
    expect(full.legal('play')).toEqual([]);
  });
  test('HS-OP-18: the Sanitäter', () => {
    const given = { phase: 'supply', soviet: [group('J16')], german: [enemy('E8', { up: 1 })] } as const;
    expect(window('supplyStart', 'ac-ger-medic', given).play('target g1').unit('g1').up).toBe(0);
  });
});

test('HS-CARD-04 HS-OP-01: a card is an event or a bonus, and gone either way', () => {
  const given = { soviet: [group('C8')], german: [enemy('G8')], flow: [acting(0)] };
  const at = holding(given, { soviet: ['ac-sov-burst'] }).play('play ac-sov-burst', 'move');
  expect(at.legal('bonus')).toEqual([]);
  const bonus = holding(given, { soviet: ['ac-sov-medic'] }).play('fire');
  expect(bonus.legal('bonus')).toEqual(['bonus ac-sov-medic']); // no reduced unit, but the bonus serves
});

test('HS-CARD-05: several cards for one action', () => {
  const at = position({
    soviet: [group('C8', { suppressed: 1 })],
    german: [enemy('G8', { suppressed: 1 })],
    flow: [acting(1)],
  });
  at.state.private.german.hand = ['ac-ger-burst', 'ac-ger-covering', 'ac-ger-drill'];
  const deck = at.state.sealed.decks.german;
  for (const card of at.state.private.german.hand) deck.splice(deck.indexOf(card), 1);
  at.open.hands.german = 3;
  at.open.decks.german = deck.length;
  at.play('play ac-ger-burst', 'play ac-ger-covering', 'play ac-ger-drill');
  expect(at.open.discards.german).toHaveLength(3);
});
