import { COMING, GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import { visitHeroes } from './heroes/visits.ts';
import { visit } from './visit.ts';

const ID = 'heroes';

// Announced until it can be played; from then on it is played here.
if (GAMES.some(({ id }) => id === ID)) visitHeroes();
else
  visit('Heroes of Stalingrad is announced in the lobby', 'desk', async ({ page }) => {
    const { title = '' } = COMING.find(({ id }) => id === ID) ?? {};
    await page.goto('/');
    await page.getByText(title).first().waitFor();
    expect(title).not.toBe('');
  });
