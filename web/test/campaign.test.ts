import { expect, test } from 'vitest';
import { type CampaignRecord, nextScenario, run } from '../campaign/record.ts';
import { gameOf } from '../games.ts';
import type { MatchInfo } from '../session/match-info.ts';

const infoOf = (id: string, winner: string | null): MatchInfo => ({
  id,
  game: 'normandy',
  scenario: '1',
  title: '',
  summary: '',
  made: 10,
  outcome: winner === null ? null : { winner, rule: 'UN-END-03', title: '' },
  changed: 0,
  players: {},
});

const record: CampaignRecord = {
  game: 'normandy',
  scenarios: ['3', '4', '5'],
  players: { us: 'person', german: 'regular' },
  matches: { 3: 'a', 4: 'b' },
  standouts: {},
};

test('a campaign is a run of scenarios, from the first to the last', () => {
  const all = ['1', '2', '3', '4'];
  expect(run(all, '2', '4')).toEqual(['2', '3', '4']);
  expect(run(all, '3', '3')).toEqual(['3']);
  expect(run(all, '4', '2')).toEqual([]);
});

test('the next game is the first that is not over, whether it was begun or not', () => {
  expect(nextScenario(record, [infoOf('a', 'us'), infoOf('b', null)])).toBe('4');
  expect(nextScenario(record, [infoOf('a', 'us'), infoOf('b', 'german')])).toBe('5');
  expect(nextScenario({ ...record, scenarios: ['3'] }, [infoOf('a', 'us')])).toBeNull();
  expect(nextScenario(record, [])).toBe('3');
});

test('victories and losses become a score, and the margin a result', async () => {
  const rules = await gameOf('normandy').campaign?.();
  const casualties = { us: 12, german: 3 };
  const result = rules?.resultOf([{ scenario: '1', winner: 'us', casualties }]);
  expect(result?.scores).toEqual({
    us: { wins: 1, casualties: 12, score: 0 },
    german: { wins: 0, casualties: 3, score: 0 },
  });
  expect(result?.winner).toBeNull();
  expect(
    rules?.casualtiesOf({ open: { sides: { us: { lost: { rifleman: 2, scout: 1 } }, german: { lost: {} } } } }),
  ).toEqual({ us: 3, german: 0 });
  expect(gameOf('volga').campaign).toBeUndefined();
});
