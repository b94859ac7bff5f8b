import type { BrowserContext } from 'playwright-core';

/** Runs in the page: as in a browser whose settings forbid it, no service worker comes to stay. */
function refuseWorkers(): void {
  // There is none where the context is not secure.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => Promise.reject(new Error('service workers are off'));
}

/** The app without its day offline: to keep all of its files again for every test is a quarter of the processor's time. */
export const stayOnline = (context: BrowserContext): Promise<unknown> => context.addInitScript(refuseWorkers);
