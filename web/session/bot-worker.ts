import { opponentsOf } from '../bots.ts';
import { equippedOf } from '../games.ts';
import type { BotRequest, BotResponse } from './bot-protocol.ts';
import { type Question, think } from './think.ts';
import { troubleOf } from './trouble.ts';

/** Questions for which the best so far will do. */
const enough = new Set<number>();
const say = (response: BotResponse): void => postMessage(response);

async function answer(number: number, question: Question): Promise<void> {
  try {
    const [game, opponents] = await Promise.all([equippedOf(question.game), opponentsOf(question.game)]);
    const listener = {
      tell: (progress: number) => say({ number, progress }),
      isEnough: () => enough.delete(number),
    };
    say({ number, answer: await think(question, game, opponents, listener) });
  } catch (error) {
    const { kind, detail } = troubleOf(error);
    say({ number, trouble: kind, detail });
  }
}

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  if ('enough' in data) enough.add(data.enough);
  else void answer(data.number, data.question);
});
