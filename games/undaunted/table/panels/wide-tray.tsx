import './wide-tray.css';
import type { JSX } from 'preact';
import { CardBack } from '../cards/card.tsx';
import { HandCard } from '../cards/hand-card.tsx';
import type { UndauntedModel } from '../model.ts';
import { words } from '../words/table.ts';
import { Closing, TurnPrompt } from './closing.tsx';
import { Piles, PlayArea, Supply } from './stores.tsx';

interface Props {
  readonly model: UndauntedModel;
}

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
  const room = model.roomOf(seat);
  if (room === undefined)
    return (
      <div class="un-hand backs" data-panel="hand">
        {Array.from({ length: model.sideOf(seat).hand }, (_, i) => (
          <CardBack key={i} seat={seat} />
        ))}
      </div>
    );
  return (
    <div
      class={`un-hand ${room.hand.length > 4 ? 'many' : ''}`}
      data-panel="hand"
      style={{ '--cards': room.hand.length }}
    >
      {room.hand.map((card, i) => (
        <HandCard
          key={card}
          model={model}
          card={card}
          number={i + 1}
          isFirst={room.hand.findIndex((each) => model.pieces.kindOf[each] === model.pieces.kindOf[card]) === i}
        />
      ))}
      {room.hand.length === 0 && <p class="no-cards">{words.empty}</p>}
    </div>
  );
}
