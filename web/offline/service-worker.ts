// The app without a network. Everything it is made of is fetched when a version is installed; pages come from the network
// first, so that a new version is seen at once, and from the cache when there is none.

/** Put in by the build. */
declare const PRECACHE: readonly string[];
declare const VERSION: string;

declare const self: ServiceWorkerGlobalScope;

export type {};

const PREFIX = 'kurgan-';
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = '/';
const HASHED = /^\/assets\//;
/** A network that takes longer to answer counts as none, in milliseconds. */
const PATIENCE = 3000;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A file without a hash in its name is fetched past the browser's own cache: it must be this version's.
  const request = (address: string) => new Request(address, { cache: HASHED.test(address) ? 'default' : 'reload' });
  await cache.addAll(PRECACHE.map(request));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

const kept = async (address: string | Request): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address, { ignoreSearch: true });

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status < 500) return response;
  } catch {
    // no network: the kept page serves every address of the app
  }
  return (await kept(PAGE)) ?? Response.error();
}

const part = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});

/** A turn on a server, as its message tells it. */
interface TurnMessage {
  readonly title: string;
  readonly body: string;
  readonly match: string;
}

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, body, match } = event.data.json() as TurnMessage;
  const shown = { body, tag: match, icon: '/icon-192.png', data: `/match/${match}` };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** A touch opens the match where the app is open, or opens the app. */
async function openMatch(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === address);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(address);
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(String(event.notification.data)));
});

/** The page asks whether this worker belongs to the same version as itself, and tells it when to take over. */
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take over') void self.skipWaiting();
  else if (typeof data === 'string') ports[0]?.postMessage(PRECACHE.includes(data));
});
