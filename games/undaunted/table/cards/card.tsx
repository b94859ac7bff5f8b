import './card.css';
import type { JSX } from 'preact';
import type { Kind, Seat } from '../../rules/edition.ts';
import type { TableExtras } from '../edition.ts';

/** One thing a card can be used for. */
export interface Row {
  readonly verb: string;
  /** The number beside it; 0 where it has none. */
  readonly value: number;
  /** The squad letter beside it. */
  readonly squad: string;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  /** Parts that only some editions print. */
  readonly wall?: number | null;
  readonly isUpgraded?: boolean;
  readonly isStruck?: boolean;
}

/** The printed uses of a kind, none of them lit. */
export function printedRows({ id, type, squad }: Kind, extras: TableExtras | undefined): Row[] {
  const off = { isLit: false, isChosen: false, isHinted: false };
  if (extras !== undefined) return extras.rowsOf(id).map((row) => ({ ...row, ...off }));
  return type.actions.map(({ do: verb, value, ownSquad }) => ({
    verb,
    value,
    squad: ownSquad ? (squad ?? '') : '',
    ...off,
  }));
}

/** The back of a card: whose it is, and nothing else. */
export const CardBack = ({ seat, count }: { readonly seat: Seat; readonly count?: number }): JSX.Element => (
  <span
    class={`un-card-back ${seat} ${count === 0 ? 'none' : ''} ${(count ?? 1) > 1 ? 'many' : ''}`}
    aria-hidden="true"
  >
    {count !== undefined && <b>{count}</b>}
  </span>
);
