/** Every place in the app, as its address says it. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'set-up'; readonly game: string; readonly wishes: string }
  | { readonly page: 'match'; readonly id: string }
  /** Without a number, the end of the match. */
  | { readonly page: 'replay'; readonly id: string; readonly made: number | null }
  | { readonly page: 'replays' }
  /** Without a game: the one that the rule's name tells, or the first that has a rulebook. */
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'missing'; readonly path: string };

export const RULE_ID = /^[A-Z]{2}-[A-Z0-9]+-\d{2}$/;
const NAME = /^[a-z0-9-]+$/;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export function readRoute(path: string, search = ''): Route {
  const missing: Route = { page: 'missing', path };
  const parts = path.split('/').filter((part) => part !== '');
  const words = parts.map(decoded);
  const [page, first = '', second, ...rest] = words.map((word) => word ?? '%');
  if (rest.length > 0) return missing;
  if (page === undefined) return { page: 'lobby' };
  if (page === 'settings' || page === 'replays') return first === '' ? { page } : missing;
  if (page === 'rules') return readRules(first, second) ?? missing;
  if (!NAME.test(first)) return missing;
  if (page === 'replay') {
    if (second === undefined) return { page, id: first, made: null };
    return /^\d{1,6}$/.test(second) ? { page, id: first, made: Number(second) } : missing;
  }
  if (second !== undefined) return missing;
  if (page === 'play') return { page: 'set-up', game: first, wishes: search.replace(/^\?/, '') };
  if (page === 'match') return { page, id: first };
  if (page === 'lesson') return { page, game: first };
  return missing;
}

function readRules(first: string, second: string | undefined): Route | null {
  if (first === '') return { page: 'rules', game: '', rule: null };
  if (second === undefined && RULE_ID.test(first)) return { page: 'rules', game: '', rule: first };
  if (!NAME.test(first)) return null;
  if (second === undefined) return { page: 'rules', game: first, rule: null };
  return RULE_ID.test(second) ? { page: 'rules', game: first, rule: second } : null;
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'set-up':
      return `/play/${route.game}${route.wishes === '' ? '' : `?${route.wishes}`}`;
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
    case 'lesson':
      return `/lesson/${route.game}`;
    case 'missing':
      return route.path;
  }
}
