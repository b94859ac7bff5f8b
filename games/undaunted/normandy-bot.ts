import { botsOf } from './bot.ts';
import { edition } from './normandy/edition.ts';

export const { bots, searched } = botsOf(edition);
