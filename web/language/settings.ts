import { dictionary } from './index.ts';

/** The page of settings. */
export const settingsWords = dictionary({
  title: 'Settings',
  note: 'Kept in this browser; they take effect at once.',
  motion: {
    title: 'Motion',
    system: 'As the device',
    on: 'On',
    off: 'Off',
    note: 'Counters slide and dice roll; the game never waits for them.',
  },
  pace: {
    title: 'Opponent’s pace',
    slow: 'Slow',
    normal: 'Normal',
    instant: 'At once',
    note: 'How long each move of a computer opponent stays in sight. A click or a key moves on.',
  },
  sound: {
    title: 'Sound',
    off: 'Off',
    on: 'On',
    note: 'Card, wood and dice, made by the browser itself.',
    listen: 'Listen',
    offer: 'Turn on sound',
  },
  text: {
    title: 'Text size',
    normal: 'Normal',
    large: 'Large',
    largest: 'Largest',
    note: 'For everything outside the map.',
  },
  patterns: {
    title: 'Patterns beside colours',
    off: 'Off',
    on: 'On',
    note: 'Hatching tells apart what colours tell apart.',
  },
  contrast: {
    title: 'Contrast',
    system: 'As the device',
    normal: 'Normal',
    high: 'High',
    note: 'Stronger lines and letters.',
  },
  room: {
    title: 'Room',
    night: 'Night',
    day: 'Day',
    system: 'As the device',
    note: 'The table around the board; maps and counters are printed and stay as they are.',
  },
  language: { title: 'Language', en: 'English', note: 'More can be added: each is one file.' },
});
