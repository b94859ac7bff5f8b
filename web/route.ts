/** Every place in the app, as its address says it. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'set-up'; readonly game: string; readonly query: string }
  | { readonly page: 'match'; readonly id: string }
  /** Without a number, the end of the match. */
  | { readonly page: 'replay'; readonly id: string; readonly made: number | null }
  | { readonly page: 'replays' }
  /** Without a game: the one that the rule's name tells, or the first that has a rulebook. */
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  /** Challenges and matches on the server. */
  | { readonly page: 'online' }
  | { readonly page: 'join'; readonly token: string }
  /** Who the player is on the server. */
  | { readonly page: 'account' }
  /** Makes this browser another one of a player's. */
  | { readonly page: 'device'; readonly token: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'campaign'; readonly game: string }
  | { readonly page: 'army'; readonly game: string; readonly query: string }
  | { readonly page: 'missing'; readonly path: string };

/** Places that need a server. */
export type OnlineRoute = Extract<Route, { page: 'match' | 'online' | 'join' | 'account' | 'device' }>;

const NAME = /^[a-z0-9-]+$/;
const RULE_ID = /^[A-Z]{2}-[A-Z0-9]+-\d{2,3}$/;
const NUMBER = /^\d{1,6}$/;

/** Parses an address. Anything the app would not write itself is unknown. */
export function readRoute(path: string, search = ''): Route {
  const [page = '', first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  const route = rest.length > 0 ? null : readParts(page, first, second, search);
  return route ?? { page: 'missing', path };
}

function readParts(page: string, first: string, second: string, search: string): Route | null {
  if (page === 'rules') return readRules(first, second);
  if (page === '') return { page: 'lobby' };
  if (page === 'settings' || page === 'replays' || page === 'online' || page === 'account')
    return first === '' ? { page } : null;
  if (!NAME.test(first)) return null;
  if (page === 'replay') {
    if (second === '') return { page, id: first, made: null };
    return NUMBER.test(second) ? { page, id: first, made: Number(second) } : null;
  }
  if (second !== '') return null;
  if (page === 'match') return { page, id: first };
  if (page === 'join' || page === 'device') return { page, token: first };
  if (page === 'lesson' || page === 'campaign') return { page, game: first };
  if (page !== 'play' && page !== 'army') return null;
  return { page: page === 'army' ? page : 'set-up', game: first, query: search.slice(1) };
}

function readRules(first: string, second: string): Route | null {
  if (second === '' && RULE_ID.test(first)) return { page: 'rules', game: '', rule: first };
  if (first !== '' && !NAME.test(first)) return null;
  if (second === '') return { page: 'rules', game: first, rule: null };
  return RULE_ID.test(second) ? { page: 'rules', game: first, rule: second } : null;
}

/** True for the address of a page; the server answers all of them with the app. */
export const isPage = (path: string): boolean => readRoute(path).page !== 'missing';

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'set-up':
    case 'army':
      return `/${route.page === 'army' ? 'army' : 'play'}/${route.game}${route.query === '' ? '' : `?${route.query}`}`;
    case 'match':
      return `/match/${route.id}`;
    case 'replay':
      return route.made === null ? `/replay/${route.id}` : `/replay/${route.id}/${route.made}`;
    case 'replays':
      return '/replays';
    case 'rules':
      return ['', 'rules', route.game, route.rule]
        .filter((part, i) => i === 0 || (part !== '' && part !== null))
        .join('/');
    case 'settings':
      return '/settings';
    case 'online':
      return '/online';
    case 'join':
      return `/join/${route.token}`;
    case 'account':
      return '/account';
    case 'device':
      return `/device/${route.token}`;
    case 'lesson':
      return `/lesson/${route.game}`;
    case 'campaign':
      return `/campaign/${route.game}`;
    case 'missing':
      return route.path;
  }
}

/** Ids of matches on a server are longer than those in this browser. */
export const isOnline = (id: string): boolean => id.length === 16;
