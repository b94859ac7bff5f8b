import { dictionary } from './index.ts';

/** The page of settings. */
export const settingsWords = dictionary({
  title: 'Settings',
  note: 'Saved in this browser. Changes take effect right away.',
  motion: {
    title: 'Motion',
    system: 'Match device',
    on: 'On',
    off: 'Off',
    note: 'Slides counters and rolls dice. You never have to wait for them.',
  },
  pace: {
    title: 'Opponent’s pace',
    slow: 'Slow',
    normal: 'Normal',
    instant: 'Instant',
    note: 'How long each of the computer’s moves stays on screen. Click or press a key to skip ahead.',
  },
  sound: {
    title: 'Sound',
    off: 'Off',
    on: 'On',
    note: 'Cards, wood and dice.',
    listen: 'Try it',
    offer: 'Turn on sound',
  },
  text: {
    title: 'Text size',
    normal: 'Normal',
    large: 'Large',
    largest: 'Largest',
    note: 'For everything except the map.',
  },
  patterns: {
    title: 'Patterns',
    off: 'Off',
    on: 'On',
    note: 'Adds patterns wherever color carries meaning.',
  },
  contrast: {
    title: 'Contrast',
    system: 'Match device',
    normal: 'Normal',
    high: 'High',
    note: 'Stronger lines and text.',
  },
  room: {
    title: 'Theme',
    night: 'Dark',
    day: 'Light',
    system: 'Match device',
    note: 'Colors the table around the board. Maps and counters keep their own colors.',
  },
  language: { title: 'Language', en: 'English', note: 'English is the only language so far.' },
});
