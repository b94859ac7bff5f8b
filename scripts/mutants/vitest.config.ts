import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const { tests }: { tests: string[] } = JSON.parse(process.env.KURGAN_MUTANTS ?? '{ "tests": [] }');

/** One failing test is enough, so the quick files go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const milliseconds = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => milliseconds(a) - milliseconds(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: tests,
    testTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
    exclude: [
      '**/node_modules/**',
      '**/*.browser.test.ts',
      // These play whole games, ask a bot, or run in threads and processes that don't see the mutant.
      '**/{battery,blind,bot,determinism,digest,pool,reasons,second-opinion}*.test.ts',
    ],
  },
});
