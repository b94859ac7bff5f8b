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
  laterNote: 'A running game can be played on from here only when it is over: otherwise you could look what comes',
};
