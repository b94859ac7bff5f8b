import type { Goal } from '../edition.ts';

/** Introduction of a scenario. */
export const words = {
  enters: (side: string) => `${side} enters here`,
  starts: (side: string) => `${side} starts here`,
  when: 'When',
  toWin: 'To win',
  goal: (side: string, { points, words: goal, isTask = points === null }: Goal) =>
    `${side} ${isTask ? 'must' : 'needs'} ${goal}`,
  onTheBoard: (points: number) => `${points} on the board`,
  initiative: 'Initiative',
  isNew: 'New',
  force: (side: string) => `${side} force`,
  inDeck: (count: number, cards: string) => `${count} cards: ${cards}`,
  inSupply: (cards: string) => `in supply: ${cards}`,
};
