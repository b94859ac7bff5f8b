import { faultText, inMixingOrder, isSecret, type Journal, liesIn, replayMatch } from '@kurgan/engine';
import type { Command } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { readJournal } from '../saved.ts';
import { counted } from '../text.ts';

const rulesText = ({ version, rules }: Journal, now: string): string =>
  [
    `version ${version}`,
    ...(rules === version ? [] : [`later ${inLine(rules)}`]),
    ...(now === rules ? [] : [`the same under ${now}`]),
  ].join(', ');

export const verify: Command = {
  operands: 'FILE',
  about: [
    'Proves that a match file is a true record: the seed matches the hash published before the first entry, every entry (an action, an undo, an end) carries the hash of everything before it, and a replay with the dice of that seed is legal from first to last.',
    'For an online match it also proves that the seed comes from the shares of the server and of every player, each promised by a hash before anybody knew the others. Compare the hashes with those that the page showed when the match began: then nobody chose the dice.',
    'For a match that is still running, it reveals neither the seed nor the actions nor the last hash. The exit code is 1 if the file is not a true record.',
  ],
  options: {},
  async run(args, registry) {
    const { entry, journal, isSealed } = await readJournal(args.operand(0), registry);
    const match = replayMatch(entry.game, journal);
    if (!match.ok) {
      say(`FAULT  ${inLine(faultText(match.error, isSealed))}`);
      return 1;
    }
    const lies = journal.deal === undefined ? [] : liesIn(journal.deal, journal.seed);
    for (const lie of lies) say(`FAULT  ${inLine(lie)}`);
    if (lies.length > 0) return 1;
    const { outcome } = match.value;
    const undos = journal.entries.filter((each) => 'undo' in each || 'back' in each).length;
    const head = isSecret(match.value) ? 'the last hash stays hidden until it is over' : `head ${journal.head}`;
    const followed = undos === 0 ? '' : `, ${counted(undos, 'undo')} followed`;
    say(`ok  rules    ${entry.game.title}, ${rulesText(journal, entry.game.version)}, ${journal.setup.scenario}`);
    say(`ok  seed     matches its commitment ${journal.commitment}; dice from ${journal.generator}`);
    if (journal.deal !== undefined) {
      const seats = inMixingOrder(journal.deal.commitments.seats);
      say(
        `ok  deal     the seed comes from shares of the server and ${seats.map(([seat]) => inLine(seat)).join(' and ')}, promised by`,
      );
      for (const [party, hash] of [['server', journal.deal.commitments.server], ...seats]) {
        say(`             ${inLine(hash ?? '')}  ${inLine(party ?? '')}`);
      }
    }
    say(`ok  chain    ${counted(journal.entries.length, 'entry', 'entries')}, none changed; ${head}`);
    say(`ok  replay   every entry legal${followed}; ${outcome === null ? 'the match is not over' : outcome.title}`);
    return 0;
  },
};
