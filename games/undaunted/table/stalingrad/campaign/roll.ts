import type { CardId } from '../../../rules/ids.ts';
import { factsOf, JOINED } from '../../../stalingrad/box.ts';
import { byWorth, isIntegrated, type Platoon, SQUAD } from '../../../stalingrad/campaign/platoon.ts';
import type { Side, Squad } from '../../../stalingrad/data/types.ts';

export type Standing = 'upgraded' | 'regular' | 'reserve';

interface Soldier {
  readonly card: CardId;
  readonly name: string;
  readonly standing: Standing;
}

/** The soldiers of one unit, the best first. */
interface UnitRoll {
  readonly title: string;
  readonly squad: Squad | null;
  readonly soldiers: readonly Soldier[];
  /** Soldiers who were lost and not replaced. */
  readonly missing: number;
}

export interface SquadRoll {
  /** Null for those who belong to no squad. */
  readonly squad: Squad | null;
  /** The squad that has joined it. */
  readonly joined: Squad | null;
  readonly leader: string | null;
  readonly units: readonly UnitRoll[];
}

export interface Roll {
  readonly soldiers: number;
  readonly commanders: readonly { readonly title: string; readonly names: readonly string[] }[];
  readonly squads: readonly SquadRoll[];
}

const LEADER = 'Squad Leader';
const nameOf = (card: CardId): string => factsOf(card).name ?? factsOf(card).title;

/** The muster roll of a platoon between games. */
export function rollOf(side: Side, platoon: Platoon, integrated: boolean): Roll {
  const squadOf = (card: CardId): Squad | null => {
    const { squad } = factsOf(card);
    return integrated && isIntegrated(side, squad) ? JOINED[side] : squad;
  };
  const alive = platoon.available.filter((card) => factsOf(card).kind !== 'fog');
  const known = [...alive, ...platoon.gone];
  const squads = ([...new Set(known.map(squadOf))] as const).toSorted((a, b) => (a ?? 'Z').localeCompare(b ?? 'Z'));
  const isCommander = (card: CardId): boolean => factsOf(card).kind === 'command' && factsOf(card).title !== LEADER;
  const titles = [...new Set(alive.filter(isCommander).map((card) => factsOf(card).title))];
  return {
    soldiers: alive.length,
    commanders: titles.map((title) => ({
      title,
      names: alive.filter((card) => factsOf(card).title === title).map(nameOf),
    })),
    squads: squads.flatMap((squad) => {
      const own = known.filter((card) => squadOf(card) === squad);
      const units = unitsOf(own, platoon.available, squad, integrated && squad === JOINED[side]);
      const leader = own.find((card) => factsOf(card).title === LEADER && platoon.available.includes(card));
      const joined = integrated && squad === JOINED[side] ? 'C' : null;
      return units.length === 0 ? [] : [{ squad, joined, leader: leader === undefined ? null : nameOf(leader), units }];
    }),
  };
}

function unitsOf(
  cards: readonly CardId[],
  available: readonly CardId[],
  squad: Squad | null,
  isJoined: boolean,
): readonly UnitRoll[] {
  const combat = cards.filter((card) => factsOf(card).kind === 'combat');
  // Codes run through the units in the order of the box, whatever class a soldier has by now.
  const inOrder = combat.toSorted((a, b) => factsOf(a).code.localeCompare(factsOf(b).code));
  return [...new Set(inOrder.map((card) => factsOf(card).title))].map((title) => {
    const all = combat.filter((card) => factsOf(card).title === title);
    const alive = all.filter((card) => available.includes(card)).sort(byWorth);
    // A code is a place in the unit: whoever has it now, it is empty when its last card is gone.
    const places = new Set(all.map((card) => factsOf(card).code)).size;
    const full = isJoined ? (SQUAD[title] ?? places) : places;
    return {
      title,
      squad,
      soldiers: alive.map((card) => ({ card, name: nameOf(card), standing: factsOf(card).class ?? 'regular' })),
      missing: Math.max(0, full - alive.length),
    };
  });
}
