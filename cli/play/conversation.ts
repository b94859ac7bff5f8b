import { notationErrorText } from '@kurgan/engine';
import { BadInput } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { systemProblem } from '../system-problem.ts';
import { inColumns } from '../text.ts';
import type { Lines } from './lines.ts';
import { PLAYER_COMMANDS, refusalAnswer } from './player-commands.ts';
import type { Session } from './session.ts';

/** How an answer leaves the question: asked again in full, in short, or the player has gone. */
type Effect = 'done' | 'again' | 'quit';

/** Does what a line says: a number, an action, the beginning of an action, or a command. */
async function obey(session: Session, seat: string, line: string, left: AbortSignal): Promise<Effect> {
  if (/\p{Cc}/u.test(line)) throw new BadInput('That line holds a character that no key writes.');
  const { game } = session;
  const [first = '', ...others] = line.replace(/^\//, '').split(/\s+/);
  const isAction = !line.startsWith('/') && game.notation.verbs.includes(first);
  if (first === 'quit' && !isAction) return 'quit';
  const command = isAction || !Object.hasOwn(PLAYER_COMMANDS, first) ? undefined : PLAYER_COMMANDS[first];
  if (command !== undefined) {
    const before = session.match.length;
    say(await command.run(session, seat, others.join(' '), left));
    return session.match.length === before ? 'again' : 'done';
  }
  const legal = session.legal(seat);
  const numbered = /^\d+$/.test(line) ? legal[Number(line) - 1] : undefined;
  const words = line.split(/\s+/);
  const fitting = legal.filter((action) => {
    const all = game.notation.words(action);
    return words.every((word, i) => word === all[i]);
  });
  const whole = fitting.find((action) => game.notation.words(action).length === words.length);
  const action = numbered ?? whole ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (action !== undefined) {
    session.act(seat, action);
    return 'done';
  }
  if (fitting.length > 1) {
    say(inColumns(fitting.map((each) => `  ${game.notation.format(each)}`)));
    return 'again';
  }
  if (/^\d+$/.test(line))
    throw new BadInput(`${line} is none of the ${legal.length === 1 ? 'one choice' : `${legal.length} choices`}.`);
  const parsed = game.notation.parse(line);
  if (!parsed.ok) {
    const known = isAction ? notationErrorText(parsed.error) : 'help lists the commands, a number picks a choice';
    throw new BadInput(`"${line}" is neither an action nor a command: ${known}.`);
  }
  const refusal = session.match.refuse(seat, parsed.value);
  if (refusal !== null) say(refusalAnswer(session, refusal));
  return 'again';
}

/** Between two people at one keyboard: neither finds what the other was told or has typed. */
async function handOver(lines: Lines, from: string | null, to: string): Promise<boolean> {
  if (from !== null) {
    if ((await lines.ask(`Press Enter, and the screen is cleared for ${to}. `)) === null) return false;
    lines.wipe();
  }
  return (await lines.ask(`${to}, press Enter. `)) !== null;
}

/** Asks and answers until the match is over or the player leaves; true when it is over. */
export async function converse(session: Session, lines: Lines): Promise<boolean> {
  let last: string | null = null;
  for (;;) {
    const seat = await session.advance(lines.left);
    if (seat === null) return !lines.left.aborted;
    const newcomer = seat !== last && session.humans.length > 1;
    if (newcomer && lines.interactive && !(await handOver(lines, last, seat))) return false;
    session.tell(seat);
    last = seat;
    if (session.isNewTurn(seat) || newcomer) say(`\n${session.board(seat)}`);
    const legal = session.legal(seat).map((action) => session.game.notation.format(action));
    say(session.question(seat, legal));
    for (let effect: Effect = 'again'; effect === 'again'; ) {
      const line = await lines.ask(`${seat}> `, [...legal, ...Object.keys(PLAYER_COMMANDS), 'quit']);
      if (line === null) return false;
      if (line === '') continue;
      effect = await attempt(session, seat, line, lines.left);
      if (effect === 'quit') return false;
    }
  }
}

async function attempt(session: Session, seat: string, line: string, left: AbortSignal): Promise<Effect> {
  try {
    return await obey(session, seat, line, left);
  } catch (error) {
    const problem = error instanceof BadInput ? error.message : systemProblem(error);
    if (problem === null) throw error;
    say(inLine(problem));
    return 'again';
  }
}
