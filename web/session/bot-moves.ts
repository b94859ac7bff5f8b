import { commitmentOf } from '@kurgan/engine';
import type { MatchHost } from '@kurgan/host';
import { askBot, type Thought } from './bot-client.ts';
import { change, find, type Running } from './matches.ts';
import type { BotCalls, Update } from './protocol.ts';
import { inTurn } from './queue.ts';
import type { Tell } from './rpc.ts';
import type { Question } from './think.ts';
import { Trouble } from './trouble.ts';

type Handlers = {
  [Name in keyof BotCalls]: (tell: Tell, ...values: Parameters<BotCalls[Name]>) => Promise<ReturnType<BotCalls[Name]>>;
};

/** Bots at work, by match. */
const atWork = new Map<string, Thought>();

/** What a bot is told: what its seat sees. Its chance comes from what everybody may know. */
const questionOf = ({ game, match }: MatchHost, seat: string, bot: string | null): Question => ({
  game: game.id,
  bot,
  seat,
  view: match.view(seat),
  seed: `${seat} ${match.length} ${commitmentOf(match.seed)}`,
});

const choicesOf = ({ game, match }: MatchHost, seat: string): string =>
  match
    .legal(seat)
    .map((action) => game.notation.format(action))
    .join();

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A bot thinks as long as its choices stay what they are: where all choose at once, the others may be faster. */
async function ask(id: string, match: Running, seat: string, pause: number, tell: Tell): Promise<string | null> {
  const { host } = match.screen;
  const thought = askBot(questionOf(host, seat, host.players[seat] ?? null), tell);
  const choices = choicesOf(host, seat);
  atWork.set(id, thought);
  const outdated = new Promise<null>((resolve) => {
    match.onChange = () => {
      if (choicesOf(host, seat) !== choices) resolve(null);
    };
  });
  try {
    const answered = Promise.all([thought.answer, wait(pause)]).then(([answer]) => answer);
    const answer = await Promise.race([answered, outdated]);
    return answer?.action ?? null;
  } finally {
    thought.breakOff();
    atWork.delete(id);
    match.onChange = null;
  }
}

export const botCalls: Handlers = {
  async botMove(tell, id, pause) {
    const match = await inTurn(() => find(id));
    const { host } = match.screen;
    const seat = host.asked;
    if (seat === null || atWork.has(id)) return null;
    const action = await ask(id, match, seat, pause, tell);
    if (action === null) return null;
    return inTurn(async (): Promise<Update | null> => {
      if ((await find(id)) !== match || !host.match.waiting.includes(seat)) return null;
      return change(id, (screen) => {
        const whyNot = screen.actAs(seat, action);
        if (whyNot !== null) throw new Trouble('defect', `${seat}: ${action}`);
      });
    });
  },
  async botNow(_tell, id) {
    atWork.get(id)?.enough();
  },
  async botHint(tell, id) {
    const { screen } = await inTurn(() => find(id));
    const { host, seat } = screen;
    if (seat === null || !host.match.waiting.includes(seat)) return null;
    return askBot(questionOf(host, seat, null), tell).answer;
  },
};
