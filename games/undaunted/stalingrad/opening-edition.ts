import type { EditionFacts } from '../rules/edition.ts';
import type { OpeningEdition } from '../rules/pieces.ts';
import { pieces } from './box.ts';
import { ENDINGS } from './data/endings.ts';
import { handSize } from './effects.ts';
import type { RuleId } from './rule-ids.ts';
import type { StalingradOpen } from './state.ts';
import { judge } from './victory.ts';

/** The ids that a part of the library cites, each one of this rulebook. */
export const ids = <const Ids extends Readonly<Record<string, RuleId>>>(named: Ids): Ids => named;

const FACTS: EditionFacts = {
  ...pieces,
  id: 'stalingrad',
  title: 'Undaunted: Stalingrad',
  version: '1',
  seatNames: { [pieces.seats[0]]: 'The Soviet Union', [pieces.seats[1]]: 'Germany' },
  targetDistance: 0,
  dieSides: 10,
  endings: ENDINGS,
};

/** Steps of a campaign around its games. */
const BETWEEN_GAMES: readonly string[] = ['campaign', 'briefing', 'integrate', 'casualties', 'reserves', 'upgrades'];

/** Stalingrad as far as the opening of a game needs it. */
export const openingEdition: OpeningEdition = {
  ...FACTS,
  ...pieces,
  handSize: (open: StalingradOpen, seat) => handSize(open, seat),
  /** A campaign goes on after each of its games. */
  goesOn: ({ step }) => BETWEEN_GAMES.includes(step),
  judge: (open: StalingradOpen, active) => judge(open, active),
};
