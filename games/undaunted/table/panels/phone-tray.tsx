import { lazy } from '@kurgan/kit';
import './phone-tray.css';
import type { JSX } from 'preact';
import type { CardId } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import { FogPicture, Portrait } from '../cards/portrait.tsx';
import { drag } from '../cards/rows.ts';
import type { Desk } from '../desk.ts';
import { kindOf, PIECES } from '../pieces.ts';
import { words } from '../words/table.ts';
import { Closing, Prompt } from './closing.tsx';

/** Needed once a card is chosen, in a Bolster, in an Inspire. */
const Uses = lazy(async () => (await import('./uses.tsx')).Uses);
const PlayArea = lazy(async () => (await import('./stores.tsx')).PlayArea);
const Supply = lazy(async () => (await import('./stores.tsx')).Supply);

interface Props {
  readonly desk: Desk;
  onResult(): void;
}

/** On a phone: the hand, what the chosen card can do as buttons for a thumb, and what ends the turn. */
export function PhoneTray({ desk, onResult }: Props): JSX.Element {
  const { step } = desk;
  return (
    <section class="phone-tray" aria-label={words.whatNow}>
      <Prompt desk={desk} />
      {step === 'bolster' && desk.isAsked ? (
        <Supply desk={desk} onPile={() => {}} />
      ) : step === 'inspire' && desk.isAsked ? (
        <PlayArea desk={desk} />
      ) : (
        <SmallHand desk={desk} />
      )}
      <div class="phone-actions">
        <Uses desk={desk} />
        {!isCardChosen(desk) && <Closing desk={desk} onResult={onResult} />}
      </div>
    </section>
  );
}

/** Then the row belongs to what the card can do. */
const isCardChosen = ({ controller, step }: Desk): boolean =>
  step === 'turn' && controller.path.wordOf('card') !== undefined;

function SmallHand({ desk }: { readonly desk: Desk }): JSX.Element {
  const seat = desk.near.value;
  const room = desk.roomOf(seat);
  const cards = room?.hand ?? [];
  return (
    <div class="small-hand" data-panel="hand">
      {cards.map((card, i) => (
        <SmallCard
          key={card}
          desk={desk}
          card={card}
          isFirst={cards.findIndex((each) => PIECES.kindOf[each] === PIECES.kindOf[card]) === i}
        />
      ))}
      {room === undefined && Array.from({ length: desk.sideOf(seat).hand }, (_, i) => <CardBack key={i} seat={seat} />)}
    </div>
  );
}

interface SmallCardProps {
  readonly desk: Desk;
  readonly card: CardId;
  readonly isFirst: boolean;
}

function SmallCard({ desk, card, isFirst }: SmallCardProps): JSX.Element {
  const kind = kindOf(card);
  const seat = desk.near.value;
  const { path, hinted } = desk.controller;
  const isLit = desk.usesOf(kind.id).length > 0;
  const isChosen = desk.roomOf(seat)?.bid === card || (isFirst && path.wordOf('card') === kind.id);
  const isHinted = isFirst && hinted?.words.card === kind.id;
  const classes = [
    'small-card',
    kind.type.class === 'fog' ? 'fog' : seat,
    isLit && 'lit',
    isChosen && 'chosen',
    isHinted && 'hinted',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-card={kind.id}
      aria-pressed={isChosen}
      aria-label={`${kind.title}, ${words.initiative(kind.initiative)}`}
      onPointerDown={(event) => isLit && desk.step === 'turn' && drag(desk, kind.id, event)}
      onClick={({ clientX: x, clientY: y }) => void desk.touch((touching) => touching.card(kind.id, { x, y }))}
    >
      <span class="small-band">
        <b class="card-initiative">{kind.initiative}</b>
        <b class="card-squad">{kind.squad ?? ''}</b>
      </span>
      {kind.type.class === 'fog' ? <FogPicture /> : <Portrait seat={seat} kind={kind} />}
      <span class={`small-title ${kind.type.title.length > 12 ? 'long' : ''}`}>{kind.type.title}</span>
    </button>
  );
}
