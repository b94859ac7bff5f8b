import { expect, onTestFinished, test, vi } from 'vitest';
import { Camera, fitScale, held, NO_INSETS, spotOf, unionOf, zoomedAt } from '../board/camera.ts';

const WINDOW = { width: 1000, height: 600 };
const BOARD = { width: 1400, height: 900 };

test('the whole board fits by its longer side', () => {
  expect(fitScale(WINDOW, BOARD)).toBeCloseTo(600 / 900);
  expect(fitScale({ width: 390, height: 800 }, BOARD)).toBeCloseTo(390 / 1400);
});

test('a board smaller than its window stands in the middle of what is not covered', () => {
  const spot = held({ x: 50, y: -90, scale: 0.5 }, WINDOW, BOARD, { top: 0, bottom: 100 });
  expect(spot).toEqual({ x: 150, y: 25, scale: 0.5 });
});

test('a larger board cannot be pulled out of its window', () => {
  const { x, y } = held({ x: 5000, y: -5000, scale: 1 }, WINDOW, BOARD, NO_INSETS);
  expect(x).toBeLessThan(50);
  expect(y).toBeGreaterThan(600 - 900 - 50);
});

test('two parts of a board are joined by the smallest rectangle that holds both', () => {
  const parts = [
    { x: 10, y: 20, width: 5, height: 5 },
    { x: 0, y: 22, width: 12, height: 40 },
  ] as const;
  expect(unionOf(...parts)).toEqual({ x: 0, y: 20, width: 15, height: 42 });
});

test('zooming keeps the point under the pointer', () => {
  const before = { x: 20, y: 30, scale: 0.8 };
  const after = zoomedAt(before, 1.6, 300, 200);
  expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
  expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
});

test('a part of the board is brought to the middle of what can be seen', () => {
  const { x, y } = spotOf({ x: 100, y: 200, width: 100, height: 100 }, 2, WINDOW, { top: 0, bottom: 200 });
  expect([x + 150 * 2, y + 250 * 2]).toEqual([500, 200]);
});

test('a board whose frame comes late moves until it has been drawn, and not for ever', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let draw = (): void => {};
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    draw = drawn;
    return 1;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
    contains: (name: string) => classes.has(name),
    toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
  };
  const camera = new Camera();
  camera.attach({ classList, style: {} } as unknown as HTMLElement, BOARD);
  camera.resize(WINDOW);
  vi.advanceTimersByTime(1000);
  expect(camera.isMoving).toBe(true);
  draw();
  vi.advanceTimersByTime(1000);
  expect(camera.isMoving).toBe(false);
});
