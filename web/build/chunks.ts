/** What every table needs, and what most of the pages need as well. */
const CORE = [
  'node_modules/(?:@preact|preact)/',
  'node_modules/lucide/dist/esm/icons/(?:lightbulb|list|map|menu|redo-2|undo-2|x)\\.',
  'kit/(?:click-path|controller|en|icon|lazy|sound|panels/(?:rule-link|close-button))\\.',
  'kit/(?:board/|(?:keyboard|percent)\\.|panels/(?:action-bar|answers|ribbon|tools)\\.)',
  'web/(?:app|pages/play|route|router|tables)\\.',
  'web/(?:language/(?:index|en)|offline/new-version|rulebook/asked-rule)\\.',
  'web/parts/(?:error-boundary|loading|notice-list|notices|title|told-trouble)\\.',
  'web/session/(?:rpc|trouble|worker-client|worker-session)\\.',
  'web/play/(?:listen-to|safety|table-menu)\\.',
];
/** What a first board is made of, whatever the size of the screen. */
const BOARD = [
  'rules/(?!hidden)',
  'table/(?:map/(?!fan|overlays)|words/(?!picker|reasons)|(?:board-pane|considered|desk|index|touchPolicy|sound|table)\\.)',
  'table/(?:board/(?!info|mini-map|overlays|words)|cards/(?!drag|face|hand-card|icons)).*\\.ts',
  'table/panels/(?:badge|closing|counter-picture|event-plate|goal|head|marker-sign|supply|tray)\\.',
];
/** What stands beside it on a desk, and in sheets on a phone. */
const BESIDE = ['table/panels/(?:log|tracks?)\\.'];

/** The folder of a game, and within it perhaps that of an edition. */
const GAME = 'games/([^/]+)/';
const EDITION = `${GAME}(?:([^/]+)/)?`;

/**
 * A chunk for each game of what stands at some places in its folder: no game loads another's code. An edition has one of its own for
 * what is in its own folder.
 */
function ofEachGame(name: string, places: readonly string[]) {
  const paths = new RegExp(`${EDITION}(?:${places.join('|')})`);
  return {
    debugName: name,
    name: (id: string): string | null => {
      const [, game, edition] = paths.exec(id) ?? [];
      return game === undefined ? null : `${edition ?? game}-${name}`;
    },
  };
}

/**
 * How the page is cut. Few chunks compress better than many, and each is a request. Maps and units are data and stand beside the
 * code; whatever a group needs goes with it unless a group before it has it.
 */
export const pageChunks = [
  ofEachGame('data', ['data/']),
  { name: 'core', test: new RegExp(CORE.join('|')) },
  { name: 'shared', test: /\/(?:kit|engine)\/|\/host\/[^/]+\.ts$|\/node_modules\//, entriesAware: true },
  ofEachGame('board', BOARD),
  ofEachGame('beside', BESIDE),
];

/** What a worker is made of whatever is played: the kernel, the host of a match, and the store. */
const KERNEL = [
  '/engine/',
  '/host/(?!review)[^/]+\\.ts$',
  'web/session/(?:answer|match-info|matches|queue|rpc|store|trouble)\\.',
  'node_modules/idb-keyval/',
];

/** How the workers are cut: what every game needs, and the rules of each, which are not to be cut up for its bots. */
export const workerChunks = [
  ofEachGame('data', ['data/']),
  { name: 'kernel', test: new RegExp(KERNEL.join('|')) },
  ofEachGame('rules', ['rules/', 'index\\.ts$']),
];
