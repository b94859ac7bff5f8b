import type { Message } from '@kurgan/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../online/connection.ts';

const MATCH = 'aaaabbbbccccdddd';
const YOU = { id: 'anna', name: 'Anna', isAccount: false };

interface Sent {
  readonly call: number;
  readonly name: string;
}

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Sent[] = [];

  constructor() {
    super();
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  get watches(): Sent[] {
    return this.sent.filter(({ name }) => name === 'watch');
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  FakeSocket.made.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that watches a match: its socket, and everything its listener hears. */
function watching(): { readonly socket: FakeSocket; readonly heard: (Message | Error)[] } {
  const connection = new Connection('ws://server', YOU);
  const heard: (Message | Error)[] = [];
  connection.listen(MATCH, (message) => void heard.push(message));
  const socket = FakeSocket.made[0] ?? expect.unreachable();
  socket.open();
  return { socket, heard };
}

test('a watch that came too fast is repeated until it is answered', async () => {
  const { socket, heard } = watching();
  for (let times = 1; times <= 3; times++) {
    expect(socket.watches).toHaveLength(times);
    socket.hear({ call: socket.watches[0]?.call, error: 'too fast' });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(heard).toEqual([]); // no trouble to tell
  expect(new Set(socket.watches.map(({ call }) => call)).size).toBe(1);
  socket.hear({ whole: { match: MATCH } });
  socket.hear({ call: socket.watches[0]?.call, value: null });
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([{ whole: { match: MATCH } }]);
  expect(socket.watches).toHaveLength(4);
});

test('a watch that came too fast on a connection that is lost goes out on the next one', async () => {
  const { socket, heard } = watching();
  socket.hear({ call: socket.watches[0]?.call, error: 'too fast' });
  socket.close();
  await vi.advanceTimersByTimeAsync(500);
  const next = FakeSocket.made[1] ?? expect.unreachable();
  next.open();
  expect(next.watches).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('a page that watches too many matches is told so, and does not ask again', async () => {
  const { socket, heard } = watching();
  socket.hear({ call: socket.watches[0]?.call, error: 'too fast', detail: 'Too many matches at once.' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toMatchObject([{ reason: { error: 'too fast' } }]);
  expect(socket.watches).toHaveLength(1);
});

test('a page that hears nothing for long asks whether its server is there, and else connects anew', async () => {
  const { socket } = watching();
  const asked = (): number => socket.sent.filter(({ name }) => name === 'hello').length;
  const answer = (): void => {
    for (const { call } of socket.sent) socket.hear({ call, value: { time: Date.now() } });
  };
  answer();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBeGreaterThan(1);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('a page whose server answers in time keeps its connection', async () => {
  const { socket } = watching();
  for (let second = 0; second < 120; second++) {
    for (const { call } of socket.sent.splice(0)) socket.hear({ call, value: { time: Date.now() } });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(FakeSocket.made).toHaveLength(1);
});
