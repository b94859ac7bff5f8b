import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

test('a game colors the arrows of a recap on its own table alone', () => {
  // The app has one style sheet: two games may name their sides alike.
  const selectors = globSync('**/table/**/*.css', { cwd: GAMES }).flatMap((file) =>
    [...readFileSync(`${GAMES}${file}`, 'utf8').matchAll(/^.*\.recap-arrow.*(?=[,{])/gm)].map(([selector]) => selector),
  );
  expect(selectors.length).toBeGreaterThan(2);
  for (const selector of selectors) expect(selector).toMatch(/^\.[a-z]+-table /);
});
