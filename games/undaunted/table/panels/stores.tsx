import './wide-tray.css';
import { ActionButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { CardId, KindId, Seat } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import type { Props, UndauntedModel } from '../model.ts';
import { words } from '../words/table.ts';
import { byKind, linesOf } from './count.ts';

/** The own deck and discard pile, to look through. */
export function Piles({ model }: Props): JSX.Element {
  const seat = model.near.value;
  const side = model.sideOf(seat);
  const pile = model.roomOf(seat)?.discard;
  const top = pile?.at(-1);
  const { extras } = model.edition;
  return (
    <div class={`piles-box ${extras === undefined ? '' : 'three'}`} data-panel="piles">
      <h3>{model.seat === null ? words.deck : extras === undefined ? words.yourDeck : words.yourCards}</h3>
      <button type="button" class="pile" title={words.yourDeckList} onClick={() => model.show('deck')}>
        <CardBack seat={seat} count={side.deck} />
        <span>{words.deck}</span>
      </button>
      <button type="button" class="pile" title={words.yourDiscard} onClick={() => model.show('discard')}>
        {top === undefined ? <CardBack seat={seat} count={side.discard} /> : <TopCard model={model} card={top} />}
        <span>
          {words.discard} {side.discard}
        </span>
      </button>
      {extras !== undefined && (
        <button type="button" class="pile" title={words.yourCasualties} onClick={() => model.show('lost')}>
          <Casualties model={model} seat={seat} />
          <span>{words.casualties}</span>
        </button>
      )}
    </div>
  );
}

/** The pile of lost soldiers, struck through. */
export function Casualties({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const lost = Object.values(model.sideOf(seat).lost).reduce((sum, n) => sum + n, 0);
  return (
    <span class={`un-card-back casualties ${seat} ${lost === 0 ? 'none' : ''}`} aria-hidden="true">
      <b>{lost}</b>
    </span>
  );
}

function TopCard({ model, card }: { readonly model: UndauntedModel; readonly card: CardId }): JSX.Element {
  const kind = model.kindOf(card);
  return (
    <span class={`top-card ${kind.type.class === 'fog' ? 'fog' : model.near.value}`}>
      <b>{kind.initiative}</b>
      <span>{kind.squad ?? ''}</span>
      <i>{kind.type.title}</i>
    </span>
  );
}

/** Cards a side has played this turn, shown to spectators. */
export function Played({ model }: Props): JSX.Element | null {
  const { active } = model.open.value;
  const isWatched = model.use.value === 'watch' || model.controller.session.moment.value.seat === null;
  if (!isWatched || active === null) return null;
  const cards = model.sideOf(active).play;
  if (cards.length === 0) return null;
  return (
    <section
      class="played-strip"
      data-panel="played"
      aria-label={words.playArea}
      style={{ '--under': `${model.covered.value.bottom}px` }}
    >
      <h3>{words.plays(model.names.side(active).name)}</h3>
      <ul class={active}>
        {cards.map((card) => (
          <li key={card}>
            <PlayedCard model={model} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayedCard({ model, card }: { readonly model: UndauntedModel; readonly card: CardId }): JSX.Element {
  const kind = model.kindOf(card);
  return (
    <span class="played-card">
      <b>{kind.initiative}</b> {kind.title}
    </span>
  );
}

/** Cards that have been played this turn; those that an Inspire can return are buttons. */
export function PlayArea({ model }: Props): JSX.Element {
  const { controller } = model;
  const { play } = model.sideOf(model.near.value);
  const picked = model.step === 'choosing' ? 'take' : 'return';
  const returns = controller.session.moment.value.choices.filter(({ verb }) => verb === picked);
  return (
    <div class="play-box" data-panel="play">
      <h3>{words.playArea}</h3>
      <ul>
        {play.map((card) => {
          const kind = model.kindOf(card);
          const choice = returns.find(({ words: named }) => named.card === kind.id);
          return (
            <li key={card} class={`in-play ${model.near.value}`}>
              {choice === undefined ? (
                <PlayedCard model={model} card={card} />
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

/** Of more kinds than this, only those that can be taken are shown. */
const MOST_KINDS = 14;

/** The supply; cards that a Bolster can take are buttons. */
export function Supply({ model }: Props): JSX.Element {
  const { controller } = model;
  const { supply } = model.sideOf(model.near.value);
  const { choices } = controller.session.moment.value;
  const takes = model.step === 'choosing' ? [] : choices.filter(({ verb }) => verb === 'take');
  const isTaken = (kind: KindId): boolean => takes.some(({ words: named }) => named.card === kind);
  const kinds = byKind(model.pieces, supply);
  const shown = kinds.length > MOST_KINDS ? kinds.filter(({ kind }) => isTaken(kind)) : kinds;
  return (
    <section class={`un-supply ${takes.length > 0 ? 'open' : ''}`} aria-label={words.supply} data-panel="supply">
      <h3>
        <button type="button" class="pile-link" onClick={() => model.show('supply')}>
          {words.supplyCount(supply.length)}
        </button>
      </h3>
      <ul>
        {takes.length === 0
          ? linesOf(model.pieces, supply).map(({ title, counts }) => (
              <li key={title}>
                <span>
                  {title} <b>{counts}</b>
                </span>
              </li>
            ))
          : shown.map(({ kind, cards }) => (
              <li key={kind}>
                <Take model={model} kind={kind} count={cards.length} />
              </li>
            ))}
      </ul>
    </section>
  );
}

interface TakeProps {
  readonly model: UndauntedModel;
  readonly kind: KindId;
  readonly count: number;
}

function Take({ model, kind, count }: TakeProps): JSX.Element {
  const { controller } = model;
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
      {model.names.card(kind)} <b>{count}</b>
    </button>
  );
}
