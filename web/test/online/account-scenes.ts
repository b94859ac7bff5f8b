import { HOUR, type Scene } from './scene.ts';

const account = (isAccount: boolean, show?: Scene['show']): Scene => ({
  prepare: async (club) => ({ as: await club.person('Mira', isAccount), path: '/account' }),
  ...(show && { show }),
});

/** The account, other devices, and no server at all. */
export const ACCOUNT_SCENES: Readonly<Record<string, Scene>> = {
  'account-guest': account(false),
  account: account(true),
  'account-code': account(false, async (page) => {
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.locator('.recovery-code').waitFor();
  }),
  'account-move': account(false, async (page) => {
    await page.getByRole('button', { name: 'Show the link' }).click();
    await page.getByRole('textbox', { name: 'Link' }).waitFor();
    await page.getByRole('button', { name: 'Make an address' }).click();
    await page.getByRole('button', { name: 'Delete me' }).click();
  }),
  'account-proof': {
    async prepare(club) {
      const mira = await club.person('Mira', true);
      club.advance(HOUR);
      return { as: mira, path: '/account' };
    },
    async show(page) {
      await page.getByRole('button', { name: 'Show the link' }).click();
      await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    },
  },
  'account-ratings': {
    async prepare(club) {
      const [mira, ...others] = await Promise.all(
        ['Mira', 'Jonas', 'Lena', 'Wim'].map((name) => club.person(name, true)),
      );
      if (mira === undefined) throw new Error('Mira is missing');
      for (const [i, other] of others.entries())
        for (const game of ['normandy', 'axis']) {
          const scenario = game === 'axis' ? 'race' : '4';
          const { match } = await club.seat([mira, other], { game, scenario, isRated: true });
          await (i === 1 ? mira : other).resign(match);
        }
      await club.dissolve(mira, others[0] ?? mira);
      return { as: mira, path: '/account' };
    },
    async show(page) {
      await page.locator('.ranking').first().waitFor();
      await page.getByText('1 match of yours never began').waitFor();
    },
  },
  'no-server': {
    prepare: async () => ({ as: null, path: '/online' }),
    async first(page) {
      await page.route('**/api/arrive', (route) => route.abort());
    },
    show: (page) => page.getByRole('heading', { name: 'This Kurgan serves one computer' }).waitFor(),
  },
  device: { prepare: async () => ({ as: null, path: '/device/aaaabbbbccccddddeeeeffffgg' }) },
  'device-failed': {
    prepare: async () => ({ as: null, path: '/device/aaaabbbbccccddddeeeeffffgg' }),
    async show(page) {
      await page.getByRole('button', { name: 'Yes, this is my device' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
};
