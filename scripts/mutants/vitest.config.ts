import { defineConfig } from 'vitest/config';

const { tests }: { tests: string[] } = JSON.parse(process.env.KURGAN_MUTANTS ?? '{ "tests": [] }');

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: tests,
    // These play whole games, or in threads and processes that know nothing of a mutant.
    exclude: ['**/node_modules/**', '**/*.browser.test.ts', '**/{battery,blind,bot,determinism,digest,pool}*.test.ts'],
  },
});
