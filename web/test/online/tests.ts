import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shoot } from '../shoot.ts';
import { OnlineServer, type ServerKind } from './server.ts';

/** Milliseconds for a server and a browser to start. */
const LONGEST_START = 300_000;

/** A failure with the place where it happened: what every browser shows, and what browsers and server complain about. */
async function withScene(error: unknown, server: OnlineServer, name: string): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const words = name.replaceAll(/\W+/g, '-').slice(0, 60);
  const pictures = server.players.map(async ({ page, wire }, i) => {
    // The page itself may be what is gone.
    const picture = await shoot(page, `failed-${words}-${i}`).catch(() => 'no picture could be taken');
    const title = await page.title().catch(() => '');
    return [`${page.url()} “${title}” ${picture}`, ...wire].join('\n  ');
  });
  error.message = [error.message, ...(await Promise.all(pictures)), ...server.complaints, server.said].join('\n');
  return error;
}

/** Defines a test with browsers on a server. */
export type OnlineTest = (name: string, run: (server: OnlineServer) => Promise<void>, timeout?: number) => void;

/**
 * A server for the tests of a file, started before the first and stopped after the last. Each test brings its own
 * players, and fails, too, when one of their browsers complains.
 */
export function onlineTests(kind: ServerKind = {}): OnlineTest {
  const isSkipped = inject('chromium') === null;
  let server: OnlineServer | null = null;
  beforeAll(async () => {
    if (!isSkipped) server = await OnlineServer.start(kind);
  }, LONGEST_START);
  afterAll(() => server?.stop());
  return (name, run, timeout) =>
    test.skipIf(isSkipped)(
      name,
      async () => {
        if (server === null) throw new Error('no server was started');
        try {
          await run(server);
          expect(server.complaints).toEqual([]);
        } catch (error) {
          throw await withScene(error, server, name);
        } finally {
          await server.farewell();
        }
      },
      timeout,
    );
}
