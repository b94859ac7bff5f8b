import { expect } from 'vitest';
import { serious } from './serious.ts';
import { visitBoth } from './visit.ts';

visitBoth(
  'on a server for one computer the pages of online play say what is missing, and ask nothing else',
  async ({ page, complaints }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Play others' }).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Play others' }).click();
    await page.getByText('npm start -- --lan').waitFor();
    expect(asked).toEqual(['/api/arrive']);
    expect(await serious(page)).toEqual([]);
    for (const complaint of complaints) expect(complaint).toContain('404');
    complaints.length = 0;
  },
);
