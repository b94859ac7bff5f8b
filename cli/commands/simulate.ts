import { availableParallelism } from 'node:os';
import { readWhole } from '../arguments.ts';
import type { Command } from '../command.ts';
import { remark, say, sayJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { botsOf, readChoice, readSeating } from '../registry.ts';
import { Ledger } from '../simulate/ledger.ts';
import { playAll } from '../simulate/pool.ts';
import { Tally } from '../simulate/tally.ts';
import type { Played } from '../simulate/task.ts';
import { whileStoppable } from '../stop.ts';
import { counted } from '../text.ts';

const MOST_GAMES = 10_000_000;

export const simulate: Command = {
  operands: 'GAME',
  about: [
    'Lets bots play N games with the seeds S, S+1, and so on, and counts who wins, with 95 % intervals. The result depends on the seeds alone, not on the number of threads.',
    'With --out each finished game becomes a line of JSON; the same command again goes on where the last run stopped.',
  ],
  options: {
    games: { value: 'N', help: 'how many games (100)' },
    seat: { value: 'SEAT=BOT', many: true, help: "who plays a seat (the game's best bot)" },
    seed: { value: 'S', help: 'the first seed, a whole number (1)' },
    jobs: { value: 'J', help: 'how many threads (one for each processor)' },
    scenario: { value: 'ID', help: "the game's scenario (its first)" },
    option: { value: 'ID[=VALUE]', many: true, help: 'an option of the scenario' },
    out: { value: 'FILE', help: 'keep finished games in a file and go on from it' },
    json: { help: 'as JSON' },
  },
  async run(args, registry) {
    const entry = await registry.find(args.operand(0));
    const { game } = entry;
    const choice = readChoice(entry, args);
    const games = args.whole('games', 1, MOST_GAMES) ?? 100;
    const first = readWhole(args.text('seed') ?? '1', '--seed', 0, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const jobs = args.whole('jobs', 1, 256) ?? availableParallelism();
    const given = readSeating(entry, args.all('seat'));
    const seats = game.seats.map((seat) => [seat, (given.get(seat) ?? botsOf(entry)[0])?.id ?? 'random'] as const);
    const out = args.text('out');
    const about = { game: game.id, version: game.version, choice, seats: Object.fromEntries(seats) };
    const ledger = out === undefined ? null : Ledger.open(out, about);

    const start = performance.now();
    const tally = new Tally(game);
    const progress = new Progress(games, 'games');
    const seeds: string[] = [];
    for (let i = 0; i < games; i++) {
      const seed = String(first + i);
      const known = ledger?.finished.get(seed);
      if (known === undefined) seeds.push(seed);
      else tally.add(known);
    }
    if (tally.games > 0) remark(`${counted(tally.games, 'game')} of ${games} taken from ${out}.`);
    const count = (played: Played) => {
      ledger?.add(played);
      tally.add(played);
      progress.at(tally.games);
    };
    const task = { registry: registry.url.href, game: game.id, choice, seats };
    const stopped = await whileStoppable((signal) => playAll(task, seeds, jobs, signal, count)).finally(() => {
      progress.clear();
      ledger?.close();
    });
    if (stopped !== null) {
      const where = out === undefined ? 'nothing was kept' : `the same command goes on from ${out}`;
      remark(`Stopped after ${tally.games} of ${counted(games, 'game')}; ${where}.`);
      return stopped;
    }
    const seconds = (performance.now() - start) / 1000;
    if (args.has('json')) {
      sayJson(tally.data(choice.scenario, first, Number(seconds.toFixed(3))));
      return 0;
    }
    const players = seats.map(([seat, bot]) => `${seat} ${bot}`).join(', ');
    const options = Object.entries(choice.options).filter(
      ([, value]) => value !== false && value !== null && String(value) !== '',
    );
    say(`${game.title}, ${choice.scenario}${options.map(([id, value]) => `, ${id}=${String(value)}`).join('')}`);
    say(`${players}; seeds ${first} to ${first + games - 1}\n`);
    say(tally.text(seconds));
    return 0;
  },
};
