import type { CardId, GroupId, KindId, Seat } from '../../rules/edition.ts';
import { entry, type Pieces } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import type { TableEdition } from '../edition.ts';

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
  'Platoon Sergeant': 'Sergeant',
  'Platoon Leader': 'Officer',
  'Platoon Guide': 'Guide',
  'Squad Leader': 'Leader',
  'Machine Gunner': 'Gunner',
  'Heavy Machine Gun': 'Heavy MG',
  'Assault Pioneer': 'Pioneer',
  'Antiair Battery': 'Antiair',
  'Antitank Rifle': 'AT Rifle',
  'Antitank Gun': 'AT Gun',
  'Fog of War': 'Fog',
};

export interface Line {
  readonly title: string;
  /** `A 3 B 2`, or how many there are where squads do not matter. */
  readonly counts: string;
}

/** One line for a type of card. */
export function linesOf(pieces: Pieces, cards: readonly CardId[]): Line[] {
  const lines = new Map<string, Map<string, number>>();
  for (const { kind, cards: held } of byKind(pieces, cards)) {
    const { type, squad } = entry(pieces.kinds, kind);
    const title = SHORT[type.title] ?? type.title;
    const squads = lines.get(title) ?? new Map<string, number>();
    lines.set(title, squads.set(squad ?? '', (squads.get(squad ?? '') ?? 0) + held.length));
  }
  return [...lines].map(([title, squads]) => ({
    title,
    counts: [...squads]
      .sort()
      .map(([squad, count]) => `${squad}\u2009${count}`.trim())
      .join(' '),
  }));
}

/** A unit's cards by place; everybody can count them. */
export interface Spread {
  readonly inPlay: number;
  readonly inSupply: number;
  readonly lost: number;
}

export function spreadOf({ pieces, broughtBy }: TableEdition, open: Open, seat: Seat, group: GroupId): Spread {
  const side = entry(open.sides, seat);
  const isOfUnit = (card: CardId): boolean => pieces.groupOf[card] === group;
  const brought = broughtBy(open, seat).filter(isOfUnit).length;
  const inSupply = side.supply.filter(isOfUnit).length;
  const lost = side.lost[group] ?? 0;
  return { inPlay: brought - inSupply - lost, inSupply, lost };
}
