import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
type Coding = (typeof CODINGS)[number]['name'];

/** Allows only the app's own scripts, styles and frames; nothing is sent anywhere. */
const SECURITY = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** Only where a browser trusts the page: elsewhere it would say on the console that it ignores this. */
const OPENER = { 'cross-origin-opener-policy': 'same-origin' };

/** Files with a hash in their name never change; everything else is revalidated each time. */
const HASHED = /^\/assets\//;
/** The build's own notes. */
const HIDDEN = /(?:^|[\\/])\./;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

interface SiteFile {
  readonly type: string;
  readonly content: Buffer;
  readonly coded: ReadonlyMap<Coding, Buffer>;
  /** Hash of the content, without the quotes of an ETag. */
  readonly hash: string;
}

const HASH_LETTERS = 22;
const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, HASH_LETTERS);

/** A built site in memory. Only files present when it was read are served, whatever a path looks like. */
export class Site {
  readonly #files = new Map<string, SiteFile>();
  readonly #isPage: (address: string) => boolean;

  /** `isPage`: the app's own addresses, which all serve the same page. */
  constructor(folder: string, isPage: (address: string) => boolean = () => false) {
    this.#isPage = isPage;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      const type = TYPES[path.extname(name)];
      if (type === undefined || HIDDEN.test(name) || !statSync(file).isFile()) continue;
      const coded = CODINGS.filter(({ ending }) => existsSync(`${file}${ending}`)).map(
        (coding) => [coding.name, readFileSync(`${file}${coding.ending}`)] as const,
      );
      const address = `/${name.split(path.sep).join('/')}`;
      const content = readFileSync(file);
      this.#files.set(address, { type, content, coded: new Map(coded), hash: hashOf(content) });
    }
  }

  get hasPage(): boolean {
    return this.#files.has('/index.html');
  }

  /** `isTrusted`: browsers reach this server by HTTPS, or from the same computer. */
  answer(request: IncomingMessage, response: ServerResponse, isTrusted = false): void {
    if (isTrusted) for (const [name, value] of Object.entries(OPENER)) response.setHeader(name, value);
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) {
      plain(response, 405, 'Only GET and HEAD.', isHead, { allow: 'GET, HEAD' });
      return;
    }
    const [address = ''] = (request.url ?? '').split('?');
    const page = this.#files.get('/index.html');
    const file = address === '/' ? page : this.#files.get(address);
    if (file !== undefined) this.#send(request, response, 200, address, file);
    else if (page !== undefined && this.#isPage(address)) this.#send(request, response, 200, '/', page);
    // The app itself reports an unknown page; an unknown file is simply missing.
    else if (page !== undefined && wantsPage(request)) this.#send(request, response, 404, '/', page);
    else plain(response, 404, 'There is nothing here.', isHead);
  }

  #send(request: IncomingMessage, response: ServerResponse, status: number, address: string, file: SiteFile): void {
    const accepted = codingsOf(request);
    const coding = CODINGS.find(({ name }) => accepted.has(name) && file.coded.has(name))?.name;
    const body = coding === undefined ? file.content : (file.coded.get(coding) ?? file.content);
    const etag = `"${file.hash}${coding === undefined ? '' : `-${coding}`}"`;
    const known = {
      ...SECURITY,
      etag,
      'cache-control': HASHED.test(address) ? FOR_GOOD : ASK_AGAIN,
      ...(file.coded.size > 0 ? { vary: 'accept-encoding' } : {}),
    };
    if (status === 200 && hasAlready(request, etag)) {
      response.writeHead(304, known);
      response.end();
      return;
    }
    response.writeHead(status, {
      ...known,
      'content-type': file.type,
      'content-length': body.length,
      ...(coding === undefined ? {} : { 'content-encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** The browser holds this very content. */
const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const wantsPage = ({ headers, url = '' }: IncomingMessage): boolean =>
  (headers.accept ?? '').includes('text/html') && !path.posix.basename(url.split('?')[0] ?? '').includes('.');

function codingsOf({ headers }: IncomingMessage): ReadonlySet<string> {
  const words = String(headers['accept-encoding'] ?? '').split(',');
  const wanted = words
    .map((word) => word.trim().split(/\s*;\s*/))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/i.test(weight));
  return new Set(wanted.map(([name = '']) => name));
}

function plain(
  response: ServerResponse,
  status: number,
  text: string,
  isHead: boolean,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...SECURITY,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(isHead ? undefined : body);
}
