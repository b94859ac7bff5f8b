/** What is said of a scenario before it is played. */
export const words = {
  enters: (side: string) => `${side} enters here`,
  when: 'When',
  toWin: 'To win',
  goal: (side: string, goal: number | 'pin') =>
    goal === 'pin' ? `${side} must pin the enemy` : `${side} needs ${goal} points`,
  onTheBoard: (points: number) => `${points} lie on the board`,
  initiative: 'Initiative',
  isNew: 'New',
};
