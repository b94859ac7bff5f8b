import './order-strip.css';
import { Icon } from '@kurgan/kit';
import { Check } from 'lucide';
import type { JSX } from 'preact';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

/** The side whose part a card is, as its disc shows it; weather and the end of a round are nobody's. */
const SIDES_OF_CARDS = [
  'nobody',
  'axis',
  'axis',
  'allies',
  'axis',
  'axis',
  'allies',
  'allies',
  'allies',
  'allies',
  'axis',
  'allies',
  'allies',
  'nobody',
] as const;

/** The fourteen order cards: those done are ticked, the current one is on paper. */
export function OrderStrip({ model }: Props): JSX.Element {
  const { card } = model.open.value;
  return (
    <ol class="order-strip" aria-label={words.cards} data-panel="ribbon">
      {words.orderCards.map((name, i) => (
        <li
          key={name}
          class={`${SIDES_OF_CARDS[i]} ${i + 1 < card ? 'past' : ''}`}
          aria-current={i + 1 === card ? 'step' : undefined}
        >
          <b class="disc">{i + 1}</b>
          <span>{name}</span>
          {i + 1 < card && (
            <span class="tick" aria-label={words.done} role="img">
              <Icon of={Check} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
