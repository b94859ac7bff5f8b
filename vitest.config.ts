import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';
import { folders } from './web/build/folders.ts';

const MINUTE = 60_000;

const LONGEST = [
  'server/test/kills.test.ts',
  'heroes/test/battery.test.ts',
  'stalingrad/test/battery.test.ts',
  'server/test/processes.test.ts',
  'server/test/worker.test.ts',
  'bots/test/blind.test.ts',
  'server/test/interference.test.ts',
  'server/test/fuzz.test.ts',
  'normandy/test/battery.test.ts',
];

export default defineConfig({
  plugins: [folders()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    // Those need a browser and have a configuration of their own.
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', '**/*.browser.test.ts'],
    pool: 'threads',
    // To start a thread for each file and load the games into it took a third of the time.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST) },
    // Property tests play whole games; the long battery plays very many.
    // For a slow machine that is busy.
    expect: { poll: { timeout: MINUTE / 2 } },
    testTimeout: process.env.KURGAN_LONG === '1' ? 30 * MINUTE : 2 * MINUTE,
  },
});
