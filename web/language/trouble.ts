/** Everything that can go wrong, and what to do about it. */
export const troubleWords = {
  'unknown match': {
    title: 'This game isn’t in this browser',
    text: 'It may have been removed, or played in another browser. If you have its file, open it on the home page.',
  },
  'not on server': {
    title: 'This match isn’t on this server',
    text: 'Its link may be incomplete, or belong to another server. Your own matches are under “Play others”.',
  },
  'unknown game': {
    title: 'This version of Kurgan doesn’t have that game',
    text: 'The file may come from a newer version. Reload the page to update, then open it again.',
  },
  damaged: {
    title: 'This saved game is damaged',
    text: 'Its moves no longer fit together, so you can’t continue it. If you saved it as a file, open that on the home page.',
  },
  'damaged file': {
    title: 'This match file is damaged',
    text: 'Part of it is missing or was changed. Try another copy of the file.',
  },
  'old match': {
    title: 'This game was saved by an early version',
    text: 'Its dice worked differently, so you can’t continue it. Nothing is lost: you can save it as a file from the home page.',
  },
  'rules changed': {
    title: 'The rules have changed since this game was played',
    text: 'The new rules can’t set it up. Nothing in it was changed.',
  },
  'not a match': {
    title: 'This isn’t a Kurgan match file',
    text: 'Choose a file that was saved with “Save as a file”.',
  },
  'storage full': {
    title: 'This browser is out of space',
    text: 'Remove a finished game or free up space on the device, then try again.',
  },
  'storage blocked': {
    title: 'This browser won’t save games',
    text: 'Kurgan isn’t allowed to store anything here (maybe it’s a private window). You can play, but save the game as a file before you leave.',
  },
  'not loaded': {
    title: 'Part of the app couldn’t load',
    text: 'Check your connection and reload the page. Your games are safe.',
  },
  crashed: {
    title: 'The game engine stopped',
    text: 'Your game is saved up to the last move. Reload the page to continue.',
  },
  'no server': {
    title: 'There is no one to play with here',
    text: 'This Kurgan serves one computer. Start it with “npm start -- --lan” to play with others, or check your connection.',
  },
  'too fast': {
    title: 'That was too fast',
    text: 'The server asks you to wait a moment. Nothing was lost.',
  },
  'not yours': {
    title: 'This isn’t your seat',
    text: 'This browser doesn’t hold a seat in that match. You can watch it.',
  },
  refused: {
    title: 'That isn’t possible any more',
    text: 'The match has gone on in the meantime.',
  },
  'wrong setup': {
    title: 'This game can’t be set up like that',
    text: 'Correct the option or clear it.',
  },
  defect: {
    title: 'Something went wrong in Kurgan',
    text: 'Your game is as it was before. Reload the page to continue. A bug report from the game menu helps us fix it.',
  },
};
