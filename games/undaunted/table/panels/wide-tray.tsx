import './wide-tray.css';
import type { JSX } from 'preact';
import { CardBack } from '../cards/card.tsx';
import { HandCard } from '../cards/hand-card.tsx';
import type { Props } from '../model.ts';
import { words } from '../words/table.ts';
import { Closing } from './closing.tsx';
import { TurnPrompt } from './prompt.tsx';
import { Piles, PlayArea, Supply } from './stores.tsx';

/** In a wide window: the own cards, wherever they lie, and what to do now. */
export const WideTray = ({ model }: Props): JSX.Element => (
  <section class="un-tray" aria-label={words.whatNow}>
    <div class="tray-left">
      <Piles model={model} />
      <PlayArea model={model} />
      <TurnPrompt model={model} />
    </div>
    <Hand model={model} />
    <div class="supply-box">
      <Supply model={model} />
      <Closing model={model} />
    </div>
  </section>
);

function Hand({ model }: Props): JSX.Element {
  const seat = model.near.value;
  if (model.roomOf(seat) === undefined)
    return (
      <div class="un-hand backs" data-panel="hand">
        {Array.from({ length: model.sideOf(seat).hand }, (_, i) => (
          <CardBack key={i} seat={seat} />
        ))}
      </div>
    );
  const cards = model.offered;
  return (
    <div class={`un-hand ${cards.length > 4 ? 'many' : ''}`} data-panel="hand" style={{ '--cards': cards.length }}>
      {cards.map((card, i) => (
        <HandCard
          key={card}
          model={model}
          card={card}
          number={i + 1}
          isFirst={cards.findIndex((each) => model.pieces.kindOf[each] === model.pieces.kindOf[card]) === i}
        />
      ))}
      {cards.length === 0 && model.open.value.round > 0 && <p class="no-cards">{words.empty}</p>}
    </div>
  );
}
