export { BotPool } from './pool.ts';
export type { Answer, GameToPlay, ListedGame, Played } from './tasks.ts';
