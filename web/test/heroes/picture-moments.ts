import type { Page } from 'playwright-core';
import { type HeroesMatch, isAsked, journalAt, journalBeforeEnd, stepOf } from './moments.ts';

/** A moment to look at: a match up to there, or an address, and whatever a player does then. */
interface PictureMoment {
  readonly journal?: () => string;
  ready?(page: Page): Promise<void>;
}

const legal = (match: HeroesMatch, verb: string): number =>
  match.legal('soviet').filter((action) => action.do === verb).length;

const at =
  (step: string, verb: string, least = 1, turn = 2) =>
  (match: HeroesMatch): boolean =>
    match.state.open.turn >= turn && isAsked(match) && stepOf(match) === step && legal(match, verb) >= least;

/** Playing up to a moment takes a while, and every size needs the same. */
function match(
  scenario: string,
  isWanted: (match: HeroesMatch) => boolean,
  options: Readonly<Record<string, unknown>> = {},
): () => string {
  let text: string | null = null;
  return () => {
    text ??= journalAt({ scenario, options }, isWanted);
    return text;
  };
}

const seconds = (page: Page): Promise<void> => page.waitForTimeout(600);
const isPhone = (page: Page): boolean => Math.min(...Object.values(page.viewportSize() ?? { width: 0 })) < 500;

/** Points at the first of these that there is. */
async function point(page: Page, selector: string, i = 0): Promise<void> {
  const thing = page.locator(selector).nth(i);
  if (isPhone(page)) await thing.dispatchEvent('click');
  else await thing.hover({ force: true });
  await seconds(page);
}

/** Asks for lines until one has such a word on it: on a phone by its card, at a desk by pointing. */
async function pointUntil(page: Page, word: RegExp): Promise<void> {
  if (isPhone(page)) return page.locator('.target-card').filter({ hasText: word }).first().click();
  const found = page.locator('.sight .pill').filter({ hasText: word });
  const enemies = page.locator('.counter.german');
  for (let i = 0; i < (await enemies.count()) && !(await found.isVisible()); i++)
    await point(page, '.counter.german', i);
  await found.waitFor();
}

const ARMY = '?size=battle&name=Volga+crossing&army=soviet:volga.mortar50,storm,command..bluff';

const go = (path: string, wait: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator(wait).first().waitFor();
  await seconds(page);
};

