import { extremesOf, type Gamble, type LogLine, percentWords, rarityOf, signed } from '@kurgan/kit';
import { UNITS } from '../data/units.ts';
import type { Open } from '../rules/state.ts';
import { type Attack, attacksOf, eventsOf } from './review/attacks.ts';
import { type Chronicle, chronicleOf } from './review/chronicle.ts';
import { defenderLuck, type Luck, streetsLuck, supplyLuck } from './review/rolls.ts';
import { endingWords } from './review/words.ts';
import { plural } from './words/names.ts';
import { counterName } from './words/strategies.ts';

/** An attack below this chance was a long shot. */
const LONG_SHOT = 0.3;

/** A game looked back on: every figure is exact, none is sampled. */
export interface GameReview {
  readonly ending: string;
  readonly chronicle: Chronicle;
  readonly attacks: readonly Attack[];
  readonly taken: Luck;
  /** The chance that the very same attacks take at least, and at most, as many Areas. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly luckiest: readonly Attack[];
  readonly unluckiest: readonly Attack[];
  readonly supply: Luck;
  readonly streets: Luck;
  readonly defenders: Luck;
  readonly decisions: Decisions;
  /** Units that were put out of action, each time, and the defenders that were destroyed. */
  readonly fallen: { readonly german: readonly string[]; readonly soviet: readonly string[] };
}

interface Decisions {
  /** Of the attacks made, with the support they got; null when there was none. */
  readonly meanChance: number | null;
  readonly longShots: readonly Attack[];
  /** Attacks broken off under a Barrage. */
  readonly fellBack: number;
  readonly unspent: number;
  /** Support markers that were bought and never used. */
  readonly idleMarkers: number;
}

export function reviewGame(gambles: readonly Gamble[], log: readonly LogLine[], open: Open): GameReview {
  const attacks = attacksOf(gambles, log, open);
  const came = attacks.filter(({ isTaken }) => isTaken).length;
  const expected = attacks.reduce((sum, { chance }) => sum + chance, 0);
  const { artillery, engineer, air } = open.available;
  return {
    ending: endingWords(open),
    chronicle: chronicleOf(log, open),
    attacks,
    taken: { expected, came, count: attacks.length },
    ...rarityOf(attacks, came),
    ...extremesOf(attacks, ({ luck }) => luck),
    supply: supplyLuck(log, open),
    streets: streetsLuck(log, open),
    defenders: defenderLuck(log, open),
    fallen: {
      german: eventsOf(log).flatMap(({ event }) => (event.event === 'outOfAction' ? [UNITS[event.unit].name] : [])),
      soviet: open.eliminated.map(counterName),
    },
    decisions: {
      meanChance: attacks.length === 0 ? null : expected / attacks.length,
      longShots: attacks.filter(({ chance }) => chance < LONG_SHOT),
      fellBack: eventsOf(log).filter(({ event }) => event.event === 'barrage' && event.lost === null).length,
      unspent: open.supply,
      idleMarkers: artillery + engineer + air,
    },
  };
}

/** Luck in one line. */
export function luckTitle({ atLeast, atMost, attacks }: GameReview): string {
  if (attacks.length === 0) return 'No dice were rolled';
  if (atLeast < 0.1) return 'The dice loved you';
  if (atLeast < 0.3) return 'The dice favored you';
  if (atMost < 0.1) return 'The dice fought for the city';
  if (atMost < 0.3) return 'The dice were against you';
  return 'The dice were fair';
}

export function luckWords({ taken, atLeast, atMost }: GameReview): string {
  if (taken.count === 0) return 'You never fought, so there was nothing to be lucky about.';
  const attacks = `Your ${plural(taken.count, 'attack')} could expect to take ${taken.expected.toFixed(1)} Areas and took ${taken.came}: ${signed(taken.came - taken.expected)}.`;
  const [chance, how] = atLeast <= atMost ? [atLeast, 'as many or more'] : [atMost, 'as few or fewer'];
  return `${attacks} The same attacks take ${how} in ${percentWords(chance)} of all games.`;
}

export function decisionTitle({ decisions: { meanChance } }: GameReview): string {
  if (meanChance === null) return 'You held back';
  if (meanChance >= 0.65) return 'You picked your moments';
  if (meanChance >= 0.5) return 'You took fair risks';
  if (meanChance >= 0.35) return 'You gambled';
  return 'You fought against the odds';
}

export function decisionWords({ decisions, taken }: GameReview): string[] {
  const { meanChance, longShots, fellBack, unspent, idleMarkers } = decisions;
  const words: string[] = [];
  if (meanChance !== null)
    words.push(`Your attacks had a ${percentWords(meanChance)} chance on average when you rolled.`);
  if (taken.count > 0) words.push(longShotWords(longShots));
  if (fellBack > 0) words.push(`${plural(fellBack, 'attack')} fell back under a Barrage.`);
  words.push(
    unspent === 0 ? 'You spent every Supply Point.' : `You had ${plural(unspent, 'Supply Point')} left at the end.`,
  );
  if (idleMarkers > 0) words.push(`You never used ${plural(idleMarkers, 'support marker')}.`);
  return words;
}

function longShotWords(longShots: readonly Attack[]): string {
  if (longShots.length === 0) return 'None was below 30 %.';
  const taken = longShots.filter(({ isTaken }) => isTaken).length;
  const came = taken === 0 ? 'none of them came off' : `${taken} came off`;
  return `${longShots.length} of them ${longShots.length === 1 ? 'was' : 'were'} below 30 %; ${came}.`;
}

interface LuckLine {
  readonly name: string;
  readonly words: string;
  /** Above zero is good for the player. */
  readonly luck: number;
}

/** The other chances of the game, one line each; none for what was never rolled. */
export function otherLuck({ supply, streets, defenders }: GameReview): readonly LuckLine[] {
  const lines: LuckLine[] = [];
  if (supply.count > 0) {
    const words = `${supply.came} points, ${supply.expected.toFixed(1)} expected`;
    lines.push({ name: 'Supply', words, luck: supply.came - supply.expected });
  }
  if (streets.count > 0) {
    const words = `${streets.came} Morale lost on ${plural(streets.count, 'die', 'dice')}, ${streets.expected.toFixed(1)} expected`;
    lines.push({ name: 'Bloody Streets', words, luck: streets.expected - streets.came });
  }
  if (defenders.count > 0) {
    const [mean, expected] = [defenders.came / defenders.count, defenders.expected / defenders.count];
    const words = `${plural(defenders.count, 'unit')} of ${mean.toFixed(1)} on average, ${expected.toFixed(1)} expected`;
    lines.push({ name: 'Defenders', words, luck: expected - mean });
  }
  return lines;
}
