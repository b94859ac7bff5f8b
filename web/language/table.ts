/** Texts around a table: menu, report, replay, lesson. */
export const tableWords = {
  play: {
    save: 'Save as a file',
    report: 'Report a bug',
    rulebook: 'Rulebook',
    settings: 'Settings',
    watch: 'Watch from the start',
    leave: 'Go home',
    offerDraw: 'Offer a draw',
    giveUp: 'Give up',
    reallyGiveUp: 'Really give up?',
    unsaved: {
      'storage full':
        'This browser is out of space. You can keep playing, but the game isn’t being saved: save it as a file before you leave.',
      'storage blocked':
        'This browser won’t let Kurgan save anything (maybe it’s a private window). Save the game as a file before you leave.',
    },
    held: {
      title: 'The rules have changed since this game was played',
      text: (made: number) =>
        `The new rules give the same game up to move ${made}. The moves after that are kept, but the new rules don’t allow them. You can watch the game up to that point, or continue from there as a new game.`,
      playOn: 'Continue from there',
      read: 'Watch it',
      back: 'Go home',
    },
    missed: 'This game moved on in another tab, so your last click did nothing. You missed:',
  },
  watching: {
    title: 'Watching',
    play: 'Play',
    pause: 'Pause',
    step: 'Next move',
    speed: 'Speed',
    hands: 'Hands',
    hidden: 'all hidden',
    all: 'all open',
    of: (seat: string) => `${seat} open`,
  },
  report: {
    title: 'Report a bug',
    text: 'Nothing is sent automatically. A report is a note and the match file, which replays to this exact moment. Attach both wherever you report the bug.',
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
    game: 'Game',
  },
  lesson: {
    title: 'Lesson',
  },
};
