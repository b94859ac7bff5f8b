import { dictionary } from '../../language/index.ts';

export const noticeWords = dictionary({
  title: 'When it’s your turn',
  note: 'One notice a turn, a minute after it began. It names game and opponent, nothing of the state.',
  always: 'always',
  away: 'when away',
  never: 'never',
  push: 'Push',
  on: 'Turn on for this browser',
  off: 'Turn off for this browser',
  devices: (count: number) =>
    count === 1 ? 'On in one browser.' : count === 0 ? 'Not on yet.' : `On in ${count} browsers.`,
  denied: 'Your browser doesn’t allow notices from this address. Its settings can.',
  plain: 'Push needs HTTPS, and this address is plain HTTP. Use the feed, or keep the page open.',
  none: 'This browser has no push. Use the feed, or keep the page open.',
  feed: 'Feed',
  feedNote: 'An Atom feed for your feed reader, at a secret address.',
  show: 'Make an address',
  again: 'Make another address (the old one stops working)',
  address: 'Address of your feed',
  sound: 'Sound',
  page: 'A bell in this browser, while a match is open. Its tab’s title gets a dot in any case.',
  silent: 'Sounds are off in the settings, so no bell rings. The tab’s title gets a dot in any case.',
});
