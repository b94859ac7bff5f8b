import { expect, test } from 'vitest';
import { explain, isCurrent } from './setup.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    engine: { version: '0.1.0' },
    'node_modules/@kurgan/engine': { link: true },
    'node_modules/vitest': { version: '5.1.0' },
    'node_modules/node': { version: '24.21.0', optional: true },
  },
};
const installed = { 'node_modules/@kurgan/engine': { link: true }, 'node_modules/vitest': { version: '5.1.0' } };

test('an optional package may be absent, but not in a different version', () => {
  expect(isCurrent(lock, { packages: installed })).toBe(true);
  expect(isCurrent(lock, { packages: { ...installed, 'node_modules/node': { version: '24.21.0' } } })).toBe(true);
  expect(isCurrent(lock, { packages: { ...installed, 'node_modules/node': { version: '24.20.0' } } })).toBe(false);
});

test('a missing or older package, or a missing workspace, is stale', () => {
  expect(isCurrent(lock, { packages: {} })).toBe(false);
  expect(isCurrent(lock, { packages: { ...installed, 'node_modules/vitest': { version: '5.0.0' } } })).toBe(false);
  expect(isCurrent(lock, { packages: { 'node_modules/vitest': { version: '5.1.0' } } })).toBe(false);
});

test('a failed installation is explained in one sentence', () => {
  expect(explain('npm error code ENOTFOUND\nnpm error a long story')).toMatch(
    /^The packages could not be downloaded[^\n]+$/,
  );
  expect(explain('npm error code EUSAGE')).toContain('npm run lock');
});
