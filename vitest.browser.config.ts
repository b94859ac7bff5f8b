import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** The app in a real browser: one page after the other, against one server. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.browser.test.ts'],
    globalSetup: ['web/test/serve-app.ts'],
    fileParallelism: false,
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
  },
});
