import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request as ask } from 'node:https';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpsProxy, httpsProxy } from './online/https-proxy.ts';
import { type Served, serve } from './serve-app.ts';

const NAME = 'play.kurgan.test';
const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-https-'));
const own =
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
let served: Served;
let proxy: HttpsProxy;
let origin = '';

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Kurgan</title>');
  const words = ['--folder', folder, '--data', folder, '--port', String(port)];
  served = await serve([...words, '--behind-proxy', '--name', NAME]);
  proxy = await httpsProxy(own, NAME, port);
  origin = `https://${NAME}:${proxy.port}`;
}, 60_000);
afterAll(async () => {
  proxy?.close();
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request as a browser sends it, to this computer's own address. */
const send = (method: string, address: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const all = { host: `${NAME}:${proxy.port}`, 'content-type': 'application/json', ...headers };
    const target = { host: own, port: proxy.port, servername: NAME, ca: proxy.cert };
    const sent = ask({ ...target, method, path: address, headers: all, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('upgrade', ({ headers: told }, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: told, text: '' });
    });
    sent.on('error', reject);
    sent.end(body);
  });

test('through a proxy with HTTPS cookies are safe, sockets open, and only pages that came by HTTPS may call', async () => {
  const page = await send('GET', '/');
  expect(page.status).toBe(200);
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');

  const arrived = await send('POST', '/api/arrive', { origin }, '{}');
  const [cookie = ''] = arrived.headers['set-cookie'] ?? [];
  for (const mark of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(mark);
  const key = cookie.split(';')[0] ?? '';

  const upgrade = {
    ...{ cookie: key, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  expect((await send('GET', '/api/socket', { ...upgrade, origin })).status).toBe(101);
  expect((await send('GET', '/api/socket', { ...upgrade, origin: 'https://example.org' })).status).toBe(403);
  const plain = origin.replace('https', 'http');
  expect((await send('POST', '/api/arrive', { origin: plain, cookie: key }, '{}')).status).toBe(403);
  expect((await send('POST', '/api/arrive', { origin, host: 'rebound.example' }, '{}')).status).toBe(421);

  // The name is there, so passkeys are asked for by it.
  const asked = await send('POST', '/api/passkey/ask', { origin, cookie: key }, '{}');
  expect(JSON.parse(asked.text)).toMatchObject({ rpId: NAME });
  const feed = await send('POST', '/api/feed', { origin, cookie: key }, JSON.stringify({ request: 'a'.repeat(32) }));
  const token = (JSON.parse(feed.text) as { value: string }).value;
  expect((await send('GET', `/api/feed/${token}`)).text).toContain('<feed');
});
