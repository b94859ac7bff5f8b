import { expect, test } from 'vitest';
import { Audience, type Watcher } from '../matches/audience.ts';
import { Presence } from '../matches/presence.ts';
import type { Database, Statement } from '../store/database.ts';

/** A store that other processes share, as far as presence needs it. It keeps who is here, and fails when told to. */
function store() {
  const here = new Set<string>();
  const told = { isDown: false, writes: 0 };
  const database: Partial<Database> = {
    isOwned: false,
    write: async (statements: readonly Statement[]) => {
      await Promise.resolve();
      if (told.isDown) throw new Error('the store is gone');
      told.writes++;
      for (const { sql, values } of statements) {
        for (let i = 1; i < values.length; i += 2) {
          const key = `${values[i]} ${values[i + 1]}`;
          if (sql.startsWith('INSERT')) here.add(key);
          else here.delete(key);
        }
      }
      return true;
    },
  };
  return { here, told, presence: new Presence(database as Database, 'this one') };
}

const matchOf = (id: string) => ({ id, told: { watchers: new Audience() } });
const watcherOf = (player: string): Watcher => ({ player, send: () => {} });

test('pages that come together are written together, and the last word about each counts', async () => {
  const { here, told, presence } = store();
  const matches = Array.from({ length: 150 }, (_, i) => matchOf(`match${i}`));
  for (const match of matches) {
    const watcher = watcherOf('anna');
    match.told.watchers.add(watcher);
    presence.note(match, 'anna');
    if (match === matches[7]) match.told.watchers.remove(watcher, 0);
    presence.note(match, 'anna');
    presence.note(match, null); // a spectator is nobody's opponent
  }
  await expect.poll(() => here.size).toBe(149);
  expect(here.has('match7 anna')).toBe(false);
  expect(told.writes).toBe(1);
});

test('what a store that was gone did not take is written later', async () => {
  const { here, told, presence } = store();
  const match = matchOf('match');
  match.told.watchers.add(watcherOf('anna'));
  told.isDown = true;
  presence.note(match, 'anna');
  await presence.write(); // returns at once, the first is still under way
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(here.size).toBe(0);
  told.isDown = false;
  await presence.write();
  expect([...here]).toEqual(['match anna']);
});
