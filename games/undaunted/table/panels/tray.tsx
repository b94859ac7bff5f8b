import './tray.css';
import { ActionButton, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { KindId } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import { HandCard } from '../cards/hand-card.tsx';
import { type Desk, isShot } from '../desk.ts';
import { kindNamed, kindOf, PIECES } from '../pieces.ts';
import { labelOf } from '../words/actions.ts';
import { cardName } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { byKind, linesOf } from './count.ts';
import type { Pile } from './piles.tsx';

interface Props {
  readonly desk: Desk;
  onResult(): void;
  onPile(pile: Pile): void;
}

/** The own cards, wherever they lie, and what to do now. */
export function Tray(props: Props): JSX.Element {
  const { desk } = props;
  return (
    <section class="un-tray" aria-label={words.whatNow}>
      <div class="tray-left">
        <Piles {...props} />
        <PlayArea desk={desk} />
        <Prompt desk={desk} />
      </div>
      <Hand desk={desk} />
      <div class="supply-box">
        <Supply {...props} />
        <Closing {...props} />
      </div>
    </section>
  );
}

export function Prompt({ desk }: { readonly desk: Desk }): JSX.Element {
  const { title, help } = promptOf(desk);
  return (
    <div class="un-prompt" role="status" aria-busy={desk.controller.busy.value}>
      <h2>{title}</h2>
      <p>{help}</p>
    </div>
  );
}

export function Hand({ desk }: { readonly desk: Desk }): JSX.Element {
  const seat = desk.near.value;
  const room = desk.roomOf(seat);
  if (room === undefined)
    return (
      <div class="un-hand backs" data-panel="hand">
        {Array.from({ length: desk.sideOf(seat).hand }, (_, i) => (
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
          desk={desk}
          card={card}
          number={i + 1}
          isFirst={room.hand.findIndex((each) => PIECES.kindOf[each] === PIECES.kindOf[card]) === i}
        />
      ))}
      {room.hand.length === 0 && <p class="no-cards">{words.empty}</p>}
    </div>
  );
}

function Piles({ desk, onPile }: Props): JSX.Element {
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
export function Supply({ desk, onPile }: Pick<Props, 'desk' | 'onPile'>): JSX.Element {
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

const CLOSING: readonly string[] = ['draw', 'halt', 'done', 'end'];

/** What a touch has proposed and is not a shot, and what ends a step or the turn. */
export function closingChoices({ controller }: Desk): readonly Choice[] {
  const { proposed, session } = controller;
  const closing = CLOSING.flatMap((verb) => session.moment.value.choices.filter((choice) => choice.verb === verb));
  return proposed.value === null || isShot(proposed.value) ? closing : [proposed.value, ...closing];
}

export function Closing({ desk, onResult }: Pick<Props, 'desk' | 'onResult'>): JSX.Element {
  const { controller } = desk;
  if (controller.session.moment.value.outcome !== null)
    return (
      <div class="closing">
        <button type="button" class="action primary" onClick={onResult}>
          {words.showResult}
        </button>
      </div>
    );
  return (
    <div class="closing">
      {closingChoices(desk).map((choice) => (
        <ActionButton key={choice.text} controller={controller} choice={choice} {...labelWith(choice)} />
      ))}
    </div>
  );
}

/** A bid says what is laid down. */
function labelWith(choice: Choice) {
  const label = labelOf(choice);
  return choice.verb === 'bid' ? { ...label, detail: kindNamed(choice.words.card ?? '').title } : label;
}
