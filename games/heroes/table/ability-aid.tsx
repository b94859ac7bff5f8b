import type { AidRow } from '@kurgan/kit';
import type { RuleId } from '../rules/rule-ids.ts';
import { ABILITIES } from './data/abilities.ts';

/** A row of the player aid for each ability. */
export const ABILITY_ROWS: readonly AidRow<RuleId>[] = Object.values(ABILITIES).map(
  ({ name, text, rule, lines, full = '' }) => ({
    symbol: (
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" class="ability-sign">
        <path d={lines} class="lines" />
        <path d={full} />
      </svg>
    ),
    name,
    text,
    rule,
  }),
);
