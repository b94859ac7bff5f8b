import { BadInput } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { systemProblem } from '../system-problem.ts';
import { inColumns } from '../text.ts';
import type { Lines } from './lines.ts';
import { ORDER, PLAYER_COMMANDS, whyNotText } from './player-commands.ts';
import type { TerminalSession } from './terminal-session.ts';

/** How an answer leaves the question: asked again in full, in short, or the player has gone. */
type Effect = 'done' | 'again' | 'quit';

/** Does what a line says: a number, an action, the beginning of an action, or a command. */
async function obey(session: TerminalSession, line: string, left: AbortSignal): Promise<Effect> {
  if (/\p{Cc}/u.test(line)) throw new BadInput('That line holds a character that no key writes.');
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
    throw new BadInput(`${line} is none of the ${choices.length === 1 ? 'one choice' : `${choices.length} choices`}.`);
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
      `"${line}" is neither an action nor a command: help lists the commands, a number picks a choice.`,
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
 * Between two people at one keyboard: neither finds what the other was told or has typed. Whoever leaves it may take
 * back what has just been chosen. False when nobody is there any more.
 */
async function handOver(session: TerminalSession, lines: Lines, isFirst: boolean): Promise<boolean> {
  const next = session.screen.curtain;
  if (next === null) return true;
  if (lines.interactive && !isFirst) {
    const isUndoable = session.screen.moment().undoable > 0;
    const orUndo = isUndoable ? ' (or undo takes it back)' : '';
    const answer = await lines.ask(`Press Enter, and the screen is cleared for ${next}${orUndo}. `);
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
