import './phone-tray.css';
import type { JSX } from 'preact';
import type { CardId } from '../../rules/edition.ts';
import { CardBack } from '../cards/card.tsx';
import { useCardDrag } from '../cards/drag.ts';
import { rowsOf } from '../cards/hand-card.tsx';
import { UseSign } from '../cards/icons.tsx';
import { FogPicture, Portrait } from '../cards/portrait.tsx';
import type { Desk } from '../desk.ts';
import { kindOf, PIECES } from '../pieces.ts';
import { verbName } from '../words/actions.ts';
import { words } from '../words/table.ts';
import { Closing, PlayArea, Prompt, Supply } from './tray.tsx';

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
  const drag = useCardDrag(desk, kind.id, isLit && desk.step === 'turn');
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
      {...drag}
      onClick={({ clientX: x, clientY: y }) => void desk.touching.card(kind.id, { x, y })}
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

/** What the chosen card can do. */
function Uses({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { controller } = desk;
  const kind = controller.path.wordOf('card');
  const card = desk.roomOf(desk.near.value)?.hand.find((each) => PIECES.kindOf[each] === kind);
  if (kind === undefined || card === undefined || desk.step !== 'turn') return null;
  const hunker = desk.usesOf(kind).find(({ verb }) => verb === 'hunker');
  return (
    <>
      {rowsOf(desk, card).map(({ verb, value, squad, isLit, isChosen, isHinted }) => (
        <button
          key={verb}
          type="button"
          class={`use ${isLit ? 'lit' : ''} ${isChosen ? 'chosen' : ''} ${isHinted ? 'hinted' : ''}`}
          data-verb={`${verb} ${kind}`}
          aria-pressed={isChosen}
          onClick={({ clientX: x, clientY: y }) => void desk.touching.verb(kind, verb, { x, y })}
        >
          <UseSign use={verb} />
          <span>
            {verbName(verb)} {squad} {value > 0 && <b>{value}</b>}
          </span>
        </button>
      ))}
      {hunker !== undefined && (
        <button
          type="button"
          class={`use lit ${controller.hinted?.text === hunker.text ? 'hinted' : ''}`}
          data-verb={`hunker ${kind}`}
          aria-label={verbName('hunker')}
          onClick={() => void controller.do(hunker.text)}
        >
          <UseSign use="hunker" /> {words.hunker}
        </button>
      )}
    </>
  );
}
