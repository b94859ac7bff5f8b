import { dictionary } from './index.ts';

/** What can go wrong, and what to do about it. */
export const troubleWords = dictionary({
  'unknown match': {
    title: 'This game is not in this browser',
    text: 'It may have been removed, or played in another browser. If you have its file, open it on the start page.',
  },
  'unknown game': {
    title: 'This version does not know that game',
    text: 'The file may come from a newer Kurgan: reload the page to get the newest version, then open it again.',
  },
  damaged: {
    title: 'This saved game is damaged',
    text: 'It cannot be continued, since its record no longer fits together. It was left as it is; if you saved a file of it, open that on the start page.',
  },
  'old match': {
    title: 'This game was saved by an early build',
    text: 'Its dice came from another generator, so it cannot be played on. Nothing is lost: the start page can save it as a file, which any editor can read.',
  },
  'rules changed': {
    title: 'The rules have changed since this game was played',
    text: 'It cannot be set up by the new rules. It was left as it is.',
  },
  'not a match': {
    title: 'This file is not a Kurgan match',
    text: 'Choose a file that was saved with “Save as a file”.',
  },
  'storage full': {
    title: 'This browser has no room left',
    text: 'Remove a finished game or make room on the device, then try again.',
  },
  'storage blocked': {
    title: 'This browser keeps nothing',
    text: 'Kurgan may not store anything here (a private window, perhaps). You can play, but save the game as a file before you leave.',
  },
  'not loaded': {
    title: 'Part of the app could not be loaded',
    text: 'Check the connection and reload the page. Your games are safe.',
  },
  crashed: {
    title: 'The game’s engine stopped',
    text: 'Your game is safe up to the last action. Reload the page to go on.',
  },
  defect: {
    title: 'Something went wrong inside Kurgan',
    text: 'Your game stands as it did before. Reload the page to go on; a bug report from the game’s menu helps to mend it.',
  },
});
