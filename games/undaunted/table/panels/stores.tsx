import './desk-tray.css';
import { ActionButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { KindId } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import type { Desk } from '../desk.ts';
import { kindOf } from '../pieces.ts';
import { words } from '../speech/panels.ts';
import { cardName } from '../words/names.ts';
import { byKind, linesOf } from './count.ts';
import type { Pile } from './piles.tsx';

interface Props {
  readonly desk: Desk;
  onPile(pile: Pile): void;
}

/** The own deck and discard pile, to look through. */
export function Piles({ desk, onPile }: Props): JSX.Element {
  const seat = desk.near.value;
  const side = desk.sideOf(seat);
  const pile = desk.roomOf(seat)?.discard;
  const top = pile?.at(-1);
  return (
    <div class="piles-box" data-panel="piles">
      <h3>{words.yourDeck}</h3>
      <button type="button" class="pile" title={words.yourDeckList} onClick={() => onPile('deck')}>
        <CardBack seat={seat} count={side.deck} />
        <span>{words.deck}</span>
      </button>
      <button type="button" class="pile" title={words.yourDiscard} onClick={() => onPile('discard')}>
        {top === undefined ? <CardBack seat={seat} count={side.discard} /> : <TopCard desk={desk} card={top} />}
        <span>
          {words.discard} {side.discard}
        </span>
      </button>
    </div>
  );
}

function TopCard({ desk, card }: { readonly desk: Desk; readonly card: string }): JSX.Element {
  const kind = kindOf(card);
  return (
    <span class={`top-card ${kind.type.class === 'fog' ? 'fog' : desk.near.value}`}>
      <b>{kind.initiative}</b>
      <span>{kind.squad ?? ''}</span>
      <i>{kind.type.title}</i>
    </span>
  );
}

/** Cards that have been played this turn; those that an Inspire can return are buttons. */
export function PlayArea({ desk }: { readonly desk: Desk }): JSX.Element {
  const { controller } = desk;
  const { play } = desk.sideOf(desk.near.value);
  const returns = controller.session.moment.value.choices.filter(({ verb }) => verb === 'return');
  return (
    <div class="play-box" data-panel="play">
      <h3>{words.playArea}</h3>
      <ul>
        {play.map((card) => {
          const kind = kindOf(card);
          const choice = returns.find(({ words: named }) => named.card === kind.id);
          return (
            <li key={card} class={`in-play ${desk.near.value}`}>
              {choice === undefined ? (
                <span class="played-card">
                  <b>{kind.initiative}</b> {kind.title}
                </span>
              ) : (
                <ActionButton controller={controller} choice={choice} label={kind.title} />
              )}
            </li>
          );
        })}
        {play.length === 0 && <li class="no-cards">{words.nothingPlayed}</li>}
      </ul>
    </div>
  );
}

/** The supply; cards that a Bolster can take are buttons. */
export function Supply({ desk, onPile }: Props): JSX.Element {
  const { controller } = desk;
  const { supply } = desk.sideOf(desk.near.value);
  const takes = controller.session.moment.value.choices.filter(({ verb }) => verb === 'take');
  return (
    <section class={`un-supply ${takes.length > 0 ? 'open' : ''}`} aria-label={words.supply} data-panel="supply">
      <h3>
        <button type="button" class="pile-link" onClick={() => onPile('supply')}>
          {words.supplyCount(supply.length)}
        </button>
      </h3>
      <ul>
        {takes.length === 0
          ? linesOf(supply).map(({ title, counts }) => (
              <li key={title}>
                <span>
                  {title} <b>{counts}</b>
                </span>
              </li>
            ))
          : byKind(supply).map(({ kind, cards }) => (
              <li key={kind}>
                <Take desk={desk} kind={kind} count={cards.length} />
              </li>
            ))}
      </ul>
    </section>
  );
}

interface TakeProps {
  readonly desk: Desk;
  readonly kind: KindId;
  readonly count: number;
}

function Take({ desk, kind, count }: TakeProps): JSX.Element {
  const { controller } = desk;
  const action = `take ${kind}`;
  const isLit = controller.session.moment.value.choices.some(({ text }) => text === action);
  return (
    <button
      type="button"
      class={`take ${isLit ? '' : 'not'} ${controller.hinted?.text === action ? 'hinted' : ''}`}
      data-action={action}
      aria-disabled={controller.busy.value}
      onClick={({ clientX: x, clientY: y }) => void controller.do(action, { x, y })}
    >
      {cardName(kind)} <b>{count}</b>
    </button>
  );
}
