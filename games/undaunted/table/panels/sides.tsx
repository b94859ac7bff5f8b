import './sides.css';
import { PERSON } from '@kurgan/host';
import type { JSX } from 'preact';
import type { CardId, GroupId, Seat } from '../../rules/edition.ts';
import { counterId, entriesOf } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { isSecretAtTitle } from '../board/cartouche.tsx';
import { UnitCounter } from '../board/index.ts';
import { CardBack } from '../cards/card.tsx';
import type { Props, UndauntedModel } from '../model.ts';
import { capital } from '../words/names.ts';
import { words } from '../words/table.ts';
import { Badge } from './badge.tsx';
import { Bids } from './bids.tsx';
import { linesOf, spreadOf } from './count.ts';
import { Casualties } from './stores.tsx';

/** In a low window, with large text or all hands open it scrolls, and must be reachable by keyboard. */
export const SidesPane = ({ model }: Props): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <div class="sides" tabIndex={0}>
    <Sides model={model} />
  </div>
);

const isSecretInPane = (model: UndauntedModel): boolean =>
  model.edition.extras?.hasSecret(model) === true && !isSecretAtTitle(model);

/** Both sides, with the initiative between them. */
export function Sides({ model }: Props): JSX.Element {
  return (
    <>
      <FarSide model={model} />
      <Bids model={model} />
      <NearSide model={model} />
    </>
  );
}

/** Player of a side, in a few words. */
function playerOf(model: UndauntedModel, seat: Seat): string {
  const { session } = model.controller;
  const player = session.players[seat] ?? PERSON;
  if (player !== PERSON) return words.bot(capital(player));
  return session.moment.value.seat === seat ? words.you : (session.names?.value[seat] ?? words.person);
}

