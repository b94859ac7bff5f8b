import type { CardId, KindId, Seat } from '../../rules/edition.ts';
import { entry, type Pieces } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';

export interface Counted {
  readonly kind: KindId;
  readonly cards: readonly CardId[];
}

/** Cards by kind, in their order. */
export function byKind(pieces: Pieces, cards: readonly CardId[]): Counted[] {
  const kinds = new Map<KindId, CardId[]>();
  for (const card of cards) {
    const kind = entry(pieces.kindOf, card);
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  return [...kinds]
    .map(([kind, held]) => ({ kind, cards: held }))
    .sort((a, b) => entry(pieces.kinds, a.kind).order - entry(pieces.kinds, b.kind).order);
}

/** Long titles where room is scarce. */
const SHORT: Readonly<Record<string, string>> = {
  'platoon-sergeant': 'Sergeant',
  'platoon-guide': 'Guide',
  'squad-leader': 'Leader',
  'machine-gunner': 'Gunner',
  'fog-of-war': 'Fog',
};

export interface Line {
  readonly title: string;
  /** `A 3 B 2`, or how many there are where squads do not matter. */
  readonly counts: string;
}

/** One line for a type of card. */
export function linesOf(pieces: Pieces, cards: readonly CardId[]): Line[] {
  const lines = new Map<string, string[]>();
  for (const { kind, cards: held } of byKind(pieces, cards)) {
    const { type, squad } = entry(pieces.kinds, kind);
    const title = SHORT[type.id] ?? type.title;
    lines.set(title, [...(lines.get(title) ?? []), `${squad ?? ''}\u2009${held.length}`.trim()]);
  }
  return [...lines].map(([title, counts]) => ({ title, counts: counts.join(' ') }));
}

/** Where a unit's cards are; everybody can count this. */
export interface Spread {
  readonly inPlay: number;
  readonly inSupply: number;
  readonly lost: number;
}

export function spreadOf(pieces: Pieces, { scenario, sides }: Open, seat: Seat, kind: KindId): Spread {
  const side = entry(sides, seat);
  const brought = entry(entry(pieces.boards, scenario).cards, seat)[kind] ?? 0;
  const inSupply = side.supply.filter((card) => pieces.kindOf[card] === kind).length;
  const lost = side.lost[entry(pieces.kinds, kind).group] ?? 0;
  return { inPlay: brought - inSupply - lost, inSupply, lost };
}
