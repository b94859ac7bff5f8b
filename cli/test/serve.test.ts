import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ended, folder, kurgan, start } from './run.ts';

/** A built app. */
function builtApp(): string {
  const site = folder();
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'index.html'), '<h1>Kurgan</h1>');
  writeFileSync(path.join(site, 'index.html.gz'), gzipSync('<h1>Kurgan</h1>'));
  writeFileSync(path.join(site, 'service-worker.js'), 'self');
  writeFileSync(path.join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(path.join(site, 'assets', 'main-abc.js'), 'export {}');
  writeFileSync(path.join(site, '.stamp'), 'secret');
  return site;
}

async function served(words: readonly string[] = []) {
  const child = start(['serve', '--folder', builtApp(), ...words], folder());
  await vi.waitUntil(() => child.output().includes('\n'), 30_000);
  const [, port] = /^Kurgan is at http:\/\/127\.0\.0\.1:(\d+)\/\n$/.exec(child.output()) ?? [];
  return { child, port: Number(port) };
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Sends the path as is, dots included. */
const ask = (port: number, method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces), headers: response.headers }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('serves the app, caching its files but not its page, and ends on request', async () => {
  const { child, port } = await served();
  const page = await ask(port, 'GET', '/?x=1');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(String(page.body)).toBe('<h1>Kurgan</h1>');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  const head = await ask(port, 'HEAD', '/');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '15']);
  const script = await ask(port, 'GET', '/assets/main-abc.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await ask(port, 'GET', '/service-worker.js')).headers['cache-control']).toBe('no-cache');
  const manifest = await ask(port, 'GET', '/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  child.kill('SIGTERM');
  expect(await ended(child)).toMatchObject({ code: 0, signal: null, err: '' });
});

test('sends nothing again that a browser holds already', async () => {
  const { port } = await served();
  const first = await ask(port, 'GET', '/');
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask(port, 'GET', '/play/volga', { 'if-none-match': `W/"x", ${etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  const coded = await ask(port, 'GET', '/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([coded.status, coded.headers.etag]).toEqual([200, `${etag.slice(0, -1)}-gzip"`]);
  expect((await ask(port, 'GET', '/elsewhere', { accept: 'text/html', 'if-none-match': etag })).status).toBe(404);
});

test('logs lines of JSON that tell no address, key or link', async () => {
  const { child, port } = await served(['--log', 'debug', '--data', folder()]);
  await ask(port, 'GET', '/join/abcdefghijklmnop');
  const arrived = await fetch(`http://127.0.0.1:${port}/api/arrive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}`, 'user-agent': 'Netscape' },
    body: '{}',
  });
  await ask(port, 'GET', '/api/health?token=secret');
  child.kill('SIGTERM');
  const { err } = await ended(child);
  const lines = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const requests = lines.filter((line) => 'route' in line);
  expect(requests).toMatchObject([
    { level: 'debug', method: 'POST', route: '/api/arrive', status: 200 },
    { level: 'debug', method: 'GET', route: '/api/health', status: 200 },
  ]);
  const key = /kurgan=([^;]+)/.exec(arrived.headers.get('set-cookie') ?? '')?.[1] ?? 'no key';
  for (const secret of [key, 'secret', 'abcdefghijklmnop', 'Netscape', '"remoteAddress"'])
    expect(err).not.toContain(secret);
  expect((await kurgan(['serve', '--log', 'loud'])).err).toBe(
    '--log is one of silent, error, warn, info, debug, not "loud".\n',
  );
});

test('sends precompressed files to clients that accept them', async () => {
  const { port } = await served();
  const coded = await ask(port, 'GET', '/', { 'accept-encoding': 'br, gzip;q=0.8' });
  expect([coded.headers['content-encoding'], coded.headers.vary]).toEqual(['gzip', 'accept-encoding']);
  expect(String(gunzipSync(coded.body))).toBe('<h1>Kurgan</h1>');
  for (const weight of ['q=0', 'q=0.0', 'Q=0.000']) {
    const plain = await ask(port, 'GET', '/', { 'accept-encoding': `gzip;${weight}` });
    expect(plain.headers['content-encoding'], weight).toBeUndefined();
  }
});

test('answers every address of the app with its page, and unknown ones too, as not found', async () => {
  const { port } = await served();
  const asPage = { accept: 'text/html' };
  for (const known of [
    '/play/volga?seed=1',
    '/match/1a2b',
    '/replay/1a2b/12',
    '/rules',
    '/settings',
    '/lesson/volga',
    '/campaign/normandy',
  ]) {
    expect((await ask(port, 'GET', known)).status).toBe(200);
  }
  const unknown = await ask(port, 'GET', '/elsewhere', asPage);
  expect([unknown.status, String(unknown.body)]).toEqual([404, '<h1>Kurgan</h1>']);
  expect(String((await ask(port, 'GET', '/assets/gone.js', asPage)).body)).toBe('There is nothing here.\n');
});

test("serves nothing but the app's files", async () => {
  const { port } = await served();
  const paths = [
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '//etc/passwd',
    '/.stamp',
    '/%00',
    '/index.html.gz',
    '/assets',
  ];
  for (const each of paths) expect((await ask(port, 'GET', each)).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(port, method, '/')).status).toBe(405);
});

test('takes the next free port, says when a wanted one is taken, and ends on Ctrl-C', async () => {
  const first = await served();
  const second = await served();
  expect(second.port).toBeGreaterThan(first.port);
  const taken = await kurgan(['serve', '--folder', builtApp(), '--port', String(first.port)]);
  expect([taken.code, taken.err]).toEqual([2, `Port ${first.port} is taken: choose another with --port.\n`]);
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toMatchObject({ code: 0, err: '' });
});

test('says that a folder holds no app', async () => {
  const { code, err } = await kurgan(['serve', '--folder', folder()]);
  expect([code, err]).toEqual([2, expect.stringContaining('There is no built app')]);
});
