import { plural, type Refusal } from '@kurgan/engine';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import {
  RECRUITMENT_TILES,
  type RecruitmentTileId,
  type SlotId,
  STRIPES,
  type StripeId,
} from '../../data/recruitment.ts';
import type { Side } from '../../data/vocabulary.ts';
import { refuseArmy, refuseOption, refuseTile } from '../../rules/recruitment/limits.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

/** *Why not?* for everything that can't be recruited: a sentence, and the rule behind it. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId;
}

const isStripe = (word: unknown): word is StripeId => typeof word === 'string' && Object.hasOwn(STRIPES, word);
const A_SIZE = { wide: 'wide', square: 'square' } as const;

/** A limit of the army, by the word that the refusal has for it. */
function limitText(facts: Refusal['facts'], points: number): string {
  if ('least' in facts) return 'An army needs at least one group.';
  const [[what = '', count = 0] = []] = Object.entries(facts);
  const limit = Number(facts.limit);
  const perPoints = what === 'command tiles' || what === 'character tiles' || what === 'heavy vehicles';
  if (!perPoints) return `${what} may be taken ${limit === 2 ? 'twice' : plural(limit, 'time')} at most.`;
  const most = limit === 1 ? `1 ${what.slice(0, -1)}` : `${limit} ${what}`;
  return `An army of ${points} points has ${most} at most; this would make ${Number(count)}.`;
}

function textOf({ rule, facts }: Refusal<RuleId>, points: number, cost: number): string {
  switch (rule) {
    case 'HS-REC-07': {
      const left = points - (Number(facts.cost) - cost);
      return cost === 0
        ? `The army costs ${Number(facts.cost)} points, ${Number(facts.cost) - points} more than the ${points} of this battle.`
        : `It costs ${cost} points, and ${left <= 0 ? 'none' : left} ${left === 1 ? 'is' : 'are'} left.`;
    }
    case 'HS-SCN-16':
      return limitText(facts, points);
    case 'HS-R-149': {
      const [[name = ''] = []] = Object.entries(facts);
      const counters = Number(facts.counters);
      return counters === 1
        ? `${name} is in the army already, and there is only one.`
        : `The game has only ${counters} counters of ${name}.`;
    }
    case 'HS-REC-11': {
      const [slot, option] = [facts.slot, facts.option].map((size) => (size === 'wide' ? A_SIZE.wide : A_SIZE.square));
      return `It is ${option}, and this slot is ${slot}.`;
    }
    case 'HS-REC-12':
      return isStripe(facts.stripe)
        ? `Its stripe, ${STRIPES[facts.stripe].name}, isn’t on this slot.`
        : 'Its stripe isn’t on this slot.';
    case 'HS-REC-02':
      return 'already there' in facts ? 'It is in this slot already.' : 'There is no such slot.';
    case 'HS-SET-01':
      return 'It belongs to the other side.';
    default:
      return 'The rules don’t allow it.';
  }
}

const reasonOf = (refusal: Refusal<RuleId> | null, points: number, cost: number): Reason | null =>
  refusal === null ? null : { text: textOf(refusal, points, cost), rule: refusal.rule };

export const whyNotTile = (army: ArmyList, points: number, side: Side, tile: RecruitmentTileId): Reason | null =>
  reasonOf(refuseTile(army, points, side, tile), points, RECRUITMENT_TILES[tile].cost);

export const whyNotOption = (
  army: ArmyList,
  points: number,
  index: number,
  slot: SlotId,
  option: OptionId,
): Reason | null => reasonOf(refuseOption(army, points, index, slot, option), points, OPTIONS[option].cost);

export const whyNotArmy = (army: ArmyList, points: number, side: Side): Reason | null =>
  reasonOf(refuseArmy(army, points, side), points, 0);
