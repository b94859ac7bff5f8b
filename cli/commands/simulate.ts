import { availableParallelism } from 'node:os';
import type { Setup } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { type Arguments, readWhole } from '../arguments.ts';
import type { Command } from '../command.ts';
import { say, sayJson } from '../output.ts';
import { botsOf, readSeating, readSetup, readSetupFor } from '../registry.ts';
import { balanceText, tallyText } from '../simulate/balance.ts';
import { runGames } from '../simulate/run-games.ts';
import { Tally } from '../simulate/tally.ts';
import type { Planned } from '../simulate/task.ts';
import { counted } from '../text.ts';

const MOST_GAMES = 10_000_000;
const ALL = 'all';

/** The scenarios to play, each with the name of its games in a results file; no name if there is only one. */
function setupsOf(entry: GameEntry, args: Arguments): readonly (readonly [part: string | undefined, Setup])[] {
  if (args.text('scenario') !== ALL) return [[undefined, readSetup(entry, args)]];
  return entry.game.scenarios.map(({ id }) => [id, readSetupFor(entry, id, args)]);
}

function* plan(
  setups: readonly (readonly [part: string | undefined, Setup])[],
  seats: Planned['seats'],
  first: number,
  games: number,
): Iterable<Planned> {
  for (const [part, setup] of setups) {
    for (let i = 0; i < games; i++) {
      yield { ...(part === undefined ? {} : { part }), seed: String(first + i), setup, seats };
    }
  }
}

function optionsText({ options }: Setup): string {
  const chosen = Object.entries(options).filter(
    ([, value]) => value !== false && value !== null && String(value) !== '',
  );
  return chosen.map(([id, value]) => `, ${id}=${String(value)}`).join('');
}

export const simulate: Command = {
  operands: 'GAME',
  about: [
    'Has bots play N games with the seeds S, S+1, and so on, and counts the wins, with 95 % intervals. The result depends only on the seeds, not on the number of threads.',
    'With --scenario all it plays N games of each scenario and prints a balance sheet.',
    'With --out each finished game becomes a line of JSON; run the same command again to continue where the last run stopped.',
  ],
  options: {
    games: { value: 'N', help: 'number of games (100)' },
    seat: { value: 'SEAT=BOT', many: true, help: "the bot for a seat (the game's best)" },
    seed: { value: 'S', help: 'the first seed, a whole number (1)' },
    jobs: { value: 'J', help: 'number of threads (one per processor)' },
    database: { value: 'URL', help: 'let every kurgan worker on this PostgreSQL database play' },
    scenario: { value: 'ID', help: "the scenario (the game's first), or all" },
    option: { value: 'ID[=VALUE]', many: true, help: 'a scenario option' },
    out: { value: 'FILE', help: 'keep finished games in a file, and continue from it' },
    json: { help: 'print JSON; for all scenarios, a list that also says how games ended' },
  },
  async run(args, registry) {
    const entry = await registry.find(args.operand(0));
    const { game } = entry;
    const setups = setupsOf(entry, args);
    const games = args.whole('games', 1, MOST_GAMES) ?? 100;
    const first = readWhole(args.text('seed') ?? '1', '--seed', 0, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const jobs = args.whole('jobs', 1, 256) ?? availableParallelism();
    const given = readSeating(entry, args.all('seat'));
    const seats = game.seats.map((seat) => [seat, (given.get(seat) ?? botsOf(entry)[0])?.id ?? 'random'] as const);
    const [only] = setups;
    const setup = setups.length === 1 && only !== undefined ? only[1] : setups.map(([, each]) => each);

    const start = performance.now();
    const tallies = new Map(setups.map(([part]) => [part, new Tally(game)]));
    const total = games * setups.length;
    const stopped = await runGames(registry, {
      kind: 'simulation',
      game: game.id,
      total,
      games: { [Symbol.iterator]: () => plan(setups, seats, first, games)[Symbol.iterator]() },
      jobs,
      database: args.text('database'),
      version: game.version,
      out: args.text('out'),
      about: { game: game.id, version: game.version, setup, seats: Object.fromEntries(seats) },
      each: (finished) => tallies.get(finished.part)?.add(finished),
    });
    if (stopped !== null) return stopped;
    const seconds = (performance.now() - start) / 1000;
    const sheets = setups.flatMap(([part, { scenario }]) => {
      const tally = tallies.get(part);
      return tally === undefined ? [] : [{ scenario, tally }];
    });
    if (args.has('json')) {
      const rounded = Number(seconds.toFixed(3));
      if (args.text('scenario') === ALL) {
        sayJson(sheets.map(({ scenario, tally }) => tally.sheet(scenario, first, rounded)));
      } else sayJson(sheets[0]?.tally.data(sheets[0].scenario, first, rounded));
      return 0;
    }
    const players = seats.map(([seat, bot]) => `${seat} ${bot}`).join(', ');
    const [sheet] = sheets;
    const single = args.text('scenario') !== ALL && sheet !== undefined && only !== undefined;
    say(single ? `${game.title}, ${sheet.scenario}${optionsText(only[1])}` : `${game.title}, every scenario`);
    say(`${players}; seeds ${first} to ${first + games - 1}\n`);
    const took = `${counted(total, 'game')} in ${seconds.toFixed(1)} s`;
    if (single) say(`${tallyText(sheet.tally)}; ${took}`);
    else say(`${balanceText(new Map(sheets.map((each) => [each.scenario, each.tally])))}\n\n${took}`);
    return 0;
  },
};
