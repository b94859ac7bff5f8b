import { expect, test } from 'vitest';
import { attributesOf, CHOICES, parseSettings, SETTING_NAMES } from '../settings/settings.ts';

const DEFAULTS = Object.fromEntries(SETTING_NAMES.map((name) => [name, CHOICES[name][0]]));

test.each([null, '', 'null', '{', '[]', '"day"', '7', '{"room":"dusk","sound":true,"text":["large"]}'])(
  'stored settings %s that cannot be read become the defaults',
  (text) => expect(parseSettings(text)).toEqual(DEFAULTS),
);

test('what is known is kept, and nothing else', () => {
  const settings = parseSettings('{"room":"day","sound":"on","colour":"pink","__proto__":{"text":"large"}}');
  expect(settings).toEqual({ ...DEFAULTS, room: 'day', sound: 'on' });
});

test('the device is asked where a player leaves it to the device', () => {
  const settings = parseSettings('{"room":"system"}');
  const bright = attributesOf(settings, (query) => query.includes('light'));
  expect(bright).toMatchObject({ 'data-room': 'day', 'data-contrast': 'normal', 'data-motion': 'system' });
  const strong = attributesOf(settings, (query) => query.includes('contrast'));
  expect(strong).toMatchObject({ 'data-room': 'night', 'data-contrast': 'high' });
});
