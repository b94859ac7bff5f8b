import './player-aid.css';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../en.ts';
import { RuleLink } from './rule-link.tsx';
import { TableDialog } from './table-dialog.tsx';

/** One thing to remember: its symbol as the board shows it, its name, a sentence, and the rule behind it. */
export interface AidRow<Rule extends string = string> {
  readonly symbol?: ComponentChildren;
  readonly name: string;
  readonly text: string;
  readonly rule?: Rule;
}

/** A game's player aid. Every game has the same four sections in the same order. */
export interface PlayerAid<Rule extends string = string> {
  readonly turn: readonly AidRow<Rule>[];
  readonly actions: readonly AidRow<Rule>[];
  readonly terrain: readonly AidRow<Rule>[];
  readonly symbols: readonly AidRow<Rule>[];
}

const SECTIONS = [
  ['turn', 'Turn order'],
  ['actions', 'Actions'],
  ['terrain', 'Terrain'],
  ['symbols', 'Symbols'],
] as const;

interface Props {
  readonly aid: PlayerAid;
  onClose(): void;
}

export const PlayerAidDialog = ({ aid, onClose }: Props): JSX.Element => (
  <TableDialog class="player-aid" title={words.aid} onClose={onClose}>
    {SECTIONS.map(([name, title]) => (
      <section key={name} class={`aid-${name}`} aria-label={title}>
        <h3>{title}</h3>
        {name === 'turn' ? (
          <ol>
            <Rows rows={aid[name]} />
          </ol>
        ) : (
          <ul>
            <Rows rows={aid[name]} />
          </ul>
        )}
      </section>
    ))}
  </TableDialog>
);

const Rows = ({ rows }: { readonly rows: readonly AidRow[] }): JSX.Element => (
  <>
    {rows.map(({ symbol, name, text, rule }) => (
      <li key={name}>
        {symbol !== undefined && <span class="aid-symbol">{symbol}</span>}
        <p>
          <b>{name}</b> {text} {rule !== undefined && <RuleLink id={rule} />}
        </p>
      </li>
    ))}
  </>
);
