import './phone-tray.css';
import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { CardId } from '../../rules/edition.ts';
import { drag } from '../cards/drag.ts';
import { Initiative } from '../cards/face.tsx';
import { FogPicture, Portrait } from '../cards/portrait.tsx';
import type { Props, UndauntedModel } from '../model.ts';
import { words } from '../words/table.ts';
import { Closing } from './closing.tsx';
import { TurnPrompt } from './prompt.tsx';
import { PlayArea, Supply } from './stores.tsx';
import { Uses } from './uses.tsx';

const Latest = lazy(async () => (await import('./sheets.tsx')).Latest);

/** On a phone: the hand, what the chosen card can do as buttons for a thumb, and what ends the turn. */
export function PhoneTray({ model }: Props): JSX.Element {
  const { step } = model;
  const { choices } = model.controller.session.moment.value;
  return (
    <section class="phone-tray" aria-label={words.whatNow}>
      <TurnPrompt model={model} />
      {model.isAsked && choices.some(({ verb }) => verb === 'take') && step !== 'choosing' ? (
        <Supply model={model} />
      ) : (step === 'inspire' || step === 'choosing') && model.isAsked ? (
        <PlayArea model={model} />
      ) : model.offered.length === 0 ? (
        <Latest model={model} />
      ) : (
        <SmallHand model={model} />
      )}
      <div class="phone-actions">
        <Uses model={model} />
        {!isCardChosen(model) && <Closing model={model} />}
      </div>
    </section>
  );
}

/** Then the row belongs to what the card can do. */
const isCardChosen = ({ controller, isPlaying }: UndauntedModel): boolean =>
  isPlaying && controller.path.wordOf('card') !== undefined;

function SmallHand({ model }: Props): JSX.Element {
  const cards = model.offered;
  return (
    <div class="small-hand" data-panel="hand">
      {cards.map((card, i) => (
        <SmallCard
          key={card}
          model={model}
          card={card}
          isFirst={cards.findIndex((each) => model.pieces.kindOf[each] === model.pieces.kindOf[card]) === i}
        />
      ))}
    </div>
  );
}

interface SmallCardProps {
  readonly model: UndauntedModel;
  readonly card: CardId;
  readonly isFirst: boolean;
}

function SmallCard({ model, card, isFirst }: SmallCardProps): JSX.Element {
  const kind = model.kindOf(card);
  const seat = model.near.value;
  const { path, hinted } = model.controller;
  const isLit = model.usesOf(kind.id).length > 0;
  const isChosen = model.roomOf(seat)?.bid === card || (isFirst && path.wordOf('card') === kind.id);
  const isHinted = isFirst && hinted?.words.card === kind.id;
  const classes = [
    'small-card',
    kind.type.class === 'fog' ? 'fog' : seat,
    model.edition.extras?.classOf(card),
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
      onPointerDown={(event) => isLit && model.isPlaying && drag(model, kind.id, event)}
      onClick={({ clientX: x, clientY: y }) => void model.touching.card(kind.id, { x, y })}
    >
      <span class="small-band">
        <Initiative of={kind.initiative} />
      </span>{' '}
      {kind.type.class === 'fog' ? <FogPicture /> : <Portrait side={model.lookOf(seat)} kind={kind} />}
      <span class={`small-title ${kind.type.title.length > 12 ? 'long' : ''}`}>{kind.type.title}</span>{' '}
      <b class="card-squad">{kind.squad}</b>
    </button>
  );
}
