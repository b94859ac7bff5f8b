export { BotPool } from './pool.ts';
export type { Answer, GameToPlay, ListedGame, Played, Question } from './tasks.ts';
