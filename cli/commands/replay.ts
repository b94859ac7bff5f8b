import { BadInput, type Command } from '../command.ts';
import { checkEyes, ownEyes } from '../eyes.ts';
import { narration } from '../narration.ts';
import { say } from '../output.ts';
import { readSeat } from '../registry.ts';
import { hostOf, readJournal } from '../saved.ts';

export const replay: Command = {
  operands: 'FILE',
  about: [
    'Narrates a match entry by entry, then shows the board. While the match runs, you see it as its one human player does, or as a spectator if there are two.',
  ],
  options: {
    to: { value: 'N', help: 'stop after entry N' },
    seat: { value: 'SEAT', help: 'see what this seat sees, once the match is over' },
  },
  async run(args, registry) {
    const path = args.operand(0);
    const saved = await readJournal(path, registry);
    const { entry, journal } = saved;
    const to = args.whole('to', 0, Number.MAX_SAFE_INTEGER);
    if (to !== undefined && to > journal.entries.length) {
      throw new BadInput(`--to ${to} is past the end: ${path} has ${journal.entries.length} entries.`);
    }
    const host = hostOf(path, saved, to);
    const asked = readSeat(entry, args.text('seat'));
    if (asked !== null) checkEyes(path, host, asked);
    const seat = asked ?? ownEyes(host);
    const { match, isOpen } = host;
    if (to !== undefined) match.truncate(to);
    say(`${entry.game.title}, ${match.setup.scenario}\n`);
    for (const line of narration(match, seat, 0, isOpen)) say(line);
    say(`\n${entry.board(match.view(seat))}`);
    const { outcome } = match;
    if (outcome !== null) say(`\n${outcome.title} (${outcome.rule})`);
    return 0;
  },
};
