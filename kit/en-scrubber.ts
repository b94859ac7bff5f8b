/** What the strip under a replay says, in English; loaded with the replay. */
export const words = {
  title: 'Replay',
  slider: 'Moment of the match',
  at: (made: number, all: number) => `${made} of ${all}`,
  first: 'To the start (Home)',
  back: 'One action back (left arrow)',
  play: 'Play (space)',
  pause: 'Pause (space)',
  on: 'One action on (right arrow)',
  last: 'To the end (End)',
  speed: 'Speed',
  branch: 'Play on',
  fromHere: 'from here',
  branchNote: 'Opens a new match that starts from this moment',
  later: 'when it is over',
  laterNote: 'You can play on from here once the game is over; before that it would show you what comes',
};
