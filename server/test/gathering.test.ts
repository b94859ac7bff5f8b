import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering } from '../live/gathering.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Pages that call, and the order in which their calls begin. */
function calling() {
  const gathering = new Gathering();
  const pages = Array.from({ length: 8 }, (_, i) => ({ i }));
  const begun: string[] = [];
  const call = (page: number, name: string): void =>
    gathering.begin(pages[page] ?? expect.unreachable(), () => void begun.push(name));
  return { begun, call };
}

test('calls of a few pages begin at once, however many they are', () => {
  const { begun, call } = calling();
  for (let i = 0; i < 60; i++) {
    call(i % 3, `${i}`);
    expect(begun).toHaveLength(i + 1);
    vi.advanceTimersByTime(1);
  }
});

test('pages that call now and then never wait', () => {
  const { begun, call } = calling();
  for (let i = 0; i < 40; i++) {
    call(i % 8, `${i}`);
    expect(begun).toHaveLength(i + 1);
    vi.advanceTimersByTime(16);
  }
});

test('when many pages call, their calls begin together and in order, within 60 ms', () => {
  const { begun, call } = calling();
  for (let page = 0; page < 6; page++) call(page, `first ${page}`);
  expect(begun).toHaveLength(6);
  for (let round = 0; round < 5; round++) {
    begun.length = 0;
    const names = Array.from({ length: 10 }, (_, i) => `${round} ${i}`);
    for (const [i, name] of names.entries()) {
      call(i % 8, name);
      vi.advanceTimersByTime(1);
    }
    expect(begun).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(begun).toEqual(names);
  }
});

test('after a wait in vain nobody waits for a second', () => {
  const { begun, call } = calling();
  for (let page = 0; page < 6; page++) call(page, 'at once');
  call(7, 'late');
  vi.advanceTimersByTime(60);
  expect(begun.at(-1)).toBe('late');
  for (let i = 0; i < 90; i++) {
    call(i % 8, `${i}`);
    expect(begun.at(-1)).toBe(`${i}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  for (let page = 0; page < 6; page++) call(page, 'again');
  call(7, 'waits');
  expect(begun.at(-1)).toBe('again');
});
