import './hand.css';
import type { JSX } from 'preact';
import { CARD_WORDS } from '../data/card-words.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import type { CardWindow } from '../data/vocabulary.ts';
import { other } from '../rules/state.ts';
import type { HeroesModel } from './model.ts';
import { words } from './words/table.ts';

interface Props {
  readonly model: HeroesModel;
}

/** The moment for a card, in two or three words. */
const WHEN: Readonly<Record<CardWindow, string>> = {
  orderStart: 'start of orders',
  orderEnd: 'end of orders',
  betweenActivations: 'between activations',
  ownActivationStart: 'your unit is activated',
  ownActivationEnd: 'after your activation',
  ownMove: 'your unit moves',
  afterOwnRoll: 'after your roll',
  enemyFireDeclared: 'the enemy fires',
  enemyStep: 'an enemy steps',
  grenadeDeclared: 'a grenade lands',
  templateDeclared: 'a template is placed',
  ownUnitDestroyed: 'your unit is lost',
  assaultLost: 'your assault is lost',
  supplyStart: 'start of supply',
};
const BONUS = { assault: 'to assault', fire: 'Combat Value', move: 'squares', any: 'any roll' } as const;

/** Reason a card is not lit. */
const whyLater = (card: CardId): string =>
  `Not now. Its moment: ${CARDS[card].windows.map((window) => WHEN[window]).join(' or ')}.`;

/** The cards of the player at this screen, with what can be played now lit. */
export function Hand({ model }: Props): JSX.Element {
  const view = model.view.value;
  const seat = model.seat.value;
  const { hands, decks, discards } = view.open;
  const hand = seat === null ? [] : (view.private[seat]?.hand ?? []);
  return (
    <section class="heroes-hand" aria-label={words.hand} data-panel="hand">
      <ul>
        {hand.map((card, i) => (
          <li key={`${card} ${i}`}>
            <Card model={model} card={card} />
          </li>
        ))}
      </ul>
      {hand.length === 0 && <p class="empty-hand">{words.cards.none}</p>}
      {seat !== null && (
        <p class="card-counts">
          {words.cards.counts(hands[seat], decks[seat], discards[seat].length)} ·{' '}
          {words.cards.theirs(hands[other(seat)])}
        </p>
      )}
    </section>
  );
}

function Card({ model, card }: Props & { readonly card: CardId }): JSX.Element {
  const { controller } = model;
  const { name, windows, alternate } = CARDS[card];
  const touch = { name: 'card', word: card };
  const choices = controller.path.left.value.filter(({ words: named }) => named.card === card);
  const isBonus = choices.some(({ verb }) => verb === 'bonus');
  const isPlayed = choices.some(({ verb }) => verb === 'play') || isReroll(model, card);
  const isLit = choices.length > 0 || isPlayed;
  const play = (event: MouseEvent): void => {
    const reroll = isReroll(model, card) ? model.choices.value.find(({ verb }) => verb === 'reroll') : undefined;
    const anchor = { x: event.clientX, y: event.clientY };
    if (reroll !== undefined) void controller.touch({ name: 'with', word: 'card' }, anchor);
    else void controller.touch(touch, anchor);
  };
  return (
    <button
      type="button"
      class={`hero-card ${card.startsWith('ac-sov') ? 'soviet' : 'german'}${isLit ? ' lit' : ''}`}
      data-card={card}
      aria-pressed={controller.path.isTouched(touch)}
      title={isLit ? CARD_WORDS[card] : `${whyLater(card)} ${CARD_WORDS[card]}`}
      onClick={play}
    >
      <b>{name}</b>
      <span class="card-body">
        <i class={isPlayed ? 'when now' : 'when'}>{windows.map((window) => WHEN[window]).join(' or ')}</i>
        <span class="card-text">{CARD_WORDS[card]}</span>
      </span>
      {alternate !== null && (
        <span class={isBonus ? 'card-foot lit' : 'card-foot'}>
          {BONUS[alternate.kind]} <b>+{alternate.value}</b>
        </span>
      )}
    </button>
  );
}

/** A re-roll names its means, not the card. */
const isReroll = ({ choices }: HeroesModel, card: CardId): boolean =>
  CARDS[card].effects.some(({ op }) => op === 'reroll') &&
  choices.value.some(({ verb, words: named }) => verb === 'reroll' && named.with === 'card');
