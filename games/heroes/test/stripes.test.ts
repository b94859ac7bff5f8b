import { describe, expect, test } from 'vitest';
import { granted } from '../rules/army.ts';
import { gearLeft } from '../rules/gear.ts';
import type { Open } from '../rules/state.ts';
import { handSize } from '../rules/turn.ts';
import { acting, position } from './position.ts';

type Tile = Open['army']['soviet'][number];
const SLOTS = ['s1', 's2', 's3'] as const;
const tile = (id: Tile['tile'], ...options: Tile['options'][number]['option'][]): Tile => ({
  tile: id,
  options: options.map((option, i) => ({ slot: SLOTS[i] ?? 's1', option, lost: 0, broken: false })),
  lost: 0,
  broken: false,
});
const far = { is: 'ger-fire-group', at: 'J1' } as const;
const soviet = [
  { is: 'sov-fire-group', at: 'A13' },
  { is: 'sov-fire-group', at: 'B13' },
] as const;
const armed = (...army: readonly Tile[]) =>
  position({ soviet, german: [far], flow: [acting(0)], open: { army: { soviet: [...army], german: [] } } });

describe('markers', () => {
  /** Markers that the two fire groups may use; the second came with another stripe and another tile. */
  const served = (army: readonly Tile[], stripe: string, second: number): number[] => {
    const at = armed(...army);
    at.open.stock.soviet = [{ marker: 'mk-veteran', tile: 0, left: 2 }];
    at.open.roster = at.open.roster.map((entry, u) => (u === 1 ? { ...entry, stripe, tile: second } : entry));
    return [0, 1].map((u) => gearLeft(at.state, u, 'mk-veteran'));
  };
  test('HS-REC-03 HS-OPT-03 HS-OPT-10: those of a tile serve units with its own stripe', () => {
    expect(served([tile('rt-sov-volga', 'op-sov-veteran')], 'sov-common', 0)).toEqual([2, 0]);
    expect(served([tile('rt-sov-volga', 'op-sov-veteran')], 'sov-volga', 1)).toEqual([2, 2]);
  });
  test('HS-OPT-04 HS-OPT-10: those of a command tile serve everybody', () => {
    expect(served([tile('rt-sov-command', 'op-sov-veteran')], 'sov-common', 1)).toEqual([2, 2]);
  });
  test('HS-R-146: those of a character tile serve its own units', () => {
    expect(served([tile('rt-sov-zaitsev', 'op-sov-veteran')], 'sov-common', 1)).toEqual([2, 0]);
  });
});

describe('standing grants', () => {
  test('HS-OPT-14 HS-R-85 HS-OPT-15 HS-OP-35: a Special, a Bluff or a card more, turn after turn', () => {
    const { open } = armed(tile('rt-sov-command', 'op-sov-battleplan', 'op-sov-bluff', 'op-sov-signals'));
    expect([granted(open, 'soviet', 'special'), granted(open, 'soviet', 'bluff')]).toEqual([1, 1]);
    expect(handSize(open, 'soviet')).toBe(handSize(open, 'german') + 1);
    for (let turn = 0; turn < 2; turn++) {
      const at = position({
        soviet,
        german: [{ is: 'ger-vollrath', at: 'J1' }],
        flow: [{ step: 'turn', stage: 0 }, ...(turn === 0 ? [] : [{ step: 'turnEnd' } as const])],
        phase: 'supply',
        open: { army: open.army },
      });
      expect(at.open.orders.soviet).toMatchObject({ specials: 1, bluffs: 2 });
    }
  });
});

test('HS-REC-06: the third loss of a tile that breaks at three scores its points, once', () => {
  const volga = { ...tile('rt-sov-volga'), lost: 2 };
  const shoots = (lost: number) =>
    position({
      soviet: [{ ...soviet[0], up: 1 }, soviet[1]],
      german: [{ is: 'ger-fire-group', at: 'A15' }],
      flow: [acting(2)],
      open: { army: { soviet: [{ ...volga, lost, broken: lost > 2 }], german: [] } },
      dice: [6],
    })
      .play('fire', 'shoot s1 first')
      .all('broken');
  expect(shoots(2)).toMatchObject([{ seat: 'soviet', what: 'rt-sov-volga' }]);
  expect(shoots(1)).toEqual([]);
  expect(shoots(3)).toEqual([]);
});
