/** What is said of a scenario before it is played. */
export const words = {
  enters: (side: string) => `${side} enters here`,
  when: 'When',
  toWin: 'To win',
  goal: (side: string, goal: number | 'pin') =>
    goal === 'pin' ? `${side} must pin the enemy` : `${side} needs ${goal} ${goal === 1 ? 'point' : 'points'}`,
  onTheBoard: (points: number) => `${points} on the board`,
  initiative: 'Initiative',
  isNew: 'New',
};
