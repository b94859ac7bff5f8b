import { expect, test } from 'vitest';
import { mergedLog } from '../words/log.ts';
import { localSession } from './local-session.ts';

/** The log of some actions at the start of September. */
async function told(...actions: string[]): Promise<string[]> {
  const { session } = localSession('september', 'log');
  const { length } = mergedLog(session.log.value);
  for (const action of actions) expect(await session.act(action)).toBeNull();
  return mergedLog(session.log.value)
    .slice(length)
    .map(({ text }) => text);
}

test('six purchases are one line', async () => {
  const [line, ...more] = await told(
    'buy artillery',
    'buy engineer',
    'buy artillery',
    'buy artillery',
    'buy engineer',
    'buy artillery',
  );
  expect(line).toMatch(/^You buy 4 Artillery and 2 Engineers; \d+ points? left\.$/);
  expect(more).toEqual([]);
  expect((await told('buy air'))[0]).toMatch(/^You buy Air; \d+ points? left\.$/);
});

test('units that go the same way together are one line, and others are not', async () => {
  const moves = (await told('done', 'activate 5', 'move 94/267 9', 'move 94/274 9')).slice(-1);
  expect(moves).toEqual(['94/267 and 94/274 move from 5 to 9 Minina Suburb.']);
  const apart = await told('done', 'activate 4', 'move 24/26 15', 'move 24/III-24 9');
  expect(apart.filter((line) => line.includes(' moves '))).toHaveLength(2);
});
