/** What every table needs, and what most of the pages need as well. */
const CORE = [
  'node_modules/(?:@preact|preact)/',
  'node_modules/lucide/dist/esm/icons/(?:menu|x)\\.',
  'kit/(?:click-path|controller|en|icon|lazy|sound|panels/(?:rule-link|close-button))\\.',
  'web/(?:app|pages/play|route|router|tables)\\.',
  'web/(?:language/(?:index|en)|offline/new-version|rulebook/asked-rule)\\.',
  'web/parts/(?:error-boundary|loading|notice-list|notices|save-file|title|told-trouble)\\.',
  'web/session/(?:trouble|worker-client|worker-session)\\.',
  'web/play/(?:listen-to|safety|table-menu)\\.',
];
/** What a first board is made of, whatever the size of the screen. */
const BOARD = [
  'kit/(?:board/|(?:keyboard|percent)\\.|panels/(?:action-bar|answers|tracks)\\.)',
  'games/[^/]+/rules/',
  'games/[^/]+/table/(?:map/(?!fan|overlays)|words/(?!reasons)|(?:considered|desk|manners|sound|table)\\.)',
  'games/[^/]+/table/panels/(?:counter-picture|event-plate|goal|head|marker-sign|supply|tray)\\.',
];
/** What stands beside it on a desk, and in sheets on a phone. */
const BESIDE = ['kit/panels/log-panel\\.', 'games/[^/]+/table/panels/(?:log|tracks)\\.'];

/** A chunk for each game of what stands in one of its folders. */
const folder = (name: string) => ({
  debugName: name,
  name: (id: string) => new RegExp(`games/([^/]+)/${name}/`).exec(id)?.[1]?.concat(`-${name}`) ?? null,
});

/**
 * How the page is cut. Few chunks compress better than many, and each is a request. Maps and units are data and stand beside the
 * code; whatever a group needs goes with it unless a group before it has it.
 */
export const pageChunks = [
  folder('data'),
  { name: 'core', test: new RegExp(CORE.join('|')) },
  { name: 'board', test: new RegExp(BOARD.join('|')) },
  { name: 'beside', test: new RegExp(BESIDE.join('|')) },
];

/** How the worker is cut. The bots use much of the rules, which are not to be cut up for it. */
export const workerChunks = [folder('data'), folder('rules')];