function Who({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const isThinking = model.controller.session.thinking.value?.who === seat;
  return (
    <header class="side-head">
      <Badge side={model.lookOf(seat)} />
      <div>
        <h2>{model.names.side(seat).name}</h2>
        <p>{isThinking ? words.thinking : playerOf(model, seat)}</p>
      </div>
    </header>
  );
}

/** Points against the goal; more than these are told by the figure alone. */
const MOST_CELLS = 6;

function Points({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const points = model.pointsOf(seat);
  const { points: goal, words: goalWords } = entry(model.facts.mission.goals, seat);
  const riflemenLeft = model.riflemenLeft(seat);
  if (riflemenLeft !== null)
    return (
      <p class={`side-points pin ${seat}`} data-panel={`points-${seat}`}>
        <b>{capital(goalWords)}</b>
        <span>{words.riflemenLeft(riflemenLeft)}</span>
      </p>
    );
  const cells = goal === null || goal > MOST_CELLS ? 0 : goal;
  return (
    <p class={`side-points ${seat} ${cells === 0 ? 'short' : ''}`} data-panel={`points-${seat}`}>
      <span class="point-cells" aria-hidden="true">
        {Array.from({ length: cells }, (_, i) => (
          <svg key={i} aria-hidden="true" viewBox="-11 -12 22 24" class={i < points ? 'full' : ''}>
            <path d="M0-11L10-5.5V5.5L0 11-10 5.5V-5.5Z" />
            {i < points && <path class="tick" d="M-4 0l3 3.5 5-6.5" />}
          </svg>
        ))}
      </span>
      <span>
        <b>{points}</b> {goal === null ? words.points : words.of(goal)}
      </span>
    </p>
  );
}

function FarSide({ model }: Props): JSX.Element {
  const seat = model.far.value;
  const side = model.sideOf(seat);
  const room = model.roomOf(seat);
  const lost = Object.values(side.lost).reduce((sum, n) => sum + n, 0);
  // A platoon of sixty cards would not fit: its supply has a list of its own.
  const isCity = model.edition.extras !== undefined;
  return (
    <section class="side-box far" aria-label={model.names.side(seat).name} data-panel="enemy">
      <div class="side-top">
        <Who model={model} seat={seat} />
        <Points model={model} seat={seat} />
      </div>
      <div class="side-zones">
        <figure>
          <span class="back-fan">
            {side.hand === 0 && <CardBack seat={seat} count={0} />}
            {Array.from({ length: Math.min(side.hand, 6) }, (_, i) => (
              <CardBack key={i} seat={seat} />
            ))}
          </span>
          <figcaption>
            {words.hand} {side.hand}
          </figcaption>
        </figure>
        <figure>
          <CardBack seat={seat} count={side.deck} />
          <figcaption>{words.deck}</figcaption>
        </figure>
        <figure>
          <CardBack seat={seat} count={side.discard} />
          <figcaption>{words.discard}</figcaption>
        </figure>
        {isCity && (
          <figure>
            <Casualties model={model} seat={seat} />
            <figcaption>{words.losses}</figcaption>
          </figure>
        )}
      </div>
      {room !== undefined && room.hand.length > 0 && (
        <p class="side-lines">
          {words.hand}: <b>{room.hand.map((card) => model.kindOf(card).title).join(', ')}</b>
        </p>
      )}
      {side.play.length > 0 && (
        <p class="side-lines">
          {words.playArea}: <b>{side.play.map((card) => model.kindOf(card).title).join(', ')}</b>
        </p>
      )}
      {!isCity && (
        <p class="side-lines">
          {words.supplyCount(side.supply.length)}
          {lost > 0 && ` · ${words.lost} ${lost}`}
          <b>
            {linesOf(model.pieces, side.supply)
              .map(({ title, counts }) => `${title} ${counts}`)
              .join(' · ')}
          </b>
        </p>
      )}
    </section>
  );
}

function NearSide({ model }: Props): JSX.Element {
  const seat = model.near.value;
  const { extras } = model.edition;
  return (
    <section class="side-box near" aria-label={model.names.side(seat).name}>
      <div class="side-top">
        <Who model={model} seat={seat} />
        <Points model={model} seat={seat} />
      </div>
      {extras !== undefined && isSecretInPane(model) && <extras.Secret model={model} />}
      <Units model={model} seat={seat} />
      <p class="side-lines laid-open">
        {words.hand}:{' '}
        <b>{(model.roomOf(seat)?.hand ?? []).map((card) => model.kindOf(card).title).join(', ') || '–'}</b>
      </p>
    </section>
  );
}

/** More units than this stand closer together. */
const ROWS = 4;
/** Of more than this, those off the board are only named. */
const MOST_ROWS = 9;

/** Place of each unit, and its remaining cards. */
export function Units({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const all = entriesOf(model.sideOf(seat).counters);
  const { extras } = model.edition;
  const isLong = extras !== undefined && all.length > MOST_ROWS;
  const counters = isLong ? all.filter(([, counter]) => counter !== null) : all;
  const off = all.flatMap(([unit, counter]) => (isLong && counter === null ? [model.names.unit(unit)] : []));
  return (
    <div class="units-box" data-panel="units">
      <h3>
        {words.units} <span>{words.cardsAlive}</span>
      </h3>
      <ul class={`units ${counters.length > ROWS ? 'many' : ''}`}>
        {counters.map(([unit, counter]) => {
          const { title, group } = model.unitNamed(unit);
          const spread = spreadOf(model.edition, model.open.value, seat, group);
          const where = counter === null ? words.offBoard : counter.at;
          const isBrief = counter === null && counters.length > ROWS;
          const state = counter?.suppressed === true ? ` · ${words.suppressed}` : '';
          const told = `${title}, ${where}${state}: ${spread.inPlay} in hand, deck and discard pile, ${spread.inSupply} in the supply, ${spread.lost} lost`;
          return (
            <li key={unit} class={counter === null ? 'off' : ''} title={told}>
              <span class="unit-counter">
                <UnitCounter
                  side={model.lookOf(seat)}
                  unit={model.unitNamed(unit)}
                  suppressed={counter?.suppressed ?? false}
                  routed={extras?.isRouted(model.open.value, counterId(seat, unit)) === true}
                />
              </span>
              <span class="unit-words" aria-hidden="true">
                <b>{title}</b>
                <i>
                  {isBrief ? '–' : where}
                  <span>{state}</span>
                </i>
              </span>
              <span class="pips" role="img" aria-label={told}>
                {pipsOf(model, seat, group).map((kind, i) => (
                  <i key={i} class={kind} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {off.length > 0 && <p class="units-off">{words.notOnBoard(off.join(', '))}</p>}
    </div>
  );
}

/** A pip for each card of a unit: where it is, and whether it is upgraded or a reserve. */
function pipsOf(model: UndauntedModel, seat: Seat, group: GroupId): readonly string[] {
  const { edition, pieces } = model;
  const cards = edition.broughtBy(model.open.value, seat).filter((card) => pieces.groupOf[card] === group);
  const { supply } = model.sideOf(seat);
  const removed = model.roomOf(seat)?.removed;
  const { lost } = spreadOf(edition, model.open.value, seat, group);
  const rankOf = (card: CardId): string => edition.extras?.classOf(card) ?? '';
  const away = cards.filter((card) => supply.includes(card));
  const rest = cards.filter((card) => !supply.includes(card));
  // Nobody else learns which soldier fell.
  const gone = removed === undefined ? rest.slice(rest.length - lost) : rest.filter((card) => removed.includes(card));
  const live = rest.filter((card) => !gone.includes(card));
  return [
    ...live.map((card) => `live ${removed === undefined ? '' : rankOf(card)}`),
    ...away.map((card) => `away ${rankOf(card)}`),
    ...gone.map(() => 'lost'),
  ];
}
