import type { Anchor } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { CardId } from '../../rules/edition.ts';
import type { UndauntedModel } from '../model.ts';
import { verbHelp, verbName } from '../words/actions.ts';
import { words } from '../words/table.ts';
import { drag } from './drag.ts';
import { Band, cardClasses, Picture, RowContent } from './face.tsx';
import './hand.css';
import { UseSign } from './icons.tsx';
import { rowsOf } from './rows.ts';

const at = ({ clientX: x, clientY: y }: MouseEvent): Anchor => ({ x, y });

interface Props {
  readonly model: UndauntedModel;
  readonly card: CardId;
  /** The lifted copy of several. */
  readonly isFirst: boolean;
  /** Its place in the hand, from 1: the key that picks it. */
  readonly number: number;
}

/** A card of the own hand: touched it is chosen, its rows are buttons, and it can be dragged onto the board. */
export function HandCard({ model, card, isFirst, number }: Props): JSX.Element {
  const kind = model.kindOf(card);
  const { path, hinted, session } = model.controller;
  const isBid = session.moment.value.now?.step === 'bid';
  const isBidCard = model.roomOf(model.near.value)?.bid === card;
  const isLit = model.usesOf(kind.id).length > 0;
  const isChosen = isBidCard || (isFirst && path.wordOf('card') === kind.id);
  // A touch on the board leaves some cards out.
  const isOut =
    path.wordOf('card') === undefined && isLit && !path.left.value.some((choice) => choice.words.card === kind.id);
  const isHinted = isFirst && hinted?.words.card === kind.id && (isBid || hinted.verb === 'hunker');
  const name = model.pieces.names[model.near.value]?.[card];
  const side = model.lookOf(model.near.value);
  const classes = [
    cardClasses(side, kind, model.edition.extras),
    'hand-card',
    isLit && 'lit',
    isChosen && 'chosen',
    isOut && 'out',
    isHinted && 'hinted',
  ];
  const [hunker, bid] = ['hunker', 'bid'].map((wanted) => model.usesOf(kind.id).find(({ verb }) => verb === wanted));
  const lose = session.moment.value.choices.find(({ text }) => text === `lose ${kind.id}`);
  return (
    <article
      class={classes.filter(Boolean).join(' ')}
      data-card={kind.id}
      onPointerDown={(event) => isLit && !isBid && drag(model, kind.id, event)}
    >
      <button
        type="button"
        class="card-face"
        aria-pressed={isChosen}
        onClick={(event) => void model.touching.card(kind.id, at(event))}
      >
        <Band kind={kind} /> <Picture side={side} kind={kind} name={name} extras={model.edition.extras} />
        <span class="unseen">{words.number(number)}</span>
      </button>
      <div class="card-rows">
        {rowsOf(model, card).map((row) => (
          <button
            key={row.verb}
            type="button"
            class={`card-row ${row.isStruck ? 'struck' : ''} ${row.isLit ? 'lit' : ''} ${row.isChosen ? 'chosen' : ''} ${row.isHinted ? 'hinted' : ''}`}
            data-verb={`${row.verb} ${kind.id}`}
            title={verbHelp(model.names, row.verb)}
            aria-pressed={row.isChosen}
            aria-disabled={isBid || row.isStruck === true}
            tabIndex={isBid ? -1 : 0}
            onClick={(event) =>
              // A bid is the whole card, wherever it is touched.
              void (isBid ? model.touching.card(kind.id, at(event)) : model.touching.verb(kind.id, row.verb, at(event)))
            }
          >
            <span class="unseen">{kind.title}: </span>
            <RowContent row={row} />
          </button>
        ))}
      </div>
      {bid !== undefined && (
        <button
          type="button"
          class="card-corner"
          data-action={bid.text}
          aria-label={`${words.bidCard(kind.initiative)}: ${kind.title}`}
          onClick={(event) => void model.controller.do(bid.text, at(event))}
        >
          {words.bidCard(kind.initiative)}
        </button>
      )}
      {lose !== undefined && (
        <button
          type="button"
          class="card-corner"
          data-action={lose.text}
          aria-label={`${words.lose}: ${model.names.card(kind.id)}`}
          onClick={(event) => void model.controller.do(lose.text, at(event))}
        >
          {words.lose}
        </button>
      )}
      {hunker !== undefined && (
        <button
          type="button"
          class={`card-corner ${hinted?.text === hunker.text ? 'hinted' : ''}`}
          data-verb={`hunker ${kind.id}`}
          aria-label={`${kind.title}: ${verbName('hunker')}`}
          title={`${verbName('hunker')}. ${verbHelp(model.names, 'hunker')}`}
          onClick={(event) => void model.touching.verb(kind.id, 'hunker', at(event))}
        >
          <UseSign use="hunker" /> {words.hunker}
        </button>
      )}
    </article>
  );
}
