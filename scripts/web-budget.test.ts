import { expect, test } from 'vitest';
import { LIMIT, report } from './web-budget.mjs';

test('fails above the limit of Brotli, and says how much it would be by gzip', () => {
  const files = [{ file: 'assets/a.js', brotli: LIMIT, gzip: 99_000 }];
  expect(report('hill', files)).toMatchObject({ ok: true });
  const over = report('hill', [{ file: 'assets/b.js', brotli: 1_000, gzip: 1_200 }, ...files]);
  expect(over.ok).toBe(false);
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  expect(over.verdict).toBe(
    `hill: ${kilobytes(LIMIT + 1_000)} of JavaScript (100.2 kB by gzip) in 2 files until the first board, ${kilobytes(LIMIT)} allowed`,
  );
  expect(over.lines).toEqual([`${kilobytes(LIMIT).padStart(10)}  assets/a.js`, '    1.0 kB  assets/b.js']);
});
