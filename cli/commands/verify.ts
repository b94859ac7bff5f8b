import { journalFaultText, Match } from '@kurgan/engine';
import type { Command } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { readJournal } from '../saved.ts';
import { counted } from '../text.ts';

export const verify: Command = {
  operands: 'FILE',
  about: [
    'Proves that a match file is a true record: the seed fits the hash that was published before the first action, every action carries the hash of all before it, and playing it again on the dice of that seed is legal from first to last.',
    'Exit code 1 when it is not.',
  ],
  options: {},
  async run(args, registry) {
    const { entry, journal } = await readJournal(args.operand(0), registry);
    const match = Match.replay(entry.game, journal);
    if (!match.ok) {
      say(`FAULT  ${inLine(journalFaultText(match.error))}`);
      return 1;
    }
    const { outcome } = match.value;
    say(`ok  rules    ${entry.game.title}, version ${journal.version}, ${journal.setup.scenario}`);
    say(`ok  seed     fits its commitment ${journal.commitment}`);
    say(`ok  chain    ${counted(journal.entries.length, 'entry', 'entries')}, none changed, head ${journal.head}`);
    say(`ok  replay   every action legal; ${outcome === null ? 'the match is not over' : outcome.title}`);
    return 0;
  },
};
