import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

const MINUTE = 60_000;

const LONGEST = [
  'normandy',
  'stalingrad',
  'axis-rounds',
  'pages',
  'heroes-lesson',
  'axis-battle',
  'stalingrad-campaign',
  'online-screens',
  'online',
  'heroes-army',
  'safety',
  'game',
  'tables',
  'lesson',
  'heroes',
  'heroes-table',
  'offline',
  'firefox',
  'recap',
  'screens',
  'keyboard',
];

/** The app in real browsers, against one server: five at a time, since each waits for its page most of the time. Times are for a slow machine that is busy. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.browser.test.ts'],
    globalSetup: ['web/test/serve-app.ts'],
    maxWorkers: 5,
    sequence: { sequencer: longestFirst(LONGEST.map((name) => `${name}.browser.test.ts`)) },
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
    // A browser on a busy machine may lose a race; `npm test` names each test that needed a second try, and why.
    retry: 1,
    testTimeout: 10 * MINUTE,
    hookTimeout: 5 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
});
