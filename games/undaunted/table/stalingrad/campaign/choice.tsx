import './choice.css';
import type { JSX } from 'preact';
import type { CardId } from '../../../rules/ids.ts';
import { factsOf } from '../../../stalingrad/box.ts';
import { slug } from '../../../stalingrad/data/cards.ts';
import type { UndauntedModel } from '../../model.ts';
import type { CampaignFacts } from './facts.ts';
import { StandingMark, UnitSign } from './marks.tsx';
import { fixedCards, type Lot, type LotCard, lotsOf, type PickingStep, picksFor } from './picking.ts';
import { actionsOf, fullName, titleOf } from './soldiers.ts';
import { words } from './words.ts';

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
  readonly step: PickingStep;
}

/** Cards by unit: those that are taken as things stand are paper, and a touch on another takes it instead. */
export function Choice({ model, facts, step }: Props): JSX.Element | null {
  const { view, seat } = facts;
  if (seat === null) return null;
  return (
    <section class="us-choice" aria-label={words.choose[step]}>
      <header>
        <h2>{words.choose[step]}</h2>
        <p>{words.help[step]}</p>
      </header>
      <div class="lots">
        {lotsOf(step, view, seat).map((lot) => (
          <LotOf key={lot.name} model={model} lot={lot} />
        ))}
        {step === 'decks' && <Fixed model={model} cards={fixedCards(view, seat)} />}
      </div>
    </section>
  );
}

function LotOf({ model, lot }: { readonly model: UndauntedModel; readonly lot: Lot }): JSX.Element {
  const { n, cards } = lot;
  const [first] = cards;
  const squads = new Set(cards.map(({ card }) => factsOf(card).squad));
  const isMixed = squads.size > 1;
  const title = first === undefined ? '' : isMixed ? factsOf(first.card).title : titleOf(first.card);
  const taken = cards.filter(({ isTaken }) => isTaken).length;
  return (
    <fieldset class="lot">
      <legend>
        {first !== undefined && <Sign model={model} card={first.card} hasSquad={!isMixed} />}{' '}
        {words.lot(title, taken, cards.length)}
        {taken < n && <small>{words.count(n)}</small>}
      </legend>
      {cards.map((each) => (
        <Soldier key={each.card} model={model} lot={lot} soldier={each} hasSquad={isMixed} />
      ))}
    </fieldset>
  );
}

interface SignProps {
  readonly model: UndauntedModel;
  readonly card: CardId;
  readonly hasSquad: boolean;
}

const Sign = ({ model, card, hasSquad }: SignProps): JSX.Element => {
  const { title, squad } = factsOf(card);
  return <UnitSign look={model.lookOf(model.near.value)} type={slug(title)} squad={hasSquad ? squad : null} />;
};

interface SoldierProps {
  readonly model: UndauntedModel;
  readonly lot: Lot;
  readonly soldier: LotCard;
  /** Soldiers of several squads are told apart. */
  readonly hasSquad: boolean;
}

function Soldier({ model, lot, soldier, hasSquad }: SoldierProps): JSX.Element {
  const { card, isTaken, isPicked } = soldier;
  const standing = factsOf(card).class ?? 'regular';
  return (
    <button
      type="button"
      class={`soldier-chip ${standing} ${isTaken ? 'taken' : ''} ${isPicked ? 'picked' : ''}`}
      aria-pressed={isTaken}
      data-pick={card}
      disabled={!model.isAsked}
      onClick={() => void model.controller.doAll(picksFor(lot, soldier))}
    >
      <b>
        <StandingMark standing={standing} /> {fullName(card)}
      </b>
      <small>
        {hasSquad && `${words.squad(factsOf(card).squad ?? '', null)}: `}
        {actionsOf(card)}
      </small>
    </button>
  );
}

/** No choice: a click says why. */
function Fixed({ model, cards }: { readonly model: UndauntedModel; readonly cards: readonly CardId[] }): JSX.Element {
  const groups = [...Map.groupBy(cards, titleOf)];
  return (
    <section class="lot fixed">
      <h3>
        {words.alsoInDeck} <small>{words.count(cards.length)}</small>
      </h3>
      {groups.map(([title, [card, ...more]]) => (
        <button
          key={title}
          type="button"
          class="soldier-chip fixed"
          onClick={(event) =>
            card !== undefined && void model.explain(`drop ${card}`, { x: event.clientX, y: event.clientY })
          }
        >
          <b>{title}</b>
          <small>{more.length > 0 ? words.count(more.length + 1) : card !== undefined && factsOf(card).name}</small>
        </button>
      ))}
    </section>
  );
}
