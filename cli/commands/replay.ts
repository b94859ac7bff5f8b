import { BadInput, type Command } from '../command.ts';
import { narration, observer } from '../narration.ts';
import { say } from '../output.ts';
import { readSeat } from '../registry.ts';
import { readJournal, replayed } from '../saved.ts';

export const replay: Command = {
  operands: 'FILE',
  about: ['Tells a match action by action, then shows the board. Hidden things stay hidden.'],
  options: {
    to: { value: 'N', help: 'stop after action N' },
    seat: { value: 'SEAT', help: 'see what this seat sees (a bystander; in a game for one, its player)' },
  },
  async run(args, registry) {
    const path = args.operand(0);
    const { entry, journal } = await readJournal(path, registry);
    const to = args.whole('to', 0, Number.MAX_SAFE_INTEGER);
    if (to !== undefined && to > journal.entries.length) {
      throw new BadInput(`--to ${to} is past the end: ${path} has ${journal.entries.length} entries.`);
    }
    const seat = readSeat(entry, args.text('seat')) ?? observer(entry.game);
    const match = replayed(path, entry, journal);
    const over = match.outcome !== null;
    if (to !== undefined) match.truncate(to);
    say(`${entry.game.title}, ${match.setup.scenario}\n`);
    for (const line of narration(match, seat, 0, over)) say(line);
    say(`\n${entry.board(match.view(seat))}`);
    const { outcome } = match;
    if (outcome !== null) say(`\n${outcome.title} (${outcome.rule})`);
    return 0;
  },
};
