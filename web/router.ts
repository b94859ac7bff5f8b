import { type ReadonlySignal, signal } from '@preact/signals';
import { addressOf, type Route, readRoute } from './route.ts';

const here = (): Route => readRoute(location.pathname, location.search);

const current = signal<Route>(here());
/** The current route. */
export const route: ReadonlySignal<Route> = current;

export function go(to: Route): void {
  history.pushState(null, '', addressOf(to));
  current.value = to;
  scrollTo(0, 0);
}

/** The same place under a more exact address: the Back button skips it. */
export function replace(to: Route): void {
  history.replaceState(null, '', addressOf(to));
  current.value = to;
}

/** Changes the address alone: what is shown already fits it. */
export function note(to: Route): void {
  history.replaceState(null, '', addressOf(to));
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(readRoute(link.pathname, link.search));
}

/** Links of this app change the page without loading it again; every link stays a link for new tabs and bookmarks. */
export function listen(): void {
  addEventListener('popstate', () => {
    current.value = here();
  });
  document.addEventListener('click', onClick);
}
