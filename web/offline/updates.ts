import { newVersion } from './new-version.ts';

/** The main script of this page; its name holds a hash of everything it is made of. */
const ownScript = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '/', location.href).pathname;

function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    port1.start();
    worker.postMessage(ownScript(), [port2]);
  });
}

/** A worker is ready. If this page is of its version nobody needs to be asked; otherwise the player is, in one line. */
async function ready(worker: ServiceWorker): Promise<void> {
  if (await isOwnVersion(worker)) worker.postMessage('take over');
  else newVersion.value = true;
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration;
  if (waiting !== null) void ready(waiting);
  if (installing === null) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) void ready(installing);
  });
}

/** Interval between checks for a new version, in milliseconds. */
const LOOK_EVERY = 30 * 60_000;

/** Makes the app work offline and watches for new versions. A browser without service workers simply stays online. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    // Another tab has moved on to a version that this page is not of.
    navigator.serviceWorker.addEventListener('controllerchange', async () => {
      const { controller } = navigator.serviceWorker;
      if (controller !== null && !(await isOwnVersion(controller))) newVersion.value = true;
    });
    setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
  } catch {
    // blocked by the browser's settings: the app works, but only online
  }
}

/** Moves to the new version. Every match is stored after each action, so nothing is lost. */
export async function moveOn(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { waiting = null } = registration ?? {};
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take over');
}
