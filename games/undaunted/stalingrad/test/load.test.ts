import { Match } from '@kurgan/engine';
import { expect, test, vi } from 'vitest';

test('a single scenario comes with those on the way to it and no others, and the campaign with all', async () => {
  // As in a page that has just been opened: other tests have loaded scenarios.
  vi.resetModules();
  const { load } = await import('../load.ts');
  const { scenarioFacts } = await import('../box.ts');
  const idsOf = async (scenario: string) => (await load(scenario)).scenarios.map(({ id }) => id);
  expect(await idsOf('999')).toEqual(['campaign']);
  expect(await idsOf('011')).toEqual(['campaign', '011']);
  expect(await idsOf('032')).toEqual(['campaign', '011', '022', '032']);
  expect(() => scenarioFacts('041')).toThrow('scenario 041 is not loaded');
  const match = new Match(await load('032'), { scenario: '032', options: {} }, 'alone');
  expect(match.waiting).toEqual(['soviet', 'german']);
  expect(await idsOf('campaign')).toHaveLength(37);
  expect(scenarioFacts('152').game).toBe(15);
});
