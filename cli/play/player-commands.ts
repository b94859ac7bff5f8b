import { existsSync } from 'node:fs';
import path from 'node:path';
import { random } from '@kurgan/bots';
import { type Refusal, readStoredGame } from '@kurgan/engine';
import type { WhyNot } from '@kurgan/host';
import { BadInput } from '../command.ts';
import { narration, turnStart } from '../narration.ts';
import { readText } from '../read-text.ts';
import { botsOf } from '../registry.ts';
import { replaceFileNow } from '../replace-file.ts';
import { ruleText } from '../rulebook.ts';
import { didYouMean } from '../suggest.ts';
import { wrap } from '../text.ts';
import { oddsText } from './odds-text.ts';
import type { TerminalSession } from './terminal-session.ts';

interface PlayerCommand {
  readonly usage: string;
  readonly help: string;
  /** Returns the answer to the player; the signal aborts a long one. */
  run(session: TerminalSession, rest: string, left: AbortSignal): string | Promise<string>;
}

/** An action by its number in the list, or as typed. */
const readAction = ({ screen }: TerminalSession, words: string): string =>
  (/^\d+$/.test(words) ? screen.moment().choices[Number(words) - 1]?.text : undefined) ?? words;

function factLines(refusal: Refusal): string[] {
  const facts = Object.entries(refusal.facts).map(([name, value]) => `  ${name}: ${[value].flat().join(', ')}`);
  return refusal.remedy === undefined ? facts : [...facts, `  what would help: ${refusal.remedy}`];
}

export function whyNotText({ rulebook }: TerminalSession, action: string, whyNot: WhyNot): string {
  if ('unreadable' in whyNot) return `"${action}" is not an action: ${whyNot.unreadable}.`;
  const rule = rulebook.rules.get(whyNot.rule);
  const head = rule === undefined ? whyNot.rule : ruleText(rule);
  return ['That is not legal.', head, ...factLines(whyNot)].join('\n');
}

/** True if a file holds this same match, now or earlier, so that replacing it loses nothing. */
function isEarlier(file: string, { game, match }: TerminalSession): boolean {
  const stored = readStoredGame(readText(file), [game]);
  if (!stored.ok || stored.value.kind !== 'match') return false;
  const { entries, head } = stored.value.journal;
  const present = match.journal();
  return (present.entries[entries.length]?.previous ?? present.head) === head;
}

function ordersText({ game, orders }: TerminalSession): string {
  if (game.windows.length === 0) return 'Nothing interrupts a turn in this game, so there is nothing to pass.';
  const given = orders.length === 0 ? ['There are no standing orders.'] : orders;
  return [...given, `Windows you can pass: ${game.windows.join(', ')}`].join('\n');
}

/**
 * `pass KIND until turn`, `pass KIND until told`, `pass KIND off`; anything else that starts with `pass` might be an
 * action.
 */
export const ORDER = /^(\S+) (?:until (turn|told)|(off))$/;

