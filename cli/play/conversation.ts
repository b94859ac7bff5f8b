import { BadInput } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { systemProblem } from '../system-problem.ts';
import { inColumns } from '../text.ts';
import type { Lines } from './lines.ts';
import { ORDER, PLAYER_COMMANDS, whyNotText } from './player-commands.ts';
import type { TerminalSession } from './terminal-session.ts';

/** After an answer: go on to the next question, ask again, or the player has left. */
type Effect = 'done' | 'again' | 'quit';

/** Obeys a line: a number, an action, the beginning of an action, or a command. */
async function obey(session: TerminalSession, line: string, left: AbortSignal): Promise<Effect> {
  if (/\p{Cc}/u.test(line)) throw new BadInput('That line contains a control character.');
  const [first = '', ...others] = line.replace(/^\//, '').split(/\s+/);
  const isOrder = first === 'pass' && ORDER.test(others.join(' '));
  const isAction = !line.startsWith('/') && !isOrder && session.game.notation.verbs.includes(first);
  if (first === 'quit' && !isAction) return 'quit';
  const command = isAction || !Object.hasOwn(PLAYER_COMMANDS, first) ? undefined : PLAYER_COMMANDS[first];
  if (command !== undefined) {
    const before = session.match.length;
    say(await command.run(session, others.join(' '), left));
    return session.match.length === before ? 'again' : 'done';
  }
  const choices = session.screen.moment().choices.map(({ text }) => text);
  if (/^\d+$/.test(line)) {
    const numbered = choices[Number(line) - 1];
    if (numbered !== undefined) return done(session, numbered);
    throw new BadInput(
      `There is no choice ${line}: ${choices.length === 1 ? 'the only one is 1' : `pick 1 to ${choices.length}`}.`,
    );
  }
  const words = line.split(/\s+/).join(' ');
  const fitting = choices.filter((each) => each === words || each.startsWith(`${words} `));
  const only = fitting.find((each) => each === words) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (only === undefined && fitting.length > 1) {
    say(inColumns(fitting.map((each) => `  ${each}`)));
    return 'again';
  }
  if (only === undefined && !isAction) {
    throw new BadInput(
      `"${line}" is neither an action nor a command: type help for the commands, or a number to pick a choice.`,
    );
  }
  return done(session, only ?? words);
}

function done(session: TerminalSession, action: string): Effect {
  const whyNot = session.act(action);
  if (whyNot === null) return 'done';
  say(whyNotText(session, action, whyNot));
  return 'again';
}

/**
 * Passes one keyboard between two people without showing either what the other read or typed. The one who leaves can
 * still undo the last choice. False when nobody is there anymore.
 */
async function handOver(session: TerminalSession, lines: Lines, isFirst: boolean): Promise<boolean> {
  const next = session.screen.curtain;
  if (next === null) return true;
  if (lines.interactive && !isFirst) {
    const isUndoable = session.screen.moment().undoable > 0;
    const orUndo = isUndoable ? ' (or type undo)' : '';
    const answer = await lines.ask(`Press Enter to clear the screen for ${next}${orUndo}. `);
    if (answer === null) return false;
    if (isUndoable && answer === 'undo') await attempt(session, '/undo', lines.left);
    lines.wipe();
  }
  const seat = session.screen.curtain ?? next;
  if (lines.interactive && (await lines.ask(`${seat}, press Enter. `)) === null) return false;
  session.screen.lift(seat);
  return true;
}

/** Asks and answers until the match is over or the player leaves; true when it is over. */
export async function converse(session: TerminalSession, lines: Lines): Promise<boolean> {
  for (let last: string | null = null; ; ) {
    await session.letBotsChoose(lines.left);
    if (lines.left.aborted) return false;
    if (session.match.waiting.length === 0) return true;
    if (!(await handOver(session, lines, last === null))) return false;
    const { seat } = session.screen;
    if (seat === null) throw new Error('somebody is at the keyboard');
    session.tell(seat);
    const isNewcomer = seat !== last && session.host.persons.length > 1;
    last = seat;
    if (session.isNewTurn(seat) || isNewcomer) say(`\n${session.board(seat)}`);
    const choices = session.screen.moment().choices.map(({ text }) => text);
    say(session.question(seat, choices));
    for (let effect: Effect = 'again'; effect === 'again'; ) {
      const line = await lines.ask(`${seat}> `, [...choices, ...Object.keys(PLAYER_COMMANDS), 'quit']);
      if (line === null) return false;
      if (line === '') continue;
      effect = await attempt(session, line, lines.left);
      if (effect === 'quit') return false;
    }
  }
}

async function attempt(session: TerminalSession, line: string, left: AbortSignal): Promise<Effect> {
  try {
    return await obey(session, line, left);
  } catch (error) {
    const problem = error instanceof BadInput ? error.message : systemProblem(error);
    if (problem === null) throw error;
    say(inLine(problem));
    return 'again';
  }
}
