import { dictionary } from './index.ts';

/** What stands around a table: its menu, a report, a replay, a lesson. */
export const tableWords = dictionary({
  play: {
    save: 'Save as a file',
    report: 'Report a bug',
    rulebook: 'Rulebook',
    settings: 'Settings',
    watch: 'Watch from the beginning',
    leave: 'To the start page',
    unsaved: {
      'storage full':
        'This browser has no room left: the game goes on, but is not saved. Save it as a file before you leave.',
      'storage blocked':
        'This browser does not let Kurgan keep anything (a private window, perhaps): save the game as a file before you leave.',
    },
    held: {
      title: 'The rules have changed since this game was played',
      text: (made: number) =>
        `Up to entry ${made} the new rules give the same game. What came after is kept, but cannot be played by the new rules. You can read the game up to that point, or play on from there as a new game.`,
      playOn: 'Play on from there',
      read: 'Read it',
      back: 'To the start page',
    },
    missed: 'This game went on in another tab, so your last click was not carried out. You missed:',
  },
  report: {
    title: 'Report a bug',
    text: 'Nothing is sent by itself. A report is the match file, which replays to this very moment, and a note; attach both wherever you report it.',
    note: 'Note',
    noteStart: 'What I did, what I expected, what happened:',
    copy: 'Copy the note',
    copied: 'Copied',
    file: 'Save the match file',
  },
  replay: {
    title: (title: string) => `Replay: ${title}`,
    turn: 'Turn',
    round: 'Round',
  },
  lesson: {
    title: 'Lesson',
  },
});
