import { describe, expect, test } from 'vitest';
import { moveFrame } from '../rules/activation.ts';
import { squareCalled } from '../rules/areas.ts';
import { isInHostileZone } from '../rules/enemy-zones.ts';
import { square } from '../rules/field/squares.ts';
import { isControlled } from '../rules/field/zones.ts';
import { walkerOf } from '../rules/movement-refusals.ts';
import { NONE } from '../rules/state.ts';
import { acting, position } from './position.ts';

const far = { is: 'ger-fire-group', at: 'A1' } as const;

describe('infantry', () => {
  test('HS-MOVE-01 HS-MOVE-03: four squares, diagonals too', () => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'C5' }], german: [far], flow: [acting(0)] });
    at.play('move', 'step D5', 'step E6', 'step F7', 'step F8');
    expect(at.why('step G8')).toBe('HS-MOVE-01');
    at.play('stop');
    expect(at.unit('s1').at).toBe('F8');
  });
  test('HS-MOVE-02 HS-MOVE-17: a move of 0 squares is a Movement Action', () => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'C5' }], german: [far], flow: [acting(0)] });
    at.play('move', 'stop');
    expect(at.unit('s1').at).toBe('C5');
    expect(at.step).not.toBe('moving');
  });
  test('HS-MOVE-05 HS-MOVE-06 HS-R-101: two Suppressed markers leave no square', () => {
    const soviet = [{ is: 'sov-fire-group', at: 'C5', suppressed: 2 }] as const;
    const at = position({ soviet, german: [far], flow: [acting(0)] }).play('move');
    expect(at.legal()).toEqual(['stop']);
  });
  test('HS-MOVE-03: in the open there are eight ways, each named once', () => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'B14' }], german: [far], flow: [acting(0)] }).play(
      'move',
    );
    const steps = at.legal('step');
    expect([steps.length, new Set(steps).size]).toEqual([8, 8]);
  });
  test('HS-MOVE-07: not through enemies', () => {
    const german = [{ is: 'ger-fire-group', at: 'D5' }] as const;
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'C5' }], german, flow: [acting(0)] }).play('move');
    expect(at.why('step D5')).toBe('HS-MOVE-07');
  });
  test('HS-MOVE-04 HS-MOVE-08 HS-R-117: through a friend, but not to stay', () => {
    const soviet = [
      { is: 'sov-fire-group', at: 'C5' },
      { is: 'sov-fire-group', at: 'D5' },
    ] as const;
    const at = position({ soviet, german: [far], flow: [acting(0)] }).play('move', 'step D5');
    expect(at.why('stop')).toBe('HS-MOVE-04');
    at.play('step E5', 'stop');
    expect(at.unit('s1').at).toBe('E5');
  });
  test('HS-GEO-19: a wreck that blocks the sight cuts a zone where it lies, and nowhere else', () => {
    const holds = (...wreck: string[]) => {
      const { open } = position({
        soviet: [{ is: 'sov-fire-group', at: 'A8' }],
        german: [{ is: 'ger-fire-group', at: 'E9' }],
        wrecks: wreck.length === 0 ? [] : [{ is: 'sov-kv1', at: wreck }],
      });
      return isInHostileZone(open, 'soviet', squareCalled(open, 'D8'));
    };
    expect([holds('D9', 'E8'), holds('G8', 'H8'), holds('D9', 'E8'), holds()]).toEqual([false, true, false, true]);
  });
  test('HS-R-117: barred from going on, it returns to the last free square', () => {
    const soviet = [
      { is: 'sov-fire-group', at: 'C5' },
      { is: 'sov-fire-group', at: 'D5' },
    ] as const;
    const at = position({ soviet, german: [far], flow: [acting(0)] }).play('move', 'step D5');
    const moving = at.state.flow.at(-1);
    if (moving?.step !== 'moving') throw new Error('it moves');
    at.state.flow[at.state.flow.length - 1] = { ...moving, left: 0 };
    at.play('stop');
    expect(at.unit('s1').at).toBe('C5');
    expect(at.all('moved').at(-1)).toMatchObject({ rule: 'HS-R-117', from: 'D5', to: 'C5' });
  });
  test('HS-MOVE-04: no step onto a friend with the last square', () => {
    const soviet = [
      { is: 'sov-fire-group', at: 'C5', suppressed: 1 },
      { is: 'sov-fire-group', at: 'E5' },
    ] as const;
    const at = position({ soviet, german: [far], flow: [acting(0)] }).play('move', 'step D5');
    expect(at.why('step E5')).toBe('HS-MOVE-04');
  });
  test('HS-BLD-12 HS-BLD-13 HS-GEO-04: into the house by its door alone', () => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'D5' }], german: [far], flow: [acting(0)] });
    at.play('move');
    expect(at.why('step C3+')).toBeNull();
    expect(at.why('step D3+')).toBe('HS-BLD-13');
    expect(at.why('step D7')).toBe('HS-GEO-04');
  });
  test('HS-R-117 HS-ZOC-04: past a friend zones count as far as it can go', () => {
    const walks = (friend: string) => {
      const soviet = ['A8', friend].map((at) => ({ is: 'sov-fire-group', at }) as const);
      const { state, open } = position({ soviet, german: [{ is: 'ger-fire-group', at: 'F8' }] });
      const { zones } = walkerOf(open, moveFrame(state, 0, NONE, 'action'));
      return zones !== null && isControlled(zones, square(squareCalled(open, 'E8')));
    };
    expect([walks('B8'), walks('J13')]).toEqual([true, false]); // one step ahead is enough without one
  });
  test('HS-GEO-19 HS-R-35: a vehicle in the line cuts a zone that was whole before', () => {
    const german = [{ is: 'ger-fire-group', at: 'C8' }] as const;
    const cars = ['D8', 'C9'].map((at) => ({ is: 'sov-ba64', at }) as const);
    const zone = (soviet: readonly { readonly is: 'sov-ba64'; readonly at: string }[]) => {
      const { open } = position({ soviet, german });
      return isInHostileZone(open, 'soviet', squareCalled(open, 'D9'));
    };
    expect([zone([]), zone(cars), zone([])]).toEqual([true, false, true]);
  });
  test('HS-FAB-20: a shot on the move is noted with the move, and with nothing else', () => {
    const soviet = [{ is: 'sov-smg-group', at: 'C8' }] as const;
    const flow = [{ step: 'afterAction', unit: 0 } as const, acting(0)];
    const at = position({ soviet, german: [{ is: 'ger-fire-group', at: 'E8' }], flow, dice: [1] });
    at.play('move', 'fire', 'shoot g1 first');
    const noted = at.state.flow.filter((frame) => 'fired' in frame).map(({ step }) => step);
    expect(noted).toEqual(['moving']);
  });
});

