import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ended, folder, kurgan, start } from './run.ts';

async function served(words: readonly string[] = []) {
  const child = start(['serve', ...words], folder());
  await vi.waitUntil(() => child.output().includes('\n'), 30_000);
  const [, port] = /^Kurgan is at http:\/\/127\.0\.0\.1:(\d+)\/\n$/.exec(child.output()) ?? [];
  return { child, port: Number(port) };
}

/** The path goes out as it is, dots included. */
const ask = (port: number, method: string, path: string): Promise<{ status: number; body: string; type: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path }, (response) => {
      let body = '';
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, type: String(response.headers['content-type']) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('serves one page, from memory, to GET and HEAD, and ends when asked to', async () => {
  const { child, port } = await served();
  const page = await ask(port, 'GET', '/?x=1');
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('kurgan play hill');
  expect(await ask(port, 'HEAD', '/')).toEqual({ ...page, body: '' });
  for (const path of ['/../package.json', '/..%2f..%2fetc/passwd', '//etc/passwd', '/games', '/%00']) {
    expect((await ask(port, 'GET', path)).status).toBe(404);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(port, method, '/')).status).toBe(405);
  const taken = await kurgan(['serve', '--port', String(port)]);
  expect([taken.code, taken.err]).toEqual([2, `Port ${port} is taken: name another with --port.\n`]);
  child.kill('SIGTERM');
  expect(await ended(child)).toMatchObject({ code: 0, signal: null, err: '' });
});

test('takes the next free port, and ends on Ctrl-C', async () => {
  const first = await served();
  const second = await served();
  expect(second.port).toBeGreaterThan(first.port);
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toMatchObject({ code: 0, err: '' });
});
