import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * An order of test files: some that take longest, named by how their paths end, before all others. One of them that begins last
 * keeps one core busy and the others idle. Vitest goes by the times of the last run, or else by the size of files, which says
 * little about the games they play.
 */
export function longestFirst(longest: readonly string[]): TestSequencerConstructor {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
    return place === -1 ? longest.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const others = await super.sort(files);
      return others.toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };
}
