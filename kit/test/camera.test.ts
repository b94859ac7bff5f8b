import { expect, onTestFinished, test, vi } from 'vitest';
import { Camera, fitScale, held, NO_INSETS, spotOf, unionOf, zoomedAt } from '../board/camera.ts';
import { onto } from '../scene/placing.ts';

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

/** A camera over a board whose frames are drawn by hand, and elements with only what it uses of them. */
function filmed() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let frame = (): void => {};
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    frame = drawn;
    return 1;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const element = () => {
    const classes = new Set<string>();
    const classList = {
      add: (name: string) => classes.add(name),
      remove: (name: string) => classes.delete(name),
      contains: (name: string) => classes.has(name),
      toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
    };
    const style: { translate?: string } = {};
    return { classList, style, currentCSSZoom: 1, offsetWidth: 20, offsetHeight: 10 } as unknown as HTMLElement;
  };
  const camera = new Camera();
  camera.attach(element(), BOARD);
  camera.resize(WINDOW);
  return { camera, element, draw: () => frame() };
}

test('a board whose frame comes late moves until it has been drawn, and not for ever', () => {
  const { camera, draw } = filmed();
  vi.advanceTimersByTime(1000);
  expect(camera.isMoving).toBe(true);
  draw();
  vi.advanceTimersByTime(1000);
  expect(camera.isMoving).toBe(false);
});

test('a stamp appears on its target, even while the board glides, and glides with the board from there', () => {
  const { camera, element, draw } = filmed();
  draw();
  vi.advanceTimersByTime(1000);
  camera.zoomIn();
  draw();
  const stamp = element();
  const target = { x: 700, y: 450, width: 10, height: 10 };
  camera.pin(stamp, onto(target));
  const isGliding = (): boolean => stamp.classList.contains('gliding');
  const place = (): string => {
    const { x, y, scale } = camera.spot;
    return `${Math.round(x + 705 * scale - 10)}px ${Math.round(y + 455 * scale - 5)}px`;
  };
  expect([isGliding(), stamp.style.translate]).toEqual([false, place()]);
  camera.zoomIn();
  draw();
  expect([isGliding(), stamp.style.translate]).toEqual([true, place()]);
});
