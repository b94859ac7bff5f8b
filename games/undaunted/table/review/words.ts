import { percentWords } from '@kurgan/kit';
import type { Seat } from '../../rules/edition.ts';
import { entriesOf } from '../../rules/ids.ts';
import { capital, type Names, plural } from '../words/names.ts';
import type { FiredShot } from './shots.ts';

/** Seat addressed as `you`: the only person at the match, or none. */
export type Reader = Seat | null;

export const sideWords = (names: Names, seat: Seat, reader: Reader): string =>
  seat === reader ? 'You' : capital(names.side(seat).inSentence);

/** Result of a shot in a few words. */
export function outcomeWords({ story, isHit }: FiredShot): string {
  if (!isHit) return 'missed';
  if (story.fell !== null || story.shot.at.what === 'tunnel') return 'brought it down';
  if (story.isRouted) return 'routed';
  if (story.isSuppressed) return 'suppressed';
  if (story.isCounterLost) return 'drove the unit off';
  return story.zone === null
    ? 'hit'
    : `lost a card from ${story.zone === 'discard' ? 'the discard pile' : story.zone === 'hand' ? 'hand' : `the ${story.zone}`}`;
}

/** A shot in one sentence: what the chance was, and what came of it. */
export function highlightWords(names: Names, shot: FiredShot): string {
  const { seat, by, at, chance, isHit } = shot;
  const target = names.target(at);
  const who = by === null ? 'mine or Bomber' : names.unit(by);
  return `${names.side(seat).adjective} ${who} ${isHit ? 'hit' : 'missed'} ${target} at ${percentWords(chance)}.`;
}

const HOW: Readonly<Record<string, string>> = {
  objectives: 'reached the points it needed',
  pinned: 'drove all enemy Riflemen off the board',
  hopeless: 'left the enemy no way to win',
  bothPinned: 'was ahead when neither side had Riflemen on the board',
  routed: 'routed the units it had to',
  gained: 'gained the mission points it needed',
  held: 'held the mission points it needed',
  occupied: 'brought its units where they had to be',
  fullRout: 'routed all enemy Riflemen',
  withdrawn: 'won when the enemy withdrew',
  outlasted: 'held out until time was up',
};

interface Ending {
  readonly winner: Seat;
  readonly how: string;
}

/** Final figures. */
export function endingWords(
  names: Names,
  { winner, how }: Ending,
  round: number,
  points: Readonly<Record<Seat, number>>,
): string {
  const [first, second] = entriesOf(points).map(([seat, value]) => `${names.side(seat).name} ${value}`);
  return `${sideWords(names, winner, null)} ${HOW[how]} in round ${round}. Points: ${first}, ${second}.`;
}

export const casualtyWords = (cards: number, counters: number): string =>
  `${plural(cards, 'card')} lost${counters === 0 ? '' : `, ${plural(counters, 'unit')} driven off the board`}.`;
