import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, by their names. One of them that begins last keeps one core busy and the other idle. */
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

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(path.basename(moduleId, '.browser.test.ts'));
  return place === -1 ? LONGEST.length : place;
};

/** Vitest goes by the times of the last run, or else by the size of files, which says little about their games. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
