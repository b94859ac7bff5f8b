import type { Odds } from '@kurgan/engine';
import type { Action } from '../rules/actions.ts';
import { hitChance } from '../rules/combat.ts';
import type { Seat } from '../rules/edition.ts';
import { aimed, costOf } from '../rules/odds.ts';
import { type Edition, entry } from '../rules/pieces.ts';
import { counterOf, type View } from '../rules/state.ts';
import type { RuleId } from './rule-ids.ts';

/** Exact chances of an attack, their arithmetic, and the likely sources of the casualty. */
export function odds(edition: Edition, view: View, seat: Seat, action: Action): Odds | null {
  const shot = aimed(edition, view, seat, action);
  if (shot === null) return null;
  const { dice, defence } = shot;
  const hit = hitChance(edition, dice, defence.total);
  const isAlready = counterOf(view.open, shot.seat, shot.unit)?.suppressed === true;
  const { outcomes, assuming } = shot.suppresses
    ? { outcomes: [{ name: isAlready ? 'No effect' : 'Suppressed', chance: hit }], assuming: [] }
    : costOf(edition, view, seat, shot, hit, 'The counter is lost');
  const line = (label: string, value: string, rule: RuleId) => ({ label, value, rule });
  return {
    outcomes: [...outcomes, { name: 'Miss', chance: 1 - hit }],
    sums: [
      {
        title: `Defense ${defence.total}`,
        lines: [
          line(entry(edition.units, shot.unit).title, String(defence.base), 'UN-ATK-03'),
          { label: `Cover of ${shot.at}`, value: `+${defence.cover}`, rule: defence.coverRule },
          defence.range === null
            ? line('Range does not count', '+0', 'UN-BLAST-01')
            : line('Range', `+${defence.range}`, 'UN-ATK-04'),
          line(`${dice === 1 ? '1 die' : `${dice} dice`}, ${defence.total} or more, or 0`, '', 'UN-ATK-06'),
        ],
      },
    ],
    assuming,
  };
}