export const MOMENTS: Readonly<Record<string, PictureMoment>> = {
  'army-empty': { ready: go('/army/heroes', '.army-builder') },
  'army-half': {
    async ready(page) {
      await go(`/army/heroes${ARMY}`, '.army-builder')(page);
      await page.locator('[data-index="1"] [data-slot="s1"]').click();
      await page.locator('[data-option="op-sov-smg"]').click();
    },
  },
  'army-illegal': {
    async ready(page) {
      await go('/army/heroes?size=skirmish&army=soviet:tank.t34,zaitsev,command', '.army-builder')(page);
      await page.locator('[data-tile="rt-sov-storm"]').click();
    },
  },
  'army-sheet': {
    async ready(page) {
      await go(`/army/heroes${ARMY}`, '.army-builder')(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  'free-set-up': {
    async ready(page) {
      await go('/play/heroes?scenario=free', '.free-battle')(page);
      await page.getByLabel('The bot builds one for me').check();
      await page.getByLabel('Drawn at random').check();
      await page.getByRole('button', { name: 'Draw the battlefield' }).click();
    },
  },
  'set-up': { ready: go('/play/heroes?scenario=3', 'button:has-text("Begin")') },
  laying: { journal: match('free', at('laying', 'lay', 1, 0)) },
  deployment: { journal: match('8', at('deploy', 'put', 1, 0)) },
  orders: {
    journal: match('8', at('placing', 'assign')),
    async ready(page) {
      await page.keyboard.press('r');
    },
  },
  'orders-empty': { journal: match('10', at('placing', 'assign')) },
  activation: { journal: match('8', at('activation', 'fire', 1, 3)) },
  target: {
    journal: match('8', at('firing', 'shoot', 2, 3)),
    ready: (page) => point(page, '.counter.target'),
  },
  'target-chosen': {
    journal: match('8', at('firing', 'shoot', 2, 3)),
    async ready(page) {
      await page.locator('.counter.target [data-lit]').first().dispatchEvent('click');
    },
  },
  blocked: {
    journal: match('8', at('firing', 'shoot', 2, 3)),
    ready: (page) => pointUntil(page, /blocked|wall/),
  },
  obscured: {
    journal: match('5', at('activation', 'move', 1, 3)),
    ready: (page) => pointUntil(page, /obscured/),
  },
  'sight-map': {
    journal: match('8', at('moving', 'step', 4, 3)),
    async ready(page) {
      if (isPhone(page)) await page.locator('.sight-tool').click();
      else await page.keyboard.press('v');
    },
  },
  move: {
    journal: match('10', at('moving', 'step', 4, 3)),
    async ready(page) {
      if (!isPhone(page)) await point(page, '.squares [data-square]', 12);
    },
  },
  window: { journal: match('3', at('opportunityWindow', 'react')) },
  nested: {
    journal: match(
      '3',
      (each) =>
        at('firing', 'shoot')(each) &&
        each.state.flow.some(({ step }) => step === 'moving') &&
        legal(each, 'bonus') > 0,
    ),
  },
  assault: {
    journal: match('4', at('activation', 'assault')),
    async ready(page) {
      await page.locator('.counter.target [data-lit]').first().dispatchEvent('click');
    },
  },
  'assault-bonus': { journal: match('4', at('assaultBonusWindow', 'bonus')) },
  card: {
    journal: match('8', at('cardWindow', 'play', 1, 2)),
    async ready(page) {
      if (!isPhone(page)) await page.locator('.hero-card.lit').first().click();
    },
  },
  'card-not': {
    journal: match('8', at('moving', 'step', 4, 3)),
    async ready(page) {
      if (isPhone(page)) await page.getByRole('button', { name: 'Cards' }).click();
      await page.locator('.hero-card:not(.lit)').first().click();
    },
  },
  supply: { journal: match('8', at('supplying', 'done')) },
  refill: { journal: match('8', at('refill', 'draw')) },
  aim: { journal: match('5', at('aim', 'place', 1, 1)) },
  turning: { journal: match('8', at('deployFacing', 'face', 1, 0)) },
  grand: { journal: match('free', at('moving', 'step', 4, 2), { size: ['grand'], drawn: true }) },
  tanks: { journal: match('5', at('activation', 'move', 1, 3)) },
  'last-turn': {
    journal: match('1', at('refill', 'draw', 1, 5)),
  },
  result: {
    journal: () => journalBeforeEnd({ scenario: '8' }),
    async ready(page) {
      const isThere = page.locator('#result-title');
      for (let most = 20; most > 0 && !(await isThere.isVisible()); most--) {
        await page.locator('.heroes-tray .action[data-action]').last().click();
        await seconds(page);
      }
      await isThere.waitFor();
    },
  },
  replay: {
    journal: match('8', ({ waiting }) => waiting.length === 0),
    async ready(page) {
      await page.locator('.scrubber input[type="range"]').fill('700');
      await seconds(page);
    },
  },
  'in-words': {
    journal: match('8', at('moving', 'step', 4, 3)),
    ready: (page) => page.keyboard.press('m'),
  },
  hint: {
    journal: match('8', at('activation', 'fire', 1, 3)),
    async ready(page) {
      await page.keyboard.press('h');
      await seconds(page);
    },
  },
  aid: {
    journal: match('8', at('moving', 'step', 4, 3)),
    ready: (page) => page.keyboard.press('a'),
  },
  'lesson-1': { ready: go('/lesson/heroes', '.lesson-card') },
  'lesson-2': {
    async ready(page) {
      await go('/lesson/heroes', '.lesson-card')(page);
      await page.getByRole('button', { name: 'I know the orders' }).press('Enter');
      await seconds(page);
    },
  },
};
