import { listed } from '@kurgan/engine';
import { type BattleSizeFacts, FREE_BATTLE } from '../../data/free-battle.ts';
import { OPTIONS } from '../../data/options.ts';
import { RECRUITMENT_TILES, type StripeId } from '../../data/recruitment.ts';
import { filledSlots } from '../../rules/recruitment/ids.ts';
import { limitsAt } from '../../rules/recruitment/limits.ts';
import { type ArmyList, breakablesOf, optionsOf, starsOf, totalsOf } from '../../rules/recruitment/lists.ts';

/** One line of the list of limits. */
export interface Check {
  readonly label: string;
  readonly value: string;
  readonly isKept: boolean;
}

/** Every limit of an army, with where it stands (HS-SCN-16). */
export function checksOf(army: ArmyList, size: BattleSizeFacts): Check[] {
  const { points, tiles, heavyVehicles, units } = totalsOf(army);
  const { minGroups } = FREE_BATTLE.army;
  const limits = limitsAt(size.points);
  const most = (label: string, count: number, limit: number): Check => ({
    label,
    value: `${count} of ${limit}`,
    isKept: count <= limit,
  });
  return [
    most('points', points, size.points),
    { label: 'groups, at least 1', value: String(tiles.group), isKept: tiles.group >= minGroups },
    most('command tiles', tiles.command, limits.command),
    most('character tiles', tiles.character, limits.character),
    most('heavy vehicles', heavyVehicles, limits.heavy),
    { label: 'counters', value: String(units), isKept: true },
  ];
}

/** A part of the bar of points. */
export interface Share {
  readonly name: string;
  readonly stripe: StripeId;
  readonly points: number;
  /** An option has no name on the bar. */
  readonly isOption: boolean;
}

export const sharesOf = (army: ArmyList): Share[] =>
  army.flatMap((recruited) => {
    const { name, stripe, cost } = RECRUITMENT_TILES[recruited.tile];
    const options = filledSlots(recruited).map(({ option }): Share => {
      const facts = OPTIONS[option];
      return { name: facts.name, stripe: facts.stripe, points: facts.cost, isOption: true };
    });
    return [{ name, stripe, points: cost, isOption: false }, ...options];
  });

/** A sum with the parts that it comes from. */
export interface Sum {
  readonly value: number;
  readonly title: string;
  readonly parts: string;
}

/** Orders, stakes and cards: figures that a commander has in mind. */
export function sumsOf(army: ArmyList, { handSize, turns, columns, rows }: BattleSizeFacts): Sum[] {
  const { orders, breakingPoints, victoryPoints } = totalsOf(army);
  const stars = starsOf(army).map(({ source, kind, stars: count }) =>
    kind === 'slot' ? `a slot of ${source} ${count}` : `${source} ${count}`,
  );
  const extra = optionsOf(army).flatMap((facts) =>
    'grants' in facts && facts.grants.grant === 'handSize' ? [facts.grants.count] : [],
  );
  const hand = extra.reduce((sum, count) => sum + count, handSize);
  return [
    {
      value: orders,
      title: 'order tokens a turn',
      parts: stars.length === 0 ? 'nobody gives orders' : stars.join(', '),
    },
    {
      value: breakingPoints,
      title: 'losses break everything',
      parts: breakablesOf(army)
        .map(({ name, breakingPoint }) => `${name} ${breakingPoint}`)
        .join(', '),
    },
    {
      value: victoryPoints,
      title: 'points at stake',
      parts: listed(
        breakablesOf(army)
          .filter(({ victoryPoints: points }) => points > 0)
          .map(({ name, victoryPoints: points }) => `${name} ${points}`),
      ),
    },
    { value: hand, title: `cards in hand, ${turns} turns`, parts: `${columns * rows} boards, deck of 40` },
  ];
}
