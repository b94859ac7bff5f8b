import { ActionBar } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { labelOf } from './describe.ts';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

/** The height of a bid, then a button for each side it can be for. */
export function BidRow({ model }: Props): JSX.Element | null {
  const { controller, choices, seat } = model;
  const wish = useSignal(0);
  if (seat === null) return null;
  const points = choices.flatMap(({ verb, words: named }) => (verb === 'bid' ? [Number(named.points)] : []));
  const least = Math.min(...points);
  const most = Math.max(...points);
  const bid = Math.min(most, Math.max(least, wish.value));
  const offered = choices.filter(({ words: named }) => named.points === undefined || Number(named.points) === bid);
  return (
    <div class="actions">
      {points.length > 0 && (
        <label class="bid">
          {words.bid}
          <input
            type="number"
            min={least}
            max={most}
            value={bid}
            onChange={(event) => {
              wish.value = Math.round(event.currentTarget.valueAsNumber) || least;
              event.currentTarget.valueAsNumber = Math.min(most, Math.max(least, wish.value));
            }}
          />
          {words.rp}
        </label>
      )}
      <ActionBar
        controller={controller}
        choices={offered}
        label={(choice) => labelOf(seat, choice, model.open.value)}
      />
    </div>
  );
}
