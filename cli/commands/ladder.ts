import { availableParallelism } from 'node:os';
import type { Setup } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { type Arguments, readWhole } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { boutsOf, pairingName, plan, readPairings } from '../ladder/pairing.ts';
import { Standings } from '../ladder/standings.ts';
import { say, sayJson } from '../output.ts';
import { readSetupFor } from '../registry.ts';
import { runGames } from '../simulate/run-games.ts';
import { counted } from '../text.ts';

const MOST_GAMES = 1_000_000;

function readScenarios(entry: GameEntry, args: Arguments): readonly Setup[] {
  const ids = args.text('scenarios')?.split(',') ?? entry.game.scenarios.map(({ id }) => id);
  const setups = ids.map((id) => readSetupFor(entry, id, args));
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new BadInput(`The scenario ${twice} is listed twice.`);
  return setups;
}

export const ladder: Command = {
  operands: 'GAME',
  about: [
    'Has pairs of bots play each other, each seed twice with the seats swapped and every scenario equally often. Prints the score of each pair with 95 % intervals, and ratings (Bradley-Terry, in Elo points).',
    'BOT@TRIES is a search level with a different number of tries: --pairs veteran@400:veteran@100. The result depends only on the seeds, not on the number of threads.',
    'With --out each finished game becomes a line of JSON; run the same command again to continue where the last run stopped.',
  ],
  options: {
    pairs: { value: 'BOT:BOT,..', help: 'the pairs (each bot against the next weaker one)' },
    scenarios: { value: 'ID,..', help: 'the scenarios (all)' },
    games: { value: 'N', help: 'games per pair, balanced over scenarios and seats (100)' },
    option: { value: 'ID[=VALUE]', many: true, help: 'a scenario option' },
    seed: { value: 'S', help: 'the first seed, a whole number (1)' },
    jobs: { value: 'J', help: 'number of threads (one per processor)' },
    database: { value: 'URL', help: 'let every kurgan worker on this PostgreSQL database play' },
    out: { value: 'FILE', help: 'keep finished games in a file, and continue from it' },
    json: { help: 'print JSON' },
  },
  async run(args, registry) {
    const entry = await registry.find(args.operand(0));
    const { game } = entry;
    if (game.seats.length !== 2) {
      const seats = game.seats.length === 1 ? 'one seat, so there is nobody to pair' : 'more than two seats';
      throw new BadInput(`${game.id} has ${seats}: measure its bots with kurgan simulate ${game.id}.`);
    }
    const pairings = readPairings(entry, args.text('pairs'));
    const setups = readScenarios(entry, args);
    const wanted = args.whole('games', 1, MOST_GAMES) ?? 100;
    const first = readWhole(args.text('seed') ?? '1', '--seed', 0, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const jobs = args.whole('jobs', 1, 256) ?? availableParallelism();
    const bouts = boutsOf(pairings, setups);
    const each = Math.ceil(wanted / (2 * setups.length));
    const seeds = Array.from({ length: each }, (_, i) => String(first + i));
    const standings = new Standings(game.seats, bouts);

    const start = performance.now();
    const stopped = await runGames(registry, {
      kind: 'ladder',
      game: game.id,
      total: bouts.length * each,
      games: { [Symbol.iterator]: () => plan(bouts, game.seats, seeds)[Symbol.iterator]() },
      jobs,
      database: args.text('database'),
      version: game.version,
      out: args.text('out'),
      about: { game: game.id, version: game.version, setups, pairings: pairings.map(pairingName) },
      each: (finished) => standings.add(finished.part ?? '', finished),
    });
    if (stopped !== null) return stopped;
    const seconds = (performance.now() - start) / 1000;
    const scenarios = setups.map(({ scenario }) => scenario);
    if (args.has('json')) {
      sayJson({ game: game.id, scenarios, seed: first, ...standings.data(), seconds: Number(seconds.toFixed(3)) });
      return 0;
    }
    say(`${game.title}; ${scenarios.length === 1 ? 'scenario' : 'scenarios'} ${scenarios.join(', ')}`);
    say(`Seats swapped; seeds ${first} to ${first + each - 1}\n`);
    say(standings.text());
    say(`\n${counted(bouts.length * each, 'game')} in ${seconds.toFixed(1)} s`);
    return 0;
  },
};
