import { defineConfig } from 'vitest/config';

const { tests }: { tests: string[] } = JSON.parse(process.env.KURGAN_MUTANTS ?? '{ "tests": [] }');

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: tests,
    testTimeout: 60_000,
    // These play whole games, ask a bot, or run in threads and processes that know nothing of a mutant.
    exclude: [
      '**/node_modules/**',
      '**/*.browser.test.ts',
      '**/{battery,blind,bot,determinism,digest,pool,reasons}*.test.ts',
    ],
  },
});