describe('zones of control', () => {
  const german = [{ is: 'ger-fire-group', at: 'E8' }] as const;
  test('HS-ZOC-04 HS-EX-16: into and out of a zone, not within it', () => {
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'D7' }], german, flow: [acting(0)] }).play('move');
    expect(at.why('step D8')).toBe('HS-ZOC-04');
    expect(at.why('step C8')).toBeNull();
    expect(at.why('step C6')).toBeNull();
  });
  test('HS-ZOC-08 HS-SUP-09: a suppressed unit holds nobody', () => {
    const at = position({
      soviet: [{ is: 'sov-fire-group', at: 'D7' }],
      german: [{ ...german[0], suppressed: 1 }],
      flow: [acting(0)],
    }).play('move');
    expect(at.why('step D8')).toBeNull();
  });
});

describe('changes of state', () => {
  test('HS-STATE-01 HS-STATE-02 HS-MOVE-13: a deployed machine gun packs up and moves', () => {
    const german = [{ is: 'ger-mg34', at: 'C5', up: 1 }] as const;
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'A16' }], german, flow: [acting(0 + 1)] });
    at.play('move');
    expect(at.legal('step')).toEqual([]);
    at.play('flip', 'step D5');
    expect(at.why('flip')).toBe('HS-STATE-03');
    at.play('stop');
    expect(at.unit('g1')).toMatchObject({ at: 'D5', up: 0 });
  });
  test('HS-STATE-01 HS-MOVE-09: it moves, is set up, and is pointed somewhere', () => {
    const german = [{ is: 'ger-mg34', at: 'C5' }] as const;
    const at = position({ soviet: [{ is: 'sov-fire-group', at: 'A16' }], german, flow: [acting(1)] });
    at.play('move', 'step D5', 'flip', 'face S');
    expect(at.unit('g1')).toMatchObject({ at: 'D5', up: 1, facing: 'S' });
    expect(at.step).not.toBe('moving');
  });
});

describe('concealment', () => {
  const scout = { is: 'sov-razvedka', concealed: true } as const;
  test('HS-STATE-13 HS-R-70: the open rows have no kind', () => {
    const at = position({ soviet: [{ ...scout, at: 'A16' }], german: [far], flow: [acting(0)] });
    expect(at.unit('s1').kind).toBe(-1);
    expect(at.state.private.soviet.faces[0]).toBeGreaterThan(0);
    expect(at.state.private.german.faces[0]).toBe(-1);
  });
  test('HS-STATE-14 HS-STATE-16 HS-STATE-19: spotted in the open, it goes on with the movement it had', () => {
    const german = [{ is: 'ger-fire-group', at: 'J5' }] as const;
    const at = position({ soviet: [{ ...scout, at: 'A4' }], german, flow: [acting(0)] }).play('move', 'step A5');
    expect(at.all('spotted')).toMatchObject([{ unit: 's1', type: 'sov-razvedka' }]);
    at.play('step B5', 'step C5');
    expect(at.why('step D5')).toBe('HS-MOVE-01');
  });
  test('HS-STATE-15: in a terrain element only from two squares', () => {
    const near = (square: string) =>
      position({
        soviet: [{ ...scout, at: 'F6' }],
        german: [{ is: 'ger-fire-group', at: square }],
        flow: [acting(0)],
      }).play('move', 'stop');
    expect(near('H8').all('spotted')).toHaveLength(1);
    expect(near('I6').all('spotted')).toHaveLength(0);
  });
});
