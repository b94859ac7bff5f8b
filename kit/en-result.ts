/** What the result of a game says around what the game itself has to tell, in English; loaded with the result. */
export const words = {
  again: 'Play again',
  replay: 'Look at the replay',
  save: 'Save as a file',
  close: 'Back to the board',
  waiting: 'Looking back …',
  luck: 'Luck',
  decisions: 'Decisions',
  luckiest: 'Luckiest moments',
  unluckiest: 'Unluckiest moments',
  noMoment: 'None.',
  chances: 'Chance by chance',
};
