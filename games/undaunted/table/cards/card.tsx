import './card.css';
import type { JSX } from 'preact';
import type { Kind, Seat } from '../../rules/edition.ts';

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
}

/** The printed uses of a kind, none of them lit. */
export const printedRows = ({ type, squad }: Kind): Row[] =>
  type.actions.map(({ do: verb, value, ownSquad }) => ({
    verb,
    value,
    squad: ownSquad ? (squad ?? '') : '',
    isLit: false,
    isChosen: false,
    isHinted: false,
  }));

/** The back of a card: whose it is, and nothing else. */
export const CardBack = ({ seat, count }: { readonly seat: Seat; readonly count?: number }): JSX.Element => (
  <span
    class={`un-card-back ${seat} ${count === 0 ? 'none' : ''} ${(count ?? 1) > 1 ? 'many' : ''}`}
    aria-hidden="true"
  >
    {count !== undefined && <b>{count}</b>}
  </span>
);
