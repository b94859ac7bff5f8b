import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { volga } from '../tools.ts';
import { position } from './position.ts';

/** True if a position file may contain this. */
function fits(bend: (state: State) => void): boolean {
  const { state } = position({ fresh: { 35: ['71/191'] }, revealed: { 35: 'L5-heroes' } });
  bend(state);
  return parseShape(volga.shape, state).ok;
}

/** The lowest and highest value of each track, box and die. */
const FIGURES: readonly [name: string, min: number, max: number, set: (state: State, n: number) => void][] = [
  ['turn', 1, 14, ({ open }, n) => Object.assign(open, { turn: n })],
  ['morale', 0, 19, ({ open }, n) => Object.assign(open, { morale: n })],
  ['supply', 0, 999, ({ open }, n) => Object.assign(open, { supply: n })],
  ['artillery', 0, 8, ({ open }, n) => Object.assign(open.available, { artillery: n })],
  ['engineer', 0, 4, ({ open }, n) => Object.assign(open.available, { engineer: n })],
  ['air', 0, 3, ({ open }, n) => Object.assign(open.available, { air: n })],
  ['starting Morale', 1, 19, ({ open }, n) => Object.assign(open.options, { startMorale: n })],
  ['Turns of more supply', 1, 14, ({ open }, n) => open.options.moreSupply.push(n)],
  ['Turn of arrival', 1, 15, ({ open }, n) => Object.assign(open.arriving[0] ?? {}, { turn: n })],
  ['Isolation die', -2, 1, ({ open }, n) => Object.assign(open, { battle: { ...BATTLE, isolation: n } })],
  ['Movement Factors left', 0, 6, ({ flow }, n) => flow.push({ ...MARCH, left: n })],
];
const MARCH = { step: 'march', unit: '71/191', at: 24 } as const;
const BATTLE = {
  area: 35,
  kind: 'inside',
  attackers: [{ unit: '71/191', from: 35 }],
  strategy: null,
  lead: '71/191',
  support: { artillery: 0, engineer: 0, air: 0 },
};

test.each(FIGURES)('a position says %s from %i to %i and no more', (_name, min, max, set) => {
  const inside = [min, max].map((n) => fits((state) => set(state, n)));
  const beyond = [min - 1, max + 1].map((n) => fits((state) => set(state, n)));
  expect({ inside, beyond }).toEqual({ inside: [true, true], beyond: [false, false] });
});

test('an Area is German or Soviet', () => {
  for (const control of ['german', 'soviet']) {
    expect(fits(({ open }) => Object.assign(open.areas[1], { control }))).toBe(true);
  }
  expect(fits(({ open }) => Object.assign(open.areas[1], { control: 'neutral' }))).toBe(false);
});

test('a position names strategies and outcomes, and holds the units of a muster or a retreat', () => {
  for (const strategy of ['heroes', 'ambush', 'barrage', 'fanatic', 'guards', null, 'panic']) {
    const battle = { ...BATTLE, isolation: 0, strategy };
    expect(
      fits(({ open }) => Object.assign(open, { battle })),
      String(strategy),
    ).toBe(strategy !== 'panic');
  }
  for (const outcome of ['city', 'operational', 'morale', 'late', null, 'draw']) {
    expect(
      fits(({ open }) => Object.assign(open, { outcome })),
      String(outcome),
    ).toBe(outcome !== 'draw');
  }
  const units = BATTLE.attackers;
  const frames = [
    { step: 'muster', area: 35, kind: 'inside', units, joined: ['71/191'] },
    { step: 'fallBack', units },
    { step: 'retreat', units },
  ];
  for (const frame of frames) {
    expect(
      fits((state) => Object.assign(state, { flow: [frame] })),
      frame.step,
    ).toBe(true);
    expect(
      fits((state) => Object.assign(state, { flow: [{ step: frame.step }] })),
      frame.step,
    ).toBe(false);
  }
});

test('a list is no longer than any in a game', () => {
  const attackers = (length: number) => Array.from({ length }, () => ({ unit: '71/191', from: 35 }));
  const holds = (length: number): boolean =>
    fits(({ open }) => Object.assign(open, { battle: { ...BATTLE, isolation: 0, attackers: attackers(length) } }));
  expect([holds(300), holds(301)]).toEqual([true, false]);
});
