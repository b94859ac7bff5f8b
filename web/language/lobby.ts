import { dictionary } from './index.ts';

/** The start page and its lists of matches. */
export const lobbyWords = dictionary({
  title: 'Choose a game',
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  scenarios: (n: number) => (n === 1 ? '1 scenario' : `${n} scenarios`),
  notBegun: 'not started',
  running: (n: number) => `${n} in progress`,
  played: (n: number) => `${n} played`,
  inTheMaking: 'Coming soon',
  notYet: 'You can’t play it yet.',
  continue: 'Continue',
  noMatches: 'Games you start are saved here, in this browser, after every move.',
  replays: 'Replays',
  noReplays: 'Finished games stay here, so you can watch them again move by move.',
  allReplays: 'All games',
  yourTurn: 'Your turn',
  watch: 'Watch',
  fair: 'Every roll can be checked: the seed is set before the game starts, and the saved file shows it when the game is over.',
  open: 'Open a match file',
  drop: 'Drop a match file to open it',
  opened: 'The match is open.',
  left: (n: number) =>
    `The rules have changed since this match was saved, so its last ${n === 1 ? 'move was' : `${n} moves were`} left out.`,
  early: 'saved by an early version',
  remove: (title: string) => `Remove ${title}`,
  removeTitle: 'Remove this game?',
  removeText: (title: string, summary: string) => `${title}, ${summary} It’s saved only in this browser.`,
  removeYes: 'Remove',
  removed: (title: string) => `Removed ${title}.`,
  justNow: 'just now',
});
