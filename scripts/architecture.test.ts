import { expect, test } from 'vitest';
import { namesIn, violationsIn } from './architecture.mjs';

const packages = new Map([
  ['@kurgan/engine', { dir: 'engine', entries: ['@kurgan/engine', '@kurgan/engine/testing'], dependencies: [] }],
  ['@kurgan/games', { dir: 'games', entries: ['@kurgan/games', '@kurgan/games/testing'], dependencies: [] }],
  [
    '@kurgan/volga',
    {
      dir: 'games/volga',
      entries: ['@kurgan/volga', '@kurgan/volga/bot', '@kurgan/volga/table', '@kurgan/volga/rules.md'],
      dependencies: ['preact'],
    },
  ],
  ['@kurgan/kit', { dir: 'kit', entries: ['@kurgan/kit', '@kurgan/kit/manifest'], dependencies: ['preact'] }],
  ['@kurgan/web', { dir: 'web', entries: ['@kurgan/web/build'], dependencies: ['preact', 'vite'] }],
  ['@kurgan/bots', { dir: 'bots', entries: ['@kurgan/bots'], dependencies: [] }],
  ['@kurgan/cli', { dir: 'cli', entries: ['@kurgan/cli'], dependencies: ['picocolors'] }],
]);

const check = (file: string, source: string) => violationsIn(file, source, packages);

test.each([
  ['engine/match.ts', "import { volga } from '@kurgan/volga';"],
  ['engine/match.ts', "import { readFileSync } from 'node:fs';"],
  ['engine/match.ts', "import { runBattery } from './testing/index.ts';"],
  ['engine/match.ts', "const later = await import('left-pad');"],
  ['games/volga/rules/combat.ts', "import type { Policy } from '@kurgan/bots';"],
  ['games/volga/rules/combat.ts', "import { policy } from '../bot.ts';"],
  ['games/volga/rules/combat.ts', "import { apply } from '../../../engine/apply.ts';"],
  ['games/volga/rules/combat.ts', "import { apply } from '@kurgan/engine/apply.ts';"],
  ['games/volga/rules/combat.ts', "import { runBattery } from '@kurgan/engine/testing';"],
  ['games/volga/data/areas.ts', "export { join } from 'node:path';"],
  ['games/volga/bot.ts', "import { games } from '@kurgan/games';"],
  ['games/index.ts', "import { volga } from './volga/index.ts';"],
  ['games/index.ts', "import { search } from '@kurgan/bots';"],
  ['bots/search.ts', "import { games } from '@kurgan/games';"],
  ['bots/search.ts', "import { main } from '@kurgan/cli';"],
  ['bots/search.ts', "import { availableParallelism } from 'node:os';"],
  ['kit/log.tsx', "import { volga } from '@kurgan/volga';"],
  ['kit/log.tsx', "import { readFileSync } from 'node:fs';"],
  ['kit/log.tsx', "import { render } from 'react';"],
  ['games/volga/rules/combat.ts', "import { Log } from '@kurgan/kit';"],
  ['games/volga/table/map.tsx', "import { Page } from '@kurgan/web/build';"],
  ['games/volga/table/map.tsx', "import { policy } from '../bot.ts';"],
  ['games/volga/bot.ts', "import { Map } from './table/map.tsx';"],
  ['games/volga/bot.ts', "import { render } from 'preact';"],
  ['web/app.tsx', "import { readFileSync } from 'node:fs';"],
  ['web/app.tsx', "import { Map } from '@kurgan/volga/table/map.tsx';"],
  ['web/app.tsx', "import { main } from '@kurgan/cli';"],
  ['games/index.ts', "import { Log } from '@kurgan/kit';"],
  ['games/volga/manifest.ts', "import { Log } from '@kurgan/kit';"],
  ['games/volga/north/victory.ts', "import { Map } from '../table/map.tsx';"],
  ['web/app.tsx', "import { GAMES } from '@kurgan/games/testing';"],
  ['cli/play.ts', "import chalk from 'chalk';"],
  ['cli/play.ts', "import { helper } from './test/helper.ts';"],
  ['elsewhere/odd.ts', ''],
])('%s may not hold: %s', (file, source) => {
  expect(check(file, `\n${source}\n`)).toHaveLength(1);
});

