import './sheet.css';
import type { JSX } from 'preact';
import { FREE_BATTLE } from '../../data/free-battle.ts';
import { OPTIONS } from '../../data/options.ts';
import { RECRUITMENT_TILES } from '../../data/recruitment.ts';
import { filledSlots } from '../../rules/recruitment/ids.ts';
import { pointsOf } from '../../rules/recruitment/lists.ts';
import { writeArmy } from '../../rules/recruitment/text.ts';
import { optionText, unlockText } from './option-words.ts';
import { UnitTable } from './roster.tsx';
import { ARMY_NAMES, type NamedArmy } from './share.ts';
import { sumsOf } from './sums.ts';
import { unitRows } from './unit-rows.ts';

/** The army on one sheet of paper; the screen never shows it. */
export function Sheet({ army: { name, side, size, army } }: { readonly army: NamedArmy }): JSX.Element {
  const facts = FREE_BATTLE.sizes[size];
  return (
    <section class="army-sheet" aria-hidden="true">
      <h1>{name}</h1>
      <p>
        {ARMY_NAMES[side]}, {pointsOf(army)} of {facts.points} points
      </p>
      <div class="sheet-tiles">
        {army.map((recruited, i) => {
          const { name: title, cost, breakingPoint, victoryPoints } = RECRUITMENT_TILES[recruited.tile];
          return (
            <article key={i}>
              <h2>
                {title} <b>{cost}</b>
              </h2>
              <p>
                Breaks at {breakingPoint}, {victoryPoints} VP {'☐ '.repeat(breakingPoint)}
              </p>
              <ul>
                {filledSlots(recruited).map(({ slot, option }) => {
                  const chosen = OPTIONS[option];
                  return (
                    <li key={slot.id}>
                      <b>
                        {chosen.name} {chosen.cost}
                      </b>{' '}
                      {optionText(chosen)}
                      {chosen.kind === 'support' &&
                        `. Breaks at ${chosen.breakingPoint}, ${chosen.victoryPoints} VP ${'☐ '.repeat(chosen.breakingPoint)}`}
                      {'markers' in chosen && ` ${'☐ '.repeat(chosen.markers)}`}
                      {slot.unlocks !== undefined && ` Unlocks ${unlockText(slot.unlocks)}.`}
                    </li>
                  );
                })}
              </ul>
            </article>
          );
        })}
      </div>
      <UnitTable rows={unitRows(army)} />
      <ul class="sheet-sums">
        {sumsOf(army, facts).map(({ value, title, parts }) => (
          <li key={title}>
            <b>
              {value} {title}
            </b>{' '}
            {parts}
          </li>
        ))}
      </ul>
      <p class="code">{writeArmy(side, army)}</p>
    </section>
  );
}
