import { type Entry, type GameTypes, type Journal, type Match, refusalText, replayMatch } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { differingPaths } from '../differing-paths.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import type { Registry } from '../registry.ts';
import { faultText, readJournal, type SavedJournal } from '../saved.ts';
import { systemProblem } from '../system-problem.ts';

/** Maximum number of differing places printed per state. */
const TOLD = 8;

/** Reason the current rules refuse an entry. For a sealed match it quotes neither words nor facts. */
function whyRefused(match: Match<GameTypes>, entry: Entry | undefined, isSealed: boolean): string | null {
  if (entry === undefined || !('action' in entry)) return null;
  const what = isSealed ? 'the action' : `"${entry.seat}: ${entry.action}"`;
  const action = match.game.notation.parse(entry.action);
  if (!action.ok) return `${what} is not an action anymore`;
  const refusal = match.refuse(entry.seat, action.value);
  return refusal === null ? null : `${what} is refused by ${isSealed ? refusal.rule : refusalText(refusal)}`;
}

/** Places where two states differ. For a sealed match it names only the room, unless everyone sees into it. */
function whereTheyDiffer(stored: unknown, now: unknown, isSealed: boolean): string | null {
  const paths = differingPaths(stored, now);
  if (paths.length === 0) return null;
  const places = paths.map((path) => (isSealed && !/^(?:open|flow)\b/.test(path) ? path.replace(/\..*/, '') : path));
  const told = [...new Set(places)];
  const more = told.length > TOLD ? `, and ${told.length - TOLD} more` : '';
  return `the state differs at ${told.slice(0, TOLD).join(', ')}${more}`;
}

/** Every point where the current rules lead elsewhere than the rules the match was played under. */
function differencesOf({ entry: { game }, journal, isSealed }: SavedJournal): string[] {
  const bare: Journal = { ...journal, snapshots: [] };
  const whole = replayMatch(game, bare);
  const reached = whole.ok ? whole : replayMatch(game, bare, whole.error.at - 1);
  const differences: string[] = [];
  if (reached.ok) {
    const match = reached.value;
    for (const { after, state } of journal.snapshots) {
      const places = after > match.length ? null : whereTheyDiffer(state, match.at(after).state, isSealed);
      if (places !== null) differences.push(`entry ${after}: ${places}`);
    }
    if (whole.ok) return differences;
    const refused = whyRefused(match, journal.entries[whole.error.at - 1], isSealed);
    if (refused !== null) return [...differences, `entry ${whole.error.at}: ${refused}`];
  }
  return whole.ok ? differences : [...differences, faultText(whole.error, isSealed)];
}

/** Differences in a file, including an unreadable file or rules that crash on it. */
async function reportOn(file: string, registry: Registry): Promise<string[]> {
  try {
    return differencesOf(await readJournal(file, registry));
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    return [systemProblem(error) ?? `the rules crash: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const shadow: Command = {
  operands: 'FILE...',
  about: [
    'Replays saved matches under the current rules, whatever rules they were played under, and reports every difference: the entry that is now refused, and by which rule, or the places where the states differ from the stored ones.',
    'Ends with the line "N equal, N different"; the exit code is 1 if any match differs.',
  ],
  options: {},
  async run(args, registry) {
    let different = 0;
    for (const file of args.operands) {
      const differences = await reportOn(file, registry);
      if (differences.length > 0) different += 1;
      for (const difference of differences) say(inLine(`${file}  ${difference}`));
    }
    say(`${args.operands.length - different} equal, ${different} different`);
    return different > 0 ? 1 : 0;
  },
};