test.each([
  ['engine/match.ts', "import { hash } from './sha256.ts';"],
  ['engine/match.test.ts', "import { test } from 'vitest'; import { readFileSync } from 'node:fs';"],
  ['engine/testing/battery.ts', "import fc from 'fast-check'; import { play } from '../match.ts';"],
  ['games/volga/rules/combat.ts', "import { AREAS } from '../data/areas.ts'; import { Game } from '@kurgan/engine';"],
  ['games/volga/bot.ts', "import { attack } from './rules/combat.ts';"],
  [
    'games/volga/test/play.test.ts',
    "import { runBattery } from '@kurgan/engine/testing'; import { bot } from '../bot.ts';",
  ],
  ['games/index.ts', "import { volga } from '@kurgan/volga'; import { bot } from '@kurgan/volga/bot';"],
  ['bots/search.ts', "import { view } from '@kurgan/engine';"],
  ['bots/pool/pool.ts', "import { availableParallelism } from 'node:os';"],
  ['bots/search.test.ts', "import { games } from '@kurgan/games';"],
  ['scripts/budget.mjs', "const { GAMES } = await import('@kurgan/games');"],
  ['games/volga/scripts/labels.mjs', "import { place } from '../table/place.ts'; import 'node:fs';"],
  ['games/volga/manifest.ts', "import type { GameManifest } from '@kurgan/kit/manifest'; import('./table/index.tsx');"],
  ['games/undaunted/normandy/manifest.ts', "const bots = () => import('../bot.ts');"],
  ['games/volga/table/map.tsx', "import { TILES } from '../north/tiles.ts';"],
  ['kit/log.tsx', "import { render } from 'preact'; import { Match } from '@kurgan/engine';"],
  ['games/volga/table/map.tsx', "import { Log } from '@kurgan/kit'; import { AREAS } from '../data/areas.ts';"],
  ['web/app.tsx', "import { Table } from '@kurgan/volga/table'; import text from '@kurgan/volga/rules.md?raw';"],
  ['web/catalogue.ts', "import { CATALOGUE } from 'virtual:catalogue';"],
  ['web/build/offline.ts', "import { readFileSync } from 'node:fs'; import { build } from 'vite';"],
  ['web/test/lobby.browser.test.ts', "import { chromium } from 'playwright-core';"],
  ['cli/serve.ts', "import { isBuilt } from '@kurgan/web/build';"],
  ['cli/play.ts', "import pc from 'picocolors'; import { games } from '@kurgan/games';"],
])('%s may hold: %s', (file, source) => {
  expect(check(file, source)).toEqual([]);
});

test('a violation names file, line, import and arrow', () => {
  expect(check('engine/match.ts', "import { a } from './a.ts';\nimport { volga } from '@kurgan/volga';\n")).toEqual([
    'engine/match.ts:2 imports @kurgan/volga: ' +
      'the arrow engine <- games/*/rules <- bots, games, kit <- web, cli does not lead from engine to @kurgan/volga',
  ]);
});

test.each([
  'const now = new Date();',
  'const now = Date.now();',
  'const die = Math.random();',
  'const die = Math\n  .random();',
  'console.log(state);',
  'const seed = process.env.SEED;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet itself holds a template
  'const text = `at ${performance.now()} ms`;',
])('the engine and the rules may not hold: %s', (source) => {
  expect(check('engine/match.ts', source)).toHaveLength(1);
  expect(check('games/volga/rules/turn.ts', source)).toHaveLength(1);
  expect(check('engine/match.test.ts', source)).toEqual([]);
});

test.each([
  '// Date, Math.random and process belong to others',
  "/* import { x } from 'node:fs' */",
  "const label = 'console, Date and from';",
  'const pattern = /[/"\'`] Date/;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet itself holds a template
  'const text = `Date ${names.map((name) => `${name}: { Date`).join()} process`;',
  'const step = { process: 1, date: turn.Date };',
  'const half = a / 2; const other = b / 4;',
])('what only looks like a use is none: %s', (source) => {
  expect(check('engine/match.ts', source)).toEqual([]);
});

test.each(["document.title = 'x';", 'const isWide = matchMedia(wide).matches;', 'localStorage.clear();'])(
  'what does not run in a page may not hold: %s',
  (source) => {
    expect(check('cli/play.ts', source)).toHaveLength(1);
    expect(check('bots/search.ts', source)).toHaveLength(1);
    expect(check('web/app.tsx', source)).toEqual([]);
  },
);

const names = ['volga', 'undaunted', 'axis'];

test.each([
  "const first = 'volga';",
  'const first = `the Volga`;',
  "import { volga } from '@kurgan/games';",
  'const PLAYERS = { volga: 1 };',
  "import text from '@kurgan/undaunted/rules.md?raw';",
  'const isChunk = /undaunted/;',
])('nothing that serves every game may hold: %s', (source) => {
  for (const file of [
    'web/app.tsx',
    'kit/log.tsx',
    'cli/play.ts',
    'bots/search.ts',
    'scripts/budget.mjs',
    'host/host.ts',
  ]) {
    expect(namesIn(file, `\n${source}`, names).length).toBeGreaterThan(0);
    expect(namesIn(file, `\n${source}`, names)[0]).toContain(`${file}:2 names the game`);
  }
  for (const file of ['web/test/lobby.test.ts', 'games/index.ts', 'games/volga/manifest.ts']) {
    expect(namesIn(file, source, names)).toEqual([]);
  }
});

test.each(['// as in volga', '/* volga */', 'const heldAxis = axisOf(board);', "const name = 'volgacraft';"])(
  'what only looks like the name of a game is none: %s',
  (source) => {
    expect(namesIn('web/app.tsx', source, names)).toEqual([]);
  },
);