export const PLAYER_COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  undo: {
    usage: 'undo',
    help: 'take back your last action, unless something was revealed since',
    run(session) {
      const taken = session.undo();
      if (taken !== null) return `Taken back: ${taken}`;
      return 'Nothing to undo: dice were rolled, something was revealed, or the last action was not yours.';
    },
  },
  why: {
    usage: 'why ACTION',
    help: 'why an action is not legal: the rule, the facts, and what would help',
    run(session, rest) {
      if (rest === '') throw new BadInput('Why what? Type why and the action you have in mind.');
      const action = readAction(session, rest);
      const whyNot = session.screen.why(action);
      return whyNot === null ? 'That is legal.' : whyNotText(session, action, whyNot);
    },
  },
  odds: {
    usage: 'odds [ACTION]',
    help: 'exact chances of an action, or of every one that has some',
    run(session, rest) {
      const { screen } = session;
      const actions = rest === '' ? screen.moment().choices.map(({ text }) => text) : [readAction(session, rest)];
      const [only = ''] = actions;
      const whyNot = rest === '' ? null : screen.why(only);
      if (whyNot !== null) return whyNotText(session, only, whyNot);
      const odds = actions.flatMap((action) => {
        const known = screen.odds(session.game, action);
        return known === null ? [] : [oddsText(action, known)];
      });
      return odds.length === 0 ? 'No dice are involved here.' : odds.join('\n\n');
    },
  },
  board: {
    usage: 'board [WORD]',
    help: 'show the board, or only its lines with a word in them',
    run(session, rest) {
      const board = session.board(session.screen.seat);
      if (rest === '') return board;
      const wanted = rest.toLowerCase();
      const lines = board
        .split('\n')
        .filter((line) => ` ${line.toLowerCase()} `.replace(/[^\w.+/-]/g, ' ').includes(` ${wanted} `));
      return lines.length === 0 ? `"${rest}" is not on the board.` : lines.join('\n');
    },
  },
  log: {
    usage: 'log [N | all]',
    help: 'show what happened this turn, in the last N entries, or in all',
    run(session, rest) {
      if (!/^(all|\d*)$/.test(rest)) throw new BadInput('Type log, log all, or log and a number of entries.');
      const { match } = session;
      const { seat } = session.screen;
      const from = rest === '' ? turnStart(match, seat) : rest === 'all' ? 0 : match.length + 1 - Number(rest);
      return narration(match, seat, Math.max(0, from)).join('\n');
    },
  },
  rule: {
    usage: 'rule ID',
    help: 'read a rule',
    run(session, rest) {
      const rule = session.rulebook.rules.get(rest.toUpperCase());
      if (rule !== undefined) return ruleText(rule);
      throw new BadInput(`There is no rule "${rest}"${didYouMean(rest, [...session.rulebook.rules.keys()])}.`);
    },
  },
  hint: {
    usage: 'hint',
    help: 'show what the best bot would do',
    async run(session, _rest, left) {
      const bot = botsOf(session.entry)[0];
      const { seat } = session.screen;
      if (bot === undefined || bot === random || seat === null) return 'No bot can give advice in this game yet.';
      const action = await session.thinker.choose(bot, session.match, seat, `hint ${session.match.length}`, left);
      if (action === null) return '';
      const because = bot.because?.(session.match.view(seat), seat, action);
      const reason = because === undefined || because === '' ? '' : `\n${wrap(because, 2, '  ')}`;
      return `The bot ${bot.id} would choose: ${session.game.notation.format(action)}${reason}`;
    },
  },
  save: {
    usage: 'save FILE',
    help: 'save the match to a file (it also saves itself after every action)',
    run(session, rest) {
      if (rest === '' || path.resolve(rest) === path.resolve(session.autosave.file))
        return `The match is saved in ${session.autosave.file} after every action.`;
      if (existsSync(rest) && !isEarlier(rest, session)) {
        throw new BadInput(`${rest} already exists and is not an earlier save of this match: name another file.`);
      }
      replaceFileNow(rest, session.file);
      return `Saved in ${rest}`;
    },
  },
  orders: {
    usage: 'orders',
    help: 'list standing orders, and the windows they can pass',
    run: ordersText,
  },
  pass: {
    usage: 'pass KIND until turn',
    help: 'pass every window of a kind until your next turn (until told: until you type pass KIND off)',
    run(session, rest) {
      const [, kind = '', term, off] = ORDER.exec(rest) ?? [];
      if (kind === '') throw new BadInput('Type pass KIND until turn, pass KIND until told, or pass KIND off.');
      if (session.order(kind, term === 'turn' ? 'turn' : off === undefined ? 'told' : 'off'))
        return ordersText(session);
      throw new BadInput(`No window is called "${kind}"${didYouMean(kind, session.game.windows)}.`);
    },
  },
  resign: {
    usage: 'resign yes',
    help: 'resign the match',
    run(session, rest) {
      if (session.game.resigned === undefined) return 'There is no resigning in this game: type quit to leave it.';
      if (rest !== 'yes') return 'This ends the match and you lose. Type resign yes if you mean it.';
      session.resign();
      return 'You resign.';
    },
  },
  help: {
    usage: 'help',
    help: 'show this list',
    run: () =>
      [
        'Type the number of a choice, or the action itself. Its first words are enough if they fit only one.',
        ...Object.values(PLAYER_COMMANDS).map(({ usage, help }) => `  ${usage.padEnd(22)}${help}`),
        `  ${'quit'.padEnd(22)}leave; the match is saved`,
        'If an action has the same name as a command, put a slash before the command: /undo.',
      ].join('\n'),
  },
};
