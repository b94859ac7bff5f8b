import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { faultText, type GameTypes, Match, replayMatch } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import type { Players } from '@kurgan/host';
import type { Arguments } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import { Autosave, latestUnfinished, newAutosaveFile, type SavedMatch } from '../play/autosave.ts';
import { converse } from '../play/conversation.ts';
import { Lines } from '../play/lines.ts';
import { readBots } from '../play/players.ts';
import { TerminalSession } from '../play/terminal-session.ts';
import { Thinker } from '../play/thinker.ts';
import { inLine } from '../printable.ts';
import { type Registry, readSetup } from '../registry.ts';
import { readRulebook } from '../rulebook.ts';
import { hostOf, readJournal } from '../saved.ts';
import { whileStoppable } from '../stop.ts';
import { didYouMean } from '../suggest.ts';
import { counted } from '../text.ts';

interface Opened {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  /** Players named by the file, if any. */
  readonly players: Players;
  readonly file: string;
}

/** Options for a new match only. */
const AT_THE_START = ['scenario', 'option', 'seed', 'file'];

function begin(entry: GameEntry, args: Arguments): Opened {
  const setup = readSetup(entry, args);
  const file = args.text('file') ?? newAutosaveFile(entry.game.id);
  if (existsSync(file))
    throw new BadInput(`${file} already exists: resume it with kurgan play ${file}, or name another file.`);
  const seed = args.text('seed') ?? randomBytes(16).toString('hex');
  return { entry, match: new Match<GameTypes>(entry.game, setup, seed), players: {}, file };
}

async function resume(file: string, registry: Registry, args: Arguments): Promise<Opened> {
  const fixed = AT_THE_START.find((option) => args.has(option));
  if (fixed !== undefined) throw new BadInput(`--${fixed} is for a new match, and this one has already started.`);
  const saved = await readJournal(file, registry);
  const { entry, journal } = saved;
  const match = replayMatch<GameTypes>(entry.game, journal);
  const players = journal.players ?? {};
  if (match.ok || match.error.error !== 'rules changed') {
    return { entry, match: hostOf(file, saved).match, players, file };
  }
  const { readable } = match.error;
  const copy = newAutosaveFile(entry.game.id);
  say(`${inLine(file)} was played under different rules (${inLine(faultText(match.error, saved.isSealed))}).`);
  say(
    `  The file stays unchanged. A copy continues in ${inLine(copy)} from entry ${readable}, as far as the rules agree.`,
  );
  return { entry, match: hostOf(file, saved, readable).match, players, file: copy };
}

const describe = ({ entry, match, when }: SavedMatch): string =>
  `an unfinished match of ${entry.game.title} (${match.setup.scenario}, ${counted(match.length, 'entry', 'entries')}, ${when.toLocaleString('en-US')})`;

/** The latest match that can be resumed. Reports later ones that can't be opened, and what to do about them. */
async function latest(registry: Registry, game: string | null): Promise<SavedMatch | null> {
  const { saved, problems } = await latestUnfinished(registry, game);
  for (const problem of problems) {
    say(`A later match could not be opened. ${inLine(problem)}`);
    say('  The file stays unchanged. Replace it with a good copy, or move it away to stop this message.');
  }
  return saved;
}

async function open(args: Arguments, registry: Registry, lines: Lines): Promise<Opened | null> {
  const word = args.operands[0];
  const isGame = word !== undefined && (await registry.has(word));
  if (args.has('resume')) {
    if (word !== undefined && !isGame) await registry.find(word);
    const saved = await latest(registry, word ?? null);
    if (saved === null) throw new BadInput('There is no unfinished match to resume; start one with kurgan play GAME.');
    return resume(saved.file, registry, args);
  }
  if (word === undefined) throw new BadInput('Play what? Name a game or a match file, or give --resume.');
  if (!isGame) {
    if (existsSync(word)) return resume(word, registry, args);
    throw new BadInput(
      `"${word}" is neither a game nor a file${didYouMean(word, await registry.ids())}; see kurgan games.`,
    );
  }
  const entry = await registry.find(word);
  const anew = args.has('new') || AT_THE_START.some((option) => args.has(option));
  const saved = anew ? null : await latest(registry, word);
  if (saved === null) return begin(entry, args);
  if (!lines.interactive) {
    say(`You have ${describe(saved)}. Resume it with: kurgan play --resume`);
    return begin(entry, args);
  }
  const answer = await lines.ask(`You have ${describe(saved)}. Resume it? [Y/n] `);
  if (answer === null) return null;
  return /^n/i.test(answer) ? begin(entry, args) : resume(saved.file, registry, args);
}

async function playIt(
  { entry, match, players, file }: Opened,
  args: Arguments,
  lines: Lines,
  thinker: Thinker,
): Promise<void> {
  const bots = readBots(entry, players, args.all('bot'));
  const session = new TerminalSession(entry, match, readRulebook(entry), bots, new Autosave(file), thinker);
  const scenario = entry.game.scenarios.find(({ id }) => id === match.setup.scenario);
  say(`${entry.game.title}: ${scenario?.title ?? match.setup.scenario}. Type help for help.`);
  if (match.length > 0) {
    say(`${counted(match.length, 'entry', 'entries')} so far; type log to read them.`);
    session.markRead();
  }
  const over = await converse(session, lines);
  if (!over) {
    say(`Saved. Resume with: kurgan play ${inLine(file)}`);
    return;
  }
  const [first = null, second] = session.host.persons;
  const only = second === undefined ? first : null;
  if (only !== null) session.tell(only);
  say(`\n${session.board(only)}\n`);
  const { outcome } = session.match;
  say(outcome === null ? 'The match is over.' : `${outcome.title} (${outcome.rule})`);
  say(`The match is saved in ${inLine(file)}. Read it with kurgan replay, check it with kurgan verify.`);
}

export const play: Command = {
  operands: '[GAME-OR-FILE]',
  about: [
    'Plays a game in the terminal: type the number of a choice, or the action itself. During play, help lists the commands: undo, why, odds, log, board, rule, hint, orders, save, resign, quit.',
    'The match is saved after every action. kurgan play --resume continues the latest match, kurgan play FILE any other.',
  ],
  options: {
    scenario: { value: 'ID', help: "the scenario (the game's first)" },
    option: { value: 'ID[=VALUE]', many: true, help: 'a scenario option' },
    seed: { value: 'TEXT', help: 'the seed for the dice (random)' },
    bot: { value: 'SEAT=BOT', many: true, help: 'have a bot play a seat; people share the keyboard for the others' },
    file: { value: 'FILE', help: 'the file for the match (a new one in the state folder)' },
    resume: { help: 'resume the latest unfinished match' },
    new: { help: 'start a new match without asking about an unfinished one' },
  },
  async run(args, registry) {
    let interrupted = false;
    const stopped = await whileStoppable(async (signal) => {
      const lines = new Lines(signal);
      const thinker = new Thinker(registry.url);
      try {
        const opened = await open(args, registry, lines);
        if (opened !== null) await playIt(opened, args, lines, thinker);
      } finally {
        interrupted = lines.interrupted;
        lines.close();
        await thinker.close();
      }
    });
    return stopped ?? (interrupted ? 130 : 0);
  },
};
