export { BotPool } from './pool.ts';
export type { Answer, GameToPlay, Played, Question } from './tasks.ts';
