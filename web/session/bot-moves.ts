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
/** Releases bots' actions by match: a bot thinks while the page still shows what happened before. */
const gates = new Map<string, () => void>();

/** A bot's input: its seat's view, and a seed everybody may know. */
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

/** A bot thinks as long as its choices stay what they are: where all choose at once, the others may be faster. */
async function ask(
  id: string,
  match: Running,
  seat: string,
  mayAct: Promise<void>,
  tell: Tell,
): Promise<string | null> {
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
    const answered = Promise.all([thought.answer, mayAct]).then(([answer]) => answer);
    const answer = await Promise.race([answered, outdated]);
    return answer?.action ?? null;
  } finally {
    thought.breakOff();
    atWork.delete(id);
    match.onChange = null;
  }
}

/** One action of the bot that is to choose. */
async function moveOnce(id: string, mayAct: Promise<void>, tell: Tell): Promise<Update | null> {
  const match = await inTurn(() => find(id));
  const { host } = match.screen;
  const seat = host.asked;
  const action = seat === null ? null : await ask(id, match, seat, mayAct, tell);
  if (seat === null || action === null) return null;
  return inTurn(async () => {
    if ((await find(id)) !== match || !host.match.waiting.includes(seat)) return null;
    return change(id, (screen) => {
      const whyNot = screen.actAs(seat, action);
      if (whyNot !== null) throw new Trouble('defect', `${seat}: ${action}`);
    });
  });
}

export const botCalls: Handlers = {
  async botMove(tell, id) {
    if (gates.has(id)) return null;
    // Before anything is waited for: the page may open it at once.
    const mayAct = new Promise<void>((open) => gates.set(id, open));
    try {
      return await moveOnce(id, mayAct, tell);
    } finally {
      gates.delete(id);
    }
  },
  async botNow(_tell, id) {
    atWork.get(id)?.enough();
  },
  async botMay(_tell, id) {
    gates.get(id)?.();
  },
  async botHint(tell, id) {
    const { screen } = await inTurn(() => find(id));
    const { host, seat } = screen;
    if (seat === null || !host.match.waiting.includes(seat)) return null;
    return askBot(questionOf(host, seat, null), tell).answer;
  },
};
