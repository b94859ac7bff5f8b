import { commitmentTo, seedOf } from '@kurgan/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShare } from '../secrets.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Deed = 'tells' | 'lies' | 'copies' | 'repeats' | 'changes' | 'stalls';
const deeds = fc.array(
  fc.record({
    who: fc.constantFrom<0 | 1>(0, 1),
    what: fc.constantFrom<Deed>('tells', 'lies', 'copies', 'repeats', 'changes', 'stalls'),
  }),
  { minLength: 1, maxLength: 8 },
);

interface Party {
  readonly page: Page;
  readonly share: string;
}

async function dealt(): Promise<{ readonly match: string; readonly parties: readonly [Party, Party] }> {
  const [first, second] = [await server.page(), await server.page()];
  const shares = [newShare(), newShare()] as const;
  const commitment = commitmentTo(shares[0]);
  const { match, token } = await first.open({ game: 'normandy', scenario: '1', seat: 'us', commitment });
  // Telling a share before everybody has promised one would let the others choose theirs.
  expect((await first.post('reveal', { match, share: shares[0] })).body).toMatchObject({ error: 'closed' });
  await second.post('join', { request: newRequest(), match, token, commitment: commitmentTo(shares[1]) });
  return {
    match,
    parties: [
      { page: first, share: shares[0] },
      { page: second, share: shares[1] },
    ],
  };
}

const facts = async (match: string) =>
  (await server.database.read('SELECT phase, seed, share, commitment FROM match WHERE id = $1', match))[0];

test('whatever the parties do, a match has the seed of the promised shares, or none', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (course) => {
      const { match, parties } = await dealt();
      const server0 = await facts(match);
      const told = new Set<number>();
      for (const { who, what } of course) {
        const { page, share } = parties[who];
        const before = await facts(match);
        if (what === 'stalls') continue;
        const say = {
          tells: share,
          repeats: share,
          lies: newShare(),
          changes: newShare(),
          copies: parties[1 - who]?.share ?? '',
        }[what];
        const { body } = await page.post('reveal', { match, share: say });
        if (say === share) told.add(who);
        else expect(['refused', 'closed']).toContain(body.error);
        if (before?.phase === 'running') expect((await facts(match))?.seed).toBe(before.seed);
      }
      const now = await facts(match);
      expect(now?.share).toBe(server0?.share); // the server's own share stands from the beginning
      expect(commitmentTo(String(now?.share))).toBe(server0?.commitment);
      if (told.size < 2) {
        expect(now).toMatchObject({ phase: 'dealt', seed: null });
        return;
      }
      const seats = await server.database.read('SELECT seat, share FROM seat WHERE match = $1', match);
      const shares = seats.map(({ share }) => String(share));
      expect(new Set(shares)).toEqual(new Set(parties.map(({ share }) => share)));
      expect(now?.seed).toBe(seedOf({ server: String(now?.share), seats: shares }));
    }),
    { numRuns: process.env.KURGAN_LONG === '1' ? 500 : 15 },
  );
});

test('nobody sits down with the promise of another', async () => {
  const [first, second] = [await server.page(), await server.page()];
  const commitment = commitmentTo(newShare());
  const { match, token } = await first.open({ game: 'normandy', scenario: '1', commitment });
  const { body } = await second.post('join', { request: newRequest(), match, token, commitment });
  expect(body).toHaveProperty('error');
  expect((await facts(match))?.phase).toBe('open');
});

test('no message tells a share or the seed before the match is over', async () => {
  const { match, parties } = await dealt();
  const stranger = await server.page();
  const pages = [...parties.map(({ page }) => page), stranger];
  for (const page of pages) await page.call('watch', { match, from: null });
  for (const { page, share } of parties) await page.post('reveal', { match, share });
  await Promise.all(pages.map((page) => page.until(() => page.whole?.phase === 'running')));
  const now = await facts(match);
  for (const page of pages) {
    const heard = page.heard.join();
    for (const secret of [now?.share, now?.seed, ...parties.map(({ share }) => share)]) {
      expect(heard.includes(String(secret))).toBe(false);
    }
  }
});
