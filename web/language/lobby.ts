import { dictionary } from './index.ts';

/** The start page and its lists of matches. */
export const lobbyWords = dictionary({
  title: 'Choose a table',
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  scenarios: (n: number) => (n === 1 ? '1 scenario' : `${n} scenarios`),
  notBegun: 'not begun',
  running: (n: number) => `${n} running`,
  played: (n: number) => `${n} played`,
  inTheMaking: 'In the making',
  notYet: 'This table is being built and cannot be played yet.',
  continue: 'Continue',
  noMatches: 'Games you begin are kept here, in this browser, after every action.',
  replays: 'Replays',
  noReplays: 'A finished game stays here, to be watched again move by move.',
  allReplays: 'All games',
  yourTurn: 'Your turn',
  watch: 'Watch',
  fair: 'Every die can be checked: the seed is fixed before a game and stands in its file when the game is over.',
  open: 'Open a match file',
  drop: 'Drop a match file to open it',
  opened: 'The match is open.',
  left: (n: number) =>
    `The rules have changed since this match was saved, so its last ${n === 1 ? 'entry was' : `${n} entries were`} left out.`,
  early: 'from an early build',
  remove: (title: string) => `Remove ${title}`,
  removeTitle: 'Remove this game?',
  removeText: (title: string, summary: string) => `${title}, ${summary} It is kept in this browser alone.`,
  removeYes: 'Remove it',
  removed: (title: string) => `${title} was removed.`,
  justNow: 'just now',
});
