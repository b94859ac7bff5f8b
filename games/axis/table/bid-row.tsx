import { ActionBar, Icon } from '@kurgan/kit';
import { Minus, Plus } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { labelOf } from './describe.ts';
import type { AxisModel } from './model.ts';
import { words } from './words/table.ts';

/** A bid: how many points, then for which side; or the last bid is accepted. */
export function BidRow({ model }: { readonly model: AxisModel }): JSX.Element | null {
  const { choices, controller, seat } = model;
  const [wanted, setWanted] = useState(0);
  const bids = choices.filter(({ verb }) => verb === 'bid').map(({ words: { points } }) => Number(points));
  const [least, most] = [Math.min(...bids), Math.max(...bids)];
  const points = Math.min(most, Math.max(least, wanted));
  const isOffered = ({ verb, words }: (typeof choices)[number]): boolean =>
    verb !== 'bid' || Number(words.points) === points;
  if (seat === null) return null;
  return (
    <div class="actions bid">
      {bids.length > 0 && (
        <fieldset class="missions" aria-label={words.bid}>
          <button
            type="button"
            aria-label={words.lower}
            disabled={points === least}
            onClick={() => setWanted(points - 1)}
          >
            <Icon of={Minus} />
          </button>
          <output>
            {points} {words.rp}
          </output>
          <button
            type="button"
            aria-label={words.higher}
            disabled={points === most}
            onClick={() => setWanted(points + 1)}
          >
            <Icon of={Plus} />
          </button>
        </fieldset>
      )}
      <ActionBar
        controller={controller}
        choices={choices.filter(isOffered)}
        label={(choice) => labelOf(seat, choice)}
      />
    </div>
  );
}
