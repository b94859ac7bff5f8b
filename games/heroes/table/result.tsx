import { FallenList, ResultDialog, type ResultProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { endOf, firstOf, of } from '../rules/counters.ts';
import { SEATS, type Seat, type View, WHERE } from '../rules/state.ts';
import { pointsNow } from './facts.ts';
import type { HeroesModel } from './model.ts';
import { unitTitle } from './words/names.ts';
import { words } from './words/table.ts';

/** Units of a side that were destroyed. */
function fallenOf(view: View, seat: Seat): string[] {
  const fallen: string[] = [];
  for (let u = firstOf(view.open, seat); u < endOf(view.open, seat); u++)
    if (of(view.open.units.where, u) === WHERE.destroyed) fallen.push(unitTitle(view, u));
  return fallen;
}

/** The game is over: how it ended and what it cost. */
export function Result({ model, ...props }: ResultProps & { readonly model: HeroesModel }): JSX.Element {
  const view = model.view.value;
  const winner = view.open.outcome?.winner ?? null;
  const verdict = winner === null ? 'A draw' : `The ${words.side[winner]} side wins`;
  const points = SEATS.map((seat) => `${words.side[seat]} ${pointsNow(view.open, seat)} VP`).join(', ');
  return (
    <ResultDialog {...props} ending={`${verdict} after turn ${view.open.turn}: ${points}.`}>
      <div class="look-back">
        <section class="course">
          <FallenList sides={SEATS.map((seat) => ({ name: words.side[seat], fallen: fallenOf(view, seat) }))} />
        </section>
      </div>
    </ResultDialog>
  );
}
