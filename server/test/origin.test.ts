import { expect, test } from 'vitest';
import { isOwnHost, isOwnOrigin, isThisComputer } from '../http/origin.ts';

/** More than a host and its port. */
const ODD = ['elsewhere.example@127.0.0.1', '127.0.0.1/elsewhere', '127.0.0.1#x', '127.0.0.1?x', '127.0.0.1\\x'];

test('a server answers to addresses, local names and its own names only', () => {
  for (const host of [
    '127.0.0.1:8042',
    '192.168.1.7',
    '[::1]:8042',
    'localhost:80',
    'attic.local:8042',
    'play.example',
  ]) {
    expect(isOwnHost(host, ['play.example']), host).toBe(true);
  }
  for (const host of [undefined, '', 'elsewhere.example', '127.0.0.1.elsewhere.example', 'a b', ...ODD]) {
    expect(isOwnHost(host, ['play.example']), String(host)).toBe(false);
  }
});

test('whatever changes something comes from a page of this server', () => {
  expect(isOwnOrigin('http://127.0.0.1:8042', '127.0.0.1:8042')).toBe(true);
  for (const origin of [undefined, 'null', 'http://127.0.0.1:8043', 'http://elsewhere.example', 'http://127.0.0.1']) {
    expect(isOwnOrigin(origin, '127.0.0.1:8042'), String(origin)).toBe(false);
  }
  expect(isOwnOrigin('https://play.example', 'play.example', true)).toBe(true);
  expect(isOwnOrigin('http://play.example', 'play.example', true)).toBe(false);
});

test('only a page from the same computer or by HTTPS is trusted by browsers', () => {
  for (const host of ['localhost:8042', '127.0.0.1', '[::1]:8042']) expect(isThisComputer(host), host).toBe(true);
  for (const host of [undefined, '192.168.1.7:8042', 'attic.local', '127.0.0.1.elsewhere.example'])
    expect(isThisComputer(host), String(host)).toBe(false);
});
